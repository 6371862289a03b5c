about = Jede Karte hat zwei Enden, und ein übertroffener Satz kommt kopfüber zurück.

say-deal = Die Karten werden gegeben.
say-turn = { $seat } ist dran: ausspielen, anlegen, nehmen oder umdrehen.
say-turn-you = Spiel einen Satz aus, leg eine Karte an, nimm einen Satz, oder dreh deine Hand um.
help-turn = Tipp Handkarten zum Ausspielen an, einen Satz zum Anlegen oder Nehmen.
say-turn-for = { $seat } ist dran, Bereich { $number }: ausspielen, anlegen, nehmen oder umdrehen.
say-turn-for-you = Bereich { $number }: Spiel einen Satz aus, leg eine Karte an, nimm einen Satz, oder dreh deine Hand um.
help-turn-for = Jeder deiner zwei Bereiche hat einen eigenen Zug.
area = Bereich { $number }
discards = Ablage
the-cards = Die Karten
left-out = Bleiben in der Schachtel
cards = { $count ->
    [1] eine Karte
   *[other] { $count } Karten
}
the-star = der Stern

play-cards = Ausspielen
add-to = Anlegen: { $value }er ({ $seat })
take-from = { $value }er nehmen ({ $seat })
flip-hand = Ganze Hand umdrehen

first-card = { $seat } bekommt die erste Karte.
begins = { $seat } hat die 1/5 mit dem Stern und beginnt.
played = { $size ->
    [1] { $seat } spielt eine einzelne { $value } aus: { $cards }.
    [2] { $seat } spielt ein Paar { $value }er aus: { $cards }.
   *[other] { $seat } spielt { $size } Karten mit { $value } aus: { $cards }.
}
added = { $seat } legt { $card } an den Satz von { $owner } an.
took = { $seat } nimmt den Satz von { $owner } und dreht ihn um: { $cards }.
flipped = { $seat } dreht die ganze Hand um.
beaten-back = { $seat } nimmt den übertroffenen Satz umgedreht zurück: { $cards }.
beaten-away = Der Satz von { $seat } ist übertroffen und wird abgeworfen.
out-first = { $seat } ist zuerst fertig und bekommt zwei Marken.
out-second = { $seat } ist danach fertig und bekommt eine Marke.
round-won = { $seat } gewinnt die Runde.
round-void = Die Runde ist ungültig.

deal-first = noch sind nicht alle Karten gegeben
who-is-first = erst muss gesagt werden, wer die erste Karte bekommt
deal-a-card = jetzt wird eine Karte gegeben
who-holds-the-star = erst muss gesagt werden, wer den Stern hat
nothing-to-deal = alle Karten sind gegeben
not-in-the-deck = zum Geben ist keine { $card } mehr da
star-is-elsewhere = der Stern kann nicht bei { $seat } sein
not-in-hand = diese Karten sind so herum nicht auf der Hand
not-one-value = alle Karten eines Satzes haben denselben aktiven Wert
not-higher = { $size ->
    [1] eine einzelne Karte muss höher sein als die { $value }, die daliegt
   *[other] { $size } Karten müssen höher sein als die { $value }er, die daliegen
}
other-value = an diesen Satz passen nur Karten mit { $value } oben
own-set = das geht nur mit einem fremden Satz
no-set-there = dort liegt vor { $seat } kein Satz
name-the-area = sag, welcher Bereich gemeint ist, etwa `B2`
one-area-only = hier haben alle nur einen Bereich: `B`, nicht `B2`

option-tokens_to_win = Marken zum Sieg (3 bis 5 Spieler)
option-rounds_to_win = Runden zum Sieg (2 Spieler)
option-deck = Karten
option-deck-printed = die gedruckten
option-deck-pairs9 = jedes Paar von Werten einmal
option-cards = Was auf den 40 Karten steht, etwa 2/9; 1/10:3 ist ab drei Spielern dabei
option-cards-usual = unsere Liste
option-cards-own = die Karten aus eurer eigenen Schachtel
cards-no-card = „{ $text }“ ist keine Karte: zwei verschiedene Werte von 1 bis 10, wie in 2/9, und wenn nötig, ab wie vielen Spielern, wie in 1/10:3
cards-thrice = { $card } ist mehr als zweimal da
cards-wrong-total = die Werte der Zeile { $line } ergeben { $sum }, nicht { $total }
cards-wrong-number = die Zahl der Karten ist { $count }, nicht 40
cards-starter = die 1/5 mit dem Stern ist einmal da, egal wie viele spielen, und keine andere Karte hat einen Stern
cards-alike = { $value } steht auf { $count } Karten; erlaubt sind höchstens { $most }
cards-too-few = mit { $seats } Spielern bekämen nicht alle eine Karte
cards-and-pairs = eigene Karten gehen mit den gedruckten zusammen, nicht mit `pairs9`
option-turn_limit = Züge, nach denen eine Runde ungültig ist
option-repetition = Eine Runde, die sich im Kreis dreht
option-repetition-off = geht weiter
option-repetition-3 = ist beim dritten Mal ungültig
aid-actions = In jedem Zug eins von vieren
aid-actions-note = Dein alter Satz kommt zuerst weg. Passen gibt es nicht.
aid-play = Ausspielen
aid-play-how = Leg eine oder mehrere Karten mit demselben Wert vor dich.
aid-add = Anlegen
aid-add-how = Leg eine Karte an einen fremden Satz mit ihrem Wert. Sie gehört jetzt dazu.
aid-take = Nehmen
aid-take-how = Nimm einen ganzen fremden Satz auf die Hand.
aid-flip = Umdrehen
aid-flip-how = Dreh deine ganze Hand auf den Kopf.
aid-golden = Die goldene Regel
aid-golden-how = Vom Tisch auf die Hand wird eine Karte umgedreht, also auf den Kopf gestellt. Von der Hand auf den Tisch nie.
aid-golden-example = 2/5 und 2/7 auf dem Tisch sind auf deiner Hand eine 5 und eine 7.
aid-size = Nie zwei Sätze einer Größe
aid-size-how = Ein neuer oder gewachsener Satz muss höher sein als der andere mit dieser Größe. Der geht umgedreht zurück auf die Hand. Gleich reicht nicht.
aid-size-example = Zwei 5er übertreffen zwei 3er; die 3er gehen zurück und zeigen dann, was unten stand.
aid-places = Zwei Bereiche
aid-places-how = Beide haben je zwei Bereiche und zwei Züge hintereinander. Auch der eigene Satz kann übertroffen werden.
aid-end = Das Ende
aid-end-two = { $count ->
    [1] Wer zuerst fertig ist, gewinnt die Runde und das Spiel.
   *[other] Wer zuerst fertig ist, gewinnt die Runde; { $count } Runden gewinnen.
}
aid-end-more = Zuerst fertig: zwei Marken. Danach fertig: eine, und die Runde endet. { $count } Marken gewinnen.
