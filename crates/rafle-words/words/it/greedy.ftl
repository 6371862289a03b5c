about = Tira ancora per avere di più, o incassa prima che un uno si prenda tutto.
help-again-or-stop = Fermati e incassa i punti di questo turno, oppure rischiali.
help-throws = Ogni dado si aggiunge al turno, ma un uno si prende tutto.
stop-and-bank = { $points ->
    [1] Incassa un punto
   *[other] Incassa { $points } punti
}
banked = { $seat } incassa e ora ha { $points }.
turn-lost = { $points ->
    [0] Per { $seat } il turno è finito.
    [1] { $seat } perde un punto.
   *[other] { $seat } perde { $points } punti.
}
stays-with = { $seat } resta a { $points }.
