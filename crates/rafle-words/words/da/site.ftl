# Hvad siderne i browseren siger.
language-name = Dansk
language = Sprog
looks = Lys eller mørk
theme-auto = Som enheden
theme-light = Lys
theme-dark = Mørk
back = Tilbage
menu = Menu
go = Gå dertil
yes = Ja
no = Nej
play = Afspil
pause = Pause
less = færre
more = flere

# Indgangen.
come-in = Kom indenfor
word-asked = Der skal et ord til for at komme indenfor. Den, der har inviteret dig, kender det.
the-word = Ordet
wrong-word = Det er ikke ordet.
word-crowded = Der er for mange forkerte ord lige nu. Prøv igen om lidt.

# Hylden.
the-shelf = Hylden
your-tables = Dine borde
more-tables = { $count ->
    [one] Ét bord til
   *[other] { $count } borde til
}
your-turn = Din tur
finished = Slut
waits-for-somebody = Der ventes på, at nogen sætter sig
somebody-thinks = { $name } tænker
join-hint = Ordet for et bord
find-a-game = Find et spil
find = Find
how-many-people = Hvor mange
any-number = Uanset antal
people = { $count ->
    [one] Alene
   *[other] { $count } personer
}
filter-quick = 10 minutter
filter-dice = Terninger
filter-cards = Kort
filter-hidden = Noget er skjult
filter-luck = Kun held
nothing-found = Sådan et spil er der ikke.
players = Spillere
minutes = Minutter
skill-of = { $skill ->
    [0] Rent held
   *[other] Omtanke { $skill } af 4
}
something-hidden = Noget er skjult
open-a-record = Åbn en optegnelse

# Et spil.
your-name = Dit navn
guest = Gæst
play-bots = Spil mod robotter
play-alone = Spil
set-up = Pladser og husregler
seats = Pladser
seat-me = Dig
seat-here = En anden på denne enhed
seat-link = En anden med linket
seat-none = Ingen
who-plays = Hvem spiller på plads { $number }
name-of = Navn på spiller { $number }
name-if-here = Navn
player-number = Spiller { $number }
bot-random = Robot, tilfældig
bot-easy = Robot, let
bot-club = Robot
bot-master = Robot, mester
house-rules = Husregler
open-the-table = Åbn bordet

# Et bord.
all-games = Alle spil
just-now = Lige nu
at-the-table = Ved bordet
open-seat = Plads { $seat }
is-bot = robot
is-open = ledig plads
is-here = er her
is-away = er væk
on-this-device = på denne enhed
has-resigned = har givet op
step-back = Fortryd
take-back = Tag mit sidste valg tilbage
tap-to-pick = Tryk for at vælge
rail-aside = Lagt til side
rail-kept = Beholdt
all-columns = Alles kolonner
hand-it-to = Ræk den til { $name }
nobody-else-looks = Ingen andre kigger nu.
i-am = Jeg er { $name }
no-connection = Ingen forbindelse. Dit bord er i sikkerhed; der prøves igen.
one-moment = Et øjeblik
you-watch = Du ser med.
big-screen = Vis det på en stor skærm

# Hvad der sker med et bord.
sat-down = { $seat } sætter sig.
bot-plays = En robot spiller for { $seat }.
got-up = { $seat } rejser sig.
resigned = { $seat } giver op.
took-back = { $count ->
    [one] Ét skridt er taget tilbage.
   *[other] { $count } skridt er taget tilbage.
}
asks-back = { $name } vil gerne tage det sidste valg tilbage.
waits-for = Der ventes på { $names }.
bot-sits-for-you = En robot spiller for { $name } nu.
come-back = Jeg er tilbage

# At sætte sig.
come-and-play = Kom og spil { $game }
sits-already = { $name } sidder ved bordet.
take-seat = Tag plads { $seat }
take-seat-or-watch = Tag plads eller se med
scan-hint = Scan den med et kamera, eller skriv adressen.
seats-free = { $count ->
    [0] Alle pladser er taget.
    [one] Én plads er ledig.
   *[other] { $count } pladser er ledige.
}
copy-link = Kopiér linket
copied = Kopieret

# Menuen.
this-table = Dette bord
this-device = Denne enhed
rules = Regler
sound = Lyd
rename = Skift navn
let-play = Overlad det til: { $bot }
other-device = Spil på en anden enhed
other-device-hint = Åbn dette link på den anden enhed inden for et kvarter. Det virker én gang. Enheden spiller så for dig ved alle dine borde, indtil du slår det fra i menuen.
play-here = Spil på denne enhed
play-for = Spil for { $name } på denne enhed
play-for-means = Denne enhed spiller så for { $name } ved alle de borde, { $name } sidder ved, ligesom { $name }s egen enhed gør. I kan begge slå det fra i menuen ved et bord.
play-for-own-seats = Har du selv pladser, beholder du dem: Du finder dem igen, når enheden spiller for dig selv.
devices = Enheder, der spiller for mig
some-device = En enhed
release-device = Den skal ikke spille for mig mere
be-myself-again = Spil for mig selv igen
seat-of = Pladsen for { $name }
hand-over = Giv pladsen til en anden
hand-over-hint = Den, der åbner dette link, overtager din plads. Det virker én gang, inden for et kvarter.
take-the-seat = Overtag pladsen
resign = Giv op
resign-means = Du bliver sidst, og en robot spiller videre for de andres skyld.
leave = Forlad bordet for altid
leave-means = Din plads bliver ledig; enhver med linket kan tage den.
back-to-table = Tilbage til bordet

# Efter spillet.
wins = { $seat } vinder
wins-by = { $seat } vinder med { $ahead }
share-the-win = { $seats } deler sejren
nobody-wins = Ingen vinder
# Overskriften, for den der hører den.
over-said = { $headline }.
play-again = Spil igen
go-to-next = Til det næste spil
look-back = Se tilbage
download-record = Hent optegnelsen
another-game = Et andet spil
how-it-grew = Sådan voksede pointene
chart-of = { $turns ->
    [one] Pointene efter én tur
   *[other] Pointene gennem { $turns } ture
}
step-of = Skridt { $number } af { $count }
step-before = Ét tilbage
step-after = Ét frem
record-here = Optegnelsen
record-file = Eller en fil
look-through = Se den igennem
record-wrong = Linje { $line }: { $why }

# Træneren.
coach = Træneren
hints = Råd fra træneren
hints-against-bots = Kun mod robotter
hints-for-all = Til alle
hints-for-nobody = Til ingen
hints-allowed = tilladt
hints-not-allowed = ikke tilladt
ask-the-coach = Spørg træneren
ask-again = Spørg igen
coach-says = Hvad træneren ville gøre
what-to-do = Hvad der kunne ske nu
what-it-costs = Hvad det koster
and-more = { $count ->
    [one] Én anden mulighed er mindre værd.
   *[other] { $count } andre muligheder er mindre værd.
}
costs-nothing = ingenting
costs-share = { $loss } % af sejren
costs-share-about = { $loss } ± { $error } % af sejren
costs-points = { $loss } point
costs-points-about = { $loss } ± { $error } point
coach-is-exact = Tallene er nøjagtige: spillet er løst.
coach-estimates = Tallene er skøn, fundet ved at spille videre mange gange; ± er standardfejlen. Små forskelle er måske ingen.
coach-thinks = Træneren tænker stadig.
coach-silent = Det har træneren ikke noget at sige om.
no-hints-here = ingen må spørge træneren ved dette bord
nothing-to-advise = der er ikke noget at vælge på denne plads nu
luck-or-skill = Held eller dygtighed?
luck-and-skill = Held og dygtighed
luck-and-skill-means = Forventet er, hvad hver kunne håbe på før det første kast. Held er, hvad terninger og kort gjorde ved det, dygtighed hvad valgene gjorde: ens egne kan kun tage, de andres fejl giver. Tilsammen er de resultatet.
in-hundredths = I hundrededele af sejren
in-points = I point
player = Spiller
was-expected = Forventet
luck-added = Held
skill-added = Dygtighed
lost-by-choices = Tabt ved egne valg
result = Resultat
costliest-decisions = { $count ->
    [0] Intet valg kostede noget
    [one] Det dyreste valg
   *[other] De { $count } dyreste valg
}
all-decisions = { $count ->
    [one] Ét valg i alt
   *[other] { $count } valg i alt
}
show-decisions = Vis hvert af dem
step = Skridt
what-was-done = Hvad der blev gjort
better-was = Bedre:
it-cost = Det kostede { $cost }.
nothing-better = Intet var bedre.
look-at-step = Se skridt { $number }
coach-goes-through = Træneren gennemgår spillet

# Brikker.
die-of = terning { $face }
cup-of = { $count ->
    [one] bæger over én terning
   *[other] bæger over { $count } terninger
}
card-wild = { $card }, joker
card-ends = { $up } opad, { $down } nedad
face-down = med bagsiden opad
field-worth = felt til { $worth }
lies-kept = { $piece }, beholdt
lies-aside = { $piece }, lagt til side
lies-covered = { $piece }, dækket
lies-spent = { $piece }, brugt

# Hvorfor ikke.
no-such-page = Den side findes ikke.
no-such-table = Det bord findes ikke. Måske mangler der et bogstav i linket.
no-such-game-here = Det spil står ikke på hylden.
no-such-game = der er ikke noget spil `{ $slug }`
not-your-seat = Den plads er ikke din.
table-moved-on = Der er sket noget ved bordet. Sådan står det nu.
cannot-store = Trækket kunne ikke skrives ned. Intet er ændret; prøv igen.
cannot-read = Dette bord kan ikke læses.
took-too-long = Det tog for lang tid. Se på bordet: det viser, om det blev talt med.
rules-stumble = Spillet er snublet over et træk. Det er vores fejl, ikke din. Se på bordet: det viser, hvad der tæller; kan det ikke vises, kan den, der spiller der, tage det sidste træk tilbage.
take-back-and-go-on = Tag det tilbage og spil videre
went-wrong = Her gik noget galt. Det er vores fejl, ikke din. Prøv igen.
too-many-requests = Det var for meget på én gang. Vent et øjeblik, og prøv igen.
too-many-openings = Der er åbnet mange borde herfra på kort tid. Prøv igen { $minutes ->
    [one] om et minut
   *[other] om { $minutes } minutter
}.
too-many-tables = Du har så mange borde i gang, som huset tillader. Spil et af dem færdigt, eller prøv igen { $minutes ->
    [one] om et minut
   *[other] om { $minutes } minutter
}.
too-many-streams = Bordet er åbent på for mange sider på én gang. Luk nogle af dem, og hent denne igen.
too-many-renames = Det var mange navne på kort tid. Prøv igen { $minutes ->
    [one] om et minut
   *[other] om { $minutes } minutter
}.
too-many-passes = Det var mange links på kort tid. Prøv igen { $minutes ->
    [one] om et minut
   *[other] om { $minutes } minutter
}.
form-too-large = Det er for meget til én formular.
form-unreadable = Den formular kunne ikke læses.
no-such-field = den formular har ikke noget felt `{ $field }`
no-such-choice = `{ $word }` kan ikke vælges her
not-from-here = Denne formular er ikke sendt fra en side på denne server.
wrong-host = Denne server hedder ikke { $name }.
wrong-host-hint = Den, der driver den, kan give den navnet, når den startes:
no-host = Forespørgslen siger ikke tydeligt, hvilken server den mener.
seat-taken = pladsen for { $seat } er taget
no-second-seat = hvor noget er skjult, tager den der har haft én plads, ikke en anden
nobody-asked = ingen har spurgt
asked-already = { $seat } har allerede spurgt; ét spørgsmål ad gangen
no-such-bot = der er ingen robot `{ $level }`; der er { $known }
name-empty = et navn skal have mindst ét bogstav
not-over = Spillet er ikke slut endnu.
pass-used = Dette link er allerede brugt eller for gammelt.
picked-another = en af de valgte kan ikke bruges til det
picked-few = { $least ->
    [one] vælg mindst én
   *[other] vælg mindst { $least }
}
picked-many = { $most ->
    [one] vælg kun én
   *[other] vælg højst { $most }
}

# Serveren.
serving = Rafle er på { $address }
serving-here = På denne maskine også på { $address }
serving-word = Den, der kommer, bliver spurgt om ordet.
serving-stop = Stop den med Ctrl-C. Bordene gemmes i { $folder }.
serving-stopped = Rafle er stoppet; alle borde er i sikkerhed.
port-in-use = { $address } er i brug, måske af en anden Rafle; vælg en anden port med `--listen`, for eksempel `--listen 0.0.0.0:{ $other }`
cannot-listen = kan ikke lytte på { $address }: { $why }
listen-form = `{ $text }` er ikke en adresse at lytte på; skriv den som `0.0.0.0:7070`
data-unwritable = kan ikke gemme borde i { $folder }: { $why }; angiv en anden mappe med `--data`
data-newer = bordene i { $folder } er skrevet af en nyere Rafle; start den, eller angiv en anden mappe med `--data`
data-in-use = bordene i { $folder } er i brug af en anden Rafle; stop den, eller angiv en anden mappe med `--data`
data-damaged = kan ikke gemme borde i { $folder }: databasen der er beskadiget ({ $why }); flyt dens filer væk, og gendan en sikkerhedskopi
