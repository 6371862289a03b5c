about = Gewinne den Hof mit Würfeln, vom Hofnarren bis zum König, und halte den König bis zum Schluss.
help-throws = Mit den Würfeln, die du beiseitelegst, bezahlst du deine Personen.

# Personen, als Karten. „nom“ und „acc“ für Sätze, „none“ für „es gibt … mehr“.
card-fool = Hofnarr
    .nom = der Hofnarr
    .acc = den Hofnarren
    .none = keinen Hofnarren
card-charlatan = Scharlatan
    .nom = der Scharlatan
    .acc = den Scharlatan
    .none = keinen Scharlatan
card-farmer = Bauer
    .nom = der Bauer
    .acc = den Bauern
    .none = keinen Bauern
card-maid = Dienstmagd
    .nom = die Dienstmagd
    .acc = die Dienstmagd
    .none = keine Dienstmagd
card-philosopher = Philosoph
    .nom = der Philosoph
    .acc = den Philosophen
    .none = keinen Philosophen
card-laborer = Handwerker
    .nom = der Handwerker
    .acc = den Handwerker
    .none = keinen Handwerker
card-guard = Wachmann
    .nom = der Wachmann
    .acc = den Wachmann
    .none = keinen Wachmann
card-hunter = Jäger
    .nom = der Jäger
    .acc = den Jäger
    .none = keinen Jäger
card-merchant = Händler
    .nom = der Händler
    .acc = den Händler
    .none = keinen Händler
card-astronomer = Astronom
    .nom = der Astronom
    .acc = den Astronomen
    .none = keinen Astronomen
card-noblewoman = Hofdame
    .nom = die Hofdame
    .acc = die Hofdame
    .none = keine Hofdame
card-pawnbroker = Pfandleiher
    .nom = der Pfandleiher
    .acc = den Pfandleiher
    .none = keinen Pfandleiher
card-knight = Ritter
    .nom = der Ritter
    .acc = den Ritter
    .none = keinen Ritter
card-magician = Zauberer
    .nom = der Zauberer
    .acc = den Zauberer
    .none = keinen Zauberer
card-alchemist = Alchemist
    .nom = der Alchemist
    .acc = den Alchemisten
    .none = keinen Alchemisten
card-bishop = Bischof
    .nom = der Bischof
    .acc = den Bischof
    .none = keinen Bischof
card-nobleman = Edelmann
    .nom = der Edelmann
    .acc = den Edelmann
    .none = keinen Edelmann
card-general = Feldherr
    .nom = der Feldherr
    .acc = den Feldherrn
    .none = keinen Feldherrn
card-king = König
    .nom = der König
    .acc = den König
    .none = keinen König
card-queen = Königin
    .nom = die Königin
    .acc = die Königin
    .none = keine Königin
level = { $level ->
    [0] Für jedes Ergebnis
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}
cards = { $count ->
    [1] eine Person
   *[other] { $count } Personen
}

# Was sie kosten.
price-nothing = jedes Ergebnis
price-fool = dein eigener Hofnarr, umgedreht
price-alike = { $count ->
    [2] ein Paar
   *[other] { $count } Gleiche
}
price-odd = nur ungerade Würfel
price-even = nur gerade Würfel
price-sum = { $sum } Augen oder mehr
price-pairs = { $count } Paare
price-triples = { $count } × drei Gleiche
price-full-house = drei Gleiche und ein Paar
price-run = { $count } in einer Reihe
price-king = kommt mit dem König

# Was sie können.
power-start = { $count ->
    [1] ein Würfel mehr am Anfang deines Zugs
   *[other] { $count } Würfel mehr am Anfang deines Zugs
}
power-throw-one-again = einen aktiven Würfel noch einmal werfen
power-throw-again = beliebige aktive Würfel noch einmal werfen
power-raise-one = einen aktiven Würfel um 1 bis { $most } Augen erhöhen (nicht über 6)
power-raise = beliebig viele aktive Würfel um { $by } erhöhen (keinen über 6)
power-match = einen aktiven Würfel auf eine Zahl drehen, die beiseiteliegt
power-turn = einen aktiven Würfel auf eine beliebige Zahl drehen
power-shift = { $count ->
    [2] Augen von einem aktiven Würfel auf einen anderen verschieben
   *[other] Augen zwischen zwei oder drei aktiven Würfeln verschieben
}
power-add = einen aktiven Würfel mit { $face } hinzufügen
power-add-any = einen aktiven Würfel mit beliebiger Zahl hinzufügen
power-add-before = einen Würfel hinzufügen, der mitgeworfen wird
power-crown = bringt auch die Königin und beginnt die letzte Runde

# Was gerade geschieht.
say-who-begins = Das Los bestimmt, wer beginnt.
say-throw-or-add = { $seat } ist dran: { $count } Würfel werfen oder vorher eine Person einen hinzufügen lassen.
say-throw-or-add-you = Wirf { $count } Würfel, oder lass vorher eine Person einen hinzufügen.
help-throw-or-add = Eine Person kann dir einen Würfel mehr geben. Tipp sie zuerst an.
say-lay-aside = { $seat } ist dran: vor dem nächsten Wurf mindestens einen Würfel beiseitelegen.
say-lay-aside-you = Leg mindestens einen Würfel beiseite, bevor du wieder wirfst.
help-lay-aside = Tipp Würfel an, um sie zu behalten. Sie bleiben bis zum Ende des Zugs.
say-go-on = { $seat } darf noch einmal werfen, mehr Würfel beiseitelegen oder eine Person einsetzen.
say-go-on-you = Wirf noch einmal, leg mehr Würfel beiseite, oder setz eine Person ein.
help-go-on = Such dir eine Person aus: Ihre Karte zeigt, welche Würfel sie kostet.
say-end = { $seat } hat alle Würfel beiseitegelegt und darf noch eine Person einsetzen.
say-end-you = Alle deine Würfel liegen beiseite: Setz eine Person ein, oder hör hier auf.
help-end = Letzte Chance, einen Würfel zu ändern, bevor du eine Person nimmst.
say-take = { $seat } darf eine Person nehmen.
say-take-you = Nimm eine Person.
help-take = Karten mit Rahmen kannst du bezahlen. Tipp eine an, um sie zu nehmen.
say-play-or-pass = { $seat }: um den König spielen oder passen?
say-play-or-pass-you = Um den König spielen oder passen?
help-play-or-pass = Schlag das beste Ergebnis, und du hast den König.
mark = Zu schlagen: { $count } × { $face } ({ $seat })

# Knöpfe.
dice = { $dice }
add-before = { $card }: ein Würfel mehr in diesem Wurf
end-with = Fertig: { $dice }
use = { $card }: { $power }
use-shift = { $card }: { $count } Würfel mit { $sum } Augen
take = Nehmen: { $card }
take-nothing = Nichts nehmen
play-for-the-king = { $count ->
    [1] Mit einem Würfel spielen
   *[other] Mit { $count } Würfeln spielen
}
pass = Passen

# Was gerade geschehen ist.
begins = { $seat } beginnt.
ended = { $seat } ist fertig mit { $dice }.
used-to-add = { $seat } setzt { $card-acc } ein: noch eine { $face }.
added-before = { $seat } setzt { $card-acc } ein: ein Würfel mehr im ersten Wurf.
used-to-throw-again = { $seat } setzt { $card-acc } ein und wirft { $dice } noch einmal.
used-to-turn = { $seat } setzt { $card-acc } ein: { $dice } → { $into }.
took = { $seat } nimmt { $card-acc }.
took-nothing = { $seat } nimmt nichts.
took-king = { $seat } nimmt den König und die Königin.
turned-fool-over = { $seat } dreht den Hofnarren um: ein Scharlatan.
passed = { $seat } passt.
group-takes-king = Mit { $count } × { $face } hat { $seat } den König.
group-falls-short = { $count } × { $face } reicht nicht: { $seat } bekommt den König nicht.
last-round = Jetzt die letzte Runde: Wer hat die beste Gruppe gleicher Würfel?
keeps-king = { $seat } behält den König.

# Warum nicht.
not-now = das geht jetzt nicht
name-a-die = nenn mindestens einen Würfel
not-active = nicht unter den aktiven Würfeln: { $dice }
lay-one-aside-first = vor dem nächsten Wurf muss mindestens ein Würfel beiseitegelegt werden
dice-still-active = noch aktiv: { $dice }
not-held = { $card-acc } hast du nicht
used-already = { $card-nom } wurde in diesem Zug schon eingesetzt
power-does-otherwise = diese Person kann nur das: { $power }
no-free-die = alle { $count } Würfel sind im Spiel
queen-comes-with-the-king = die Königin kommt mit dem König und nie allein
no-fool-to-turn-over = du hast keinen Hofnarren zum Umdrehen
one-charlatan-only = wer einen Scharlatan hat, darf keinen Hofnarren mehr nehmen
no-second-charlatan = mehr als einen Scharlatan darfst du nicht haben
held-already = { $card-acc } hast du schon
too-dear = { $card-nom } kostet: { $price }; du hast { $dice }
none-left = es gibt { $card-none } mehr

# Einstellungen.
option-fools = Hofnarren
option-fools-players = so viele, wie mitspielen
option-fools-unlimited = so viele wie gewünscht
option-fools_held = Hofnarren pro Kopf
option-fools_held-one = einer auf einmal
option-fools_held-many = beliebig viele
option-charlatans = Scharlatane pro Kopf
option-charlatans-many = beliebig viele
option-charlatans-one = nur einer
option-adding = Personen, die einen Würfel hinzufügen
option-adding-any-time = jederzeit
option-adding-after-throw = nach dem ersten Wurf
option-dice_cap = Würfel
option-dice_cap-12 = zwölf
option-dice_cap-none = so viele wie gewünscht, bis zu zwanzig
option-mark = In der letzten Runde zuerst zu schlagen
option-mark-claim = die Würfel, die den König geholt haben
option-mark-none = nichts
option-first_player = Es beginnt
option-first_player-random = wen das Los bestimmt
option-first_player-seat0 = der erste Platz
option-round_limit = Runden, bis in jedem Fall um den König gespielt wird (0: nie)
aid-characters = Was die Personen kosten und können
aid-add-before = Ein neuer Würfel darf auch schon vor dem ersten Wurf kommen.

# Der König entscheidet; die Karten werden nur gezählt.
score-counted = { cards }
