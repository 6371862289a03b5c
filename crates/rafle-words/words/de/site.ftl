# Was die Seiten im Browser sagen.
language = Sprache
looks = Hell oder dunkel
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
back = Zurück
menu = Menü
yes = Ja
no = Nein
play = Abspielen
pause = Pause
less = weniger
more = mehr

# Der Eingang.
come-in = Eintreten
word-asked = Hier kommst du nur mit einem Wort herein. Wer dich eingeladen hat, kennt es.
the-word = Das Wort
wrong-word = Das ist nicht das Wort.
word-crowded = Im Moment werden zu viele falsche Wörter eingegeben. Bitte versuch es bald noch einmal.

# Das Regal.
the-shelf = Das Spieleregal
# { $count } ist, wie viele Spiele es gibt.
what-this-is = { $count } nordische Würfel- und Kartenspiele für alle am Tisch, gleich hier im Browser.
so-many-games = { $count } Spiele
play-at-once = Gleich spielen
at-once-what = { $bots ->
    [0] { $game }, du allein
    [1] { $game }, du und ein Bot
   *[other] { $game }, du und { $bots } Bots
}
way-device = Ein Gerät für alle
way-device-short = Ein Gerät
way-device-how = Reicht es am Tisch herum
way-phones = Alle mit eigenem Handy
way-phones-short = Handys
way-phones-how = Mit einem Code oder Wort
choose-for-device = Such ein Spiel für dieses Gerät aus
choose-for-phones = Such ein Spiel für Handys aus
another-way = Anders spielen
join-asked = Hat jemand einen Tisch eröffnet?
join-hint = Tischwort, etwa kugle
join = Mitspielen
no-such-word = Kein Tisch heißt { $word }.
no-such-word-near = Kein Tisch heißt { $word }. Ähnlich: { $near }.
# Die Fächer des Regals.
shelf-tonight = Für heute Abend
shelf-tonight-note = eine halbe Stunde, und das Lernen lohnt sich
shelf-quick = Schnell: zehn Minuten
shelf-longer = Etwas länger
shelf-luck = Reines Glück
shelf-luck-note = nichts zu entscheiden
shelf-alone = Für dich allein
all-of-them = Alle { $count }
more-tables = { $count ->
    [1] Noch ein Tisch
   *[other] Noch { $count } Tische
}
your-turn = Du bist dran
# Der eigene Platz in der Reihe der Plätze.
you = Du
# Was gerade zu Ende ging: ein Knopf und was daneben steht.
go-on = Weiter
next-is = Als Nächstes: { $name }.
points-gone = { $points ->
    [1] Ein Punkt dieses Zugs ist weg.
   *[other] { $points } Punkte dieses Zugs sind weg.
}
claimed-by = { $name } sagte
there-are = Es sind
so-far = Bis jetzt
are-there = Sind es { $count } × { $face }?
lift-them-now = Jetzt alle aufdecken
stay = Hierbleiben
by-itself = von selbst in # s
waits-for-you = der Tisch wartet auf dich
next-is-you = Du bist als Nächstes dran.
# Vorgelesen: ein Würfel oder eine Karte, und was sie jetzt bedeutet.
mark-counts = { $piece }, zählt
mark-paid = { $piece }, die Würfel reichen
mark-ends = { $piece }, beendet es
mark-came = { $piece }, eben gekommen
finished = Zu Ende
waits-for-somebody = Wartet, dass sich jemand setzt
somebody-thinks = { $name } überlegt
now-thinks = { $name } überlegt.
then-one = Dann kommt { $name }.
then-you = Dann bist du dran.
then-one-you = Dann kommt { $name }, dann du.
find-a-game = Spiel suchen
find = Suchen
how-many-people = Wie viele Leute
any-number = Egal wie viele
people = { $count ->
    [1] Allein
   *[other] { $count } Leute
}
filter-quick = 10 Minuten
filter-dice = Würfel
filter-cards = Karten
filter-hidden = Etwas ist verdeckt
filter-luck = Nur Glück
nothing-found = Kein Spiel passt.
players = Spieler
also-called = Auch: { $names }
minutes = Minuten
skill-of = { $skill ->
    [0] Reines Glück
   *[other] Können { $skill } von 4
}
something-hidden = Etwas ist verdeckt
open-a-record = Mitschrift öffnen

# Ein Spiel.
your-name = Dein Name
guest = Gast
bot-called = Bot { $seat }
play-alone = Spielen
who-is-playing = Wer spielt?
against-bots = Gegen Bots
against-bots-how = Beginnt sofort
around-device = Alle an diesem Gerät
around-device-how = Ihr reicht es herum
on-phones = Alle mit eigenem Handy
on-phones-how = Ein Code zum Scannen, ein Wort zum Tippen
bots = Bots
one-bot-fewer = Ein Bot weniger
one-bot-more = Ein Bot mehr
how-well = Wie gut sie spielen
level-random = Zufall
level-easy = Leicht
level-club = Normal
level-master = Meister
play-against = { $bots ->
    [0] Allein spielen
    [1] Gegen einen Bot spielen
   *[other] Gegen { $bots } Bots spielen
}
add-a-name = Name hinzufügen
begin-with-people = { $count ->
    [1] Allein beginnen
   *[other] Mit { $count } beginnen
}
names-few = schreib mindestens { $least } Namen auf
phones-get-a-code = Du bekommst einen Code und ein Wort für die anderen. Leere Plätze können später Bots füllen.
open-for-phones = Tisch für Handys öffnen
rules-as-usual = Wie die meisten spielen.
change = Ändern
use-these = So spielen
back-to-usual = Wieder wie üblich
rule-too-low = { $rule }: { $value } ist zu niedrig, mindestens { $least }
rule-too-high = { $rule }: { $value } ist zu hoch, höchstens { $most }
rule-no-number = { $rule }: eine ganze Zahl von { $least } bis { $most }, nicht `{ $value }`
as-it-will-lie = So wird es auf dem Tisch liegen
as-far-as-read = Soweit es sich lesen ließ
name-of = Name auf Platz { $number }
player-number = Platz { $number }
bot-random = Bot, Zufall
bot-easy = Bot, leicht
bot-club = Bot
bot-master = Bot, Meister
house-rules = Hausregeln
take-backs = Zurücknehmen
take-backs-strict = Bis gewürfelt oder gezogen ist
take-backs-friendly = Freundlich: auch später, wenn alle einverstanden sind
patience = Minuten, bis ein Bot für Abwesende einspringen darf

# Ein Tisch.
all-games = Alle Spiele
just-now = Gerade eben
at-the-table = Am Tisch
open-seat = Platz { $seat }
is-bot = Bot
is-open = freier Platz
is-here = da
is-away = weg
on-this-device = an diesem Gerät
has-resigned = hat aufgegeben
step-back = Rückgängig
take-back = Meinen Zug zurücknehmen
take-back-last = Letzten Zug zurücknehmen
do-not-go-together = Das passt nicht zusammen
all-columns = Alle Spalten
show-everybody = Alle { $count } zeigen
hand-it-to = Gib weiter an { $name }
nobody-else-looks = Jetzt schaut niemand sonst hin.
i-am = Ich bin { $name }
no-connection = Keine Verbindung. Dein Tisch ist sicher; wir versuchen es weiter.
one-moment = Einen Moment
you-watch = Du schaust zu.
big-screen = Auf großem Bildschirm

# Was mit einem Tisch geschieht.
begun = Das Spiel beginnt.
lot-fell = Das Los fällt: { $seat } beginnt.
begins = Wer beginnt:
begins-host-only = Wer beginnt, bestimmt, wer den Tisch eröffnet hat.
begins-lot = das Los entscheidet
begins-seated = wie ihr sitzt
begins-change = Ändern
begins-title = Wer beginnt?
begins-note = Die anderen folgen, wie sie sitzen. Im nächsten Spiel beginnt der Platz danach.
begins-by-lot = Das Los entscheidet
begins-by-lot-note = wird gezogen, wenn ihr beginnt, und alle können es nachprüfen
begins-as-seated = Wie ihr sitzt
begins-order = { $first }, dann { $second }
begins-order-more = { $first }, dann { $second }, dann { $third }
begins-keep = So lassen
sat-down = { $seat } setzt sich.
bot-plays = Ein Bot spielt für { $seat }.
got-up = { $seat } steht auf.
took-back = { $count ->
    [1] Ein Schritt wurde zurückgenommen.
   *[other] { $count } Schritte wurden zurückgenommen.
}
asks-back = { $name } möchte den letzten Zug zurücknehmen.
waits-for = Wir warten auf { $names }.
bot-sits-for-you = Jetzt spielt ein Bot für { $name }.
come-back = Ich bin wieder da

# Sich setzen.
come-and-play = Spiel mit: { $game }
sits-already = { $name } sitzt am Tisch.
scan-hint = Scann ihn mit einer Kamera, oder tipp die Adresse ein.
seats-free = { $count ->
    [0] Alle Plätze sind besetzt.
    [1] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
copy-link = Link kopieren
copied = Kopiert

# Das Wartezimmer.
waiting-room = Wartezimmer
scan-or-open = Scann ihn, oder öffne
and-type = und tipp ein
point-your-camera = Halt deine Kamera hierher
only-watch = Nur zuschauen
host-begins = { $name } startet das Spiel.
room-here = { $here ->
    [1] Erst 1 von { $places } ist da
   *[other] { $here } von { $places } sind da
}
room-full = Alle sind da
free-place = Ein freier Platz
awaits-somebody = wartet auf jemanden
room-for-more = { $count ->
    [1] Noch ein Platz ist da
   *[other] Noch { $count } Plätze sind da
}
is-host = startet das Spiel
invites-you = { $name } lädt dich ein: { $game }
here-too = { $count ->
    [1] { $names } ist auch da.
   *[other] { $names } sind auch da.
}
sit-down = Hinsetzen
no-account = Kein Konto. Der Name bleibt auf diesem Gerät.
you-sit = Du sitzt am Tisch. { $name } startet das Spiel.
begin = Beginnen
begin-with = Mit { $count } beginnen
fill-with-bots = { $count ->
    [1] Mit einem Bot auffüllen
   *[other] Mit { $count } Bots auffüllen
}
play-bots-instead = Lieber mit Bots spielen
set-a-bot = Bot hinsetzen
free-the-seat = Platz freimachen
asks-for-seat = { $name } möchte sich auf den freien Platz setzen.
others-are-asked = Hier ist etwas verdeckt: Erst werden die anderen gefragt.
room-goes-on = Das Spiel geht hier aus einer Mitschrift weiter.

# Das Menü.
this-table = Dieser Tisch
this-device = Dieses Gerät
rules = Regeln
sound = Ton
touch = Vibration
keys = Tasten am Tisch
key-keep = behalten oder freigeben
key-main = große Taste
key-box = ein Feld wählen
key-advice = Tipp
key-rules = Regeln
key-card = Karte oder Tasten
explain = Jede Wahl erklären
explain-first = am Anfang
explain-always = immer
explain-never = nie
pace = Tempo der Bots
pace-calm = ruhig
pace-usual = normal
pace-quick = schnell
rename = Namen ändern
let-play = Überlassen: { $bot }
other-device = An anderem Gerät spielen
other-device-hint = Öffne diesen Link innerhalb einer Viertelstunde auf dem anderen Gerät. Er gilt einmal. Das andere Gerät spielt dann an allen deinen Tischen für dich, bis du es im Menü beendest.
play-here = An diesem Gerät spielen
play-for = Hier für { $name } spielen
play-for-means = Dieses Gerät spielt dann für { $name }, an allen Tischen, an denen { $name } sitzt, genau wie das eigene Gerät von { $name }. Ihr könnt es beide im Menü eines Tischs beenden.
play-for-own-seats = Deine eigenen Plätze bleiben deine: Du findest sie wieder, wenn dieses Gerät wieder für dich spielt.
devices = Geräte, die für mich spielen
some-device = Ein Gerät
release-device = Gerät abmelden
be-myself-again = Wieder für mich selbst
seat-of = Platz: { $name }
hand-over = Den Platz weitergeben
hand-over-hint = Wer diesen Link öffnet, übernimmt deinen Platz. Er gilt einmal, eine Viertelstunde lang.
take-the-seat = Platz übernehmen
resign = Aufgeben
resign-means = Du kommst auf den letzten Rang und wirst übersprungen; wo es ohne dich nicht geht, spielt ein Bot an deiner Stelle weiter.
leave = Endgültig gehen
leave-means = Dein Platz ist wieder frei; wer den Link hat, kann ihn nehmen. Wo etwas verdeckt ist, werden erst die anderen gefragt.
back-to-table = Zurück zum Tisch

# Nach dem Spiel.
wins = { $seat } gewinnt
wins-by = { $seat } gewinnt mit { $ahead } Vorsprung
share-the-win = { $seats } teilen sich den Sieg
nobody-wins = Niemand gewinnt
# Die Überschrift, für alle, die sie hören.
over-said = { $headline }.
play-again = Noch einmal
go-to-next = Zum nächsten Spiel
look-back = Zurückschauen
download-record = Mitschrift herunterladen
another-game = Ein anderes Spiel
how-it-grew = Wie die Punkte wuchsen
chart-of = { $turns ->
    [1] Der Punktestand nach einem Zug
   *[other] Der Punktestand über { $turns } Züge
}
step-of = Schritt { $number } von { $count }
step-before = Eins zurück
step-after = Eins weiter
record-here = Die Mitschrift
record-file = Oder eine Datei
look-through = Durchsehen
record-wrong = Zeile { $line }: { $why }
play-on-from-here = Ab hier weiterspielen
play-on-how = Das Spiel geht ab Schritt { $step } an einem eigenen Tisch weiter, mit eigenem Zufall. Was vorher gespielt wurde, bleibt, wie es ist.
which-seat = Welcher Platz ist deiner?
play-on = Weiterspielen
record-over = hier ist das Spiel vorbei: geh zu einem Schritt vor dem Ende zurück
record-has-holes = diese Mitschrift zeigt das Spiel, wie es jemand am Tisch oder beim Zuschauen sah, ohne das Verdeckte: mit ihr kann niemand weiterspielen
record-too-long = dieses Spiel ist zu lang: es darf höchstens { $most } Zeilen haben
record-knows = Wer die Mitschrift hat, weiß, was in ihr verdeckt ist.

# Der Coach.
coach = Der Coach
hints = Tipps vom Coach
hints-against-bots = Nur gegen Bots
hints-for-all = Für alle
hints-for-nobody = Für niemanden
hints-allowed = erlaubt
hints-not-allowed = nicht erlaubt
ask-the-coach = Coach fragen
ask-again = Noch einmal fragen
coach-says = Was der Coach tun würde
what-to-do = Deine Wahl
what-it-costs = Was es kostet
and-more = { $count ->
    [1] Ein anderer Weg ist weniger wert.
   *[other] { $count } andere Wege sind weniger wert.
}
costs-nothing = nichts
costs-share = { $loss } % des Siegs
costs-share-about = { $loss } ± { $error } % des Siegs
costs-points = { $loss } Punkte
costs-points-about = { $loss } ± { $error } Punkte
coach-is-exact = Diese Zahlen sind genau: Das Spiel ist gelöst.
coach-estimates = Diese Zahlen sind Schätzungen aus vielen Probespielen; ± ist der Standardfehler. Kleine Unterschiede bedeuten vielleicht nichts.
late-take-backs = { $count ->
    [1] Ein freundlicher Tisch: Eine Entscheidung wurde zurückgenommen, als danach schon gewürfelt oder gezogen war.
   *[other] Ein freundlicher Tisch: { $count } Entscheidungen wurden zurückgenommen, als danach schon gewürfelt oder gezogen war.
}
coach-thinks = Der Coach überlegt noch.
coach-silent = Der Coach hat dazu nichts zu sagen.
no-hints-here = an diesem Tisch darf niemand den Coach fragen
nothing-to-advise = auf diesem Platz gibt es gerade nichts zu entscheiden
luck-or-skill = Glück oder Können?
luck-and-skill = Glück und Können
luck-and-skill-means = „Erwartet“ ist der Anteil am Sieg vor dem ersten Wurf. „Glück“ ist, was Würfel und Karten dazugaben oder nahmen. „Können“ ist, was die Entscheidungen bewirkten: Eigene Fehler kosten dich etwas, Fehler der anderen helfen dir. Die drei ergeben zusammen das Ergebnis.
in-hundredths = In Hundertsteln des Siegs
in-points = In Punkten
player = Name
was-expected = Erwartet
luck-added = Glück
skill-added = Können
lost-by-choices = Verschenkt
result = Ergebnis
costliest-decisions = { $count ->
    [0] Keine Entscheidung hat etwas gekostet
    [1] Die teuerste Entscheidung
   *[other] Die { $count } teuersten Entscheidungen
}
all-decisions = { $count ->
    [1] Insgesamt eine Entscheidung
   *[other] Insgesamt { $count } Entscheidungen
}
show-decisions = Alle zeigen
step = Schritt
what-was-done = Was geschah
better-was = Besser:
it-cost = Gekostet hat es: { $cost }.
nothing-better = Nichts war besser.
look-at-step = Schritt { $number } ansehen
coach-goes-through = Der Coach geht das Spiel durch

# Teile.
die-of = Würfel mit { $face }
cup-of = { $count ->
    [1] Becher über einem Würfel
   *[other] Becher über { $count } Würfeln
}
card-wild = { $card }, zählt als Joker
card-ends = { $up } oben, { $down } unten
face-down = verdeckt
field-worth = Feld, { $worth } wert
lies-kept = { $piece }, behalten
lies-aside = { $piece }, beiseite
lies-covered = { $piece }, verdeckt
lies-spent = { $piece }, benutzt

# Warum nicht.
no-such-page = Diese Seite gibt es nicht.
no-such-table = Diesen Tisch gibt es nicht. Vielleicht fehlt im Link ein Buchstabe.
no-such-game-here = Dieses Spiel steht nicht im Regal.
no-such-game = es gibt kein Spiel `{ $slug }`
not-your-seat = Das ist nicht dein Platz.
table-moved-on = Am Tisch ging es schon weiter. So steht es jetzt.
cannot-store = Der Zug konnte nicht aufgeschrieben werden. Nichts hat sich geändert; bitte versuch es noch einmal.
cannot-read = Dieser Tisch ist nicht lesbar.
took-too-long = Das hat zu lange gedauert. Schau auf den Tisch: Dort siehst du, ob es gezählt hat.
rules-stumble = Dieses Spiel ist über einen Zug gestolpert. Das ist unser Fehler, nicht deiner. Schau auf den Tisch: Dort siehst du, was gezählt hat; lässt er sich nicht zeigen, können alle, die dort spielen, den letzten Zug zurücknehmen.
take-back-and-go-on = Zurück und weiterspielen
went-wrong = Hier ist etwas schiefgegangen. Das ist unser Fehler, nicht deiner. Bitte versuch es noch einmal.
too-many-requests = Das war zu viel auf einmal. Warte einen Moment, und versuch es noch einmal.
too-many-openings = Von hier wurden in kurzer Zeit viele Tische eröffnet. Versuch es noch einmal { $minutes ->
    [1] in einer Minute
   *[other] in { $minutes } Minuten
}.
too-many-tables = Du hast so viele Tische offen, wie dieses Haus erlaubt. Spiel einen davon zu Ende, oder versuch es noch einmal { $minutes ->
    [1] in einer Minute
   *[other] in { $minutes } Minuten
}.
too-many-streams = Dieser Tisch ist auf zu vielen Seiten zugleich offen. Schließ einige davon, und lade diese neu.
too-many-words = Das waren viele falsche Wörter. Versuch es noch einmal { $minutes ->
    [1] in einer Minute
   *[other] in { $minutes } Minuten
}.
too-many-renames = Das waren viele Namen in kurzer Zeit. Versuch es noch einmal { $minutes ->
    [1] in einer Minute
   *[other] in { $minutes } Minuten
}.
too-many-passes = Das waren viele Links in kurzer Zeit. Versuch es noch einmal { $minutes ->
    [1] in einer Minute
   *[other] in { $minutes } Minuten
}.
form-too-large = Das ist zu viel für ein Formular.
form-unreadable = Dieses Formular war nicht lesbar.
no-such-field = dieses Formular hat kein Feld `{ $field }`
no-such-choice = `{ $word }` kann hier nicht gewählt werden
not-from-here = Dieses Formular kam nicht von einer Seite dieses Servers.
wrong-host = Dieser Server heißt nicht { $name }.
wrong-host-hint = Wer ihn betreibt, kann ihm beim Start diesen Namen geben:
no-host = Die Anfrage sagt nicht klar, welchen Server sie meint.
seat-taken = dieser Platz ist besetzt: { $seat }
no-second-seat = in einem Spiel mit verdeckten Würfeln oder Karten kannst du nur einen Platz haben
no-free-seat = es ist kein Platz frei
usual-bot-only = für andere spielt nur der normale Bot
resigned-and-left = inzwischen hat jemand aufgegeben und den Tisch verlassen; die Entscheidung bleibt stehen
nobody-asked = niemand hat gefragt
asked-already = { $seat } hat schon gefragt; eine Frage nach der anderen
no-such-bot = es gibt keinen Bot `{ $level }`; es gibt { $known }
name-empty = ein Name braucht mindestens einen Buchstaben
not-over = Das Spiel ist noch nicht vorbei.
pass-used = Dieser Link wurde schon benutzt oder ist zu alt.

# Der Server.
serving = Rafle läuft unter { $address }
serving-here = Auf diesem Rechner auch unter { $address }
serving-word = Wer kommt, wird nach dem Wort gefragt.
serving-stop = Beende es mit Strg-C. Die Tische liegen in { $folder }.
serving-stopped = Rafle ist beendet; jeder Tisch ist sicher.
port-in-use = { $address } ist belegt, vielleicht von einem anderen Rafle; wähl einen anderen Port mit `--listen`, etwa `--listen 0.0.0.0:{ $other }`
cannot-listen = unter { $address } lässt sich nicht lauschen: { $why }
listen-form = `{ $text }` ist keine Adresse zum Lauschen; schreib sie wie `0.0.0.0:7070`
data-unwritable = in { $folder } lassen sich keine Tische ablegen: { $why }; gib mit `--data` einen anderen Ordner an
data-newer = die Tische in { $folder } hat ein neueres Rafle geschrieben; starte dieses, oder gib mit `--data` einen anderen Ordner an
data-in-use = die Tische in { $folder } benutzt ein anderes Rafle; beende es, oder gib mit `--data` einen anderen Ordner an
database-unusable = in der Datenbank { $database } lassen sich keine Tische ablegen: { $why }; prüf die Adresse in `--store`, und ob dort PostgreSQL läuft
database-newer = die Tische in der Datenbank hat ein neueres Rafle geschrieben; starte dieses, oder gib mit `--store` eine andere Datenbank an
data-damaged = in { $folder } lassen sich keine Tische ablegen: die Datenbank dort ist beschädigt ({ $why }); räum ihre Dateien weg, und spiel eine Sicherung ein

# Ist der Zufall fair?
is-luck-fair = Ist der Zufall fair?
luck-was-not-sealed = Der Zufall an diesem Tisch war nicht versiegelt: Eine ältere Version hat den Tisch eröffnet. Es gibt nichts zu prüfen.
luck-is-sealed-now = Der Zufall dieses Spiels ist versiegelt
luck-envelope = Wie ein Zettel in einem Umschlag auf dem Tisch, der nach dem Spiel geöffnet wird.
luck-yes = Ja. Niemand hat diesen Zufall ausgesucht.
luck-record-fits = Die Mitschrift passt zu ihrem Siegel.
luck-no = Das passt nicht zusammen.
luck-fits = Auf diesem Gerät geprüft: Siegel, Geheimnis und Zahlen sind die von vor dem Spiel.
luck-seals-fit = Auf diesem Gerät geprüft: Siegel, Geheimnis und Zahlen sind die von vor dem Spiel. Würfel zum Vergleichen gab es keine. Was ausgeteilt und gezogen wurde, prüft der Befehl weiter unten.
luck-nothing-kept = Dieses Gerät hat vor dem Ende nichts behalten, also kann es nicht vergleichen. Ein Gerät, das dabei war, kann es.
luck-without-us = Auf diesem Gerät geprüft: Siegel, Geheimnis und Zahlen sind die von vor dem Spiel. Keine der Zahlen kommt von diesem Gerät, also verlässt es sich auf die anderen.
luck-lines-differ = Die Siegel sind nicht die, die dieses Gerät vorher gesehen hat. Heb die Mitschrift auf, und frag die Person, die den Server betreibt.
luck-secret-differs = Das Geheimnis ist nicht das versiegelte. Heb die Mitschrift auf, und frag die Person, die den Server betreibt.
luck-number-differs = Eine Zahl ist nicht die versiegelte. Heb die Mitschrift auf, und frag die Person, die den Server betreibt.
luck-dice-differ = Ein Wurf folgt nicht aus dem Geheimnis und den Zahlen. Heb die Mitschrift auf, und frag die Person, die den Server betreibt.
luck-dice-checked = Alle { $count } Würfel der Mitschrift stimmen.
luck-no-scripts = Dieser Browser führt keine Skripte aus: Er hat nichts behalten und kann nicht vergleichen. Die Mitschrift können alle prüfen.
luck-now = Jetzt: ein Siegel
luck-before-the-game = Vor dem Spiel: ein Siegel
luck-words-on-every-screen = Auf jedem Bildschirm an diesem Tisch stehen dieselben sechs Wörter. Lest sie laut vor, wenn ihr wollt.
luck-words-were-shown = Rafle hat ein Geheimnis erzeugt und allen diese sechs Wörter gezeigt, die daraus folgen.
luck-six-words = Die sechs Wörter des Siegels
luck-number-from-everybody = Am Anfang: eine Zahl von allen
luck-will-add = Je Gerät kommt eine Zahl, dort gezogen und versiegelt: { $names }.
luck-have-added = Je Gerät kam eine Zahl, dort gezogen und versiegelt: { $names }.
luck-one-is-enough = Ist auch nur eines dieser Geräte ehrlich, kann niemand den Zufall aussuchen, auch nicht, wer den Server betreibt.
luck-nobody-adds = Hier gibt kein Gerät eine Zahl dazu. Wer spielt, vertraut darauf, dass der Server nicht unter mehreren Geheimnissen gewählt hat.
luck-relies-on-others = Dieses Gerät gibt nichts dazu: Es führt keine Skripte aus, darf nichts behalten oder kam, als das Spiel schon begonnen hatte. Du verlässt dich also auf die Geräte der anderen.
luck-words-added = { $count ->
    [1] Einmal wurden Wörter dazugegeben; sie zählen auch.
   *[other] { $count }-mal wurden Wörter dazugegeben; sie zählen auch.
}
luck-your-words = Eigene Wörter, wenn du willst
luck-add-words = Dazugeben
luck-drawn-anew = Neu gezogen: { $count }. Keine Zahl kam von { $names }.
luck-the-secret = Nach dem Spiel: das Geheimnis
luck-secret-must-give = Es muss dieselben sechs Wörter ergeben und mit den Zahlen jeden Wurf und jede Karte. Ob es das tut, sagt dir dann diese Seite.
luck-secret-gives = Es ergibt dieselben sechs Wörter und mit den Zahlen jeden Wurf und jede Karte.
luck-how-often = Wie oft jede Zahl kam
luck-less-even = { $tenths ->
    [0] In kaum einem fairen Spiel sind die Zahlen ungleicher verteilt als hier.
    [1] In einem von zehn fairen Spielen sind die Zahlen ungleicher verteilt als hier.
    [10] In fast allen fairen Spielen sind die Zahlen ungleicher verteilt als hier.
   *[other] In { $tenths } von zehn fairen Spielen sind die Zahlen ungleicher verteilt als hier.
}
luck-check-yourself = Prüf es selbst
luck-follows-here = { $count ->
    [1] Auf diesem Server stimmt das eine Ergebnis. Auf jedem Rechner, ohne uns zu fragen:
   *[other] Auf diesem Server stimmen alle { $count } Ergebnisse. Auf jedem Rechner, ohne uns zu fragen:
}
luck-from-record = { $count ->
    [1] Ein Ergebnis stammt aus einer Mitschrift, die hier geöffnet wurde. Darüber sagt dieses Siegel nichts.
   *[other] { $count } Ergebnisse stammen aus einer Mitschrift, die hier geöffnet wurde. Darüber sagt dieses Siegel nichts.
}
luck-taken-back = { $count ->
    [1] Eine Entscheidung wurde zurückgenommen, als danach schon gewürfelt oder gezogen war.
   *[other] { $count } Entscheidungen wurden zurückgenommen, als danach schon gewürfelt oder gezogen war.
}
luck-does-not-follow-here = Auf diesem Server folgt die Mitschrift nicht aus ihrem Siegel. Der Befehl nennt die Zeile:
luck-nobody-in-secret = Niemand kann unbemerkt einen Wurf aussuchen, auch der Server nicht, solange eines dieser Geräte ehrlich ist und Rafle auf dem Server nicht verändert wurde.
luck-machine-of-the-host = Wer in den Rechner des Servers schauen kann, kann Würfe vorhersehen und Hände sehen. Spiel verdeckte Spiele mit Leuten, denen du vertraust.
luck-uncovers-hands = Das Geheimnis, das am Ende gezeigt wird, deckt jede Hand dieses Spiels auf.
luck-left-open = Solange ein Spiel nicht zu Ende ist, bleibt sein Siegel geschlossen.
luck-waits-for = Wir warten auf die Zahl von { $names }.
go-on-without-number = Weiter ohne meine Zahl
luck-is-sealed = das Spiel hat begonnen: zu seinem Zufall kommt nichts mehr dazu
no-number-awaited = auf eine Zahl dieses Geräts wird nicht gewartet
another-number = das ist nicht die Zahl, die dieses Gerät versiegelt hat
words-enough = an diesem Tisch sind genug Wörter dazugekommen
seals-enough = an diesem Tisch sind genug Zahlen versiegelt
words-empty = schreib erst ein paar Wörter
numbers-awaited = einen Moment: die Zahl eines Geräts fehlt noch
reference-card = Karte
letters-of = { $won ->
    [0] keiner von { $of } Buchstaben
   *[other] { $won } von { $of } Buchstaben: { $letters }
}
strokes-of = { $seat }: { $done } von { $of } Strichen

# Papier.
print = Drucken
print-for = Für bis zu { $players } drucken
nothing-to-print = Für dieses Spiel gibt es nichts zu drucken.
print-date = Datum
print-name = Name
print-names = Namen
print-cards = Karten
print-row = Reihe
print-column = Spalte
print-score = Punkte
print-chips = Chips
print-ways = von { $ways }

# Der Punkteblock.
score-pad = Punkteblock
pad-about = Für einen Tisch mit echten Karten oder Würfeln: Ihr spielt, diese Seite zählt zusammen. Namen und Punkte bleiben auf diesem Gerät.
pad-game = Was ihr spielt
pad-other-most = Ein anderes Spiel, die meisten Punkte gewinnen
pad-other-fewest = Ein anderes Spiel, die wenigsten Punkte gewinnen
pad-go-on = Zum Block
pad-over = Alle Runden sind eingetragen
pad-cell = { $row }, { $name }
pad-deals = { $name } gibt allen je { $cards } Karten.
pad-after = Nach { $rounds }
pad-first = vorn
pad-write-hand = Runde { $number } eintragen
pad-write-round = Runde { $number } eintragen
pad-new = Neuer Block
not-yet = Noch nicht
also-playing = Außerdem dabei
