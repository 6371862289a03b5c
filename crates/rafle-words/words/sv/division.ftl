about = Dela två tärningar med en tredje. Går det jämnt ut får du poäng.
help-throws = Två tärningar ger en summa; en tredje delar den.
say-divides = { $seat } ska slå en tärning och dela { $sum } med den.
say-divides-you = Slå en tärning och dela { $sum } med den.
help-divides = Går det jämnt ut får du en poäng.
to-divide = { $sum } att dela
divided = { $sum } delat med { $by } är { $result }: en poäng till { $seat }.
not-divided = { $sum } delat med { $by } går inte jämnt ut: inget till { $seat }.
