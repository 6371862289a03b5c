about = Undici mani scoperte e 28 carte per completarle tutte.
say-hands-are-dealt = Si distribuiscono undici mani.
say-turn-up = Tocca a { $seat } girare la prossima carta.
say-turn-up-you = Gira la prossima carta.
help-turn-up = Ogni carta che giri va in una delle mani aperte.
say-put = Tocca a { $seat } mettere { $card } in una mano aperta e scartare una carta di quella mano.
say-put-you = Metti { $card } in una mano aperta, e scarta una carta di quella mano.
help-put = Tocca una mano per metterci la carta, poi la carta da scartare.
turn-up-a-card = Gira una carta
turned-up-card = Carta girata
coming-cards = Le prossime
open-hand = { $wild }; punti rimasti: { $points }
open-hand-short = { $rank }: restano { $points }
left-with = restano con la nuova carta
closed-hand = { $n } carte, chiusa
throw-it-away = scartala
throw-away-in = Mano da { $n }, e scartala
put-for = Mano da { $n }, scarta { $card }
put-into = Mano da { $n }: entra { $card }, si scarta { $discard }.
thrown-away = Mano da { $n }: { $card } entra ed esce di nuovo.
hand-closes = La mano da { $n } è chiusa.
solitaire-won = { $count ->
    [0] Vittoria con l’ultima carta.
    [1] Vittoria con una carta ancora nel mazzo.
   *[other] Vittoria con { $count } carte ancora nel mazzo.
}
solitaire-lost = { $count ->
    [0] Sconfitta: nessuna mano è chiusa; punti rimasti: { $points }.
    [1] Sconfitta: una mano è chiusa; punti rimasti nelle altre: { $points }.
   *[other] Sconfitta: { $count } mani sono chiuse; punti rimasti nelle altre: { $points }.
}
hand-not-open = la mano da { $n } è chiusa e non prende più carte
option-deal_close = Chiudi le mani già complete
option-undo = Le mosse si possono ritirare
option-peek = Carte scoperte del mazzo
option-peek-0 = nessuna
option-peek-1 = la prossima
option-peek-3 = le prossime tre
