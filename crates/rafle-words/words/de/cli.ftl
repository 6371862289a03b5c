# Was die Befehlszeile sagt.
as-is = { $text }
no-such-game = es gibt kein Spiel `{ $slug }`; `rafle games` zählt sie auf
no-such-game-like = es gibt kein Spiel `{ $slug }`; meinst du `{ $like }`?
no-card = zu `{ $slug }` gibt es keine Karte zum Nachschlagen
no-such-language = in `{ $tag }` gibt es keine Wörter; es gibt { $known }, und Namen von Spielen in { $names }
rules-options = Hausregeln, wie man sie schreibt, `-o KEY=VALUE`:
rules-usual = üblich: { $value }
no-rules = zu `{ $slug }` gibt es keine Regelseite
cannot-use-file = `{ $file }`: { $why }
option-form = eine Einstellung schreibt man `key=value`, nicht `{ $text }`
game-never-ends = ein Spiel mit Startzahl { $seed } ist nach { $moves } Zügen nicht zu Ende

# Der Stand.
standing = { $place }. { $seat }: { $score }
standing-unplaced = { $seat }: { $score }
standing-resigned = { $place }. { $seat }: { $score } (aufgegeben)
stands-at-the-end = Das Spiel ist vorbei:
stands-so-far = Das Spiel ist nicht vorbei. Bis jetzt:

# Die Spielleitung.
referee-begins = { $seats ->
    [1] { $game }, ein Platz. Gib ein, was die Würfel zeigen oder was getan wird; `help` sagt mehr.
   *[other] { $game }, { $seats } Plätze. Gib ein, was die Würfel zeigen oder was jemand tut; `help` sagt mehr.
}
referee-begins-cards = { $seats ->
    [1] { $game }, ein Platz. Gib ein, welche Karten gegeben werden oder was getan wird; `help` sagt mehr.
   *[other] { $game }, { $seats } Plätze. Gib ein, welche Karten gegeben werden oder was jemand tut; `help` sagt mehr.
}
referee-goes-on = { $game }: Hier geht es weiter, nach { $lines ->
    [1] einer Zeile
   *[other] { $lines } Zeilen
}. `help` sagt, was man tippen kann.
referee-kept = Das Spiel ist gespeichert: `{ $command }` spielt es weiter.
prompt = >
referee-help-dice =
    6 4 1           was die Würfel zeigen: 641, 6-4-1 und 6,4,1 gehen auch; auch als nächster Wurf, wo `again` offen ist
    keep 6          ein Zug, wie ihn der Tisch aufzählt; nur `6`, wo es nichts anderes heißen kann
    keep [0–4: 1 6] so viele von dem in Klammern, wie in `keep 1 6`; wo nichts gewählt wird, `keep none`
    bid [2 3]x[5 6] eins aus jeder Klammer, wie in `bid 3x6`; `3×6` und `3 6` gehen auch
    throw ?         Würfel unter einem Becher, die nur ihr Platz sieht, in Spielen, die das haben
referee-help-cards =
    deal 3S         die Karte, die gegeben wird: S, H, D, C und * sind die Farben, `Joker` ist einer; 3s und 3♠ gehen auch
    3S 4S JD        mehrere Karten, die nacheinander kommen
    deal ?, ? x7    eine Karte, die nur ihr Platz sieht, oder sieben davon; ebenso `draw ?`
    discard 3S      ein Zug, wie ihn der Tisch aufzählt
    meld [2–5: …]   so viele von dem in Klammern
    star B          in Spielen mit Sternen: wessen Karte den Stern hat
referee-help =
    undo, undo 3    die letzte Zeile zurücknehmen oder die letzten drei; auch ein Aufgeben
    name A Anna     auf Platz A sitzt Anna
    resign A        Platz A ist raus: er wird übersprungen und kommt zuletzt
    hint            was jemand täte, der stark spielt
    standings       wie es steht
    quit            gehen; das Ende der Eingabe tut dasselbe
    (leere Zeile)   den ganzen Tisch zeigen; ist nur ein Zug offen, wird er gespielt
    Großbuchstaben sind egal, und mehrere Zeilen dürfen in einer stehen, mit Strichpunkten dazwischen.
read-several = `{ $line }` kann hier mehrerlei heißen: { $readings }
too-many-at-once = `{ $line }`: das sind mehr, als hier kommen können, höchstens { $count }
table-line-form = `{ $line }`: das schreibt man wie `{ $like }`
gone-played-on = Dieses Spiel kommt ohne { $seat } nicht aus: Dort wählt ein Bot, und jemand würfelt für ihn.
hint-none = Hier muss niemand wählen.
hint-for = Was { $seat } tun kann, das Beste zuerst:
hint-share = { "  " }`{ $line }` gewinnt { $value } %
hint-score = { "  " }`{ $line }` bringt { $value } Punkte
record-has-lines = `{ $file }` enthält ein Spiel, das verloren ginge; `--record { $file }` spielt es weiter
record-of-another = `{ $file }` enthält ein anderes Spiel, oder eins mit anderen Plätzen oder Hausregeln
record-in-use = `{ $file }` wird gerade von einem anderen rafle geschrieben; zwei zugleich würden die Datei verderben
dash-not-here = `-` geht hier nicht: bitte eine Datei oder einen Ordner nennen
letter-not-name = `{ $letter }` wird als Platz { $letter } gelesen; wer so heißt, sitzt auf { $seat }
reader-verbs = würfeln throw, würfle throw, würfelt throw, wirf throw, wirft throw, werfen throw, behalten keep, behalte keep, behält keep, nochmal again, weiter again, aufhören stop, sichern stop, biete bid, bietet bid, bieten bid, nimm take, nimmt take, nehmen take, rate guess, raten guess, ansagen guess, abwerfen discard, gib deal, gibt deal, geben deal, zieh draw, zieht draw, ziehen draw, zurücknehmen undo, höher higher, tiefer lower, kippen turn, kipp turn, aufdecken lift, entfernen remove
reader-numbers = ein 1, eine 1, eins 1, zwei 2, drei 3, vier 4, fünf 5, sechs 6
stopping = Die begonnenen Spiele werden noch zu Ende gespielt; noch einmal Strg-C bricht sofort ab.
language-names-alone = in `{ $tag }` sind nur Namen von Spielen bekannt und wenig mehr; der Rest ist Englisch
only-one-open = Etwas anderes geht nicht; du kannst es überspringen und tippen, was danach kommt.
luck-like = zum Beispiel { $like }
end-or-undo = Eine leere Zeile beendet es hier; `undo` nimmt die letzte Zeile zurück.
seat-score = { $seat } { $score }
pick-some = { $least ->
    [0] [0–{ $most }: { $from }, oder none]
   *[other] [{ $least }–{ $most }: { $from }]
}
and-more = { $count ->
    [1] und noch eins
   *[other] und noch { $count }
}
lies-aside = beiseite { $pieces }
lies-kept = behalten { $pieces }
lies-covered = verdeckt { $pieces }
lies-spent = benutzt { $pieces }
face-cup = { $count ->
    [1] Becher(1)
   *[other] Becher({ $count })
}
face-joker = Joker
track-at = { $seat }: { $behind } von { $fields }, als Nächstes { $next }
track-done = { $seat }: { $behind } von { $fields }

# Ein Tisch in Zeilen.
plain-help =
    (leere Zeile)   würfeln oder ziehen, wenn du dran bist
    keep 6          ein Zug, wie ihn der Tisch aufzählt
    keep [0–4: 1 6] so viele von dem in Klammern, wie in `keep 1 6`; wo nichts gewählt wird, `keep none`
    bid [2 3]x[5 6] eins aus jeder Klammer, wie in `bid 3x6`
    table           der Tisch; spielen mehr als acht, dann mit allen
    rules           die Regeln des Spiels
    hint            was jemand täte, der stark spielt
    undo, undo 3    die letzte Entscheidung zurücknehmen oder die letzten drei
    name A Anna     auf Platz A sitzt Anna
    resign A        Platz A gibt auf
    Mehrere Zeilen dürfen in einer stehen, mit Strichpunkten dazwischen.
    Endet die Eingabe, verlässt du den Tisch. Das Spiel wird gespeichert: `rafle play --resume` spielt es weiter.
seen-enough = Drück Enter, wenn du genug gesehen hast: Dann wird der Bildschirm leer, und { $seat } ist dran.

# Mitschriften.
records-hold = Mitschriften, die stimmen: { $count } von { $all }.
records-unreadable = nicht jede Mitschrift ist lesbar
no-records = dort ist keine Mitschrift
luck-follows = { $count ->
    [1] ein Ergebnis des Zufalls folgt
   *[other] alle { $count } Ergebnisse des Zufalls folgen
} aus dem Geheimnis, das vor dem Spiel versiegelt wurde{ $numbers ->
    [0] .
    [1] {" "}und aus der Zahl eines Geräts.
   *[other] {" "}und aus den Zahlen von { $numbers } Geräten.
}
luck-from = Prüfen lässt sich das ab Zeile { $line }; { $before ->
    [1] das Ergebnis davor kam vor dem Siegel und beweist
   *[other] die { $before } Ergebnisse davor kamen vor dem Siegel und beweisen
} nichts.
luck-anew = Neu gezogen: { $count }. Keine Zahl kam von { $whose }.
luck-differs = `{ $found }` folgt nicht: nach der Regel ist Ergebnis { $number } dieses Spiels `{ $follows }`.
luck-other-secret = das ist nicht das versiegelte Geheimnis: seine Prüfsumme ist eine andere.
luck-other-number = das ist nicht die Zahl, die Gerät { $device } versiegelt hatte.
luck-no-number = dieses Ergebnis kam, bevor Gerät { $device } seine Zahl geöffnet hatte.
luck-not-opened = dieses Ergebnis kam, bevor die versiegelten Zahlen geöffnet waren.
luck-not-asked = Gerät { $device } ist hier nicht gefragt oder war schon dran.
luck-no-seal = Gerät { $device } hat keine Zahl versiegelt.
luck-too-early = vor dieser Zeile wurde kein Geheimnis versiegelt.
luck-too-late = hier darf nichts mehr dazukommen außer den Zahlen, nach denen gefragt wurde.
luck-unreadable = diese Zeile zum Zufall ist nicht lesbar.
luck-closed = das Geheimnis steht nicht in dieser Mitschrift: das Spiel ist nicht vorbei, oder es wurde entfernt.
luck-unsealed = hier wurde nichts versiegelt, also gibt es nichts zu prüfen.
luck-unknown = der Zufall wurde nach Regel { $rule } gezogen, die dieses Rafle nicht kennt.
luck-not-shown =
    Eine Mitschrift allein kann nicht zeigen, dass die Siegel vor dem ersten Wurf da waren: Vergleich ihre Zeilen `luck` mit
    denen, die ein Gerät behalten hat oder die jemand während des Spiels aufgeschrieben hat. Sie kann auch nicht zeigen, dass
    niemand, der in den Rechner des Servers schauen kann, das Geheimnis gelesen hat.

# Durchspielen und Tempo.
simulated = { $game }, { $seats ->
    [1] ein Platz
   *[other] { $seats } Plätze
}: { $count ->
    [1] ein zufällig gespieltes Spiel
   *[other] { $games } zufällig gespielte Spiele
}, Startzahl { $seed }.
simulated-moves = Züge: { $mean } im Schnitt (Standardabweichung { $sd }), { $least } bis { $most }.
simulated-ends = Geteilte Siege: { $shared } %. Niemand gewinnt: { $nobody } %.
score-range = { $least } bis { $most }
matched = { $game }: { $count ->
    [1] ein Spiel
   *[other] { $games } Spiele
} in { $seatings ->
    [1] einer Sitzordnung
   *[other] { $seatings } Sitzordnungen
}, Startzahl { $seed }.
match-margin-sure = { $bot } liegt vor { $over }: { $margin } ± { $within } Prozentpunkte, mit 99 % Sicherheit.
match-margin = { $bot } gegen { $over }: { $margin } ± { $within } Prozentpunkte; das kann Zufall sein.
no-such-bot = es gibt keinen Bot `{ $bot }`; es gibt { $known }
wrong-number-of-bots = { $bots ->
    [1] ein Bot kann
   *[other] { $bots } Bots können
} das nicht spielen: { $most ->
    [1] es ist ein Spiel für eine Person
   *[other] es braucht { $least } bis { $most }
}
bot-cannot-play = `{ $bot }` kann dieses Spiel nicht: er spielt nur Spiele, deren bestes Ergebnis bekannt ist
column-within = ± (99 %)
odds-share = { $game }, { $seats ->
    [1] ein Platz
   *[other] { $seats } Plätze
}, genau gelöst. Alle spielen um einen Anteil am Sieg.
odds-score = { $game }, { $seats ->
    [1] ein Platz
   *[other] { $seats } Plätze
}, genau gelöst. Alle spielen um die höchste erwartete Punktzahl.
odds-luck = { $game }, { $seats ->
    [1] ein Platz
   *[other] { $seats } Plätze
}, genau gelöst. Nur das Glück entscheidet.
odds-length = Länge: { $steps } Würfe und Entscheidungen im Schnitt.
odds-bonus = Den Bonus gibt es in { $bonus } % der Spiele.
odds-against-random = Gegen andere, die zufällig wählen, gewinnt Platz A { $best } % der Spiele, und { $random } %, wenn dort auch zufällig gewählt wird.
odds-against-sensible = Gemessen: Gegen andere, die vernünftig spielen (mit so vielen kleinen Fehlern wie der Bot club), gewinnt Platz A { $best } ± { $best_error } % der Spiele, und { $sensible } ± { $sensible_error } %, wenn dort auch nur vernünftig gespielt wird.
odds-sensible-score = Gemessen: Wer nur vernünftig spielt (mit so vielen kleinen Fehlern wie der Bot club), kommt auf { $sensible } ± { $sensible_error }, das beste Spiel auf { $best }.
solving-exploring = Gefundene Stellungen: { $states }
solving-valuing = Stellungen vom Ende her: { $percent } %
odds-beginnings = Der beste Anfang, und was er wert ist:
odds-first-turn = { $game }, { $seats ->
    [1] ein Platz
   *[other] { $seats } Plätze
}: zu groß, um gelöst zu werden, aber nicht der erste Zug. So wahrscheinlich in % ist jede Person zu haben, wenn nur auf sie gespielt wird:
odds-no-method = { $game }, { $seats ->
    [1] ein Platz
   *[other] { $seats } Plätze
}: hier ist kein Weg bekannt, das zu lösen
odds-other-rules = { $game }, { $seats ->
    [1] ein Platz
   *[other] { $seats } Plätze
}: gelöst ist das mit anderen Regeln als diesen
odds-hidden = { $game }: hier ist etwas verdeckt, also gibt es keine genauen Aussichten einer Stellung
odds-never-settles = { $game }, { $seats ->
    [1] ein Platz
   *[other] { $seats } Plätze
}: Entscheidungen antworten einander im Kreis, und es wurde keine Lösung gefunden
odds-too-large = { $game }, { $seats ->
    [1] ein Platz
   *[other] { $seats } Plätze
}: zu groß, um genau gelöst zu werden
column-wins = Siege %
column-standard-error = ± (Std.-F.)
column-score = Punkte
column-sd = Std.-Abw.
column-least = wenigste
column-most = meiste
column-game = Spiel
column-seats = Plätze
column-moves = Mio. Züge/s
column-games = Spiele/s
column-bytes = Bytes
column-clone = Kopie ns

# Eine Hand aus echten Karten.
hand-discard = Abwerfen: { $card }.
hand-meld = { $cards }: { $title }
hand-left = { $points ->
    [1] Übrig: { $cards }, ein Punkt.
   *[other] Übrig: { $cards }, { $points } Punkte.
}
hand-goes-out = Nichts ist übrig: Mit dieser Hand machst du Schluss.
hand-ahead = Eine Karte vorausgedacht ist dieser Abwurf am besten: { $card }. Nach dem nächsten Ziehen sind dann im Schnitt { $points } Punkte übrig.
hand-no-melds = in `{ $slug }` werden keine Hände in Kombinationen aufgeteilt; das gibt es in { $games }
hand-no-rank = `{ $text }` ist kein Jokerwert; er ist 3 bis 10, J, Q oder K
hand-no-card = `{ $text }` ist keine Karte; Karten sind 3 bis 10, J, Q oder K und eine Farbe, S, H, D, C oder * (T geht auch), etwa 5C, oder Joker
hand-too-long = das sind { $count } Karten; eine Hand hat höchstens { $most }
hand-wrong-length = { $count ->
    [0] das sind keine Karten
    [1] das ist eine Karte
   *[other] das sind { $count } Karten
}; zählen { $wild ->
    [11] Buben
    [12] Damen
    [13] Könige
   *[other] Karten mit { $wild }
} als Joker, hat eine Hand { $wild }, oder { $drawn } nach dem Ziehen
hand-too-many-of = mehr als { $most } davon gibt es nicht: { $card }
# Der Coach. Anteile am Sieg sind in Prozent.
advice-share-exact = { $seat } ist dran. Aussichten auf den Sieg in %, genau:
advice-share = { $seat } ist dran. Aussichten auf den Sieg in %, geschätzt:
advice-score-exact = { $seat } ist dran. Zu erwartende Punkte, genau:
advice-score = { $seat } ist dran. Zu erwartende Punkte, geschätzt:
column-value = Wert
column-loss = kostet
analysis-share-exact = Entscheidungen: { $count }. Verluste sind Aussichten auf den Sieg in %, genau.
analysis-share = Entscheidungen: { $count }. Verluste sind Aussichten auf den Sieg in %, geschätzt.
analysis-score-exact = Entscheidungen: { $count }. Verluste sind Punkte, genau.
analysis-score = Entscheidungen: { $count }. Verluste sind Punkte, geschätzt.
decision = Zeile { $line }, { $seat }: { $action } kostet { $loss } (am besten: { $best })
decision-estimated = Zeile { $line }, { $seat }: { $action } kostet { $loss } ± { $error } (am besten: { $best })
costliest = { $count ->
    [0] Keine Entscheidung hat etwas gekostet.
    [1] Die teuerste Entscheidung:
   *[other] Die { $count } teuersten Entscheidungen:
}
account = { $seat }: Ergebnis { $result }; eigene Entscheidungen kosteten { $lost }.
account-exact = { $seat }: Ergebnis { $result } = erwartet { $expected } + Glück { $luck } + Können { $skill }; eigene Entscheidungen kosteten { $lost }.

# Was man mit allen Tischen tun kann.
store-in-use = die Tische in { $store } benutzt ein laufender Server, der davon nichts erführe; beende ihn zuerst
store-newer = die Tische in { $store } hat ein neueres Rafle geschrieben; nimm dieses
store-damaged = die Tische in { $store } sind nicht zu benutzen: die Datenbank dort ist beschädigt ({ $why }); spiel eine Sicherung ein
store-unusable = die Tische in { $store } sind nicht zu benutzen: { $why }
store-not-empty = in { $store } sind schon Tische, und nichts wurde geändert; gib mit `--data` einen leeren Ordner oder mit `--store` eine leere Datenbank an
backup-postgres = PostgreSQL sichert man mit seinem eigenen Werkzeug, während Server laufen: `pg_dump --format=custom --file={ $file } "$RAFLE_STORE"`; und spielt es ein mit `pg_restore --dbname="$RAFLE_STORE" { $file }`
backed-up = Alles bis jetzt ist in { $file }. Darin sind verdeckte Karten und Geheimnisse: Bewahr sie auf wie die Tische selbst.
restored = Alles ist in { $store }, wie es war.
imported = Alles ist jetzt in { $store }.
exported = { $count ->
    [0] Es gibt keine Tische, die nach { $folder } zu schreiben wären.
    [1] Eine Mitschrift ist in { $folder }.
   *[other] { $count } Mitschriften sind in { $folder }.
}
export-unreadable = der Tisch { $table } ist nicht lesbar und wurde ausgelassen
no-such-table = es gibt keinen Tisch `{ $table }`; nichts wurde geändert
forgotten = Gelöschte Tische: { $deleted }. Tische, an denen jemand vergessen wurde: { $changed }. Sicherungen und exportierte Mitschriften sind, wie sie waren.

# Angaben, die keinen Sinn ergeben.
arguments-help = `--help` sagt mehr
arguments-usage = Aufruf: { $form }; `--help` sagt mehr
no-such-argument = { $text } wird hier nicht verstanden
no-such-argument-like = { $text } wird hier nicht verstanden; meinst du { $like }?
no-such-command = es gibt keinen Befehl { $text }
no-such-command-like = es gibt keinen Befehl { $text }; meinst du { $like }?
arguments-missing = das fehlt: { $text }
arguments-clash = { $text } passt nicht zu { $others }
value-missing = { $text } braucht einen Wert
value-one-of = { $text } kann nicht { $value } sein; möglich ist { $values }
value-unfit = { $text } kann nicht { $value } sein
value-unfit-because = { $text } kann nicht { $value } sein: { $why }
whole-number = gebraucht wird eine ganze Zahl von { $least } bis { $most }
many-form = gebraucht wird eine ganze Zahl von 1 bis 1e12
viewer-form = es ist ein Platz von A bis { $last }, `spectator` oder `referee`
word-form = es braucht mindestens einen Buchstaben
store-form = es beginnt mit `postgres://`; einen Ordner gibt man mit `--data` an
address-form = sie beginnt mit `http://` oder `https://` und nennt einen Rechner, wie `https://rafle.example`
