# Was die Bildschirme im Terminal sagen.
too-small = Dieser Bildschirm hat { $width } Spalten und { $height } Zeilen. Dieser Tisch braucht mehr; { $least_width } und { $least_height } reichen für jedes Spiel. Mach das Fenster bitte größer, oder geh mit Strg-C, und spiel mit `--plain`.
pick-first = { $least ->
    [0] Hierfür können höchstens { $most } gewählt werden.
   *[other] Wähl dafür erst { $least } bis { $most } aus.
}
pick-first-exactly = { $count ->
    [1] Wähl dafür erst eins aus.
   *[other] Wähl dafür erst { $count } aus.
}
lies-aside = beiseite
track-next = als Nächstes: { $next }

# Tasten.
key-space = Leertaste
key-enter = Enter
key-rules = Regeln
key-pad = Runden
key-pad-hands = Runden
key-everybody = alle
key-foremost = acht davon
key-hint = Tipp
key-back = zurücknehmen
key-leave = gehen
key-go-on = weiter
key-move = wählen
key-do = tun
key-scroll = blättern
key-close = schließen
key-stay = bleiben
key-search = tippen zum Suchen
key-step = ein Schritt
key-jump = zehn Schritte
key-ends = Anfang, Ende
key-viewer = Blick wechseln
key-more = mehr
key-again = noch einmal
key-look-back = zurückschauen
key-analyse = auswerten
key-play = spielen
key-set-up = Spieler und Regeln
key-play-on = weiterspielen
key-throw-away = löschen
key-keep = behalten
key-begin = beginnen
key-change = ändern
key-players = Spieler
key-shelf = zurück

# Auf dem Tisch.
hand-of = Hand: { $seat }

# Am Tisch.
cover = { $seat } ist dran: Gib den Bildschirm weiter, dann drück eine Taste.
thinking = { $seat } überlegt …
hint-thinking = Lass mich überlegen …
hint-none = Hier gibt es keinen Tipp.
hint = Tipp: { $line }
nothing-to-take-back = Es gibt nichts zurückzunehmen.
answered = Danach wurde schon gewürfelt oder gezogen, oder etwas Verdecktes wurde gezeigt: Es bleibt so. Beginn ein Spiel mit `--friendly`, um auch das zurücknehmen zu können.
space-does-nothing = Die Leertaste würfelt und bestätigt, was gewählt ist. Hier tut sie nichts: Drück eine Taste, die angezeigt wird.
other-case = Drück { $key }, so wie es dasteht: Groß- und Kleinbuchstaben bedeuten nicht dasselbe.
seen-enough = Wenn du genug gesehen hast, drück eine Taste: Dann ist { $seat } dran.
looking-back = Wir schauen auf das Spiel zurück …
leave = Den Tisch verlassen? Das Spiel wird gespeichert: `rafle play` bietet an weiterzuspielen.
not-kept = Das Spiel kann nicht gespeichert werden: { $why }

# Das Regal.
shelf = Was spielen wir?
shelf-none = So heißt kein Spiel.
shelf-players = { $least } bis { $most } Spieler, etwa { $minutes } Minuten
shelf-one = für { $least }, etwa { $minutes } Minuten
shelf-go-on = Weiter: { $game }, { $date }
shelf-with = Mit { $players }, zuletzt gespielt { $date }
throw-away = Dieses Spiel löschen? Es lässt sich nicht zurückholen.

# Vor einem Spiel.
setup-players = Spieler
setup-rules = Hausregeln
setup-take-backs = Zurücknehmen
take-backs-strict = Bis gewürfelt oder gezogen ist
take-backs-friendly = Freundlich: auch später
setup-language = Sprache
setup-type-a-name = Namen eintippen
setup-name-missing = Alle brauchen einen Namen, ohne Strichpunkt.
unnamed = Gast

# Was nach dem Gehen im Terminal stehen bleibt.
left-begun = { $game } ist gespeichert; damit geht es weiter:
left-over = Schau zurück, oder sieh, wo es gewonnen wurde:

# Zurückschauen.
looking-at = { $line } von { $lines }, Blick: { $viewer }
viewer-referee = Spielleitung
viewer-spectator = Publikum
looking-start = Der Anfang.

# Wer spielt, und was aufgehoben wurde.
seats-form = wer spielt, schreibt man `me,bot:club,Anna` oder als Zahl, nicht `{ $text }`
nobody-called = hier heißt niemand `{ $name }`; `lot` und `seated` gehen auch
name-a-game = nenn ein Spiel: ohne Bildschirm gibt es kein Regal zum Aussuchen; `rafle games` zählt sie auf
nothing-to-resume = es gibt kein Spiel zum Weiterspielen
no-folder = es gibt keinen Ordner für deine Spiele; nenn einen mit `--games`
history-none = Hier ist noch kein Spiel zu Ende gespielt.
history-over = { $game }: { $scores }
history-not-over = { $game }: { $scores } (nicht zu Ende)
history-begun = { $count ->
    [1] Ein Spiel ist nicht zu Ende; `rafle play --resume` spielt es weiter.
   *[other] { $count } Spiele sind nicht zu Ende; `rafle play` bietet an weiterzuspielen.
}

# Der Tisch, der in Zeilen spricht.
plain-begins = { $game }. Gib ein, was du tust, so wie es in der Liste steht, oder drück nur Enter, um zu würfeln; `help` sagt mehr.
plain-throw = Drück Enter: { $tap }
plain-cover = { $seat } ist dran: Gib weiter, dann drück Enter.

# Durchspielen.
vary-form = was verändert wird, schreibt man `key=value,value`, nicht `{ $text }`
bots-form = { $count } Bots sind für { $seats } Plätze genannt; nenn einen für jeden oder einen für alle
simulated-bots = { $game }, { $seats ->
    [1] ein Platz
   *[other] { $seats } Plätze
}: { $count ->
    [1] ein Spiel
   *[other] { $games } Spiele
}, Bots: { $bots }, Startzahl { $seed }.
simulated-nothing = Abgebrochen, bevor ein Spiel zu Ende war.
simulated-stopped = (abgebrochen vor { $asked })
plot-title = { $game }: Punkte in { $games } Spielen
plot-points = Punkte
plot-share = % der Spiele
