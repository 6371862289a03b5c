about = Seis dados, dieciocho fichas y coronas por cada línea completa.
help-throws = Tus dados deciden qué casillas puedes cubrir.

say-cover = { $count ->
    [0] A { $seat } no le quedan fichas.
    [1] Turno de cubrir casillas, con una ficha: { $seat }.
   *[other] Turno de cubrir casillas, con { $count } fichas: { $seat }.
}
say-cover-you = { $count ->
    [0] No te quedan fichas.
    [1] Cubre casillas: te queda una ficha.
   *[other] Cubre casillas: te quedan { $count } fichas.
}
help-cover = Toca una casilla con marco: pones una ficha y usas sus dados.
cover = Cubrir { $dice } × { $value }
done = { $count ->
    [0] Hecho, sin fichas
    [1] Hecho, una ficha
   *[other] Hecho, { $count } fichas
}
column = { $dice } ×
chips = { $count ->
    [1] una ficha
   *[other] { $count } fichas
}
border = Borde
line-for = { $line }, por { $crowns }
line-row = Fila del { $value }
    .inside = fila del { $value }
line-column = { $dice } ×
    .inside = { $dice } ×
line-rising = Diagonal ascendente
    .inside = diagonal ascendente
line-falling = Diagonal descendente
    .inside = diagonal descendente
needs = { $count ->
    [1] falta una
   *[other] faltan { $count }
}

covered = { $seat } cubre { $dice } × { $value }.
line-filled = Completa: { $line-inside }, por { $crowns }.
covered-in-all = { $count ->
    [0] { $seat } no cubre nada.
    [1] { $seat } termina, con una ficha.
   *[other] { $seat } termina, con { $count } fichas.
}
chip-lost = No se puede cubrir nada: { $seat } pierde una ficha.

rating-genius = { $crowns } coronas: genio.
rating-professional = { $crowns } coronas: nivel profesional.
rating-expert = { $crowns } coronas: nivel experto.
rating-advanced = { $crowns } coronas: nivel avanzado.
rating-beginner = { $crowns } coronas: muy bien para empezar.
rating-again = { $crowns ->
    [1] Una corona: prueba otra vez.
   *[other] { $crowns } coronas: prueba otra vez.
}

split-leaves-dice-over = varias fichas para un valor dejan dados de sobra, así que `split` no va con `use` en `exact`
place-more = { $count ->
    [1] a solas hay que poner una ficha si se puede
   *[other] a solas hay que poner { $count } fichas si se puede
}
value-not-thrown = no ha salido ningún { $value }
field-covered = esa casilla ya está cubierta
no-chips = no quedan fichas
one-chip-a-value = un valor solo tiene una ficha por turno
too-few-dice = { $dice ->
    [1] no queda ningún dado que muestre { $value } o más
   *[other] no quedan { $dice } dados que muestren { $value } o más
}
dice-left-over = sobrarían dados que ningún otro valor puede tomar
leaves-too-few = con esa casilla no quedan dados para una segunda ficha; elige una que deje alguno

option-min_chips = Mínimo de fichas por tirada (a solas)
option-use = Los dados de la tirada
option-use-partial = pueden sobrar
option-use-exact = hay que usarlos todos
option-split = Varias fichas para un valor en un turno
option-tie = Empates al final
option-tie-shared = victoria compartida
option-tie-most_lines = más líneas, luego más fichas en el borde
option-round_limit = Máximo de rondas
option-board = Coronas de las casillas interiores, una fila por línea, desde arriba
option-board-usual = nuestra reconstrucción
option-board-own = el tablero de tu propia caja
board-no-number = la fila { $row } tiene «{ $text }», que no es un número
board-too-many = la fila { $row } tiene un { $crowns }; una casilla tiene de 0 a 6 coronas
board-wrong-row = la fila { $row } tiene { $count ->
    [1] un número
   *[other] { $count } números
}; necesita cinco, de 1× a 5×
board-wrong-total = la fila { $row } suma { $sum }, no { $total }
board-wrong-rows = hay { $count ->
    [1] una fila
   *[other] { $count } filas
}; el tablero tiene cinco
paper-rows = Filas
paper-columns = Columnas
paper-note = Las casillas interiores solo cuentan en líneas de cinco completas. Sus coronas son una reconstrucción nuestra; las de tu propia caja se escriben en las reglas de la casa.
paper-note-own = Las casillas interiores solo cuentan en líneas de cinco completas.

# The reference card.
aid-board = Qué alcanza una casilla y qué da
aid-field = Una casilla
aid-field-how = Necesita tantos dados como dice su columna, con el valor de su fila. Un dado puede contar como un número más bajo que muestre otro dado. Cada dado cuenta para una casilla.
aid-chip = Una ficha
aid-chip-how = Cada valor recibe una ficha por turno.
aid-lines = Líneas completas
aid-lines-how = Filas desde el 5 hacia abajo: { $rows } coronas. Columnas desde 1 ×: { $columns }. Diagonales: { $rising } la ascendente, { $falling } la descendente.
aid-border-how = La fila del 6 y la columna 6 × dan sus coronas casilla por casilla y no pertenecen a ninguna línea.
aid-end = El final
aid-end-how = Cuando alguien ha puesto la última de sus { $chips } fichas, se termina la ronda.
aid-end-alone = { $least ->
    [1] Después de cada tirada se pone al menos una ficha
   *[other] Después de cada tirada se ponen { $least } fichas si los dados lo permiten
}. Si no se puede ninguna, se pierde una. La partida acaba con la última de las { $chips } fichas.
