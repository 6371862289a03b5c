about = Två tärningar, ett slag, och så gånger.
help-throws = Två tärningar gångras med varandra. Den högsta produkten vinner.
