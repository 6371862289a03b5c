about = Del to terninger på en tredje. Går det opp, får du poeng.
help-throws = To terninger gir en sum; en tredje skal dele den.
say-divides = { $seat } skal kaste én terning å dele { $sum } på.
say-divides-you = Kast én terning å dele { $sum } på.
help-divides = Går det opp uten rest, får du ett poeng.
to-divide = { $sum } skal deles
divided = { $sum } delt på { $by } er { $result }: ett poeng til { $seat }.
not-divided = { $sum } delt på { $by } er ikke et helt tall: ingenting til { $seat }.
