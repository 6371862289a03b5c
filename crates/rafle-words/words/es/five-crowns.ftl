about = Once manos, y en cada una otro valor es comodín. Bájalo todo, cierra, y que no te quede nada.
say-lot = Se decide a suertes quién reparte primero.
say-dealing = { $seat } reparte.
say-draws = Turno de tomar una carta, del mazo o el último descarte: { $seat }.
say-draws-you = Toma una carta: del mazo, o el último descarte.
help-draws = El mazo es una sorpresa; el descarte lo ves.
say-draws-last = Último turno de tomar una carta, del mazo o el último descarte: { $seat }.
say-draws-last-you = Tu último turno: toma una carta, del mazo o el último descarte.
help-draws-last = Alguien ha cerrado. Es tu última carta de la mano.
say-discards = Turno de descartar una carta: { $seat }.
say-discards-you = Descarta una carta.
help-discards = Toca la que menos te sirve. Si las demás combinan, puedes cerrar.
say-discards-last = Último turno de bajar combinaciones y descartar una carta: { $seat }.
say-discards-last-you = Tu último turno: baja lo que combina y descarta una carta.
help-discards-last = Baja lo que combina. Las cartas que quedan cuentan en tu contra.
say-shows-hand = Turno de bajar la mano: { $seat }.
say-next-hand = La mano se ha acabado. Turno de repartir la siguiente: { $seat }.
say-next-hand-you = La mano se ha acabado. Repartes tú la siguiente.
help-next-hand = Una carta más para cada cual, y otro valor es comodín.
discard-pile = Descartes
left-over = Quedan: { $points }
left-without = quedan sin esta carta
cards-held = { $count ->
    [1] una carta
   *[other] { $count } cartas
}
hand-points = { $count ->
    [1] un punto en esta mano
   *[other] { $count } puntos en esta mano
}
deal-the-cards = Repartir otra mano
draw-a-card = Robar del mazo
shuffle-and-draw = Barajar y robar
take-card = Tomar { $card }
discard-card = Descartar { $card }
go-out = Cerrar con { $card }
lay-meld = Bajar combinación
deals-first = { $seat } reparte primero.
hand-begins = Mano { $number } de { $count }. { $wild }.
draws-card = { $seat } roba { $card }.
draws-unseen = { $seat } roba del mazo.
takes-card = { $seat } toma { $card } de los descartes.
discards-shuffled = Los descartes se barajan para hacer un mazo nuevo.
discards-card = { $seat } descarta { $card }.
goes-out = { $seat } cierra y descarta { $card }.
lays-meld = { $seat } baja { $cards }.
laid-down = { $points ->
    [0] A { $seat } no le queda nada.
    [1] A { $seat } le queda un punto.
   *[other] A { $seat } le quedan { $points } puntos.
}
hand-won = { $seat } ha cerrado: la mano se ha acabado.
hand-unwon = No ha cerrado nadie: la mano se ha acabado.
hand-cost = { $points ->
    [1] { $seat } anota un punto.
   *[other] { $seat } anota { $points } puntos.
}
eight-is-an-option = ocho solo pueden jugar con la opción `eight`
draw-first = antes hay que tomar una carta del mazo o el último descarte
drawn-already = en este turno ya se ha tomado una carta
nothing-to-draw = el mazo está vacío, y no hay descartes que barajar
out-already = alguien ha cerrado: ahora un descarte acaba el turno
rest-does-not-meld = las otras cartas no entran todas en combinaciones
taken-card-stays = la mano tiene que guardar esta carta durante el turno: { $card }
melds-lie-down-by-themselves = las combinaciones se bajan sin preguntar
melds-wait-until-somebody-is-out = las combinaciones se bajan cuando alguien ha cerrado
cards-not-in-hand = la mano no tiene todas esas cartas
no-meld = esas cartas no son ni un grupo ni una escalera
one-card-for-the-discard = tiene que quedar una carta para descartar
wrong-number-of-cards = { $count ->
    [1] hay que enseñar una carta, no { $shown }
   *[other] hay que enseñar { $count } cartas, no { $shown }
}
cards-are-elsewhere = no todas esas cartas pueden estar en esa mano
option-eight = Pueden jugar ocho
option-auto_meld = Bajar las mejores combinaciones sin preguntar
option-return_discard = La carta tomada de los descartes
option-return_discard-allow = se puede descartar en el mismo turno
option-return_discard-forbid = se queda en la mano ese turno
option-hands = Manos
option-hands-all = las once, de 3 a 13 cartas
option-hands-short = seis, de 3, 5, 7, 9, 11 y 13 cartas
option-turn_limit = Turnos por persona hasta que todos bajan
option-tie = Empates al final
option-tie-shared = victoria compartida
option-tie-most_outs = gana quien ha cerrado más veces
option-first_dealer = Quién reparte primero
option-first_dealer-lot = a suertes
option-first_dealer-last = quien está en el último sitio, para que empiece el primero
paper-note = Queda en la mano: un jóker 50, una carta del valor comodín 20, jota 11, reina 12, rey 13, las demás su número. Los puntos van encima de la línea, el total debajo.
aid-melds = Combinaciones y puntos
aid-book = Grupo
aid-book-how = Tres cartas o más de un valor, de cualquier palo.
aid-run = Escalera
aid-run-how = Tres cartas o más seguidas, de un palo; no sigue del rey al 3.
aid-wild = Comodines
aid-wild-how = Los jókeres y el valor de la mano valen por cualquier carta, tantos como quieras, también solos.
aid-wild-how-not-alone = Los jókeres y el valor de la mano valen por cualquier carta, tantos como quieras, pero una combinación necesita además otra carta.
aid-turn = Tu turno
aid-turn-how = Toma una carta del mazo o el último descarte, y luego descarta una.
aid-out = Cerrar
aid-out-how = Si todas las demás cartas están en combinaciones, cierra con tu descarte. Los demás tienen un último turno.
aid-left = Queda en la mano
aid-left-how = Un jóker cuesta { $joker }, una carta del valor comodín { $wild }, jota 11, reina 12, rey 13, las demás su número.
