about = Två tärningar, ett slag, en summa. Hyllans snabbaste spel.
help-throws = Två tärningar läggs ihop. Den högsta summan vinner.
