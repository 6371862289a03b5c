# Wörter, die die Spiele teilen.
number = { $n }
list-two = { $first } und { $last }
list-or = { $first } oder { $last }
list-comma = { $first }, { $last }
list-semicolon = { "; " }
labelled = { $label }: { $what }
list-none = nichts
no-dice = nichts
number-decimal = { "," }
number-group = { "." }
# Über einer Regelseite, die aus dem Englischen geborgt ist.
not-translated = Diese Seite ist noch nicht übersetzt.
# Why the machine would not, after a colon.
system-not-found = die Datei oder den Ordner gibt es nicht
system-not-allowed = der Zugriff ist nicht erlaubt
system-is-folder = das ist ein Ordner
system-not-folder = ein Teil des Pfads ist kein Ordner
system-exists = etwas mit diesem Namen gibt es schon
system-in-use = die Adresse ist belegt
system-refused = dort antwortet nichts
system-full = die Festplatte ist voll
system-other = { $why }

# Zahlen auf Würfeln als Wörter: eine Fünf, drei Fünfen.
x-face = { $face ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
   *[other] Sechs
}
x-faces = { $face ->
    [1] Einsen
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
   *[other] Sechsen
}

# Was gerade geschieht.
over = Das Spiel ist vorbei.
won-by = { $winner } gewinnt.
won-by-several = { $winners } teilen sich den Sieg.
won-by-nobody = Niemand gewinnt.
say-throws = { $count ->
    [1] { $seat } ist dran: einen Würfel werfen.
   *[other] { $seat } ist dran: { $count } Würfel werfen.
}
say-throws-you = { $count ->
    [1] Wirf den Würfel.
   *[other] Wirf { $count } Würfel.
}
help-throws = Tipp auf den Knopf oder auf den Becher selbst, und die Würfel fallen.
throw-dice = { $count ->
    [1] Würfeln
   *[other] { $count } Würfel werfen
}
throw-again = Weiterwürfeln
turn-so-far = { $points } in diesem Zug
points = { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
}
round-of = Runde { $number } von { $planned }
round-number = Runde { $number }
hand-number = Runde { $number } von { $of }
# Neben dem Namen eines Spiels, das bis zu so vielen Punkten geht.
to-points = bis { $points }
playoff = Stechen: { $seats }
say-adds = { $seat } ist dran: den Würfel werfen, der dazugezählt wird.
say-adds-you = Wirf den Würfel, der dazugezählt wird.
help-adds = Was dieser Würfel zeigt, kommt zu deiner Summe dazu.
say-subtracts = { $seat } ist dran: den Würfel werfen, der abgezogen wird.
say-subtracts-you = Wirf den Würfel, der abgezogen wird.
help-subtracts = Was dieser Würfel zeigt, wird von deiner Summe abgezogen.
first-die = Zuerst
add = Plus
subtract = Minus
times = Mal
say-again-or-stop = { $seat }: weiterwürfeln oder aufhören?
say-again-or-stop-you = Weiterwürfeln oder aufhören?
help-again-or-stop = Hörst du auf, behältst du, was du hast. Weiterwürfeln kann es kosten.
game-of = Partie { $number } von { $games }
this-game = Diese Partie
say-lay-some-aside = { $seat } ist dran: mindestens einen Würfel beiseitelegen.
say-lay-some-aside-you = Leg mindestens einen Würfel beiseite.
help-lay-some-aside = Tipp die Würfel an, die du willst, dann leg sie endgültig beiseite.
say-throws-off = { $seat } ist dran: { $count } Würfel werfen. Der Stechwurf entscheidet.
say-throws-off-you = Wirf { $count } Würfel: Der Stechwurf entscheidet.
help-throws-off = Gleichstand: Nur wer gleichauf ist, würfelt.
say-throws-final = { $seat } ist dran: { $count } Würfel im Finale werfen.
say-throws-final-you = Das Finale: Wirf { $count } Würfel.
help-throws-final = Die zwei Besten treffen sich: Der bessere Wurf gewinnt das Spiel.

# Was gerade geschehen ist.
threw = { $seat } würfelt { $dice }.
laid-aside = { $seat } legt { $dice } beiseite.
laid-nothing-aside = { $seat } legt nichts beiseite.
has-hand = { $seat } hat { $hand }.
number-reached = { $seat } hat { $number }.
first-half-won = { $seat } gewinnt die erste Halbzeit.
second-half-won = { $seat } gewinnt die zweite Halbzeit; jetzt kommt das Finale.
both-halves-won = { $seat } gewinnt beide Halbzeiten und damit das Spiel.
final-won = { $seat } gewinnt das Finale.
tied-throw-off = { $seats } sind gleichauf und stechen.
turn-scored = { $points ->
    [1] { $seat } bekommt einen Punkt.
   *[other] { $seat } bekommt { $points } Punkte.
}
game-won = { $seat } gewinnt das Spiel.
game-shared = { $seats } teilen sich den Sieg.
sum-scored = { $seat } kommt auf { $points }.
round-won = { $seat } gewinnt die Runde.
round-shared = { $seats } teilen sich die Runde.
round-unwon = Niemand gewinnt die Runde.
playoff-begins = { $seats } gehen ins Stechen.

# Knöpfe.
lay-aside = Die { x-face } beiseitelegen
lay-picked-aside = Auswahl beiseitelegen

# Was ein Platz hat.
sticks = { $count ->
    [1] ein Hölzchen
   *[other] { $count } Hölzchen
}

# Hände aus Würfeln.
hand-three-alike = drei { x-faces }
hand-four-alike = vier { x-faces }
hand-five-alike = fünf { x-faces }

# Blätter mit zwei Halbzeiten.
sheet-first-half = 1. Halbzeit
sheet-second-half = 2. Halbzeit
sheet-throw-off = Stechwurf
sheet-final = Finale

# Warum nicht.
unreadable = das wird hier nicht verstanden
game-over = das Spiel ist vorbei
throw-first = die Würfel sind noch im Becher
nothing-to-throw = jetzt gibt es nichts zu würfeln
wrong-number-of-dice = { $count ->
    [1] ein Würfel wird geworfen, nicht { $thrown }
   *[other] { $count } Würfel werden geworfen, nicht { $thrown }
}
not-among-the-dice-thrown = es ist keine { x-face } gefallen
not-all-thrown = nicht alle davon sind gefallen: { $dice }
lay-at-least-one-aside = mindestens ein Würfel muss beiseitegelegt werden
wrong-number-of-seats = mit { $seats } geht das nicht: { $most ->
    [1] es ist ein Spiel für eine Person
   *[other] es braucht { $least } bis { $most }
}
no-such-seat = einen Platz { $seat } gibt es nicht
not-begun = das Spiel hat noch nicht begonnen
begun-already = das Spiel läuft schon
lot-first = noch ist nicht ausgelost, wer beginnt
no-lot-here = hier wird nicht gelost
game-says-who-begins = die Regeln dieses Spiels sagen, wer beginnt
seat-twice = ein Platz kann nur einmal genannt werden
seats-stay = das Spiel geht mit allen seinen Plätzen weiter: auf jedem muss jemand sitzen
resigned = { $seat } gibt auf.
resigned-already = { $seat } hat schon aufgegeben
nothing-to-undo = { $count ->
    [0] es gibt nichts zurückzunehmen
    [1] nur eine Zeile lässt sich zurücknehmen
   *[other] nur { $count } Zeilen lassen sich zurücknehmen
}
choices-to-undo = { $count ->
    [0] es gibt nichts zurückzunehmen
    [1] nur eine Entscheidung lässt sich zurücknehmen
   *[other] nur { $count } Entscheidungen lassen sich zurücknehmen
}
luck-is-drawn-here = Würfel und Karten kommen hier vom Tisch: drück einfach Enter
answered-by-luck = danach wurde schon gewürfelt oder gezogen, oder etwas Verdecktes wurde gezeigt; es bleibt so
picked-another = etwas von der Auswahl geht hierfür nicht
picked-few = { $least ->
    [1] wähl mindestens eins
   *[other] wähl mindestens { $least }
}
picked-many = { $most ->
    [1] wähl nur eins
   *[other] wähl höchstens { $most }
}
bot-never-resigns = dort spielt ein Bot, und er spielt bis zum Ende
seated-for-good = wer wo sitzt, stand fest, als das Spiel begann
hints-are-open = `hint` ist hier für alle offen
refused = `{ $line }`: { $why }
refused-open-are = `{ $line }`: { $why }; du kannst { $open } tippen
# Das Ende einer Liste von dem, was man tippen kann.
open-others = { $count ->
    [1] noch eins
   *[other] eins von { $count } anderen
}
refused-expected = `{ $line }`: { $why }; man schreibt es wie `{ $like }`

# Einstellungen.
option-none = dieses Spiel hat keine Einstellungen, also kein `{ $key }`
option-unknown = es gibt keine Einstellung `{ $key }`; es gibt { $known }
option-too-low = { $key } { $value } ist zu niedrig: mindestens { $least }
option-too-high = { $key } { $value } ist zu hoch: höchstens { $most }
option-no-number = { $key } ist eine ganze Zahl von { $least } bis { $most }, nicht `{ $value }`
several-things = { $one }; { $others }
option-wrong = { $why }; `{ $key }` wurde nicht geändert
option-misfit = { $key } kann nicht `{ $value }` sein; möglich ist { $values }
# Hausregeln: ein Schild, und Werte, die dahinter für sich stehen.
option-on = ja
option-off = nein
option-rounds = Runden
option-match_by = Runden zählen nach
option-match_by-wins = Anzahl der Siege
option-match_by-total = Summe der Punkte
option-ties = Gleichstand am Ende
option-ties-share = geteilter Sieg
option-ties-playoff = Stechen
option-matches = Hölzchen pro Kopf
option-target = Ziel in Punkten
option-equal_turns = Letzte Runde zu Ende spielen
option-kickers = Auch die übrigen Würfel vergleichen

# Mitschriften.
nobody-to-advise = hier muss niemand wählen
hand-unknown = diese Mitschrift sagt nicht, was { $seat } tun kann
game-not-over = das Spiel ist hier nicht vorbei
somebody-resigned = hier hat jemand aufgegeben, was danach kam, sagt also wenig
nothing-to-decide = in diesem Spiel entscheidet niemand etwas: es ist reines Glück
record-empty = die Mitschrift ist leer
record-no-header = eine Mitschrift beginnt mit `rafle`, einer Version, einem Spiel und seinen Plätzen
record-version = diese Mitschrift hat Version `{ $version }`; lesbar ist nur Version { $known }
record-no-game = der Kopf nennt kein Spiel
record-no-seats = der Kopf sagt nicht, wie viele Plätze es gibt, etwa `seats=2`
record-header-word = `{ $word }` im Kopf wird nicht verstanden; Einstellungen schreibt man `key=value`
record-header-twice = der Kopf nennt `{ $key }` zweimal
record-refusal-form = eine Ablehnung schreibt man `! LINE REASON`
record-expectation-form = die Erwartung `{ $text }` wird nicht verstanden
record-empty-part = zwischen zwei Strichpunkten steht nichts
record-own-line = `{ $text }` braucht eine eigene Zeile
record-not-refused = `{ $line }` wurde angenommen, obwohl eine Ablehnung erwartet war
record-unexpected = erwartet `{ $expected }`, gefunden `{ $found }`

# Würfel behalten.
keep-and-throw = Behalten, Rest würfeln
throw-all = Alle noch einmal
kept = { $seat } behält { $dice }.
kept-nothing = { $seat } behält nichts und würfelt alles noch einmal.
no-throw-left = alle Würfe dieses Zugs sind gemacht
not-among-the-dice = die Würfel zeigen nicht { $dice }
total = Gesamt
say-keep-or-throw = { $seat }: die Würfel behalten oder noch einmal würfeln?
say-keep-or-throw-you = Die Würfel behalten oder noch einmal würfeln?
help-keep-or-throw = Behalte, was daliegt, oder würfle noch einmal, und nimm, was kommt.
stop-with = Mit { $points } aufhören
keep-all-or-none = behalte alle diese Würfel oder keinen
no-result = { $seat } hat kein Ergebnis.
round-again = Niemand hat gewonnen: Die Runde wird noch einmal gespielt.

# Karten in fünf Farben.
card = { $rank ->
    [3] { $suit } 3
    [4] { $suit } 4
    [5] { $suit } 5
    [6] { $suit } 6
    [7] { $suit } 7
    [8] { $suit } 8
    [9] { $suit } 9
    [10] { $suit } 10
   *[other] { $suit }-{ $rank }
}
    .acc = { $rank ->
        [3] { $suit } 3
        [4] { $suit } 4
        [5] { $suit } 5
        [6] { $suit } 6
        [7] { $suit } 7
        [8] { $suit } 8
        [9] { $suit } 9
        [10] { $suit } 10
       *[other] { $suit }-{ $rank }
    }
joker = Joker
    .acc = einen Joker
spades = Pik
hearts = Herz
diamonds = Karo
clubs = Kreuz
stars = Stern
jack = Bube
queen = Dame
king = König
wild-ranks = { $n ->
    [11] Buben zählen als Joker
    [12] Damen zählen als Joker
    [13] Könige zählen als Joker
   *[other] { $n }er zählen als Joker
}
book-of = Satz: { $rank }
book-of-wilds = Satz aus Jokerkarten
run-of = Folge: { $suit }, { $from } bis { $to }
deck-pile = { $count ->
    [0] Stapel, leer
    [1] Stapel, eine Karte
   *[other] Stapel, { $count } Karten
}
turned-up = Aufgedeckt: { $card }.
card-not-in-hand = nicht auf der Hand: { $card }
card-is-elsewhere = diese Karte kann nicht mehr im Stapel sein: { $card }
cards-come-first = erst werden Karten gegeben oder gezogen
not-asked-now = danach ist jetzt nicht gefragt
option-all_wild_melds = Jokerkarten allein
option-all_wild_melds-allow = sind eine Kombination
option-all_wild_melds-forbid = sind keine Kombination

# Hölzchen, Becher und Stechwürfe.
pile = Haufen
first-half = Erste Halbzeit: Der Haufen wird verteilt.
second-half = Zweite Halbzeit: Die Hölzchen wandern.
roll-off = Stechwurf
say-keep-or-stop = { $seat }: einige Würfel behalten und den Rest werfen, oder aufhören?
say-keep-or-stop-you = Behalte, was du willst, und wirf den Rest, oder hör auf.
help-keep-or-stop = Tipp die Würfel an, die du behalten willst, dann wirf den Rest.
say-cover-or-stop = { $seat }: unter dem Becher würfeln oder aufhören?
say-cover-or-stop-you = Unter dem Becher würfeln oder aufhören?
help-cover-or-stop = Unter dem Becher sieht niemand deinen Wurf, bis aufgedeckt wird.
say-lifts = { $seat } ist dran: den Becher heben.
say-lifts-you = Heb deinen Becher.
help-lifts = Dein Becher wird gehoben, und alle sehen deine Würfel.
say-throws-off-lowest = { $seat } ist dran: würfeln. Wer hat den niedrigsten Wurf?
say-throws-off-lowest-you = Würfle: Wer hat den niedrigsten Wurf?
help-throws-off-lowest = Wer davon jetzt am niedrigsten würfelt, nimmt die Hölzchen.
say-throws-off-highest = { $seat } ist dran: würfeln. Wer hat den höchsten Wurf?
say-throws-off-highest-you = Würfle: Wer hat den höchsten Wurf?
help-throws-off-highest = Wer davon jetzt am höchsten würfelt, liegt vorn.
lift-the-cup = Becher heben
keep-and-cover = Rest unter den Becher
cover-all = Alle unter den Becher
stop = Aufhören
stopped = { $seat } hört auf mit { $dice }.
covered = { $count ->
    [1] { $seat } würfelt mit einem Würfel unter dem Becher.
   *[other] { $seat } würfelt mit { $count } Würfeln unter dem Becher.
}
lifted = { $seat } hebt den Becher: { $dice }.
round-void = Alle Würfe sind gleich: Die Runde wird noch einmal gewürfelt.
tied-for-lowest = { $seats } sind beim niedrigsten Wurf gleichauf und würfeln noch einmal.
tied-for-highest = { $seats } sind beim höchsten Wurf gleichauf und würfeln noch einmal.
took-sticks = { $count ->
    [1] { $seat } nimmt ein Hölzchen vom Haufen.
   *[other] { $seat } nimmt { $count } Hölzchen vom Haufen.
}
gave-sticks = { $count ->
    [1] Ein Hölzchen wandert von { $seats } zu { $to }.
   *[other] { $count } Hölzchen wandern von { $seats } zu { $to }.
}
nothing-moves = Kein Hölzchen wandert.
left-the-game = Alle Hölzchen los: { $seats }.
throw-worth = { $count ->
    [1] { $name }: ein Hölzchen
   *[other] { $name }: { $count } Hölzchen
}
throw-plain = { $dice }
throw-pas = Pasch { $n }
throw-sequence = Sequenz Nr. { $n }
throw-nothing = Nichts
throw-the-sequence = Sequenz
throw-born-seven = Geborene Sieben
throw-seven-and = Sieben + { $n }
throw-extra = Extrawurf { $dice }
throw-ranked = { $name }, Rang { $place }
throw-covered = Verdeckt würfeln
say-removes = { $seat } ist dran: einen Würfel wegnehmen.
say-removes-you = Nimm einen Würfel weg.
help-removes = Nimm den Würfel weg, der dir am wenigsten hilft.
remove-die = Die { x-face } wegnehmen
removed = { $seat } nimmt eine { x-face } weg.
say-imagines = { $seat } ist dran: sich den dritten Würfel ausdenken.
say-imagines-you = Denk dir den dritten Würfel aus: Welche Zahl?
help-imagines = Nimm die Zahl, die am besten zu deinen zwei Würfeln passt.
imagine-die = Eine { x-face } ausdenken
imagined = { $seat } denkt sich eine { x-face }.
not-open-now = das lässt sich jetzt nicht wählen
throw-at-least-one = mindestens ein Würfel wird geworfen; `stop` behält alle
option-pile = Hölzchen auf dem Haufen
option-end = Ende des Spiels
option-end-first-out = sobald jemand raus ist
option-end-last-one-left = wenn nur noch eine Person übrig ist
option-empty_at_half_time = Ohne Hölzchen, wenn der Haufen leer ist
option-empty_at_half_time-play-on = weiterspielen
option-empty_at_half_time-out = sofort raus
option-keep = Würfel beiseite
option-keep-locked = bleiben dort
option-keep-free = darf man neu werfen
option-lead = Nächste Runde beginnt
option-lead-rotate = der nächste Platz
option-lead-loser = wer den niedrigsten Wurf hatte
option-pas_exit = Mit einem Pasch rausgehen
option-pas_exit-both-phases = jederzeit
option-pas_exit-phase-2-only = nur wenn der Haufen leer ist
option-pas_exit-loses = jederzeit, aber mit Haufen ist das verloren
option-throw_limit = Würfe im Zug
option-throw_limit-three = bis zu drei
option-throw_limit-leader = nicht mehr als die erste Person der Runde
option-extras = 2 2 1, 5 5 1 und 4 4 1
option-extras-bottom = zählen, unter allen anderen
option-extras-top = sind am höchsten
option-extras-off = zählen nichts

# Karten zum Danebenlegen.
aid-throws = Was Würfe wert sind
aid-hands = Was Hände wert sind
aid-halves = So viele Hölzchen, wie der höchste Wurf wert ist, gehen an den niedrigsten.
aid-leaving = Der niedrigste Wurf verliert die Runde.
aid-leaving-removing = Die besten drei deiner vier Würfel; der niedrigste Wurf verliert die Runde.
aid-leaving-imagining = Zwei Würfel und der beste dritte, den du dir ausdenken kannst; der niedrigste Wurf verliert die Runde.
throw-others = Alle anderen
throw-pas-all = Pasch
throw-sequence-all = Sequenzen
worth-all = alles
worth-all-but-one = alles bis auf eins
worth-leaves = raus
worth-leaves-if-highest = raus, wenn am höchsten
aid-throw = Wurf
aid-name = Name
aid-worth = Wert
aid-chance = Chance
aid-or-better = Oder besser
aid-down-to = { $first } bis { $last }
aid-percent = { $number } %
aid-one-throw = { $dice ->
    [1] Ein Wurf mit einem Würfel
   *[other] Ein Wurf mit { $dice } Würfeln, auf { $ways } Arten
}

# Punkteblöcke.
pad-by-hand = Runde um Runde
pad-by-round = Runde für Runde
pad-wild = Joker
pad-round = Runde
pad-out = Schluss
pad-fewest = Die niedrigste Summe gewinnt.
pad-most = Die höchste Summe gewinnt.
pad-leads = { $seat } führt mit { $points }.
pad-hand-number = Runde { $number }
pad-hand-wild = Runde { $number }: { $wild }
pad-round-number = Runde { $number }
pad-now = wird gerade gespielt, je { $cards } Karten
