about = Unter jedem Becher liegen vier Würfel, und jedes Gebot kann gelogen sein.
help-throws = Nur du siehst, was unter deinem Becher liegt.
say-opens = { $seat } ist dran: das erste Gebot machen.
say-opens-you = Du eröffnest: Mach das erste Gebot.
help-opens = Sag, wie oft eine Zahl unter allen Bechern liegt. Lügen ist erlaubt.
say-raise-or-lift = { $seat }: höher bieten oder aufdecken?
say-raise-or-lift-you = Biete höher, oder deck auf.
help-raise-or-lift = Biete höher, oder deck auf, wenn du das letzte Gebot nicht glaubst.
say-shows = { $seat } ist dran: zeigen, was unter dem Becher liegt.
say-shows-you = Zeig, was unter deinem Becher liegt.
help-shows = Heb deinen Becher, damit alle deine Würfel zählen können.
throw-under-cup = { $count ->
    [1] Einen verdeckt würfeln
   *[other] { $count } verdeckt würfeln
}
bid = Bieten
lift = Aufdecken
face = { $face ->
    [1] Einsen
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
   *[other] Sechsen
}
x-bluff-face = { $face ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
   *[other] Sechs
}
standing-bid = { $count } × { $face }
bids = { $seat } bietet { $count } × { $face }.
lifts = { $seat } deckt auf.
shows = { $seat } zeigt { $dice }.
threw-covered = { $seat } würfelt unter dem Becher.
lost-round = { $found ->
    [0] Geboten war { $count } × { $face }, und es ist keine da: { $seat } verliert die Runde.
    [1] Geboten war { $count } × { $face }, und es ist eine da: { $seat } verliert die Runde.
   *[other] Geboten war { $count } × { $face }, und es sind { $found }: { $seat } verliert die Runde.
}
# Das Urteil, wenn die Becher gehoben sind: wer geboten hat und wie viele es gibt.
bid-holds = { $found ->
    [1] { $seat } hat recht: Es ist eine { x-bluff-face } da.
   *[other] { $seat } hat recht: Es sind { $found } × { $face }.
}
bid-too-high = { $found ->
    [0] { $seat } liegt falsch: Es ist gar keine { x-bluff-face } da.
    [1] { $seat } liegt falsch: Es ist nur eine { x-bluff-face } da.
   *[other] { $seat } liegt falsch: Es sind nur { $found } × { $face }.
}
takes-stick = { $count ->
    [1] { $seat } nimmt ein Hölzchen und hat jetzt eins.
   *[other] { $seat } nimmt ein Hölzchen und hat jetzt { $count }.
}
left-in-heap = { $count ->
    [0] Der Haufen ist leer.
    [1] Ein Hölzchen liegt noch auf dem Haufen.
   *[other] { $count } Hölzchen liegen noch auf dem Haufen.
}
others-put-away = { $seat } behält alle Würfel; alle anderen legen einen weg.
opens-next = { $seat } eröffnet die nächste Runde.
heap = Haufen
dice-left = { $count ->
    [1] ein Würfel
   *[other] { $count } Würfel
}
bid-not-higher = das ist nicht höher als das letzte Gebot
bid-beyond-dice = { $count ->
    [1] es ist nur ein Würfel im Spiel
   *[other] es sind nur { $count } Würfel im Spiel
}
nothing-to-lift = noch hat niemand geboten
cup-lifted = die Becher sind gehoben: tipp ein, was die Würfel zeigen
option-mode = Preis einer verlorenen Runde
option-mode-matches = ein Hölzchen
option-mode-shrinking = ein Würfel weniger für alle anderen
option-matches = Hölzchen auf dem Haufen
option-opener = Nächste Runde eröffnet
option-opener-loser = wer verloren hat
option-opener-rotate = der nächste Platz
