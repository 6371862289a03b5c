about = Divider to terninger med en tredje. Går det op, er der et point.
help-throws = To terninger giver en sum; en tredje deler den.
say-divides = { $seat } skal kaste én terning at dividere { $sum } med.
say-divides-you = Kast én terning at dividere { $sum } med.
help-divides = Går det op, har du et point.
to-divide = { $sum } skal divideres
divided = { $sum } divideret med { $by } er { $result }: ét point til { $seat }.
not-divided = { $sum } divideret med { $by } går ikke op: intet til { $seat }.
