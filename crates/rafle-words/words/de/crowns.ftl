about = Sechs Würfel, achtzehn Chips und Kronen für jede volle Linie.
help-throws = Deine Würfel entscheiden, welche Felder du belegen kannst.

say-cover = { $count ->
    [0] { $seat } hat keinen Chip mehr.
    [1] { $seat } darf Felder belegen und hat noch einen Chip.
   *[other] { $seat } darf Felder belegen und hat noch { $count } Chips.
}
say-cover-you = { $count ->
    [0] Du hast keinen Chip mehr.
    [1] Beleg Felder: Du hast noch einen Chip.
   *[other] Beleg Felder: Du hast noch { $count } Chips.
}
help-cover = Tipp ein Feld mit Rahmen an: Chip drauf, und die Würfel sind benutzt.
cover = { $dice } × { $value } belegen
done = { $count ->
    [0] Fertig, kein Chip
    [1] Fertig, ein Chip
   *[other] Fertig, { $count } Chips
}
column = { $dice } ×
chips = { $count ->
    [1] ein Chip
   *[other] { $count } Chips
}
border = Rand
line-for = { $line }, für { $crowns }
line-row = { $value }er
    .inside = { $value }er
line-column = { $dice } ×
    .inside = { $dice } ×
line-rising = Steigende Diagonale
    .inside = steigende Diagonale
line-falling = Fallende Diagonale
    .inside = fallende Diagonale
needs = { $count ->
    [1] es fehlt einer
   *[other] es fehlen { $count }
}

covered = { $seat } belegt { $dice } × { $value }.
line-filled = Voll: { $line-inside }, für { $crowns }.
covered-in-all = { $count ->
    [0] { $seat } belegt nichts.
    [1] { $seat } ist fertig, mit einem Chip.
   *[other] { $seat } ist fertig, mit { $count } Chips.
}
chip-lost = Nichts lässt sich belegen: { $seat } verliert einen Chip.

rating-genius = { $crowns } Kronen: Genie.
rating-professional = { $crowns } Kronen: Profi.
rating-expert = { $crowns } Kronen: Expertenklasse.
rating-advanced = { $crowns } Kronen: fortgeschritten.
rating-beginner = { $crowns } Kronen: sehr gut für den Anfang.
rating-again = { $crowns ->
    [1] Eine Krone: noch einmal.
   *[other] { $crowns } Kronen: noch einmal.
}

split-leaves-dice-over = mehrere Chips für eine Zahl lassen Würfel übrig, also passt `split` nicht zu `use` mit dem Wert `exact`
place-more = { $count ->
    [1] wer allein spielt, muss einen Chip legen, wenn es geht
   *[other] wer allein spielt, muss { $count } Chips legen, wenn es geht
}
value-not-thrown = es ist keine { $value } gefallen
field-covered = dieses Feld ist schon belegt
no-chips = es ist kein Chip mehr übrig
one-chip-a-value = eine Zahl bekommt in einem Zug nur einen Chip
too-few-dice = { $dice ->
    [1] es ist kein Würfel mehr da, der { $value } oder mehr zeigt
   *[other] es sind keine { $dice } Würfel mehr da, die { $value } oder mehr zeigen
}
dice-left-over = es blieben Würfel übrig, die keine andere Zahl nehmen kann
leaves-too-few = mit diesem Feld bleiben keine Würfel für einen zweiten Chip; nimm ein Feld, das welche übrig lässt

option-min_chips = Mindestzahl der Chips je Wurf (allein)
option-use = Geworfene Würfel
option-use-partial = dürfen übrig bleiben
option-use-exact = müssen alle einer Zahl gegeben werden
option-split = Mehrere Chips für eine Zahl in einem Zug
option-tie = Gleichstand am Ende
option-tie-shared = geteilter Sieg
option-tie-most_lines = die meisten Linien, dann die meisten Chips am Rand
option-round_limit = Höchstzahl der Runden
option-board = Kronen der inneren Felder, eine Reihe je Zeile, von oben
option-board-usual = unsere Rekonstruktion
option-board-own = die Tafel aus eurer eigenen Schachtel
board-no-number = in Reihe { $row } steht „{ $text }“, das ist keine Zahl
board-too-many = in Reihe { $row } steht { $crowns }; ein Feld hat 0 bis 6 Kronen
board-wrong-row = { $count ->
    [1] die Reihe { $row } hat eine Zahl
   *[other] die Reihe { $row } hat { $count } Zahlen
}; sie braucht fünf, 1× bis 5×
board-wrong-total = die Reihe { $row } ergibt { $sum }, nicht { $total }
board-wrong-rows = { $count ->
    [1] es ist eine Reihe da
   *[other] es sind { $count } Reihen da
}; die Tafel hat fünf
paper-rows = Reihen
paper-columns = Spalten
paper-note = Innere Felder zählen nur in Linien aus fünf, die ganz voll sind. Ihre Kronen haben wir erschlossen; die aus eurer eigenen Schachtel könnt ihr bei den Hausregeln eingeben.
paper-note-own = Innere Felder zählen nur in Linien aus fünf, die ganz voll sind.

# The reference card.
aid-board = Wann du ein Feld erreichst, und was es bringt
aid-field = Ein Feld
aid-field-how = Es braucht so viele Würfel, wie seine Spalte sagt, mit der Zahl seiner Reihe. Ein Würfel darf als niedrigere Zahl zählen, die ein anderer Würfel zeigt. Jeder Würfel zählt nur für ein Feld.
aid-chip = Ein Chip
aid-chip-how = Jede Zahl bekommt in einem Zug nur einen Chip.
aid-lines = Volle Linien
aid-lines-how = Reihen von der 5 abwärts: { $rows } Kronen. Spalten ab 1 ×: { $columns }. Diagonalen: steigend { $rising }, fallend { $falling }.
aid-border-how = Die Reihe der 6 und die Spalte 6 × bringen ihre Kronen Feld für Feld und gehören zu keiner Linie.
aid-end = Das Ende
aid-end-how = Hat jemand den letzten von { $chips } Chips gelegt, wird die Runde zu Ende gespielt.
aid-end-alone = { $least ->
    [1] Nach jedem Wurf wird mindestens ein Chip gelegt
   *[other] Nach jedem Wurf werden { $least } Chips gelegt, wenn die Würfel es erlauben
}. Geht keiner, ist einer verloren. Das Spiel endet mit dem letzten von { $chips } Chips.
