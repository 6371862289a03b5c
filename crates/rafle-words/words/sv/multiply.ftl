about = Två tärningar, ett slag, och så gånger.
help-throws = Två tärningar gångras. Den högsta produkten vinner.
