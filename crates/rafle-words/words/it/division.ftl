about = Dividi due dadi per un terzo. Se non avanza niente, è un punto.
help-throws = Due dadi fanno una somma; un terzo la dividerà.
say-divides = Tocca a { $seat } tirare il dado che divide { $sum }.
say-divides-you = Tira il dado che divide { $sum }.
help-divides = Se non avanza niente, fai un punto.
to-divide = { $sum } da dividere
divided = { $sum } diviso { $by } fa { $result }: un punto per { $seat }.
not-divided = { $sum } diviso { $by } non è un numero intero: niente per { $seat }.
