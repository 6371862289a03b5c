about = Cada carta tiene dos extremos, y una serie superada vuelve del revés.

say-deal = Se reparten las cartas.
say-turn = { $seat }: ¿jugar, añadir, tomar o girar?
say-turn-you = Juega una serie, añade una carta, toma una serie, o gira tu mano.
help-turn = Toca cartas de tu mano para jugarlas, o una serie para añadir o tomar.
say-turn-for = { $seat }, zona { $number }: ¿jugar, añadir, tomar o girar?
say-turn-for-you = Zona { $number }: juega una serie, añade una carta, toma una serie, o gira tu mano.
help-turn-for = Cada una de tus dos zonas tiene su propio turno.
area = Zona { $number }
discards = Descartes
the-cards = Las cartas
left-out = Se quedan en la caja
cards = { $count ->
    [1] una carta
   *[other] { $count } cartas
}
the-star = la estrella

play-cards = Jugar estas
add-to = Añadir a los { $value } ({ $seat })
take-from = Tomar los { $value } ({ $seat })
flip-hand = Girar toda la mano

first-card = { $seat } recibe la primera carta.
begins = { $seat } tiene el 1/5 con la estrella y empieza.
played = { $size ->
    [1] { $seat } juega un { $value } solo: { $cards }.
    [2] { $seat } juega una pareja de { $value }: { $cards }.
   *[other] { $seat } juega { $size } cartas de valor { $value }: { $cards }.
}
added = { $seat } añade { $card } a la serie de { $owner }.
took = { $seat } toma la serie de { $owner } y la gira: { $cards }.
flipped = { $seat } gira toda la mano.
beaten-back = { $seat } recupera la serie superada, girada: { $cards }.
beaten-away = La serie de { $seat } queda superada y se descarta.
out-first = { $seat } se queda sin cartas en primer lugar y recibe dos fichas.
out-second = { $seat } se queda sin cartas en segundo lugar y recibe una ficha.
round-won = { $seat } gana la ronda.
round-void = La ronda es nula.

deal-first = todavía no se han repartido todas las cartas
who-is-first = antes hay que decir quién recibe la primera carta
deal-a-card = ahora hay que repartir una carta
who-holds-the-star = antes hay que decir quién tiene la estrella
nothing-to-deal = ya está todo repartido
not-in-the-deck = no queda ninguna carta { $card } por repartir
star-is-elsewhere = la estrella no puede estar en la mano de { $seat }
not-in-hand = la mano no tiene esas cartas con ese extremo arriba
not-one-value = todas las cartas de una serie tienen el mismo valor activo
not-higher = { $size ->
    [1] una carta sola tiene que superar el { $value } que hay en la mesa
   *[other] { $size } cartas tienen que superar los { $value } que hay en la mesa
}
other-value = a esa serie solo se le añaden cartas con un { $value } arriba
own-set = eso solo se puede hacer con la serie de otra persona
no-set-there = no hay ninguna serie ahí delante de { $seat }
name-the-area = di qué zona es, como en `B2`
one-area-only = aquí cada cual tiene una sola zona: `B`, no `B2`

option-tokens_to_win = Fichas para ganar (de 3 a 5 personas)
option-rounds_to_win = Rondas para ganar (2 personas)
option-deck = Baraja
option-deck-printed = la publicada
option-deck-pairs9 = cada par de valores una vez
option-cards = Lo que está impreso en las 40 cartas, por ejemplo 2/9; 1/10:3 se juega a partir de tres personas
option-cards-usual = nuestra lista
option-cards-own = las cartas de tu propia caja
cards-no-card = «{ $text }» no es una carta: dos valores distintos de 1 a 10, como 2/9, y si hace falta a partir de cuántas personas, como 1/10:3
cards-thrice = { $card } está más de dos veces
cards-wrong-total = los valores de la línea { $line } suman { $sum }, no { $total }
cards-wrong-number = el número de cartas es { $count }, no 40
cards-starter = el 1/5 con la estrella está una vez, sean cuantas sean las personas, y ninguna otra carta tiene estrella
cards-alike = el { $value } está en { $count } cartas; lo pueden tener { $most } como mucho
cards-too-few = con { $seats } personas no habría carta para todas
cards-and-pairs = las cartas propias van con la baraja publicada, no con `pairs9`
option-turn_limit = Turnos tras los que una ronda es nula
option-repetition = Una ronda que da vueltas
option-repetition-off = sigue
option-repetition-3 = es nula a la tercera vez
aid-actions = Una de cuatro acciones por turno
aid-actions-note = Antes se retira tu serie anterior. Nadie pasa.
aid-play = Jugar
aid-play-how = Pon delante de ti una o más cartas de un valor.
aid-add = Añadir
aid-add-how = Añade una carta a la serie de otra persona, si es de su mismo valor. Desde entonces es suya.
aid-take = Tomar
aid-take-how = Llévate a la mano la serie entera de otra persona.
aid-flip = Girar
aid-flip-how = Da la vuelta a toda tu mano.
aid-golden = La regla de oro
aid-golden-how = De la mesa a una mano, una carta se gira. De una mano a la mesa, nunca.
aid-golden-example = 2/5 y 2/7 en la mesa son un 5 y un 7 en tu mano.
aid-size = Nunca dos series del mismo tamaño
aid-size-how = Una serie nueva o aumentada tiene que superar a la de su tamaño. Esa vuelve girada a la mano de quien la tenía delante. Igual no basta.
aid-size-example = Dos 5 superan a dos 3, que vuelven como lo que tienen debajo.
aid-places = Dos zonas
aid-places-how = Cada cual tiene dos zonas y dos turnos seguidos. También puedes superar tu propia serie.
aid-end = El final
aid-end-two = { $count ->
    [1] Quien se queda antes sin cartas gana la ronda y la partida.
   *[other] Quien se queda antes sin cartas gana la ronda; se gana con { $count } rondas.
}
aid-end-more = La primera persona sin cartas: dos fichas. La segunda: una, y la ronda se acaba. Se gana con { $count } fichas.
