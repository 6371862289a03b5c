about = Cinco dados, tres tiradas, quince casillas: ¿dónde encaja?
help-throws = Tira los cinco. Después puedes tirar dos veces más.
say-keep-or-write = { $left ->
    [1] { $seat }: ¿guardar dados y tirar el resto, o anotar? Queda una tirada.
   *[other] { $seat }: ¿guardar dados y tirar el resto, o anotar? Quedan { $left } tiradas.
}
say-keep-or-write-you = { $left ->
    [1] Guarda lo que quieras y tira el resto, o anota: queda una tirada.
   *[other] Guarda lo que quieras y tira el resto, o anota: quedan { $left } tiradas.
}
help-keep-or-write = Toca dados para guardarlos y tira el resto, o anota en una casilla.
say-write = Turno de anotar en una casilla: { $seat }. No quedan tiradas.
say-write-you = Anota los dados en una casilla: no quedan tiradas.
help-write = Anota los dados en una casilla. Un marco fino significa 0 puntos.
write = Anotar: { $box }
wrote = { $points ->
    [0] { $seat } tacha la casilla { $box }.
    [1] { $seat } anota un punto en la casilla { $box }.
   *[other] { $seat } anota { $points } puntos en la casilla { $box }.
}
got-the-bonus = Las casillas de arriba están llenas: { $seat } se lleva el bonus.
towards-bonus = { $sum } de { $of }
box-closed = la casilla { $box } ya está ocupada
box-not-in-turn = la casilla { $box } no es la siguiente desde arriba
box-ones = Unos
box-twos = Doses
box-threes = Treses
box-fours = Cuatros
box-fives = Cincos
box-sixes = Seises
box-bonus = Bonus
box-one-pair = Pareja
box-two-pairs = Doble pareja
box-three-alike = Trío
box-four-alike = Póker
box-small-straight = Escalera menor
box-large-straight = Escalera mayor
box-house = Full
box-chance = Chance
box-yatzy = Yatzy
option-order = Orden de las casillas
option-order-free = cualquier casilla libre
option-order-forced = de arriba abajo
aid-boxes = Lo que valen las casillas
boxes-upper = Casillas de arriba: con { $least } o más, { $bonus } extra
boxes-lower = Casillas de abajo
box-most = hasta { $points }
box-how = { $box ->
    [box-ones] la suma de todos los unos
    [box-twos] la suma de todos los doses
    [box-threes] la suma de todos los treses
    [box-fours] la suma de todos los cuatros
    [box-fives] la suma de todos los cincos
    [box-sixes] la suma de todos los seises
    [box-one-pair] los dos iguales más altos, sumados
    [box-two-pairs] dos parejas distintas, sumadas
    [box-three-alike] tres iguales, sumados
    [box-four-alike] cuatro iguales, sumados
    [box-small-straight] 1 2 3 4 5
    [box-large-straight] 2 3 4 5 6
    [box-house] tres iguales y otros dos iguales, sumados
    [box-chance] todos los dados, sumados
   *[other] cinco iguales
}
box-sum = Suma
bonus-how = { $least } o más: { $bonus }
paper-note = Tres tiradas por turno y luego una casilla. Lo que no encaja vale 0. Gana el total más alto.
