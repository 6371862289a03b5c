# Det sidene i nettleseren sier.
language = Språk
looks = Lyst eller mørkt
theme-auto = Som enheten
theme-light = Lyst
theme-dark = Mørkt
back = Tilbake
menu = Meny
yes = Ja
no = Nei
play = Spill av
pause = Pause
less = færre
more = flere

# Inngangen.
come-in = Kom inn
word-asked = Du trenger et ord for å komme inn. Den som inviterte deg, vet det.
the-word = Ordet
wrong-word = Det er ikke ordet.
word-crowded = Det er skrevet for mange feil ord akkurat nå. Prøv igjen om litt.

# Hylla.
the-shelf = Hylla
# { $count } er hvor mange spill det er.
what-this-is = { $count } nordiske terning- og kortspill for alle rundt bordet, rett her i nettleseren.
so-many-games = { $count } spill
play-at-once = Spill med en gang
at-once-what = { $bots ->
    [0] { $game }, du alene
    [1] { $game }, du og én robot
   *[other] { $game }, du og { $bots } roboter
}
way-device = Én enhet for alle
way-device-short = Én enhet
way-device-how = Send den rundt bordet
way-phones = Med hver sin telefon
way-phones-short = Telefoner
way-phones-how = Med en kode eller et ord
choose-for-device = Velg et spill for denne enheten
choose-for-phones = Velg et spill for telefoner
another-way = Spill på en annen måte
join-asked = Har noen åpnet et bord?
join-hint = Ordet, f.eks. kugle
join = Bli med
no-such-word = Ingen bord heter { $word }.
no-such-word-near = Ingen bord heter { $word }. Dette ligner: { $near }.
# Plassene på hylla.
shelf-tonight = Spill i kveld
shelf-tonight-note = en halvtime, og verdt å lære
shelf-quick = Raskt: ti minutter
shelf-longer = Litt lengre
shelf-luck = Bare flaks
shelf-luck-note = ingenting å velge
shelf-alone = For én
all-of-them = Alle { $count }
more-tables = { $count ->
    [1] Ett bord til
   *[other] { $count } bord til
}
your-turn = Din tur
# Din egen plass i rekken av plasser.
you = Du
# Det som nettopp er slutt: en knapp, og det som står ved siden av.
go-on = Gå videre
next-is = { $name } er neste.
points-gone = { $points ->
    [1] Ett poeng fra denne turen er borte.
   *[other] { $points } poeng fra denne turen er borte.
}
claimed-by = { $name } bød
there-are = Det er
so-far = Til nå
are-there = Er det { $count } × { $face }?
lift-them-now = Løft alle nå
stay = Bli her
by-itself = av seg selv om # s
waits-for-you = bordet venter på deg
next-is-you = Du er neste.
# Leses høyt: en terning eller et kort, og hva det betyr nå.
mark-counts = { $piece }, teller
mark-paid = { $piece }, terningene rekker
mark-ends = { $piece }, avslutter
mark-came = { $piece }, kom nettopp
finished = Ferdig
waits-for-somebody = Venter på at noen setter seg
somebody-thinks = { $name } tenker
now-thinks = { $name } tenker.
then-one = Så kommer { $name }.
then-you = Så er det din tur.
then-one-you = Så kommer { $name }, så du.
find-a-game = Finn et spill
find = Finn
how-many-people = Hvor mange
any-number = Uansett antall
people = { $count ->
    [1] Alene
   *[other] { $count } personer
}
filter-quick = 10 minutter
filter-dice = Terninger
filter-cards = Kort
filter-hidden = Noe er skjult
filter-luck = Bare flaks
nothing-found = Ingen spill passer.
players = Spillere
also-called = Kalles også { $names }
minutes = Minutter
skill-of = { $skill ->
    [0] Bare flaks
   *[other] Dyktighet { $skill } av 4
}
something-hidden = Noe er skjult
open-a-record = Åpne en spillprotokoll

# Et spill.
your-name = Navnet ditt
guest = Gjest
bot-called = Robot { $seat }
play-alone = Spill
who-is-playing = Hvem spiller?
against-bots = Mot roboter
against-bots-how = Begynner med en gang
around-device = Rundt denne enheten
around-device-how = Dere gir den til hverandre
on-phones = Alle på egen telefon
on-phones-how = En kode å skanne, et ord å skrive
bots = Roboter
one-bot-fewer = Én robot færre
one-bot-more = Én robot mer
how-well = Hvor godt de spiller
level-random = Tilfeldig
level-easy = Lett
level-club = Vanlig
level-master = Mester
play-against = { $bots ->
    [0] Spill alene
    [1] Spill mot én robot
   *[other] Spill mot { $bots } roboter
}
add-a-name = Legg til et navn
begin-with-people = { $count ->
    [1] Begynn alene
   *[other] Begynn med { $count } personer
}
names-few = skriv minst { $least } navn
phones-get-a-code = Du får en kode og et ord til de andre. Roboter kan ta de tomme plassene senere.
open-for-phones = Åpne bord for telefoner
rules-as-usual = Som de fleste spiller.
change = Endre
use-these = Bruk disse
back-to-usual = Tilbake til det vanlige
rule-too-low = { $rule }: { $value } er for lavt, minst { $least }
rule-too-high = { $rule }: { $value } er for høyt, høyst { $most }
rule-no-number = { $rule }: et helt tall fra { $least } til { $most }, ikke `{ $value }`
as-it-will-lie = Slik kommer det til å ligge på bordet
as-far-as-read = Så langt det kunne leses
name-of = Navnet på spiller { $number }
player-number = Spiller { $number }
bot-random = Robot, tilfeldig
bot-easy = Robot, lett
bot-club = Robot
bot-master = Robot, mester
house-rules = Husregler
take-backs = Valg kan tas tilbake
take-backs-strict = Til det er kastet eller trukket
take-backs-friendly = Vennlig: også senere, hvis alle sier ja
patience = Minutter før en robot kan spille for en som er borte

# Et bord.
all-games = Alle spill
just-now = Nettopp
at-the-table = Ved bordet
open-seat = Plass { $seat }
is-bot = robot
is-open = ledig plass
is-here = er her
is-away = er borte
on-this-device = på denne enheten
has-resigned = har gitt opp
step-back = Angre
take-back = Ta tilbake valget mitt
take-back-last = Ta tilbake det siste valget
do-not-go-together = Disse går ikke sammen
all-columns = Kolonnene til alle
show-everybody = Vis alle { $count }
hand-it-to = Gi den til { $name }
nobody-else-looks = Ingen andre ser nå.
i-am = Jeg er { $name }
no-connection = Ingen forbindelse. Bordet ditt er trygt; prøver igjen.
one-moment = Et øyeblikk
you-watch = Du ser på.
big-screen = Vis det på storskjerm

# Det som skjer med et bord.
begun = Spillet begynner.
lot-fell = Loddet faller på { $seat }, som begynner.
begins = Hvem som begynner:
begins-host-only = Verten bestemmer hvem som begynner.
begins-lot = ved loddtrekning
begins-seated = som dere sitter
begins-change = Endre
begins-title = Hvem begynner?
begins-note = De andre følger slik de sitter. I neste spill begynner plassen etter denne.
begins-by-lot = Ved loddtrekning
begins-by-lot-note = trekkes når du begynner, og alle kan sjekke det
begins-as-seated = Som dere sitter
begins-order = { $first }, så { $second }
begins-order-more = { $first }, så { $second }, så { $third }
begins-keep = Behold dette
sat-down = { $seat } setter seg.
bot-plays = En robot spiller for { $seat }.
got-up = { $seat } reiser seg.
took-back = { $count ->
    [1] Ett steg er tatt tilbake.
   *[other] { $count } steg er tatt tilbake.
}
asks-back = { $name } vil gjerne ta tilbake det siste valget.
waits-for = Venter på { $names }.
bot-sits-for-you = En robot spiller nå for { $name }.
come-back = Jeg er tilbake

# Å sette seg.
come-and-play = Kom og spill { $game }
sits-already = { $name } sitter ved bordet.
scan-hint = Skann den med et kamera, eller skriv adressen.
seats-free = { $count ->
    [0] Alle plassene er tatt.
    [1] Én plass er ledig.
   *[other] { $count } plasser er ledige.
}
copy-link = Kopier lenken
copied = Kopiert

# Venterommet.
waiting-room = Venterom
scan-or-open = Skann den, eller åpne
and-type = og skriv
point-your-camera = Rett kameraet hit
only-watch = Bare se på
host-begins = { $name } setter i gang.
room-here = { $here ->
    [1] Én av { $places } er her
   *[other] { $here } av { $places } er her
}
room-full = Alle er her
free-place = En ledig plass
awaits-somebody = venter på noen
room-for-more = { $count ->
    [1] Det er plass til én til
   *[other] Det er plass til { $count } til
}
is-host = setter i gang
invites-you = { $name } inviterer deg til { $game }
here-too = { $count ->
    [1] { $names } er også her.
   *[other] { $names } er også her.
}
sit-down = Sett deg
no-account = Ingen konto. Navnet blir på denne enheten.
you-sit = Du sitter ved bordet. { $name } setter i gang.
begin = Begynn
begin-with = Begynn med { $count }
fill-with-bots = { $count ->
    [1] Fyll opp med én robot
   *[other] Fyll opp med { $count } roboter
}
play-bots-instead = Spill mot roboter
set-a-bot = Sett inn en robot
free-the-seat = Gjør plassen ledig
asks-for-seat = { $name } vil gjerne ta den ledige plassen.
others-are-asked = Noe er skjult her: De andre blir spurt først.
room-goes-on = Spillet fortsetter her fra en spillprotokoll.

# Menyen.
this-table = Dette bordet
this-device = Denne enheten
rules = Regler
sound = Lyd
touch = Vibrering
keys = Taster ved bordet
key-keep = behold eller slipp
key-main = hovedknapp
key-box = velg en rute
key-advice = råd
key-rules = regler
key-card = kort eller taster
explain = Forklar hvert valg
explain-first = i begynnelsen
explain-always = alltid
explain-never = aldri
pace = Tempoet til robotene
pace-calm = rolig
pace-usual = vanlig
pace-quick = raskt
rename = Bytt navn
let-play = Overlat det til: { $bot }
other-device = Spill på en annen enhet
other-device-hint = Åpne denne lenken på den andre enheten innen et kvarter. Den virker én gang. Enheten spiller da for deg ved alle bordene dine, til du slår det av i menyen.
play-here = Spill på denne enheten
play-for = Spill for { $name } på denne enheten
play-for-means = Denne enheten spiller da for { $name } ved alle bordene der { $name } sitter, akkurat som enheten til { $name } gjør. Begge kan slå det av i menyen ved et bord.
play-for-own-seats = Har du egne plasser, beholder du dem: Du finner dem igjen når enheten spiller for deg selv.
devices = Enheter som spiller for meg
some-device = En enhet
release-device = Den skal ikke lenger spille for meg
be-myself-again = Spill for meg selv igjen
seat-of = Plass: { $name }
hand-over = Gi plassen til en annen
hand-over-hint = Den som åpner denne lenken, tar over plassen din. Den virker én gang, innen et kvarter.
take-the-seat = Ta plassen
resign = Gi opp
resign-means = Du blir sist, og turen hopper over deg; der spillet ikke klarer seg uten deg, tar en robot over, så de andre kan spille videre.
leave = Forlat bordet for godt
leave-means = Plassen din blir ledig igjen; den som har lenken, kan ta den. Der noe er skjult, blir de andre spurt først.
back-to-table = Tilbake til bordet

# Etter spillet.
wins = { $seat } vinner
wins-by = { $seat } vinner med { $ahead }
share-the-win = { $seats } deler seieren
nobody-wins = Ingen vinner
# Overskriften, for den som hører den.
over-said = { $headline }.
play-again = Spill igjen
go-to-next = Til neste spill
look-back = Se tilbake
download-record = Last ned spillprotokollen
another-game = Et annet spill
how-it-grew = Slik vokste resultatene
chart-of = { $turns ->
    [1] Resultatene etter én tur
   *[other] Resultatene gjennom { $turns } turer
}
step-of = Steg { $number } av { $count }
step-before = Ett tilbake
step-after = Ett fram
record-here = Spillprotokollen
record-file = Eller en fil
look-through = Se gjennom den
record-wrong = Linje { $line }: { $why }
play-on-from-here = Spill videre herfra
play-on-how = Spillet fortsetter fra steg { $step } ved et eget bord, med nye tilfeldigheter. Det som ble spilt før, blir som det er.
which-seat = Hvilken plass er din?
play-on = Spill videre
record-over = her er spillet over: gå tilbake til et steg før slutten
record-has-holes = denne spillprotokollen viser spillet slik en spiller eller tilskuer så det, uten det som var skjult: fra den kan ingen spille videre
record-too-long = dette spillet er for langt: det kan ha høyst { $most } linjer
record-knows = Den som har spillprotokollen, vet hva som er skjult i den.

# Treneren.
coach = Treneren
hints = Tips fra treneren
hints-against-bots = Bare mot roboter
hints-for-all = For alle
hints-for-nobody = For ingen
hints-allowed = tillatt
hints-not-allowed = ikke tillatt
ask-the-coach = Spør treneren
ask-again = Spør igjen
coach-says = Hva treneren ville gjøre
what-to-do = Valgene dine
what-it-costs = Hva det koster
and-more = { $count ->
    [1] Én annen måte er verdt mindre.
   *[other] { $count } andre måter er verdt mindre.
}
costs-nothing = ingenting
costs-share = { $loss } % av seieren
costs-share-about = { $loss } ± { $error } % av seieren
costs-points = { $loss } poeng
costs-points-about = { $loss } ± { $error } poeng
coach-is-exact = Disse tallene er nøyaktige: Spillet er løst.
coach-estimates = Disse tallene er anslag, funnet ved å spille videre mange ganger; ± er standardfeilen. Små forskjeller betyr kanskje ingenting.
late-take-backs = { $count ->
    [1] Et vennlig bord: Ett valg ble tatt tilbake etter at det var kastet eller trukket.
   *[other] Et vennlig bord: { $count } valg ble tatt tilbake etter at det var kastet eller trukket.
}
coach-thinks = Treneren tenker fortsatt.
coach-silent = Treneren har ikke noe å si om dette.
no-hints-here = ingen kan spørre treneren ved dette bordet
nothing-to-advise = det er ingenting å velge for denne plassen nå
luck-or-skill = Flaks eller dyktighet?
luck-and-skill = Flaks og dyktighet
luck-and-skill-means = «Forventet» er andelen hver spiller har før det første kastet. «Flaks» er det terningene og kortene la til eller tok. «Dyktighet» er det valgene gjorde: Dine egne feil koster deg, feilene til andre spillere hjelper deg. De tre blir til sammen resultatet.
in-hundredths = I hundredeler av seieren
in-points = I poeng
player = Spiller
was-expected = Forventet
luck-added = Flaks
skill-added = Dyktighet
lost-by-choices = Tapt på egne valg
result = Resultat
costliest-decisions = { $count ->
    [0] Ingen valg kostet noe
    [1] Det dyreste valget
   *[other] De { $count } dyreste valgene
}
all-decisions = { $count ->
    [1] Ett valg i alt
   *[other] { $count } valg i alt
}
show-decisions = Vis hvert av dem
step = Steg
what-was-done = Hva som ble gjort
better-was = Bedre:
it-cost = Det kostet { $cost }.
nothing-better = Ingenting var bedre.
look-at-step = Se på steg { $number }
coach-goes-through = Treneren går gjennom spillet

# Terninger og kort.
die-of = terning som viser { $face }
cup-of = { $count ->
    [1] beger over én terning
   *[other] beger over { $count } terninger
}
card-wild = { $card }, jokerkort
card-ends = { $up } øverst, { $down } nederst
face-down = med baksiden opp
field-worth = felt verdt { $worth }
lies-kept = { $piece }, beholdt
lies-aside = { $piece }, lagt til side
lies-covered = { $piece }, skjult
lies-spent = { $piece }, brukt

# Hvorfor ikke.
no-such-page = Den siden finnes ikke.
no-such-table = Det bordet finnes ikke. Kanskje mangler det en bokstav i lenken.
no-such-game-here = Det spillet står ikke på hylla.
no-such-game = det finnes ikke noe spill `{ $slug }`
not-your-seat = Den plassen er ikke din.
table-moved-on = Bordet har gått videre. Slik står det nå.
cannot-store = Steget kunne ikke lagres. Ingenting er endret; prøv igjen.
cannot-read = Dette bordet kan ikke leses.
took-too-long = Det tok for lang tid. Se på bordet: Det viser om det kom med.
rules-stumble = Spillet har snublet over et steg. Det er vår feil, ikke din. Se på bordet: Det viser hva som gjelder; kan det ikke vises, kan den som spiller der, ta tilbake det siste steget.
take-back-and-go-on = Ta tilbake, spill videre
went-wrong = Noe gikk galt her. Det er vår feil, ikke din. Prøv igjen.
too-many-requests = Det var for mye på én gang. Vent litt, og prøv igjen.
too-many-openings = Det er åpnet mange bord herfra på kort tid. Prøv igjen { $minutes ->
    [1] om et minutt
   *[other] om { $minutes } minutter
}.
too-many-tables = Du har så mange bord i gang som dette huset tillater. Spill et av dem ferdig, eller prøv igjen { $minutes ->
    [1] om et minutt
   *[other] om { $minutes } minutter
}.
too-many-streams = Dette bordet er åpent på for mange sider samtidig. Lukk noen av dem, og last denne på nytt.
too-many-words = Det var mange feil ord. Prøv igjen { $minutes ->
    [1] om et minutt
   *[other] om { $minutes } minutter
}.
too-many-renames = Det var mange navn på kort tid. Prøv igjen { $minutes ->
    [1] om et minutt
   *[other] om { $minutes } minutter
}.
too-many-passes = Det var mange lenker på kort tid. Prøv igjen { $minutes ->
    [1] om et minutt
   *[other] om { $minutes } minutter
}.
form-too-large = Det er for mye for ett skjema.
form-unreadable = Det skjemaet kunne ikke leses.
no-such-field = dette skjemaet har ikke noe felt `{ $field }`
no-such-choice = `{ $word }` kan ikke velges her
not-from-here = Dette skjemaet er ikke sendt fra en side på denne serveren.
wrong-host = Denne serveren heter ikke { $name }.
wrong-host-hint = Den som driver den, kan gi den det navnet når den startes:
no-host = Forespørselen sier ikke tydelig hvilken server den mener.
seat-taken = denne plassen er tatt: { $seat }
no-second-seat = i et spill med skjulte terninger eller kort kan du bare ha én plass
no-free-seat = det er ingen ledig plass
usual-bot-only = bare den vanlige roboten kan spille for en annen
resigned-and-left = en spiller har gitt opp etterpå og forlatt bordet; valget blir stående
nobody-asked = ingen har spurt
asked-already = { $seat } har allerede spurt; ett spørsmål om gangen
no-such-bot = det finnes ingen robot `{ $level }`; det finnes { $known }
name-empty = et navn trenger minst én bokstav
not-over = Spillet er ikke over ennå.
pass-used = Denne lenken er allerede brukt, eller den er for gammel.

# Serveren.
serving = Rafle er å finne på { $address }
serving-here = På denne maskinen også på { $address }
serving-word = Den som kommer, blir spurt om ordet.
serving-stop = Stopp den med Ctrl-C. Bordene tas vare på i { $folder }.
serving-stopped = Rafle har stoppet; alle bord er trygge.
port-in-use = { $address } er i bruk, kanskje av en annen Rafle; velg en annen port med `--listen`, for eksempel `--listen 0.0.0.0:{ $other }`
cannot-listen = kan ikke lytte på { $address }: { $why }
listen-form = `{ $text }` er ingen adresse å lytte på; skriv den som `0.0.0.0:7070`
data-unwritable = kan ikke ta vare på bord i { $folder }: { $why }; oppgi en annen mappe med `--data`
data-newer = bordene i { $folder } er skrevet av en nyere Rafle; start den, eller oppgi en annen mappe med `--data`
data-in-use = bordene i { $folder } er i bruk av en annen Rafle; stopp den, eller oppgi en annen mappe med `--data`
database-unusable = kan ikke ta vare på bord i databasen { $database }: { $why }; se på adressen i `--store`, og om PostgreSQL kjører der
database-newer = bordene i databasen er skrevet av en nyere Rafle; start den, eller oppgi en annen database med `--store`
data-damaged = kan ikke ta vare på bord i { $folder }: databasen der er skadet ({ $why }); flytt filene bort og hent fram en sikkerhetskopi

# Er flaksen ærlig?
is-luck-fair = Er det ærlig spill?
luck-was-not-sealed = Tilfeldighetene ved dette bordet ble ikke forseglet: Bordet ble åpnet av en eldre versjon. Det er ingenting å sjekke.
luck-is-sealed-now = Tilfeldighetene i dette spillet er forseglet
luck-envelope = Som en lapp i en konvolutt på bordet, som åpnes når spillet er over.
luck-yes = Ja. Ingen har bestemt hva som skulle komme.
luck-record-fits = Protokollen passer til seglet.
luck-no = Dette passer ikke.
luck-fits = Sjekket på denne enheten: Segl, hemmelighet og tall er de samme som før spillet.
luck-seals-fit = Sjekket på denne enheten: Segl, hemmelighet og tall er de samme som før spillet. Det var ingen terninger å sammenligne. Det som ble delt ut og trukket, sjekker kommandoen nedenfor.
luck-nothing-kept = Denne enheten tok ikke vare på noe fra før slutten, så den kan ikke sammenligne. En enhet som var med, kan.
luck-without-us = Sjekket på denne enheten: Segl, hemmelighet og tall er de samme som før spillet. Ingen av tallene kommer fra denne enheten, så den stoler på de andre.
luck-lines-differ = Seglene er ikke de som denne enheten fikk se før. Ta vare på protokollen og spør verten.
luck-secret-differs = Hemmeligheten er ikke den som ble forseglet. Ta vare på protokollen og spør verten.
luck-number-differs = Et tall er ikke det som ble forseglet. Ta vare på protokollen og spør verten.
luck-dice-differ = Et kast følger ikke av hemmeligheten og tallene. Ta vare på protokollen og spør verten.
luck-dice-checked = Alle { $count } terningene i spillprotokollen stemmer.
luck-no-scripts = Denne nettleseren kjører ingen skript: Den tok ikke vare på noe og kan ikke sammenligne. Alle kan sjekke protokollen.
luck-now = Nå: et segl
luck-before-the-game = Før spillet: et segl
luck-words-on-every-screen = De samme seks ordene står på alle skjermer ved dette bordet. Les dem gjerne høyt.
luck-words-were-shown = Rafle laget en hemmelighet og viste alle disse seks ordene, som kommer fra den.
luck-six-words = De seks ordene i seglet
luck-number-from-everybody = Ved starten: et tall fra alle
luck-will-add = Det kommer et tall fra { $names }, trukket og forseglet på egne enheter.
luck-have-added = Det kom et tall fra { $names }, trukket og forseglet på egne enheter.
luck-one-is-enough = Så lenge én av disse enhetene er ærlig, kan ikke engang verten bestemme hva som kommer.
luck-nobody-adds = Ingen enhet legger til et tall her. Den som spiller, stoler på at verten ikke har valgt mellom hemmeligheter.
luck-relies-on-others = Denne enheten legger ikke til noe: Den kjører ingen skript, får ikke lagre noe, eller kom etter at spillet hadde begynt. Du stoler altså på enhetene til de andre.
luck-words-added = { $count ->
    [1] Det ble lagt til ord én gang; de teller også.
   *[other] Det ble lagt til ord { $count } ganger; de teller også.
}
luck-your-words = Egne ord, hvis du vil
luck-add-words = Legg dem til
luck-drawn-anew = Trukket på nytt: { $count }. Det kom ikke noe tall fra { $names }.
luck-the-secret = Etter spillet: hemmeligheten
luck-secret-must-give = Den må gi de samme seks ordene og, sammen med tallene, hvert kast, hver utdeling og hvert kort som trekkes. Denne siden forteller da om det stemmer.
luck-secret-gives = Den gir de samme seks ordene og, sammen med tallene, hvert kast, hver utdeling og hvert kort som trekkes.
luck-how-often = Hvor ofte hvert tall kom
luck-less-even = { $tenths ->
    [0] Nesten ingen ærlige spill blir mindre jevne enn dette.
    [1] Ett av ti ærlige spill blir mindre jevnt enn dette.
    [10] Nesten alle ærlige spill blir mindre jevne enn dette.
   *[other] { $tenths } av ti ærlige spill blir mindre jevne enn dette.
}
luck-check-yourself = Sjekk det selv
luck-follows-here = { $count ->
    [1] På denne serveren stemmer det ene utfallet. På hvilken som helst datamaskin, uten å spørre oss:
   *[other] På denne serveren stemmer alle { $count } utfallene. På hvilken som helst datamaskin, uten å spørre oss:
}
luck-from-record = { $count ->
    [1] Ett utfall kommer fra en spillprotokoll som ble åpnet her. Om det sier seglet ingenting.
   *[other] { $count } utfall kommer fra en spillprotokoll som ble åpnet her. Om dem sier seglet ingenting.
}
luck-taken-back = { $count ->
    [1] Ett valg ble tatt tilbake etter at det var kastet eller trukket.
   *[other] { $count } valg ble tatt tilbake etter at det var kastet eller trukket.
}
luck-does-not-follow-here = På denne serveren følger ikke protokollen av seglet. Kommandoen nevner linjen:
luck-nobody-in-secret = Ingen kan velge et kast uten at det blir sett, heller ikke serveren, så lenge én av disse enhetene er ærlig og ingen har endret Rafle på serveren.
luck-machine-of-the-host = Den som kommer inn på maskinen til verten, kan forutse kast og se hender. Spill der noe er skjult, bør du spille med folk du stoler på.
luck-uncovers-hands = Hemmeligheten som vises til slutt, avslører alle hender i det spillet.
luck-left-open = Blir ikke spillet ferdig, forblir seglet lukket.
luck-waits-for = Venter på tallet fra { $names }.
go-on-without-number = Gå videre uten mitt tall
luck-is-sealed = spillet har begynt: nå kan ingenting mer legges til
no-number-awaited = det ventes ikke på noe tall fra denne enheten
another-number = dette er ikke tallet denne enheten har forseglet
words-enough = det er lagt til nok ord ved dette bordet
seals-enough = det er forseglet nok tall ved dette bordet
words-empty = skriv noen ord først
numbers-awaited = et øyeblikk: det ventes fortsatt på et tall fra en enhet
reference-card = Kort
letters-of = { $won ->
    [0] ingen av { $of } bokstaver
   *[other] { $won } av { $of } bokstaver: { $letters }
}
strokes-of = { $seat }: { $done } av { $of } streker

# Papir.
print = Skriv ut
print-for = Skriv ut for opptil { $players }
nothing-to-print = Det er ingenting å skrive ut til dette spillet.
print-date = Dato
print-name = Navn
print-names = Navn
print-cards = Kort
print-row = rad
print-column = kol.
print-score = Resultat
print-chips = Brikker
print-ways = av { $ways }

# Poengarket.
score-pad = Poengark
pad-about = For et bord med ekte kort eller terninger: Dere spiller, og denne siden regner sammen poengene. Navn og poeng blir på denne enheten.
pad-game = Hva dere spiller
pad-other-most = Et annet spill, flest poeng vinner
pad-other-fewest = Et annet spill, færrest poeng vinner
pad-go-on = Til poengarket
pad-over = Alle hender er skrevet
pad-cell = { $row }, { $name }
pad-deals = { $name } deler ut { $cards } kort til hver.
pad-after = Etter { $rounds }
pad-first = leder
pad-write-hand = Skriv hånd { $number }
pad-write-round = Skriv runde { $number }
pad-new = Nytt poengark
not-yet = Ikke ennå
also-playing = Også med
