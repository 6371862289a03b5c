about = Fünf Würfel, drei Würfe, fünfzehn Felder: Wo passt es hin?
help-throws = Würfle mit allen Würfeln. Zweimal darfst du noch nachwürfeln.
say-keep-or-write = { $left ->
    [1] { $seat }: behalten und den Rest würfeln, oder eintragen? Ein Wurf ist noch übrig.
   *[other] { $seat }: behalten und den Rest würfeln, oder eintragen? { $left } Würfe sind noch übrig.
}
say-keep-or-write-you = { $left ->
    [1] Behalte, was du willst, und wirf den Rest, oder trag ein: noch ein Wurf.
   *[other] Behalte, was du willst, und wirf den Rest, oder trag ein: noch { $left } Würfe.
}
help-keep-or-write = Tipp an, was du behältst, und würfle den Rest, oder tipp ein Feld an.
say-write = { $seat } ist dran: ein Feld ausfüllen. Es ist kein Wurf mehr übrig.
say-write-you = Trag die Würfel in ein Feld ein: Es ist kein Wurf mehr übrig.
help-write = Trag die Würfel in ein Feld ein. Ein dünner Rahmen heißt 0 Punkte.
write = Eintragen: { $box }
wrote = { $points ->
    [0] { $seat } streicht das Feld „{ $box }“.
    [1] { $seat } trägt einen Punkt in das Feld „{ $box }“ ein.
   *[other] { $seat } trägt { $points } Punkte in das Feld „{ $box }“ ein.
}
got-the-bonus = Die oberen Felder sind voll: { $seat } bekommt den Bonus.
got-it-again = { $seat } bekommt { $points } Punkte dazu: noch einmal fünf Gleiche.
has-saved = { $count ->
    [0] { $seat } hat keinen Wurf gespart.
    [1] { $seat } hat einen Wurf gespart.
   *[other] { $seat } hat { $count } Würfe gespart.
}
towards-bonus = { $sum } von { $of }
box-closed = das Feld „{ $box }“ ist schon ausgefüllt
box-not-in-turn = das Feld „{ $box }“ ist nicht das nächste von oben
box-not-for-joker = das Feld „{ $box }“ muss warten: fünf Gleiche kommen zuerst in ihr eigenes oberes Feld, dann in ein unteres
box-ones = Einser
box-twos = Zweier
box-threes = Dreier
box-fours = Vierer
box-fives = Fünfer
box-sixes = Sechser
box-bonus = Bonus
box-one-pair = Ein Paar
box-two-pairs = Zwei Paare
box-three-alike = Dreierpasch
box-four-alike = Viererpasch
box-small-straight = Kleine Straße
box-large-straight = Große Straße
box-house = Full House
box-chance = Chance
box-yatzy = Yatzy
box-three-pairs = Drei Paare
box-five-alike = Fünferpasch
box-full-straight = Volle Straße
box-villa = Villa
box-tower = Turm
box-yatzy-of-thirteen = Kniffel
box-maxi-yatzy = Maxi Yatzy
box-again = Noch ein Kniffel
box-saved = Gesparte Würfe
option-sheet = Block
option-sheet-nordic = nordisch: 15 Felder
option-sheet-american = amerikanisch: 13 Felder
option-sheet-german = deutsch: 13 Felder
option-sheet-maxi = Maxi: sechs Würfel, 20 Felder
option-order = Reihenfolge der Felder
option-order-free = jedes offene Feld
option-order-forced = von oben nach unten
option-extras = Extras des Blocks
aid-boxes = Was die Felder bringen
boxes-upper = Obere Felder: Ab { $least } gibt es { $bonus } dazu
boxes-lower = Untere Felder
box-most = bis zu { $points }
box-how = { $box ->
    [box-ones] die Augen aller Einsen
    [box-twos] die Augen aller Zweien
    [box-threes] die Augen aller Dreien
    [box-fours] die Augen aller Vieren
    [box-fives] die Augen aller Fünfen
    [box-sixes] die Augen aller Sechsen
    [box-one-pair] die höchsten zwei Gleichen zusammen
    [box-two-pairs] zwei verschiedene Paare zusammen
    [box-three-alike] drei Gleiche zusammen
    [box-four-alike] vier Gleiche zusammen
    [box-small-straight] 1 2 3 4 5
    [box-large-straight] 2 3 4 5 6
    [box-house] drei Gleiche und zwei andere Gleiche zusammen
    [box-chance] alle Würfel zusammen
    [with-three-alike] drei Gleiche: alle Würfel zusammen
    [with-four-alike] vier Gleiche: alle Würfel zusammen
    [house-for-25] drei Gleiche und zwei andere Gleiche: 25
    [four-in-a-row] vier in Folge: 30
    [five-in-a-row] fünf in Folge: 40
    [box-three-pairs] drei verschiedene Paare zusammen
    [box-five-alike] fünf Gleiche zusammen
    [box-full-straight] 1 2 3 4 5 6
    [box-villa] zweimal drei Gleiche zusammen
    [box-tower] vier Gleiche und zwei andere Gleiche zusammen
    [box-maxi-yatzy] sechs Gleiche
   *[other] fünf Gleiche
}
box-sum = Summe
bonus-how = ab { $least }: { $bonus }
paper-note = Drei Würfe je Zug, dann ein Feld. Was nicht passt, bringt 0. Die höchste Summe gewinnt.
again-how = Ist ihr Feld voll, sind fünf Gleiche ein Joker und bringen { $points } dazu, wenn dort 50 stehen.
again-above-how = Ist ihr Feld voll, bringen fünf Gleiche in ihrem oberen Feld { $points } dazu; sonst sind sie ein Joker.
saved-how = Würfe, die du nicht brauchst, sparst du für spätere Züge.
