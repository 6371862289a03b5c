about = Divide dos dados entre un tercero. Si no sobra nada, es un punto.
help-throws = Dos dados dan una suma; un tercero la dividirá.
say-divides = Turno de tirar el dado que divide { $sum }: { $seat }.
say-divides-you = Tira el dado que divide { $sum }.
help-divides = Si no sobra nada, tienes un punto.
to-divide = { $sum } para dividir
divided = { $sum } entre { $by } da { $result }: { $seat } gana un punto.
not-divided = { $sum } entre { $by } no da un número entero: { $seat } no gana nada.
