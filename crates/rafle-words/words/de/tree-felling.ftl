about = Sechs Reihen Hölzchen, ein Würfel. Fäll deinen Wald vor den anderen.
help-throws = Die ganze Reihe dieser Zahl wird gefällt, wenn sie noch steht.
forest = Wald
row = Reihe { $number }
felled = { $seat } fällt Reihe { $number }.
gone-already = Reihe { $number } ist bei { $seat } schon weg.
