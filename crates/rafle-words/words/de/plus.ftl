about = Zwei Würfel, ein Wurf, eine Summe. Das schnellste Spiel im Regal.
help-throws = Zwei Würfel werden zusammengezählt. Die höchste Summe gewinnt.
