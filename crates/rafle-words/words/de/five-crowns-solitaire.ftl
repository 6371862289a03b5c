about = Elf offene Hände und 28 Karten, um sie alle fertig zu bekommen.
say-hands-are-dealt = Elf Hände werden gegeben.
say-turn-up = { $seat } ist dran: die nächste Karte aufdecken.
say-turn-up-you = Deck die nächste Karte auf.
help-turn-up = Jede Karte, die du aufdeckst, kommt in eine der offenen Hände.
say-put = { $seat } ist dran: { $card-acc } in eine offene Hand legen und eine Karte daraus abwerfen.
say-put-you = Leg { $card-acc } in eine offene Hand, und wirf eine Karte daraus ab.
help-put = Tipp eine Hand für die Karte an, dann die Karte, die weg soll.
turn-up-a-card = Karte aufdecken
turned-up-card = Aufgedeckt
coming-cards = Als Nächstes
open-hand = { $wild }: { $points } übrig
open-hand-short = { $rank }: { $points } übrig
left-with = übrig mit der neuen Karte
closed-hand = { $n } Karten, fertig
throw-it-away = gleich abwerfen
throw-away-in = { $n }er: gleich weg
put-for = { $n }er: { $card } weg
put-into = { $n }er-Hand: { $card } kommt hinein, { $discard } kommt weg.
thrown-away = { $n }er-Hand: { $card } kommt hinein und gleich wieder weg.
hand-closes = Die { $n }er-Hand ist fertig.
solitaire-won = { $count ->
    [0] Gewonnen mit der allerletzten Karte.
    [1] Gewonnen, eine Karte ist noch übrig.
   *[other] Gewonnen, { $count } Karten sind noch übrig.
}
solitaire-lost = { $count ->
    [0] Verloren: Keine Hand ist fertig. Übrige Punkte: { $points }.
    [1] Verloren: Eine Hand ist fertig. Übrige Punkte in den anderen: { $points }.
   *[other] Verloren: { $count } Hände sind fertig. Übrige Punkte in den anderen: { $points }.
}
hand-not-open = die { $n }er-Hand ist fertig und nimmt keine Karten mehr auf
option-deal_close = Beim Geben vollständige Hände sind gleich fertig
option-undo = Züge dürfen zurückgenommen werden
option-peek = Offene Karten des Stapels
option-peek-0 = keine
option-peek-1 = die nächste
option-peek-3 = die nächsten drei
