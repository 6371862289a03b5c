about = Elf Runden, und in jeder zählt ein anderer Wert als Joker. Leg alles aus, mach Schluss, und nichts bleibt übrig.
say-lot = Das Los bestimmt, wer zuerst gibt.
say-dealing = { $seat } gibt.
say-draws = { $seat } ist dran: eine Karte vom Stapel oder von der Ablage nehmen.
say-draws-you = Nimm eine Karte, vom Stapel oder von der Ablage.
help-draws = Vom Stapel kommt eine Überraschung; die Ablage siehst du.
say-draws-last = Letzter Zug, { $seat } ist dran: eine Karte vom Stapel oder von der Ablage nehmen.
say-draws-last-you = Dein letzter Zug: Nimm eine Karte, vom Stapel oder von der Ablage.
help-draws-last = Jemand hat Schluss gemacht. Das ist deine letzte Karte dieser Runde.
say-discards = { $seat } ist dran: eine Karte abwerfen.
say-discards-you = Wirf eine Karte ab.
help-discards = Tipp an, was du kaum brauchst. Passt der Rest, machst du Schluss.
say-discards-last = Letzter Zug, { $seat } ist dran: auslegen und eine Karte abwerfen.
say-discards-last-you = Dein letzter Zug: Leg aus, und wirf eine Karte ab.
help-discards-last = Leg aus, was zusammenpasst. Was übrig bleibt, zählt gegen dich.
say-shows-hand = { $seat } legt die Hand offen.
say-next-hand = Die Runde ist vorbei. { $seat } gibt als Nächstes.
say-next-hand-you = Die Runde ist vorbei. Als Nächstes gibst du.
help-next-hand = Alle bekommen eine Karte mehr, und ein anderer Wert zählt als Joker.
discard-pile = Ablage
left-over = Übrig: { $points }
left-without = übrig ohne diese Karte
cards-held = { $count ->
    [1] eine Karte
   *[other] { $count } Karten
}
hand-points = { $count ->
    [1] ein Punkt in dieser Runde
   *[other] { $count } Punkte in dieser Runde
}
deal-the-cards = Karten geben
draw-a-card = Vom Stapel ziehen
shuffle-and-draw = Mischen und ziehen
take-card = { $card } nehmen
discard-card = { $card } abwerfen
go-out = Schluss, { $card } weg
lay-meld = Kombination auslegen
deals-first = { $seat } gibt zuerst.
hand-begins = Runde { $number } von { $count }: { $wild }.
draws-card = { $seat } zieht { $card-acc }.
draws-unseen = { $seat } zieht vom Stapel.
takes-card = { $seat } nimmt { $card-acc } von der Ablage.
discards-shuffled = Die Ablage wird zu einem neuen Stapel gemischt.
discards-card = { $seat } wirft { $card-acc } ab.
goes-out = { $seat } macht Schluss und wirft { $card-acc } ab.
lays-meld = { $seat } legt aus: { $cards }.
laid-down = { $points ->
    [0] { $seat } hat nichts übrig.
    [1] { $seat } hat einen Punkt übrig.
   *[other] { $seat } hat { $points } Punkte übrig.
}
hand-won = { $seat } hat Schluss gemacht: Die Runde ist vorbei.
hand-unwon = Niemand hat Schluss gemacht: Die Runde ist vorbei.
hand-cost = { $points ->
    [1] { $seat } schreibt einen Punkt auf.
   *[other] { $seat } schreibt { $points } Punkte auf.
}
eight-is-an-option = acht können nur mit der Einstellung `eight` spielen
draw-first = erst eine Karte vom Stapel oder von der Ablage nehmen
drawn-already = in diesem Zug wurde schon eine Karte genommen
nothing-to-draw = der Stapel ist leer, und in der Ablage ist nichts zum Mischen
out-already = jemand hat Schluss gemacht: jetzt beendet eine abgeworfene Karte den Zug
rest-does-not-meld = die anderen Karten gehen nicht alle in Kombinationen auf
taken-card-stays = { $card } muss in diesem Zug auf der Hand bleiben
melds-lie-down-by-themselves = ausgelegt wird von selbst
melds-wait-until-somebody-is-out = ausgelegt wird erst, wenn jemand Schluss gemacht hat
cards-not-in-hand = nicht alle diese Karten sind auf der Hand
no-meld = diese Karten sind weder ein Satz noch eine Folge
one-card-for-the-discard = eine Karte muss zum Abwerfen übrig bleiben
wrong-number-of-cards = { $count ->
    [1] eine Karte ist zu zeigen, nicht { $shown }
   *[other] { $count } Karten sind zu zeigen, nicht { $shown }
}
cards-are-elsewhere = nicht alle diese Karten können auf dieser Hand sein
option-eight = Acht dürfen spielen
option-auto_meld = Die besten Kombinationen ungefragt auslegen
option-return_discard = Die Karte aus der Ablage
option-return_discard-allow = darf im selben Zug wieder abgeworfen werden
option-return_discard-forbid = bleibt in diesem Zug auf der Hand
option-hands = Runden
option-hands-all = alle elf, 3 bis 13 Karten
option-hands-short = sechs, mit 3, 5, 7, 9, 11 und 13 Karten
option-turn_limit = Züge pro Kopf, bis alle auslegen
option-tie = Gleichstand am Ende
option-tie-shared = geteilter Sieg
option-tie-most_outs = es gewinnt, wer am häufigsten Schluss gemacht hat
option-first_dealer = Zuerst gibt
option-first_dealer-lot = wen das Los bestimmt
option-first_dealer-last = der letzte Platz, damit der erste beginnt
paper-note = Auf der Hand übrig: ein Joker 50, eine Karte des Jokerwerts 20, Bube 11, Dame 12, König 13, alle anderen wie gedruckt. Punkte kommen über die Linie, die laufende Summe darunter.
aid-melds = Kombinationen und Punkte
aid-book = Satz
aid-book-how = Drei Karten oder mehr mit demselben Wert, in beliebigen Farben.
aid-run = Folge
aid-run-how = Drei Karten oder mehr in einer Reihe, alle in einer Farbe; nach dem König geht es nicht mit der 3 weiter.
aid-wild = Jokerkarten
aid-wild-how = Joker und der Wert der Runde stehen für jede Karte, beliebig viele davon, auch allein.
aid-wild-how-not-alone = Joker und der Wert der Runde stehen für jede Karte, beliebig viele davon, aber eine Kombination braucht auch eine andere Karte.
aid-turn = Dein Zug
aid-turn-how = Nimm eine Karte vom Stapel oder von der Ablage, dann wirf eine ab.
aid-out = Schluss machen
aid-out-how = Gehen alle anderen Karten in Kombinationen auf, mach mit dem Abwerfen Schluss. Alle anderen haben noch einen letzten Zug.
aid-left = Übrig
aid-left-how = Ein Joker kostet { $joker }, eine Karte des Jokerwerts { $wild }, Bube 11, Dame 12, König 13, alle anderen ihre Zahl.
