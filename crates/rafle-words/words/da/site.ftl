# Hvad siderne i browseren siger.
language = Sprog
looks = Lys eller mørk
theme-auto = Som enheden
theme-light = Lys
theme-dark = Mørk
back = Tilbage
menu = Menu
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
# { $count } er antallet af spil.
what-this-is = { $count } nordiske terning- og kortspil til alle om bordet, lige her i browseren.
so-many-games = { $count } spil
play-at-once = Spil med det samme
at-once-what = { $bots ->
    [0] { $game }, du alene
    [1] { $game }, du og én robot
   *[other] { $game }, du og { $bots } robotter
}
way-device = Én enhed til alle
way-device-short = Én enhed
way-device-how = Lad den gå bordet rundt
way-phones = På hver sin telefon
way-phones-short = Telefoner
way-phones-how = Med en kode eller et ord
choose-for-device = Vælg et spil til denne enhed
choose-for-phones = Vælg et spil til jeres telefoner
another-way = Spil på en anden måde
join-asked = Er der åbnet et bord?
join-hint = Bordets ord, for eksempel kugle
join = Kom med
no-such-word = Intet bord hedder { $word }.
no-such-word-near = Intet bord hedder { $word }. Det ligner { $near }.
# Hyldens pladser.
shelf-tonight = Spil i aften
shelf-tonight-note = en halv time og værd at lære
shelf-quick = Hurtigt: ti minutter
shelf-longer = Lidt længere
shelf-luck = Rent held
shelf-luck-note = intet at vælge
shelf-alone = For én
all-of-them = Alle { $count }
more-tables = { $count ->
    [1] Ét bord til
   *[other] { $count } borde til
}
your-turn = Din tur
# Ens egen plads i rækken af pladser.
you = Dig
# Hvad der lige er slut: en knap, og hvad der står ved siden af.
go-on = Gå videre
next-is = { $name } er den næste.
points-gone = { $points ->
    [1] Ét point fra denne tur er tabt.
   *[other] { $points } point fra denne tur er tabt.
}
claimed-by = { $name } meldte
there-are = Der er
so-far = Indtil nu
are-there = Er der { $count } × { $face }?
lift-them-now = Løft dem alle nu
stay = Bliv her
by-itself = af sig selv om # s
waits-for-you = bordet venter på dig
next-is-you = Du er den næste.
# Læses op: en terning eller et kort, og hvad det betyder nu.
mark-counts = { $piece }, tæller med
mark-paid = { $piece }, terningerne rækker
mark-ends = { $piece }, afgør det
mark-came = { $piece }, er lige kommet
finished = Slut
waits-for-somebody = Der ventes på, at nogen sætter sig
somebody-thinks = { $name } tænker
# Sætningen over et bord, hvor en anden vælger.
now-thinks = { $name } tænker.
# Linjen under den: hvem der kommer efter den, der er den næste.
then-one = Så kommer { $name }.
then-you = Så er det din tur.
then-one-you = Så kommer { $name }, så du.
find-a-game = Find et spil
find = Find
how-many-people = Hvor mange
any-number = Uanset antal
people = { $count ->
    [1] Alene
   *[other] { $count } personer
}
filter-quick = 10 minutter
filter-dice = Terninger
filter-cards = Kort
filter-hidden = Noget er skjult
filter-luck = Kun held
nothing-found = Intet spil passer.
players = Spillere
also-called = Kaldes også { $names }
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
bot-called = Robot { $seat }
play-alone = Spil
who-is-playing = Hvem spiller?
against-bots = Mod robotter
against-bots-how = Begynder med det samme
around-device = Rundt om denne enhed
around-device-how = I rækker den til hinanden
on-phones = På hver sin telefon
on-phones-how = En kode at scanne, et ord at skrive
bots = Robotter
one-bot-fewer = Én robot færre
one-bot-more = Én robot flere
how-well = Hvor godt de spiller
level-random = Tilfældigt
level-easy = Let
level-club = Klub
level-master = Mester
play-against = { $bots ->
    [0] Spil alene
    [1] Spil mod én robot
   *[other] Spil mod { $bots } robotter
}
add-a-name = Tilføj et navn
begin-with-people = { $count ->
    [1] Begynd alene
   *[other] Begynd med { $count } personer
}
names-few = skriv mindst { $least } navne
phones-get-a-code = Du får en kode og et ord til de andre. Robotter kan tage de tomme pladser senere.
open-for-phones = Åbn et bord til telefoner
rules-as-usual = Som de fleste spiller.
change = Ret
use-these = Brug dem
back-to-usual = Tilbage til det sædvanlige
rule-too-low = { $rule }: { $value } er for lavt, mindst { $least }
rule-too-high = { $rule }: { $value } er for højt, højst { $most }
rule-no-number = { $rule }: et helt tal fra { $least } til { $most }, ikke `{ $value }`
as-it-will-lie = Sådan kommer det til at ligge på bordet
as-far-as-read = Så langt det kunne læses
name-of = Navn på spiller { $number }
player-number = Spiller { $number }
bot-random = Robot, tilfældig
bot-easy = Robot, let
bot-club = Robot
bot-master = Robot, mester
house-rules = Husregler
take-backs = At tage tilbage
take-backs-strict = Indtil heldet har svaret
take-backs-friendly = Venligt: også senere, hvis alle siger ja
patience = Minutter, før en robot må træde ind for en, der er væk

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
take-back-last = Tag det sidste valg tilbage
do-not-go-together = De passer ikke sammen
all-columns = Alles kolonner
show-everybody = Vis alle { $count }
hand-it-to = Ræk den til { $name }
nobody-else-looks = Ingen andre kigger nu.
i-am = Jeg er { $name }
no-connection = Ingen forbindelse. Dit bord er i sikkerhed; der prøves igen.
one-moment = Et øjeblik
you-watch = Du ser med.
big-screen = Vis det på en stor skærm

# Hvad der sker med et bord.
begun = Spillet begynder.
lot-fell = Loddet falder på { $seat }, som begynder.
begins = Hvem begynder:
begins-host-only = Værten bestemmer, hvem der begynder.
begins-lot = ved lodtrækning
begins-seated = som I sidder
begins-change = Skift
begins-title = Hvem begynder?
begins-note = De andre følger efter, som de sidder. I næste spil begynder den næste plads.
begins-by-lot = Ved lodtrækning
begins-by-lot-note = trækkes, når du begynder, og alle kan kontrollere det
begins-as-seated = Som I sidder
begins-order = { $first }, så { $second }
begins-order-more = { $first }, så { $second }, så { $third }
begins-keep = Behold det
sat-down = { $seat } sætter sig.
bot-plays = En robot spiller for { $seat }.
got-up = { $seat } rejser sig.
took-back = { $count ->
    [1] Ét skridt er taget tilbage.
   *[other] { $count } skridt er taget tilbage.
}
asks-back = { $name } vil gerne tage det sidste valg tilbage.
waits-for = Der ventes på { $names }.
bot-sits-for-you = En robot spiller for { $name } nu.
come-back = Jeg er tilbage

# At sætte sig.
come-and-play = Kom og spil { $game }
sits-already = { $name } sidder ved bordet.
scan-hint = Scan den med et kamera, eller skriv adressen.
seats-free = { $count ->
    [0] Alle pladser er taget.
    [1] Én plads er ledig.
   *[other] { $count } pladser er ledige.
}
copy-link = Kopiér linket
copied = Kopieret

# Venterummet.
waiting-room = Venterum
scan-or-open = Scan den, eller åbn
and-type = og skriv
point-your-camera = Ret kameraet herhen
only-watch = Se bare med
host-begins = { $name } sætter i gang.
room-here = { $here ->
    [1] Én af { $places } er her
   *[other] { $here } af { $places } er her
}
room-full = Alle er her
free-place = En ledig plads
awaits-somebody = venter på nogen
room-for-more = { $count ->
    [1] Der er plads til én til
   *[other] Der er plads til { $count } til
}
is-host = sætter i gang
invites-you = { $name } inviterer dig til { $game }
here-too = { $count ->
    [1] { $names } er her også.
   *[other] { $names } er her også.
}
sit-down = Sæt dig
no-account = Ingen konto. Navnet bliver på denne enhed.
you-sit = Du sidder ved bordet. { $name } sætter i gang.
begin = Begynd
begin-with = Begynd med { $count }
fill-with-bots = { $count ->
    [1] Fyld op med en robot
   *[other] Fyld op med { $count } robotter
}
play-bots-instead = Spil med robotter i stedet
set-a-bot = Sæt en robot
free-the-seat = Gør pladsen ledig
asks-for-seat = { $name } vil gerne have den ledige plads.
others-are-asked = Noget er skjult her: de andre bliver spurgt først.
room-goes-on = Spillet fortsætter her fra en optegnelse.

# Menuen.
this-table = Dette bord
this-device = Denne enhed
rules = Regler
sound = Lyd
touch = Vibration
keys = Taster ved bordet
key-keep = behold eller giv fri
key-main = hovedknap
key-box = vælg et felt
key-advice = råd
key-rules = regler
key-card = kort eller taster
explain = Forklar hvert valg
explain-first = i begyndelsen
explain-always = altid
explain-never = aldrig
pace = Robotternes tempo
pace-calm = roligt
pace-usual = normalt
pace-quick = hurtigt
rename = Skift navn
let-play = Overlad det til: { $bot }
other-device = Spil på en anden enhed
other-device-hint = Åbn dette link på den anden enhed inden for et kvarter. Det virker én gang. Enheden spiller så for dig ved alle dine borde, indtil du slår det fra i menuen.
play-here = Spil på denne enhed
play-for = Spil for { $name } på denne enhed
play-for-means = Denne enhed spiller så for { $name } ved alle de borde, { $name } sidder ved, på samme måde som den enhed, { $name } selv bruger. I kan begge slå det fra i menuen ved et bord.
play-for-own-seats = Har du selv pladser, beholder du dem: Du finder dem igen, når enheden spiller for dig selv.
devices = Enheder, der spiller for mig
some-device = En enhed
release-device = Den skal ikke spille for mig mere
be-myself-again = Spil for mig selv igen
seat-of = Plads: { $name }
hand-over = Giv pladsen til en anden
hand-over-hint = Den, der åbner dette link, overtager din plads. Det virker én gang, inden for et kvarter.
take-the-seat = Overtag pladsen
resign = Giv op
resign-means = Du bliver sidst, og turen går forbi dig; hvor spillet ikke kan undvære dig, spiller en robot videre for de andres skyld.
leave = Forlad bordet helt
leave-means = Din plads bliver ledig; enhver med linket kan tage den. Hvor noget er skjult, bliver de andre spurgt først.
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
    [1] Pointene efter én tur
   *[other] Pointene gennem { $turns } ture
}
step-of = Skridt { $number } af { $count }
step-before = Ét tilbage
step-after = Ét frem
record-here = Optegnelsen
record-file = Eller en fil
look-through = Se den igennem
record-wrong = Linje { $line }: { $why }
play-on-from-here = Spil videre herfra
play-on-how = Spillet fortsætter fra skridt { $step } ved et bord for sig, med sit eget held. Det, der blev spillet før, bliver, som det er.
which-seat = Hvilken plads er din?
play-on = Spil videre
record-over = her er spillet slut: gå tilbage til et skridt før slutningen
record-has-holes = denne optegnelse viser spillet, som én spiller eller en tilskuer så det, uden det skjulte: den kan ingen spille videre fra
record-too-long = dette spil er for langt: det må højst have { $most } linjer
record-knows = Den, der har optegnelsen, ved, hvad der er skjult i den.

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
what-to-do = Dine muligheder
what-it-costs = Hvad det koster
and-more = { $count ->
    [1] Én anden mulighed er mindre værd.
   *[other] { $count } andre muligheder er mindre værd.
}
costs-nothing = ingenting
costs-share = { $loss } % af sejren
costs-share-about = { $loss } ± { $error } % af sejren
costs-points = { $loss } point
costs-points-about = { $loss } ± { $error } point
coach-is-exact = Tallene er nøjagtige: spillet er løst.
coach-estimates = Tallene er skøn, fundet ved at spille videre mange gange; ± er standardfejlen. Små forskelle betyder måske ingenting.
late-take-backs = { $count ->
    [1] Et venligt bord: ét valg blev taget tilbage, efter at heldet havde svaret på det.
   *[other] Et venligt bord: { $count } valg blev taget tilbage, efter at heldet havde svaret på dem.
}
coach-thinks = Træneren tænker stadig.
coach-silent = Det har træneren ikke noget at sige om.
no-hints-here = ingen må spørge træneren ved dette bord
nothing-to-advise = der er ikke noget at vælge på denne plads nu
luck-or-skill = Held eller dygtighed?
luck-and-skill = Held og dygtighed
luck-and-skill-means = »Forventet« er hver spillers andel før det første kast. »Held« er, hvad terninger og kort lagde til eller tog. »Dygtighed« er, hvad valgene gjorde: dine egne fejl koster, de andres fejl hjælper dig. Tilsammen giver de tre resultatet.
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
    [1] Det dyreste valg
   *[other] De { $count } dyreste valg
}
all-decisions = { $count ->
    [1] Ét valg i alt
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
die-of = terning, der viser { $face }
cup-of = { $count ->
    [1] bæger over én terning
   *[other] bæger over { $count } terninger
}
card-wild = { $card }, trumf
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
    [1] om et minut
   *[other] om { $minutes } minutter
}.
too-many-tables = Du har så mange borde i gang, som huset tillader. Spil et af dem færdigt, eller prøv igen { $minutes ->
    [1] om et minut
   *[other] om { $minutes } minutter
}.
too-many-streams = Bordet er åbent på for mange sider på én gang. Luk nogle af dem, og hent denne igen.
too-many-words = Det var mange forkerte ord. Prøv igen om { $minutes ->
    [1] et minut
   *[other] { $minutes } minutter
}.
too-many-renames = Det var mange navne på kort tid. Prøv igen { $minutes ->
    [1] om et minut
   *[other] om { $minutes } minutter
}.
too-many-passes = Det var mange links på kort tid. Prøv igen { $minutes ->
    [1] om et minut
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
seat-taken = pladsen er taget: { $seat }
no-second-seat = i spil med skjulte kort eller terninger kan man kun have én plads
no-free-seat = der er ingen ledig plads
usual-bot-only = for en anden spiller kun den sædvanlige robot
resigned-and-left = en spiller har siden givet op og forladt bordet; valget bliver stående
nobody-asked = ingen har spurgt
asked-already = { $seat } har allerede spurgt; ét spørgsmål ad gangen
no-such-bot = der er ingen robot `{ $level }`; der er { $known }
name-empty = et navn skal have mindst ét bogstav
not-over = Spillet er ikke slut endnu.
pass-used = Dette link er allerede brugt eller for gammelt.

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
database-unusable = kan ikke gemme borde i databasen { $database }: { $why }; se på adressen i `--store`, og om PostgreSQL kører der
database-newer = bordene i databasen er skrevet af en nyere Rafle; start den, eller angiv en anden database med `--store`
data-damaged = kan ikke gemme borde i { $folder }: databasen der er beskadiget ({ $why }); flyt dens filer væk, og gendan en sikkerhedskopi

# Er heldet ærligt?
is-luck-fair = Er heldet ærligt?
luck-was-not-sealed = Heldet ved dette bord blev ikke forseglet: det blev åbnet af en ældre udgave. Der er intet at efterprøve.
luck-is-sealed-now = Heldet i dette spil er forseglet
luck-envelope = Som en seddel i en kuvert på bordet, der åbnes, når spillet er slut.
luck-yes = Ja. Ingen har valgt dette held.
luck-record-fits = Optegnelsen passer til sit segl.
luck-no = Det her passer ikke.
luck-fits = Efterprøvet på denne enhed: segl, hemmelighed og tal er dem fra før spillet.
luck-seals-fit = Efterprøvet på denne enhed: segl, hemmelighed og tal er dem fra før spillet. Der var ingen terninger at sammenligne. Hvad der blev delt ud og trukket, efterprøver kommandoen nedenfor.
luck-nothing-kept = Denne enhed gemte intet fra før slutningen og kan derfor ikke sammenligne. En enhed, der var med, kan.
luck-without-us = Efterprøvet på denne enhed: segl, hemmelighed og tal er dem fra før spillet. Intet af tallene er dens eget, så den stoler på de andre.
luck-lines-differ = Seglene er ikke dem, denne enhed fik vist før. Gem optegnelsen, og spørg værten.
luck-secret-differs = Hemmeligheden er ikke den, der blev forseglet. Gem optegnelsen, og spørg værten.
luck-number-differs = Et tal er ikke det, der blev forseglet. Gem optegnelsen, og spørg værten.
luck-dice-differ = Et kast følger ikke af hemmeligheden og tallene. Gem optegnelsen, og spørg værten.
luck-dice-checked = Alle { $count } terninger i optegnelsen følger af seglet.
luck-no-scripts = Denne browser kører ingen scripts: den gemte intet og kan ikke sammenligne. Enhver kan efterprøve optegnelsen.
luck-now = Nu: et segl
luck-before-the-game = Før spillet: et segl
luck-words-on-every-screen = De samme seks ord står på alle skærme ved dette bord. Læs dem gerne højt.
luck-words-were-shown = Rafle lavede en hemmelighed og viste alle disse seks ord, som kommer af den.
luck-six-words = Seglets seks ord
luck-number-from-everybody = Ved starten: et tal fra hver
luck-will-add = Hver af disse enheder lægger et tal til, trukket og forseglet på stedet: { $names }.
luck-have-added = Hver af disse enheder har lagt et tal til, trukket og forseglet på stedet: { $names }.
luck-one-is-enough = Så længe blot én af disse enheder er ærlig, kan ikke engang værten vælge heldet.
luck-nobody-adds = Ingen enhed lægger et tal til her. Den, der spiller, stoler på, at værten ikke har valgt mellem hemmeligheder.
luck-relies-on-others = Denne enhed lægger intet til: den kører ingen scripts, må ikke gemme noget eller kom, da spillet var begyndt. Du stoler altså på de andres enheder.
luck-words-added = { $count ->
    [1] Der er lagt ord til én gang; de tæller også.
   *[other] Der er lagt ord til { $count } gange; de tæller også.
}
luck-your-words = Dine egne ord, hvis du har lyst
luck-add-words = Læg dem til
luck-drawn-anew = Trukket om: { $count }. Der kom intet tal fra { $names }.
luck-the-secret = Efter spillet: hemmeligheden
luck-secret-must-give = Den skal give de samme seks ord og sammen med tallene hvert kast, hver uddeling og hver trækning. Denne side fortæller til den tid, om den gør det.
luck-secret-gives = Den giver de samme seks ord og sammen med tallene hvert kast, hver uddeling og hver trækning.
luck-how-often = Hvor tit hvert tal kom
luck-less-even = { $tenths ->
    [0] I næsten intet ærligt spil falder tallene mindre jævnt end her.
    [1] I ét af ti ærlige spil falder tallene mindre jævnt end her.
    [10] I næsten alle ærlige spil falder tallene mindre jævnt end her.
   *[other] I { $tenths } af ti ærlige spil falder tallene mindre jævnt end her.
}
luck-check-yourself = Efterprøv det selv
luck-follows-here = { $count ->
    [1] På denne server følger det ene udfald af seglet. På enhver computer, uden at spørge os:
   *[other] På denne server følger alle { $count } udfald af seglet. På enhver computer, uden at spørge os:
}
luck-from-record = { $count ->
    [1] Ét udfald kommer fra en optegnelse, der blev åbnet her. Om det siger dette segl intet.
   *[other] { $count } udfald kommer fra en optegnelse, der blev åbnet her. Om dem siger dette segl intet.
}
luck-taken-back = { $count ->
    [1] Ét valg blev taget tilbage, efter at heldet havde svaret på det.
   *[other] { $count } valg blev taget tilbage, efter at heldet havde svaret på dem.
}
luck-does-not-follow-here = På denne server følger optegnelsen ikke af sit segl. Kommandoen nævner linjen:
luck-nobody-in-secret = Ingen kan vælge et kast, uden at det ses, heller ikke serveren, så længe en af disse enheder er ærlig, og værten bruger Rafle, som det er skrevet.
luck-machine-of-the-host = Den, der kan læse på værtens maskine, kan forudse kast og se hænder. Spil spil med noget skjult med folk, du stoler på.
luck-uncovers-hands = Hemmeligheden, der vises til sidst, afdækker alle hænder i det spil.
luck-left-open = Et spil, der ikke er spillet færdigt, beholder sit segl lukket.
luck-waits-for = Venter på tallet fra { $names }.
go-on-without-number = Fortsæt uden mit tal
luck-is-sealed = spillet er begyndt: der lægges ikke mere til dets held
no-number-awaited = der ventes ikke på noget tal fra denne enhed
another-number = det er ikke det tal, denne enhed har forseglet
words-enough = der er lagt ord nok til ved dette bord
seals-enough = der er forseglet tal nok ved dette bord
words-empty = skriv nogle ord først
numbers-awaited = et øjeblik: der ventes stadig på et tal fra en enhed
reference-card = Kort
letters-of = { $won ->
    [0] ingen af { $of } bogstaver
   *[other] { $won } af { $of } bogstaver: { $letters }
}
strokes-of = { $seat }: { $done } af { $of } streger

# Papir.
print = Udskriv
print-for = Udskriv til op til { $players }
nothing-to-print = Der er ikke noget at udskrive til det spil.
print-date = Dato
print-name = Navn
print-names = Navne
print-cards = Kort
print-row = række
print-column = søjle
print-score = Regnskab
print-chips = Brikker
print-ways = af { $ways }

# Regnskabet.
score-pad = Regnskab
pad-about = Til et bord med rigtige kort eller terninger: I spiller, og siden her lægger sammen. Navne og point bliver på denne enhed.
pad-game = Hvad I spiller
pad-other-most = Et andet spil, flest point vinder
pad-other-fewest = Et andet spil, færrest point vinder
pad-go-on = Til regnskabet
pad-over = Alle hænder er skrevet
pad-cell = { $row }, { $name }
pad-deals = { $name } giver { $cards } kort til hver.
pad-after = Efter { $rounds }
pad-first = fører
pad-write-hand = Skriv hånd { $number }
pad-write-round = Skriv runde { $number }
pad-new = Nyt regnskab
not-yet = Ikke endnu
also-playing = Også med
