about = Once manos abiertas y 28 cartas para completarlas todas.
say-hands-are-dealt = Se reparten once manos.
say-turn-up = Turno de descubrir la siguiente carta: { $seat }.
say-turn-up-you = Descubre la siguiente carta.
help-turn-up = Cada carta que descubres va a una de las manos abiertas.
say-put = Turno: { $seat }. Hay que poner esta carta en una mano abierta y descartar una de esa mano: { $card }.
say-put-you = Pon esta carta en una mano abierta y descarta una de esa mano: { $card }.
help-put = Toca una mano para poner la carta, luego la carta que descartas.
turn-up-a-card = Descubrir una carta
turned-up-card = Descubierta
coming-cards = Vienen ahora
open-hand = { $wild }. Quedan { $points }
open-hand-short = { $rank }: quedan { $points }
left-with = quedan con la carta nueva
closed-hand = { $n } cartas, cerrada
throw-it-away = descartarla
throw-away-in = Ponerla en la mano de { $n } y descartarla
put-for = Ponerla en la mano de { $n } y descartar { $card }
put-into = Mano de { $n }: entra { $card }, se descarta { $discard }.
thrown-away = Mano de { $n }: entra { $card } y vuelve a salir.
hand-closes = La mano de { $n } se cierra.
solitaire-won = { $count ->
    [0] Has ganado con la última carta.
    [1] Has ganado y sobra una carta.
   *[other] Has ganado y sobran { $count } cartas.
}
solitaire-lost = { $count ->
    [0] Solitario perdido: no hay ninguna mano cerrada, y quedan { $points } puntos.
    [1] Solitario perdido: hay una mano cerrada, y quedan { $points } puntos en las demás.
   *[other] Solitario perdido: hay { $count } manos cerradas, y quedan { $points } puntos en las demás.
}
hand-not-open = la mano de { $n } está cerrada y no recibe más cartas
option-deal_close = Cerrar las manos completas al repartir
option-undo = Las jugadas se pueden retirar
option-peek = Cartas del mazo a la vista
option-peek-0 = ninguna
option-peek-1 = la siguiente
option-peek-3 = las tres siguientes
