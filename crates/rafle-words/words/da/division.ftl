about = Divider to terninger med en tredje. Går det op, er der et point.
say-divides = { $seat } skal kaste én terning at dividere { $sum } med.
say-divides-you = Kast én terning at dividere { $sum } med.
to-divide = { $sum } skal divideres
divided = { $sum } divideret med { $by } er { $result }: ét point til { $seat }.
not-divided = { $sum } divideret med { $by } går ikke op: intet til { $seat }.
