about = Dividi due dadi per un terzo. Se non avanza niente, è un punto.
help-throws = Due dadi fanno una somma; un terzo la dividerà.
say-divides = Tocca a { $seat }: un dado da tirare per dividere { $sum }.
say-divides-you = Tira un dado per dividere { $sum }.
help-divides = Se non avanza niente, fai un punto.
to-divide = { $sum } da dividere
divided = { $sum } diviso { $by } fa { $result }: un punto per { $seat }.
not-divided = { $sum } diviso { $by } non è un numero intero: niente per { $seat }.
