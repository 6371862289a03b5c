about = Cinco dados, tres tiradas, quince casillas: ¿dónde encaja?
help-throws = Tira todos los dados. Después puedes tirar dos veces más.
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
got-the-bonus = La parte de arriba llega al bonus: { $seat } se lo lleva.
got-it-again = { $seat } se lleva { $points } puntos más: otra vez cinco iguales.
has-saved = { $count ->
    [0] { $seat } no tiene tiradas guardadas.
    [1] { $seat } tiene una tirada guardada.
   *[other] { $seat } tiene { $count } tiradas guardadas.
}
towards-bonus = { $sum } de { $of }
box-closed = la casilla { $box } ya está ocupada
box-not-in-turn = la casilla { $box } no es la siguiente desde arriba
box-not-for-joker = la casilla { $box } tiene que esperar: cinco iguales van primero a su casilla de arriba y luego a una de abajo
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
box-three-pairs = Tres parejas
box-five-alike = Repóker
box-full-straight = Escalera total
box-villa = Villa
box-tower = Torre
box-yatzy-of-thirteen = Yatzy
box-maxi-yatzy = Maxi Yatzy
box-again = Otro Yatzy
box-saved = Tiradas extra
option-sheet = Hoja
option-sheet-nordic = nórdica: 15 casillas
option-sheet-american = americana: 13 casillas
option-sheet-german = alemana: 13 casillas
option-sheet-maxi = Maxi: seis dados, 20 casillas
option-order = Orden de las casillas
option-order-free = cualquier casilla libre
option-order-forced = de arriba abajo
option-extras = Extras de la hoja
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
    [with-three-alike] tres iguales: la suma de todos los dados
    [with-four-alike] cuatro iguales: la suma de todos los dados
    [house-for-25] tres iguales y otros dos iguales: 25
    [four-in-a-row] cuatro seguidos: 30
    [five-in-a-row] cinco seguidos: 40
    [box-three-pairs] tres parejas distintas, sumadas
    [box-five-alike] cinco iguales, sumados
    [box-full-straight] 1 2 3 4 5 6
    [box-villa] dos veces tres iguales, sumados
    [box-tower] cuatro iguales y otros dos iguales, sumados
    [box-maxi-yatzy] seis iguales
   *[other] cinco iguales
}
box-sum = Suma
bonus-how = { $least } o más: { $bonus }
paper-note = Tres tiradas por turno y luego una casilla. Lo que no encaja vale 0. Gana el total más alto.
again-how = Si su casilla está llena, cinco iguales son un comodín y dan { $points } más si en ella hay 50.
again-above-how = Si su casilla está llena, cinco iguales dan { $points } más en su casilla de arriba; si no, son un comodín.
saved-how = Las tiradas que no usas se guardan para turnos posteriores.
