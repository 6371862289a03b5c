# Wat de pagina’s in de browser zeggen.
language = Taal
looks = Licht of donker
theme-auto = Zoals het apparaat
theme-light = Licht
theme-dark = Donker
back = Terug
menu = Menu
yes = Ja
no = Nee
play = Afspelen
pause = Pauze
less = minder
more = meer

# De ingang.
come-in = Kom binnen
word-asked = Om binnen te komen heb je een woord nodig. Wie je uitnodigde, weet het.
the-word = Het woord
wrong-word = Dat is niet het woord.
word-crowded = Er worden nu te veel verkeerde woorden ingevuld. Probeer het straks nog eens.

# De spellenkast.
the-shelf = De spellenkast
# { $count } is hoeveel spellen er zijn.
what-this-is = { $count } Noordse dobbel- en kaartspellen voor iedereen aan tafel, gewoon hier in de browser.
so-many-games = { $count } spellen
play-at-once = Meteen spelen
at-once-what = { $bots ->
    [0] { $game }, jij alleen
    [1] { $game }, jij en één bot
   *[other] { $game }, jij en { $bots } bots
}
way-device = Samen op één apparaat
way-device-short = Eén apparaat
way-device-how = Laat het rondgaan
way-phones = Telefoons doen mee
way-phones-short = Telefoons
way-phones-how = Met een code of woord
choose-for-device = Kies een spel voor dit apparaat
choose-for-phones = Kies een spel om op telefoons te spelen
another-way = Op een andere manier
join-asked = Heeft er iemand een tafel geopend?
join-hint = Het woord, zoals kugle
join = Doe mee
no-such-word = Er is geen tafel met het woord { $word }.
no-such-word-near = Er is geen tafel met het woord { $word }. Misschien bedoel je: { $near }.
# De plekken in de spellenkast.
shelf-tonight = Voor vanavond
shelf-tonight-note = een half uur, en de moeite waard
shelf-quick = Snel: tien minuten
shelf-longer = Iets langer
shelf-luck = Puur geluk
shelf-luck-note = er valt niets te kiezen
shelf-alone = Voor één speler
all-of-them = Alle { $count }
more-tables = { $count ->
    [1] Nog één tafel
   *[other] Nog { $count } tafels
}
your-turn = Jouw beurt
# De eigen plaats, in de rij van plaatsen.
you = Jij
# Wat net afgelopen is: een knop, en wat ernaast staat.
go-on = Verder
next-is = { $name } is de volgende.
points-gone = { $points ->
    [1] Eén punt van deze beurt is weg.
   *[other] { $points } punten van deze beurt zijn weg.
}
claimed-by = { $name } zei
there-are = Er zijn
so-far = Tot nu toe
are-there = Zijn er { $count } × { $face }?
lift-them-now = Til ze nu allemaal op
stay = Blijf hier
by-itself = vanzelf over # s
waits-for-you = de tafel wacht op jou
next-is-you = Jij bent de volgende.
# Hardop gelezen: een steen of een kaart, en wat die nu betekent.
mark-counts = { $piece }, telt
mark-paid = { $piece }, de stenen zijn genoeg
mark-ends = { $piece }, maakt er een eind aan
mark-came = { $piece }, net gekomen
finished = Afgelopen
waits-for-somebody = Wacht tot er iemand gaat zitten
somebody-thinks = { $name } denkt na
now-thinks = { $name } denkt na.
then-one = Dan komt { $name }.
then-you = Dan ben jij aan de beurt.
then-one-you = Dan komt { $name }, dan jij.
find-a-game = Zoek een spel
find = Zoek
how-many-people = Met hoeveel mensen
any-number = Maakt niet uit
people = { $count ->
    [1] Alleen
   *[other] { $count } mensen
}
filter-quick = 10 minuten
filter-dice = Dobbelstenen
filter-cards = Kaarten
filter-hidden = Iets verborgens
filter-luck = Alleen geluk
nothing-found = Geen spel gevonden.
players = Spelers
also-called = Heet ook { $names }
minutes = Minuten
skill-of = { $skill ->
    [0] Puur geluk
   *[other] Vaardigheid { $skill } van 4
}
something-hidden = Er is iets verborgen
open-a-record = Open een spelverslag

# Een spel.
your-name = Je naam
guest = Gast
bot-called = Bot { $seat }
play-alone = Speel
who-is-playing = Wie speelt er?
against-bots = Tegen bots
against-bots-how = Begint meteen
around-device = Rond dit apparaat
around-device-how = Je geeft het aan elkaar door
on-phones = Ieder op een telefoon
on-phones-how = Een code om te scannen, een woord om te typen
bots = Bots
one-bot-fewer = Eén bot minder
one-bot-more = Eén bot meer
how-well = Hoe goed ze spelen
level-random = Willekeurig
level-easy = Makkelijk
level-club = Gewoon
level-master = Meester
play-against = { $bots ->
    [0] Speel alleen
    [1] Speel tegen één bot
   *[other] Speel tegen { $bots } bots
}
add-a-name = Voeg een naam toe
begin-with-people = { $count ->
    [1] Begin alleen
   *[other] Begin met { $count } mensen
}
names-few = { $least ->
    [1] schrijf minstens één naam op
   *[other] schrijf minstens { $least } namen op
}
phones-get-a-code = Je krijgt een code en een woord voor de anderen. Bots kunnen later lege plaatsen vullen.
open-for-phones = Open voor telefoons
rules-as-usual = Zoals de meeste mensen spelen.
change = Verander
use-these = Gebruik deze
back-to-usual = Weer de gewone regels
rule-too-low = { $rule }: { $value } is te laag, minstens { $least }
rule-too-high = { $rule }: { $value } is te hoog, hoogstens { $most }
rule-no-number = { $rule }: een heel getal van { $least } t/m { $most }, niet `{ $value }`
as-it-will-lie = Zo ligt het straks op tafel
as-far-as-read = Voor zover het te lezen was
name-of = Naam van speler { $number }
player-number = Speler { $number }
bot-random = Bot, willekeurig
bot-easy = Bot, makkelijk
bot-club = Bot
bot-master = Bot, meester
house-rules = Huisregels
take-backs = Terugnemen
take-backs-strict = Tot het toeval heeft gesproken
take-backs-friendly = Vriendelijk: ook later, als iedereen het goed vindt
patience = Minuten tot een bot mag invallen voor wie weg is

# Een tafel.
all-games = Alle spellen
just-now = Zonet
at-the-table = Aan tafel
open-seat = Plaats { $seat }
is-bot = bot
is-open = vrije plaats
is-here = hier
is-away = weg
on-this-device = op dit apparaat
has-resigned = opgegeven
step-back = Stap terug
take-back = Mijn keuze terugnemen
take-back-last = De laatste keuze terugnemen
do-not-go-together = Deze gaan niet samen
all-columns = Kolommen van iedereen
show-everybody = Toon alle { $count }
hand-it-to = Geef het aan { $name }
nobody-else-looks = Nu kijkt er niemand anders.
i-am = Ik ben { $name }
no-connection = Geen verbinding. Je tafel is veilig; we proberen het opnieuw.
one-moment = Een ogenblik
you-watch = Je kijkt toe.
big-screen = Op een groot scherm

# Wat er met een tafel gebeurt.
begun = Het spel begint.
lot-fell = Het lot wijst { $seat } aan om te beginnen.
begins = Wie begint:
begins-host-only = Wie de tafel opende, bepaalt wie begint.
begins-lot = door het lot
begins-seated = zoals jullie zitten
begins-change = Verander
begins-title = Wie begint?
begins-note = De anderen volgen in de volgorde van hun plaatsen. In het volgende potje begint wie op de plaats erna zit.
begins-by-lot = Door het lot
begins-by-lot-note = er wordt bij het begin geloot, en iedereen kan het nagaan
begins-as-seated = Zoals jullie zitten
begins-order = { $first }, dan { $second }
begins-order-more = { $first }, dan { $second }, dan { $third }
begins-keep = Houd het zo
sat-down = { $seat } gaat zitten.
bot-plays = Een bot speelt voor { $seat }.
got-up = { $seat } staat op.
took-back = { $count ->
    [1] Eén stap is teruggenomen.
   *[other] { $count } stappen zijn teruggenomen.
}
asks-back = { $name } vraagt de laatste keuze te mogen terugnemen.
waits-for = We wachten op { $names }.
bot-sits-for-you = Een bot speelt nu voor { $name }.
come-back = Ik ben er weer

# Gaan zitten.
come-and-play = Kom { $game } spelen
sits-already = { $name } zit aan tafel.
scan-hint = Scan de code met een camera, of typ het adres.
seats-free = { $count ->
    [0] Alle plaatsen zijn bezet.
    [1] Er is één plaats vrij.
   *[other] Er zijn { $count } plaatsen vrij.
}
copy-link = Kopieer de link
copied = Gekopieerd

# De wachtkamer.
waiting-room = Wachtkamer
scan-or-open = Scan de code, of open
and-type = en typ
point-your-camera = Richt je camera hierop
only-watch = Alleen toekijken
host-begins = { $name } start het spel.
room-here = { $here ->
    [1] Eén van de { $places } is er
   *[other] { $here } van de { $places } zijn er
}
room-full = Iedereen is er
free-place = Een vrije plaats
awaits-somebody = wacht op iemand
room-for-more = { $count ->
    [1] Er is nog plaats voor één
   *[other] Er is nog plaats voor { $count }
}
is-host = start het spel
invites-you = { $name } nodigt je uit: { $game }
here-too = { $count ->
    [1] { $names } is er ook.
   *[other] { $names } zijn er ook.
}
sit-down = Ga zitten
no-account = Geen account. De naam blijft op dit apparaat.
you-sit = Je zit aan tafel. { $name } start het spel.
begin = Begin
begin-with = Begin met { $count }
fill-with-bots = { $count ->
    [1] Vul aan met één bot
   *[other] Vul aan met { $count } bots
}
play-bots-instead = Liever met bots spelen
set-a-bot = Zet hier een bot neer
free-the-seat = Maak de plaats vrij
asks-for-seat = { $name } wil graag de vrije plaats nemen.
others-are-asked = Hier is iets verborgen: eerst wordt het de anderen gevraagd.
room-goes-on = Het spel gaat hier verder vanuit een spelverslag.

# Het menu.
this-table = Deze tafel
this-device = Dit apparaat
rules = Regels
sound = Geluid
touch = Trillen
keys = Toetsen aan tafel
key-keep = houd of laat los
key-main = hoofdknop
key-box = kies een vak
key-advice = tip
key-rules = regels
key-card = kaart of toetsen
explain = Elke keuze uitleggen
explain-first = in het begin
explain-always = altijd
explain-never = nooit
pace = Hoe snel bots spelen
pace-calm = rustig
pace-usual = gewoon
pace-quick = snel
rename = Verander de naam
let-play = Laat spelen: { $bot }
other-device = Op ander apparaat spelen
other-device-hint = Open deze link binnen een kwartier op het andere apparaat. Hij werkt één keer. Dat apparaat speelt dan voor jou aan al je tafels, tot je dat in het menu beëindigt.
play-here = Speel op dit apparaat
play-for = Speel voor { $name } op dit apparaat
play-for-means = Dit apparaat speelt dan voor { $name }, aan alle tafels van { $name }, net als het eigen apparaat van { $name }. Jullie kunnen dat allebei beëindigen in het menu van een tafel.
play-for-own-seats = Je eigen plaatsen blijven van jou: je vindt ze terug als dit apparaat weer voor jou speelt.
devices = Apparaten die voor mij spelen
some-device = Een apparaat
release-device = Niet meer voor mij spelen
be-myself-again = Weer voor mezelf spelen
seat-of = Plaats: { $name }
hand-over = Geef de plaats aan een ander
hand-over-hint = Wie deze link opent, krijgt je plaats. Hij werkt één keer, binnen een kwartier.
take-the-seat = Neem de plaats
resign = Geef op
resign-means = Je eindigt als laatste en wordt overgeslagen; waar het spel niet zonder jou kan, speelt een bot door voor de anderen.
leave = Voorgoed weggaan
leave-means = Je plaats is weer vrij; wie de link heeft, kan hem nemen. Waar iets verborgen is, wordt het eerst de anderen gevraagd.
back-to-table = Terug naar de tafel

# Na het spel.
wins = { $seat } wint
wins-by = { $seat } wint met { $ahead } verschil
share-the-win = { $seats } delen de winst
nobody-wins = Niemand wint
# De kop, voor wie hem hoort.
over-said = { $headline }.
play-again = Speel nog eens
go-to-next = Naar het volgende potje
look-back = Kijk terug
download-record = Download het verslag
another-game = Een ander spel
how-it-grew = Hoe de scores groeiden
chart-of = { $turns ->
    [1] De scores na één beurt
   *[other] De scores over { $turns } beurten
}
step-of = Stap { $number } van { $count }
step-before = Eén terug
step-after = Eén verder
record-here = Het spelverslag
record-file = Of een bestand
look-through = Kijk het door
record-wrong = Regel { $line }: { $why }
play-on-from-here = Vanaf hier verder spelen
play-on-how = Het spel gaat vanaf stap { $step } verder aan een eigen tafel, met eigen toeval. Wat eerder gespeeld is, blijft zoals het is.
which-seat = Welke plaats is van jou?
play-on = Verder spelen
record-over = hier is het spel uit: ga terug naar een stap voor het einde
record-has-holes = dit spelverslag toont het spel zoals één speler of toeschouwer het zag, zonder wat verborgen was: van daaruit kan niemand verder spelen
record-too-long = dit spel is te lang: het mag hoogstens { $most } regels hebben
record-knows = Wie het spelverslag heeft, weet wat erin verborgen is.

# De coach.
coach = De coach
hints = Tips van de coach
hints-against-bots = Alleen tegen bots
hints-for-all = Voor iedereen
hints-for-nobody = Voor niemand
hints-allowed = mag
hints-not-allowed = mag niet
ask-the-coach = Vraag de coach
ask-again = Vraag nog eens
coach-says = Wat de coach zou doen
what-to-do = Je keuzes
what-it-costs = Wat het kost
and-more = { $count ->
    [1] Eén andere manier is minder waard.
   *[other] { $count } andere manieren zijn minder waard.
}
costs-nothing = niets
costs-share = { $loss }% van de winst
costs-share-about = { $loss } ± { $error }% van de winst
costs-points = { $amount ->
    [1] { $loss } punt
   *[other] { $loss } punten
}
costs-points-about = { $loss } ± { $error } punten
coach-is-exact = Deze cijfers zijn exact: het spel is opgelost.
coach-estimates = Deze cijfers zijn schattingen, gevonden door vaak verder te spelen; ± is de standaardfout. Kleine verschillen zeggen misschien niets.
late-take-backs = { $count ->
    [1] Een vriendelijke tafel: één keuze is teruggenomen nadat het toeval had gesproken.
   *[other] Een vriendelijke tafel: { $count } keuzes zijn teruggenomen nadat het toeval had gesproken.
}
coach-thinks = De coach denkt nog na.
coach-silent = De coach heeft hier niets over te zeggen.
no-hints-here = aan deze tafel mag niemand de coach iets vragen
nothing-to-advise = voor deze plaats valt er nu niets te kiezen
luck-or-skill = Geluk of vaardigheid?
luck-and-skill = Geluk en vaardigheid
luck-and-skill-means = ‘Verwacht’ is ieders deel vóór de eerste worp. ‘Geluk’ is wat de stenen en kaarten erbij of eraf deden. ‘Vaardigheid’ is wat de keuzes deden: je eigen fouten kosten je, fouten van anderen helpen je. De drie samen zijn de uitslag.
in-hundredths = In honderdsten van de winst
in-points = In punten
player = Speler
was-expected = Verwacht
luck-added = Geluk
skill-added = Vaardigheid
lost-by-choices = Zelf verspeeld
result = Uitslag
costliest-decisions = { $count ->
    [0] Geen keuze kostte iets
    [1] De duurste keuze
   *[other] De { $count } duurste keuzes
}
all-decisions = { $count ->
    [1] Eén keuze in totaal
   *[other] { $count } keuzes in totaal
}
show-decisions = Laat ze allemaal zien
step = Stap
what-was-done = Wat er gebeurde
better-was = Beter:
it-cost = Dat kostte { $cost }.
nothing-better = Niets was beter.
look-at-step = Bekijk stap { $number }
coach-goes-through = De coach loopt het spel door

# Stukken.
die-of = steen met { $face }
cup-of = { $count ->
    [1] beker over één steen
   *[other] beker over { $count } stenen
}
card-wild = { $card }, wild
card-ends = { $up } boven, { $down } onder
face-down = dicht
field-worth = veld van { $worth }
lies-kept = { $piece }, gehouden
lies-aside = { $piece }, apart
lies-covered = { $piece }, afgedekt
lies-spent = { $piece }, gebruikt

# Waarom niet.
no-such-page = Deze pagina bestaat niet.
no-such-table = Deze tafel bestaat niet. Misschien ontbreekt er een letter in de link.
no-such-game-here = Dit spel staat niet in de kast.
no-such-game = er is geen spel `{ $slug }`
not-your-seat = Die plaats is niet van jou.
table-moved-on = De tafel is al verder. Zo staat het er nu voor.
cannot-store = De zet kon niet worden bewaard. Er is niets veranderd; probeer het nog eens.
cannot-read = Deze tafel is niet te lezen.
took-too-long = Dat duurde te lang. Kijk naar de tafel: daar zie je of het geteld heeft.
rules-stumble = Dit spel is over een zet gestruikeld. Dat is onze fout, niet de jouwe. Kijk naar de tafel: daar zie je wat er geteld heeft; is de tafel niet te zien, dan kan wie daar speelt de laatste zet terugnemen.
take-back-and-go-on = Neem terug en speel door
went-wrong = Hier is iets misgegaan. Dat is onze fout, niet de jouwe. Probeer het nog eens.
too-many-requests = Dat was te veel tegelijk. Wacht even, en probeer het nog eens.
too-many-openings = Vanaf hier zijn in korte tijd veel tafels geopend. Probeer het { $minutes ->
    [1] over een minuut
   *[other] over { $minutes } minuten
} nog eens.
too-many-tables = Je hebt al zoveel tafels lopen als hier mag. Speel er eerst één uit, of probeer het { $minutes ->
    [1] over een minuut
   *[other] over { $minutes } minuten
} nog eens.
too-many-streams = Deze tafel staat op te veel pagina’s tegelijk open. Sluit er een paar, en laad deze opnieuw.
too-many-words = Dat waren veel verkeerde woorden. Probeer het { $minutes ->
    [1] over een minuut
   *[other] over { $minutes } minuten
} nog eens.
too-many-renames = Dat waren veel namen in korte tijd. Probeer het { $minutes ->
    [1] over een minuut
   *[other] over { $minutes } minuten
} nog eens.
too-many-passes = Dat waren veel links in korte tijd. Probeer het { $minutes ->
    [1] over een minuut
   *[other] over { $minutes } minuten
} nog eens.
form-too-large = Dat is te veel voor één formulier.
form-unreadable = Dat formulier was niet te lezen.
no-such-field = dit formulier heeft geen veld `{ $field }`
no-such-choice = `{ $word }` kun je hier niet kiezen
not-from-here = Dit formulier is niet vanaf een pagina van deze server verstuurd.
wrong-host = Deze server heet niet { $name }.
wrong-host-hint = Wie hem beheert, kan hem die naam geven bij het starten:
no-host = De aanvraag zegt niet duidelijk welke server bedoeld is.
seat-taken = deze plaats is bezet: { $seat }
no-second-seat = in een spel met verborgen stenen of kaarten kun je maar één plaats hebben
no-free-seat = er is geen vrije plaats
usual-bot-only = voor een ander speelt alleen de gewone bot
resigned-and-left = er heeft sindsdien iemand opgegeven en de tafel verlaten; de keuze blijft
nobody-asked = niemand heeft iets gevraagd
asked-already = { $seat } heeft al iets gevraagd; één vraag tegelijk
no-such-bot = er is geen bot `{ $level }`; er zijn { $known }
name-empty = een naam heeft minstens één letter nodig
not-over = Het spel is nog niet uit.
pass-used = Deze link is al gebruikt, of is te oud.

# De server.
serving = Rafle staat op { $address }
serving-here = Op deze computer ook op { $address }
serving-word = Wie komt, moet het woord weten.
serving-stop = Stop met Ctrl-C. De tafels worden bewaard in { $folder }.
serving-stopped = Rafle is gestopt; alle tafels zijn veilig.
port-in-use = { $address } is in gebruik, misschien door een andere Rafle; kies een andere poort met `--listen`, zoals `--listen 0.0.0.0:{ $other }`
cannot-listen = kan niet luisteren op { $address }: { $why }
listen-form = `{ $text }` is geen adres om op te luisteren; schrijf het zoals `0.0.0.0:7070`
data-unwritable = kan geen tafels bewaren in { $folder }: { $why }; geef een andere map met `--data`
data-newer = de tafels in { $folder } zijn door een nieuwere Rafle geschreven; start die, of geef een andere map met `--data`
data-in-use = de tafels in { $folder } zijn in gebruik door een andere Rafle; stop die, of geef een andere map met `--data`
database-unusable = kan geen tafels bewaren in de database { $database }: { $why }; kijk naar het adres in `--store`, en of PostgreSQL daar draait
database-newer = de tafels in de database zijn door een nieuwere Rafle geschreven; start die, of geef een andere database met `--store`
data-damaged = kan geen tafels bewaren in { $folder }: de database daar is beschadigd ({ $why }); zet de bestanden ergens anders en herstel een reservekopie

# Is het toeval eerlijk?
is-luck-fair = Is het toeval eerlijk?
luck-was-not-sealed = Het toeval van deze tafel was niet verzegeld: de tafel is door een oudere versie geopend. Er is niets na te gaan.
luck-is-sealed-now = Het toeval van dit spel is verzegeld
luck-envelope = Zoals een briefje in een envelop op tafel, die opengaat als het spel uit is.
luck-yes = Ja. Niemand heeft dit toeval gestuurd.
luck-record-fits = Het spelverslag past bij het zegel.
luck-no = Dit klopt niet.
luck-fits = Nagegaan op dit apparaat: zegel, geheim en getallen zijn die van vóór het spel.
luck-seals-fit = Nagegaan op dit apparaat: zegel, geheim en getallen zijn die van vóór het spel. Er waren geen dobbelstenen om te vergelijken. Wat er gedeeld en getrokken is, gaat de opdracht hieronder na.
luck-nothing-kept = Dit apparaat heeft niets van vóór het eind bewaard en kan dus niet vergelijken. Een apparaat dat erbij was, kan dat wel.
luck-without-us = Nagegaan op dit apparaat: zegel, geheim en getallen zijn die van vóór het spel. Geen van de getallen is van dit apparaat zelf, dus het vertrouwt op de andere.
luck-lines-differ = De zegels zijn niet die dit apparaat eerder te zien kreeg. Bewaar het spelverslag en vraag het aan wie de server beheert.
luck-secret-differs = Het geheim is niet het geheim dat verzegeld was. Bewaar het spelverslag en vraag het aan wie de server beheert.
luck-number-differs = Een getal is niet het getal dat verzegeld was. Bewaar het spelverslag en vraag het aan wie de server beheert.
luck-dice-differ = Een worp volgt niet uit het geheim en de getallen. Bewaar het spelverslag en vraag het aan wie de server beheert.
luck-dice-checked = { $count ->
    [1] De ene steen van het spelverslag klopt.
   *[other] Alle { $count } stenen van het spelverslag kloppen.
}
luck-no-scripts = Deze browser voert geen scripts uit: hij heeft niets bewaard en kan niet vergelijken. Het spelverslag kan iedereen nagaan.
luck-now = Nu: een zegel
luck-before-the-game = Vóór het spel: een zegel
luck-words-on-every-screen = Dezelfde zes woorden staan op elk scherm aan deze tafel. Lees ze hardop als je wilt.
luck-words-were-shown = Rafle maakte een geheim en liet iedereen deze zes woorden zien, die eruit volgen.
luck-six-words = De zes woorden van het zegel
luck-number-from-everybody = Aan het begin: een getal van iedereen
luck-will-add = Per apparaat komt er één getal, daar getrokken en verzegeld: { $names }.
luck-have-added = Per apparaat kwam er één getal, daar getrokken en verzegeld: { $names }.
luck-one-is-enough = Is ook maar één van deze apparaten eerlijk, dan kan zelfs wie de server beheert het toeval niet sturen.
luck-nobody-adds = Hier voegt geen apparaat een getal toe. Wie speelt, vertrouwt erop dat wie de server beheert niet uit geheimen gekozen heeft.
luck-relies-on-others = Dit apparaat voegt niets toe: het voert geen scripts uit, mag niets bewaren, of kwam toen het spel al begonnen was. Je vertrouwt dus op de apparaten van de anderen.
luck-words-added = { $count ->
    [1] Er zijn één keer woorden toegevoegd; die tellen mee.
   *[other] Er zijn { $count } keer woorden toegevoegd; die tellen mee.
}
luck-your-words = Eigen woorden, als je wilt
luck-add-words = Voeg ze toe
luck-drawn-anew = Opnieuw getrokken: { $count }. Er kwam geen getal van { $names }.
luck-the-secret = Na het spel: het geheim
luck-secret-must-give = Het moet dezelfde zes woorden opleveren en, met de getallen, elke worp, elke gedeelde en elke getrokken kaart. Deze pagina zegt je dan of dat zo is.
luck-secret-gives = Het levert dezelfde zes woorden op en, met de getallen, elke worp, elke gedeelde en elke getrokken kaart.
luck-how-often = Hoe vaak elk getal kwam
luck-less-even = { $tenths ->
    [0] Bijna geen eerlijk spel komt minder gelijkmatig uit dan dit.
    [1] Eén van de tien eerlijke spellen komt minder gelijkmatig uit dan dit.
    [10] Bijna alle eerlijke spellen komen minder gelijkmatig uit dan dit.
   *[other] { $tenths } van de tien eerlijke spellen komen minder gelijkmatig uit dan dit.
}
luck-check-yourself = Ga het zelf na
luck-follows-here = { $count ->
    [1] Op deze server klopt de ene uitkomst. Op elke computer, zonder ons te vragen:
   *[other] Op deze server kloppen alle { $count } uitkomsten. Op elke computer, zonder ons te vragen:
}
luck-from-record = { $count ->
    [1] Eén uitkomst komt uit een spelverslag dat hier geopend is. Daarover zegt dit zegel niets.
   *[other] { $count } uitkomsten komen uit een spelverslag dat hier geopend is. Daarover zegt dit zegel niets.
}
luck-taken-back = { $count ->
    [1] Eén keuze is teruggenomen nadat het toeval had gesproken.
   *[other] { $count } keuzes zijn teruggenomen nadat het toeval had gesproken.
}
luck-does-not-follow-here = Op deze server volgt het spelverslag niet uit het zegel. De opdracht noemt de regel:
luck-nobody-in-secret = Niemand kan ongezien een worp kiezen, ook de server niet, zolang één van deze apparaten eerlijk is en niemand Rafle op de server heeft veranderd.
luck-machine-of-the-host = Wie bij de computer van de server kan, kan worpen voorzien en handen zien. Speel spellen waarin iets verborgen is met mensen die je vertrouwt.
luck-uncovers-hands = Het geheim dat aan het eind getoond wordt, onthult elke hand van dat spel.
luck-left-open = Een spel dat niet uitgespeeld is, blijft verzegeld.
luck-waits-for = We wachten op het getal van { $names }.
go-on-without-number = Verder zonder mijn getal
luck-is-sealed = het spel is begonnen: er komt niets meer bij het toeval
no-number-awaited = er wordt niet op een getal van dit apparaat gewacht
another-number = dit is niet het getal dat dit apparaat verzegeld heeft
words-enough = er zijn genoeg woorden toegevoegd aan deze tafel
seals-enough = er zijn genoeg getallen verzegeld aan deze tafel
words-empty = schrijf eerst een paar woorden
numbers-awaited = een ogenblik: er wordt nog op een getal van een apparaat gewacht
reference-card = Kaart
letters-of = { $won ->
    [0] geen van { $of } letters
   *[other] { $won } van { $of } letters: { $letters }
}
strokes-of = { $seat }: { $done } van { $of } strepen

# Papier.
print = Afdrukken
print-for = Afdrukken voor hoogstens { $players }
nothing-to-print = Voor dit spel is er niets af te drukken.
print-date = Datum
print-name = Naam
print-names = Namen
print-cards = Kaarten
print-row = rij
print-column = kol.
print-score = Score
print-chips = Fiches
print-ways = van { $ways }

# Het scoreblok.
score-pad = Scoreblok
pad-about = Voor een tafel met echte kaarten of dobbelstenen: jullie spelen, deze pagina telt op. Namen en punten blijven op dit apparaat.
pad-game = Wat jullie spelen
pad-other-most = Een ander spel: wie de meeste punten heeft, wint
pad-other-fewest = Een ander spel: wie de minste punten heeft, wint
pad-go-on = Naar het scoreblok
pad-over = Alle rondes zijn ingevuld
pad-cell = { $row }, { $name }
pad-deals = { $name } deelt { $cards } kaarten per speler.
pad-after = Na ronde { $rounds }
pad-first = staat voor
pad-write-hand = Vul ronde { $number } in
pad-write-round = Vul ronde { $number } in
pad-new = Nieuw scoreblok
not-yet = Nog niet
also-playing = Ook aan tafel
