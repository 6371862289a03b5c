about = Sammle so viele Gleiche wie möglich. Einsen sind, was du gerade brauchst.
help-lay-some-aside = Gleiche Würfel sind deine Hand, und Einsen passen zu jeder Zahl.
help-throws = Sammle gleiche Würfel. Einsen sind, was du gerade brauchst.
x-trump-faces = { $face ->
    [1] Einsen
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
   *[other] Sechsen
}
hand-two-alike = zwei { x-trump-faces }
hand-six-alike = sechs { x-trump-faces }
hand-straight-at-once = 1 2 3 4 5 6 auf einmal
call-ones = Einsen sind { x-trump-faces }
called-ones = { $seat } sagt: Die Einsen sind { x-trump-faces }.
ones-count-as = Einsen zählen als { x-trump-faces }
ones-are-not-named = die Einsen zählen von selbst als die beste Zahl
ones-named-already = die Zahl der Einsen ist für diesen Zug schon genannt
no-one-aside = es liegt noch keine 1 beiseite
option-straight_first = 1 2 3 4 5 6 im ersten Wurf ist am höchsten
option-declare = Einsen zählen als
option-declare-auto = immer die beste Zahl
option-declare-manual = die genannte Zahl
aid-trump = Einsen zählen als die Zahl, die du willst. Von gleich großen Gruppen gewinnt die höhere Zahl.
group-ones = Sechs Einsen
group-alike = { $count ->
    [2] Zwei Gleiche
    [3] Drei Gleiche
    [4] Vier Gleiche
    [5] Fünf Gleiche
   *[other] Sechs Gleiche
}
