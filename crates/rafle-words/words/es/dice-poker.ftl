about = Tres tiradas para la mejor mano, y los unos ganan a los seises.
help-throws = Hasta tres tiradas para la mejor mano de cinco dados.
say-lay-any-aside = Turno de apartar dados y tirar el resto: { $seat }.
say-lay-any-aside-you = Aparta lo que quieras, y tira el resto.
help-lay-any-aside = Toca dados para apartarlos. No hace falta apartar ninguno.
x-poker-faces = { $face ->
    [1] unos
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
   *[other] seises
}
x-poker-others = { $other ->
    [1] unos
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
   *[other] seises
}
hand-full-house = full: tres { x-poker-faces } y dos { x-poker-others }
hand-straight = escalera hasta el { $face }
hand-two-pairs = doble pareja: { x-poker-faces } y { x-poker-others }
hand-one-pair = pareja de { x-poker-faces }
hand-nothing = nada, con el { $face } como dado más alto
option-kept_dice = Los dados apartados
option-kept_dice-locked = se quedan ahí
option-kept_dice-free = se pueden volver a tirar
option-straights = Las escaleras cuentan
aid-poker = El 1 es el más alto, luego del 6 al 2.
kind-nothing = Nada
kind-one-pair = Pareja
kind-two-pairs = Doble pareja
kind-three-alike = Trío
kind-straight = Escalera
kind-full-house = Full
kind-four-alike = Póker
kind-five-alike = Cinco iguales
