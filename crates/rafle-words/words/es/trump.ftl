about = Reúne todos los iguales que puedas. Los unos son lo que te haga falta.
help-lay-some-aside = Los dados iguales hacen tu mano, y los unos van con cualquiera.
help-throws = Reúne dados iguales. Los unos son lo que te haga falta.
x-trump-faces = { $face ->
    [1] unos
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
   *[other] seises
}
hand-two-alike = dos { x-trump-faces }
hand-six-alike = seis { x-trump-faces }
hand-straight-at-once = 1 2 3 4 5 6 de golpe
call-ones = Los unos son { x-trump-faces }
called-ones = { $seat } dice que los unos son { x-trump-faces }.
ones-count-as = los unos cuentan como { x-trump-faces }
ones-are-not-named = los unos ya cuentan como la mejor cara
ones-named-already = los unos ya se han nombrado en este turno
no-one-aside = todavía no hay ningún 1 apartado
option-straight_first = 1 2 3 4 5 6 en la primera tirada es lo más alto
option-declare = Lo que cuentan los unos
option-declare-auto = siempre la mejor cara
option-declare-manual = se dice durante el turno
aid-trump = Los unos cuentan como la cara que quieras. Entre grupos iguales gana la cara más alta.
group-ones = Seis unos
group-alike = { $count ->
    [2] Dos iguales
    [3] Tres iguales
    [4] Cuatro iguales
    [5] Cinco iguales
   *[other] Seis iguales
}
