# Vad sidorna i webbläsaren säger.
language = Språk
looks = Ljust eller mörkt
theme-auto = Som enheten
theme-light = Ljust
theme-dark = Mörkt
back = Tillbaka
menu = Meny
yes = Ja
no = Nej
play = Spela upp
pause = Paus
less = färre
more = fler

# Ingången.
come-in = Kom in
word-asked = Det behövs ett ord för att komma in. Den som bjöd in dig kan det.
the-word = Ordet
wrong-word = Det är inte ordet.
word-crowded = Just nu skrivs för många fel ord. Försök igen om en stund.

# Hyllan.
the-shelf = Hyllan
# { $count } är hur många spel det finns.
what-this-is = { $count } nordiska tärnings- och kortspel för alla runt bordet, direkt i webbläsaren.
so-many-games = { $count } spel
play-at-once = Spela genast
at-once-what = { $bots ->
    [0] { $game }, du ensam
    [1] { $game }, du och en robot
   *[other] { $game }, du och { $bots } robotar
}
way-device = En enhet för alla
way-device-short = En enhet
way-device-how = Skicka den runt bordet
way-phones = På var sin telefon
way-phones-short = Telefoner
way-phones-how = Med en kod eller ett ord
choose-for-device = Välj ett spel för den här enheten
choose-for-phones = Välj ett spel för era telefoner
another-way = Spela på ett annat sätt
join-asked = Har någon öppnat ett bord?
join-hint = Bordets ord, som kugle
join = Gå med
no-such-word = Inget bord heter { $word }.
no-such-word-near = Inget bord heter { $word }. Liknande ord: { $near }.
# Hyllans platser.
shelf-tonight = Spela i kväll
shelf-tonight-note = en halvtimme, och värt att lära sig
shelf-quick = Snabbt: tio minuter
shelf-longer = Lite längre
shelf-luck = Bara tur
shelf-luck-note = inget att bestämma
shelf-alone = För en
all-of-them = Alla { $count }
more-tables = { $count ->
    [1] Ett bord till
   *[other] { $count } bord till
}
your-turn = Din tur
# Ens egen plats i raden av platser.
you = Du
# Vad som just tog slut: en knapp, och vad som står bredvid.
go-on = Gå vidare
next-is = { $name } står på tur.
points-gone = { $points ->
    [1] En poäng från den här turen är borta.
   *[other] { $points } poäng från den här turen är borta.
}
claimed-by = { $name } bjöd
there-are = Det finns
so-far = Hittills
are-there = Finns det { $count } × { $face }?
lift-them-now = Lyft alla nu
stay = Stanna här
by-itself = av sig självt om # s
waits-for-you = bordet väntar på dig
next-is-you = Du står på tur.
# Läses upp: en tärning eller ett kort, och vad det betyder nu.
mark-counts = { $piece }, räknas
mark-paid = { $piece }, tärningarna räcker
mark-ends = { $piece }, avslutar
mark-came = { $piece }, kom just
finished = Slut
waits-for-somebody = Väntar på att någon sätter sig
somebody-thinks = { $name } tänker
now-thinks = { $name } tänker.
then-one = Sedan kommer { $name }.
then-you = Sedan är det din tur.
then-one-you = Sedan kommer { $name }, sedan du.
find-a-game = Hitta ett spel
find = Hitta
how-many-people = Hur många
any-number = Alla antal
people = { $count ->
    [1] Ensam
   *[other] { $count } personer
}
filter-quick = 10 minuter
filter-dice = Tärningar
filter-cards = Kort
filter-hidden = Något dolt
filter-luck = Bara tur
nothing-found = Inget spel passar.
players = Spelare
also-called = Kallas också { $names }
minutes = Minuter
skill-of = { $skill ->
    [0] Bara tur
   *[other] Skicklighet { $skill } av 4
}
something-hidden = Något är dolt
open-a-record = Öppna spelprotokoll

# Ett spel.
your-name = Ditt namn
guest = Gäst
bot-called = Robot { $seat }
play-alone = Spela
who-is-playing = Vilka spelar?
against-bots = Mot robotar
against-bots-how = Börjar genast
around-device = Runt den här enheten
around-device-how = Ni räcker den till varandra
on-phones = På var sin telefon
on-phones-how = En kod att skanna, ett ord att skriva
bots = Robotar
one-bot-fewer = En robot färre
one-bot-more = En robot till
how-well = Hur bra de spelar
level-random = Slump
level-easy = Lätt
level-club = Vanlig
level-master = Mästare
play-against = { $bots ->
    [0] Spela ensam
    [1] Spela mot en robot
   *[other] Spela mot { $bots } robotar
}
add-a-name = Lägg till ett namn
begin-with-people = { $count ->
    [1] Börja ensam
   *[other] Börja med { $count } personer
}
names-few = skriv minst { $least } namn
phones-get-a-code = Du får en kod och ett ord att ge till de andra. Robotar kan ta tomma platser senare.
open-for-phones = Öppna för telefoner
rules-as-usual = Som de flesta spelar.
change = Ändra
use-these = Använd de här
back-to-usual = Som vanligt igen
rule-too-low = { $rule }: { $value } är för lågt, minst { $least }
rule-too-high = { $rule }: { $value } är för högt, högst { $most }
rule-no-number = { $rule }: ett heltal från { $least } till { $most }, inte `{ $value }`
as-it-will-lie = Så kommer det att ligga på bordet
as-far-as-read = Så långt det gick att läsa
name-of = Namn på spelare { $number }
player-number = Spelare { $number }
bot-random = Robot, slump
bot-easy = Robot, lätt
bot-club = Robot
bot-master = Robot, mästare
house-rules = Husregler
take-backs = Ta tillbaka
take-backs-strict = Tills slumpen har svarat
take-backs-friendly = Vänligt: även senare, om alla säger ja
patience = Minuter innan en robot får spela för någon som är borta

# Ett bord.
all-games = Alla spel
just-now = Nyss
at-the-table = Vid bordet
open-seat = Plats { $seat }
is-bot = robot
is-open = ledig plats
is-here = är här
is-away = är borta
on-this-device = på den här enheten
has-resigned = har gett upp
step-back = Ångra
take-back = Ta tillbaka mitt val
take-back-last = Ta tillbaka det senaste valet
do-not-go-together = De här går inte ihop
all-columns = Allas kolumner
show-everybody = Visa alla { $count }
hand-it-to = Räck den till { $name }
nobody-else-looks = Ingen annan tittar nu.
i-am = Jag är { $name }
no-connection = Ingen anslutning. Ditt bord finns kvar; vi försöker igen.
one-moment = Ett ögonblick
you-watch = Du tittar på.
big-screen = Visa på stor skärm

# Vad som händer med ett bord.
begun = Spelet börjar.
lot-fell = Lotten faller på { $seat }, som börjar.
begins = Vem som börjar:
begins-host-only = Den som är värd bestämmer vem som börjar.
begins-lot = genom lottning
begins-seated = som ni sitter
begins-change = Ändra
begins-title = Vem börjar?
begins-note = De andra följer i den ordning de sitter. I nästa spel börjar platsen efter den här.
begins-by-lot = Genom lottning
begins-by-lot-note = lottas när du börjar, och vem som helst kan kontrollera det
begins-as-seated = Som ni sitter
begins-order = { $first }, sedan { $second }
begins-order-more = { $first }, sedan { $second }, sedan { $third }
begins-keep = Behåll det
sat-down = { $seat } sätter sig.
bot-plays = En robot spelar för { $seat }.
got-up = { $seat } reser sig.
took-back = { $count ->
    [1] Ett steg tas tillbaka.
   *[other] { $count } steg tas tillbaka.
}
asks-back = { $name } vill ta tillbaka sitt senaste val.
waits-for = Väntar på { $names }.
bot-sits-for-you = En robot spelar för { $name } nu.
come-back = Jag är tillbaka

# Att sätta sig.
come-and-play = Kom och spela { $game }
sits-already = { $name } sitter vid bordet.
scan-hint = Skanna den med en kamera, eller skriv adressen.
seats-free = { $count ->
    [0] Alla platser är tagna.
    [1] En plats är ledig.
   *[other] { $count } platser är lediga.
}
copy-link = Kopiera länken
copied = Kopierat

# Väntrummet.
waiting-room = Väntrum
scan-or-open = Skanna den, eller öppna
and-type = och skriv
point-your-camera = Rikta kameran hit
only-watch = Titta bara på
host-begins = { $name } startar spelet.
room-here = { $here ->
    [1] En av { $places } är här
   *[other] { $here } av { $places } är här
}
room-full = Alla är här
free-place = En ledig plats
awaits-somebody = väntar på någon
room-for-more = { $count ->
    [1] Det finns plats för en till
   *[other] Det finns plats för { $count } till
}
is-host = startar spelet
invites-you = { $name } bjuder in dig till { $game }
here-too = { $count ->
    [1] { $names } är också här.
   *[other] { $names } är också här.
}
sit-down = Sätt dig
no-account = Inget konto. Namnet stannar på den här enheten.
you-sit = Du sitter vid bordet. { $name } startar spelet.
begin = Börja
begin-with = Börja med { $count }
fill-with-bots = { $count ->
    [1] Fyll på med en robot
   *[other] Fyll på: { $count } robotar
}
play-bots-instead = Robotar i stället
set-a-bot = Sätt dit en robot
free-the-seat = Gör platsen ledig
asks-for-seat = { $name } vill gärna ta den lediga platsen.
others-are-asked = Något är dolt här: de andra får frågan först.
room-goes-on = Spelet går vidare här från ett spelprotokoll.

# Menyn.
this-table = Det här bordet
this-device = Den här enheten
rules = Regler
sound = Ljud
touch = Vibration
keys = Tangenter vid bordet
key-keep = spara eller släpp
key-main = huvudknapp
key-box = välj en ruta
key-advice = tips
key-rules = regler
key-card = kort eller tangenter
explain = Förklara varje val
explain-first = i början
explain-always = alltid
explain-never = aldrig
pace = Robotarnas tempo
pace-calm = lugnt
pace-usual = vanligt
pace-quick = snabbt
rename = Byt namn
let-play = Överlåt till: { $bot }
other-device = Spela på en annan enhet
other-device-hint = Öppna den här länken på den andra enheten inom en kvart. Den fungerar en gång. Den enheten spelar sedan för dig vid alla dina bord, tills du avslutar det i menyn.
play-here = Spela på den här enheten
play-for = Spela här för { $name }
play-for-means = Den här enheten spelar då för { $name }, vid alla bord där { $name } sitter, precis som den egna enheten gör. Båda kan avsluta det i menyn vid ett bord.
play-for-own-seats = Dina egna platser är kvar: du hittar dem igen när den här enheten spelar för dig på nytt.
devices = Enheter som spelar för mig
some-device = En enhet
release-device = Sluta spela för mig
be-myself-again = Spela för mig själv igen
seat-of = Plats: { $name }
hand-over = Ge platsen till en annan
hand-over-hint = Den som öppnar den här länken tar din plats. Den fungerar en gång, inom en kvart.
take-the-seat = Ta platsen
resign = Ge upp
resign-means = Du hamnar sist, och turen hoppar över dig; där spelet inte klarar sig utan dig spelar en robot vidare för de andras skull.
leave = Lämna för gott
leave-means = Din plats blir ledig igen; den som har länken kan ta den. Där något är dolt får de andra frågan först.
back-to-table = Tillbaka till bordet

# Efter spelet.
wins = { $seat } vinner
wins-by = { $seat } vinner med { $ahead }
share-the-win = { $seats } delar segern
nobody-wins = Ingen vinner
# Rubriken, för den som hör den.
over-said = { $headline }.
play-again = Spela igen
go-to-next = Till nästa spel
look-back = Se tillbaka
download-record = Hämta spelprotokollet
another-game = Ett annat spel
how-it-grew = Så växte poängen
chart-of = { $turns ->
    [1] Poängen efter en tur
   *[other] Poängen över { $turns } turer
}
step-of = Steg { $number } av { $count }
step-before = Ett tillbaka
step-after = Ett framåt
record-here = Spelprotokollet
record-file = Eller en fil
look-through = Gå igenom det
record-wrong = Rad { $line }: { $why }
play-on-from-here = Spela vidare härifrån
play-on-how = Spelet går vidare från steg { $step } vid ett eget bord, med en egen slump. Det som spelades innan förblir som det är.
which-seat = Vilken plats är din?
play-on = Spela vidare
record-over = här är spelet slut: gå tillbaka till ett steg före slutet
record-has-holes = det här spelprotokollet visar spelet som en spelare eller åskådare såg det, utan det som var dolt: från det kan ingen spela vidare
record-too-long = det här spelet är för långt: det får ha högst { $most } rader
record-knows = Den som har spelprotokollet vet vad som är dolt i det.

# Tränaren.
coach = Tränaren
hints = Tips från tränaren
hints-against-bots = Bara mot robotar
hints-for-all = För alla
hints-for-nobody = För ingen
hints-allowed = tillåtet
hints-not-allowed = inte tillåtet
ask-the-coach = Fråga tränaren
ask-again = Fråga igen
coach-says = Vad tränaren skulle göra
what-to-do = Dina val
what-it-costs = Vad det kostar
and-more = { $count ->
    [1] Ett annat sätt är mindre värt.
   *[other] { $count } andra sätt är mindre värda.
}
costs-nothing = ingenting
costs-share = { $loss } % av segern
costs-share-about = { $loss } ± { $error } % av segern
costs-points = { $loss } poäng
costs-points-about = { $loss } ± { $error } poäng
coach-is-exact = Siffrorna är exakta: spelet är löst.
coach-estimates = Siffrorna är uppskattningar: tränaren har spelat vidare många gånger. ± är standardfelet. Små skillnader behöver inte betyda något.
late-take-backs = { $count ->
    [1] Ett vänligt bord: ett val togs tillbaka efter att slumpen hade svarat.
   *[other] Ett vänligt bord: { $count } val togs tillbaka efter att slumpen hade svarat.
}
coach-thinks = Tränaren tänker fortfarande.
coach-silent = Om det här har tränaren inget att säga.
no-hints-here = ingen får fråga tränaren vid det här bordet
nothing-to-advise = det finns inget att välja för den här platsen nu
luck-or-skill = Tur eller skicklighet?
luck-and-skill = Tur och skicklighet
luck-and-skill-means = ”Förväntat” är var och ens andel före första slaget. ”Slump” är vad tärningar och kort lade till eller tog. ”Skicklighet” är vad valen gjorde: dina egna misstag kostar dig, de andras misstag hjälper dig. De tre blir tillsammans resultatet.
in-hundredths = I hundradelar av segern
in-points = I poäng
player = Spelare
was-expected = Förväntat
luck-added = Slump
skill-added = Skicklighet
lost-by-choices = Förlorat på egna val
result = Resultat
costliest-decisions = { $count ->
    [0] Inget val kostade något
    [1] Det dyraste valet
   *[other] De { $count } dyraste valen
}
all-decisions = { $count ->
    [1] Ett val sammanlagt
   *[other] { $count } val sammanlagt
}
show-decisions = Visa vart och ett
step = Steg
what-was-done = Vad som gjordes
better-was = Bättre:
it-cost = Det kostade { $cost }.
nothing-better = Inget var bättre.
look-at-step = Se steg { $number }
coach-goes-through = Tränaren går igenom spelet

# Pjäser.
die-of = tärning som visar { $face }
cup-of = { $count ->
    [1] bägare över en tärning
   *[other] bägare över { $count } tärningar
}
card-wild = { $card }, vild
card-ends = { $up } upp, { $down } ner
face-down = med baksidan upp
field-worth = ruta värd { $worth }
lies-kept = { $piece }, sparad
lies-aside = { $piece }, undanlagd
lies-covered = { $piece }, täckt
lies-spent = { $piece }, använd

# Varför inte.
no-such-page = Den sidan finns inte.
no-such-table = Det bordet finns inte. Kanske fattas en bokstav i länken.
no-such-game-here = Det spelet står inte på hyllan.
no-such-game = det finns inget spel `{ $slug }`
not-your-seat = Den platsen är inte din.
table-moved-on = Det har hänt något vid bordet. Så här står det nu.
cannot-store = Draget kunde inte sparas. Inget har ändrats; försök igen.
cannot-read = Det här bordet går inte att läsa.
took-too-long = Det tog för lång tid. Titta på bordet: det visar om det räknades.
rules-stumble = Spelet har snubblat på ett drag. Det är vårt fel, inte ditt. Titta på bordet: det visar vad som räknas; går det inte att visa kan den som spelar där ta tillbaka det senaste draget.
take-back-and-go-on = Ångra och spela vidare
went-wrong = Något gick fel här. Det är vårt fel, inte ditt. Försök igen.
too-many-requests = Det var för mycket på en gång. Vänta ett ögonblick, och försök igen.
too-many-openings = Många bord har öppnats härifrån på kort tid. Försök igen { $minutes ->
    [1] om en minut
   *[other] om { $minutes } minuter
}.
too-many-tables = Du har så många bord i gång som huset tillåter. Spela klart ett av dem, eller försök igen { $minutes ->
    [1] om en minut
   *[other] om { $minutes } minuter
}.
too-many-streams = Det här bordet är öppet på för många sidor samtidigt. Stäng några av dem, och ladda den här igen.
too-many-words = Det var många fel ord. Försök igen { $minutes ->
    [1] om en minut
   *[other] om { $minutes } minuter
}.
too-many-renames = Det var många namn på kort tid. Försök igen { $minutes ->
    [1] om en minut
   *[other] om { $minutes } minuter
}.
too-many-passes = Det var många länkar på kort tid. Försök igen { $minutes ->
    [1] om en minut
   *[other] om { $minutes } minuter
}.
form-too-large = Det är för mycket för ett formulär.
form-unreadable = Formuläret gick inte att läsa.
no-such-field = formuläret har inget fält `{ $field }`
no-such-choice = `{ $word }` går inte att välja här
not-from-here = Formuläret skickades inte från en sida på den här servern.
wrong-host = Den här servern heter inte { $name }.
wrong-host-hint = Den som sköter den kan ge den namnet när den startas:
no-host = Begäran säger inte tydligt vilken server den menar.
seat-taken = platsen är tagen: { $seat }
no-second-seat = i spel med dolda tärningar eller kort kan du bara ha en plats
no-free-seat = det finns ingen ledig plats
usual-bot-only = för någon annan spelar bara den vanliga roboten
resigned-and-left = en spelare har gett upp sedan dess och lämnat bordet; valet står kvar
nobody-asked = ingen har frågat
asked-already = { $seat } har redan frågat; en fråga i taget
no-such-bot = det finns ingen robot `{ $level }`; det finns { $known }
name-empty = ett namn behöver minst en bokstav
not-over = Spelet är inte slut än.
pass-used = Den här länken är redan använd, eller för gammal.

# Servern.
serving = Rafle finns på { $address }
serving-here = På den här datorn också på { $address }
serving-word = Den som kommer måste skriva ordet.
serving-stop = Stoppa med Ctrl-C. Borden sparas i { $folder }.
serving-stopped = Rafle är stoppat; alla bord är sparade.
port-in-use = { $address } används redan, kanske av en annan Rafle; välj en annan port med `--listen`, till exempel `--listen 0.0.0.0:{ $other }`
cannot-listen = kan inte lyssna på { $address }: { $why }
listen-form = `{ $text }` är ingen adress att lyssna på; skriv den som `0.0.0.0:7070`
data-unwritable = kan inte spara bord i { $folder }: { $why }; ange en annan mapp med `--data`
data-newer = borden i { $folder } är skrivna av en nyare Rafle; starta den, eller ange en annan mapp med `--data`
data-in-use = borden i { $folder } används av en annan Rafle; stoppa den, eller ange en annan mapp med `--data`
database-unusable = kan inte spara bord i databasen { $database }: { $why }; kontrollera adressen i `--store`, och att PostgreSQL är i gång där
database-newer = borden i databasen är skrivna av en nyare Rafle; starta den, eller ange en annan databas med `--store`
data-damaged = kan inte spara bord i { $folder }: databasen där är skadad ({ $why }); flytta undan dess filer och återställ en säkerhetskopia

# Är slumpen rättvis?
is-luck-fair = Är slumpen rättvis?
luck-was-not-sealed = Slumpen vid det här bordet förseglades inte: det öppnades av en äldre version. Det finns inget att kontrollera.
luck-is-sealed-now = Slumpen i det här spelet är förseglad
luck-envelope = Som en lapp i ett kuvert på bordet, som öppnas när spelet är slut.
luck-yes = Ja. Ingen har valt den här slumpen.
luck-record-fits = Spelprotokollet stämmer med sitt sigill.
luck-no = Det här stämmer inte.
luck-fits = Kontrollerat på den här enheten: sigill, hemlighet och tal är de som fanns före spelet.
luck-seals-fit = Kontrollerat på den här enheten: sigill, hemlighet och tal är de som fanns före spelet. Det fanns inga tärningar att jämföra. Det som gavs och drogs kontrollerar kommandot nedan.
luck-nothing-kept = Den här enheten sparade inget från tiden före slutet, så den kan inte jämföra. Det kan en enhet som var med.
luck-without-us = Kontrollerat på den här enheten: sigill, hemlighet och tal är de som fanns före spelet. Inget av talen är dess eget, så den litar på de andra.
luck-lines-differ = Sigillen är inte de som den här enheten fick se förut. Spara spelprotokollet och fråga den som är värd.
luck-secret-differs = Hemligheten är inte den som förseglades. Spara spelprotokollet och fråga den som är värd.
luck-number-differs = Ett tal är inte det som förseglades. Spara spelprotokollet och fråga den som är värd.
luck-dice-differ = Ett slag följer inte av hemligheten och talen. Spara spelprotokollet och fråga den som är värd.
luck-dice-checked = Alla { $count } tärningar i spelprotokollet stämmer.
luck-no-scripts = Den här webbläsaren kör inga skript: den sparade inget och kan inte jämföra. Vem som helst kan kontrollera spelprotokollet.
luck-now = Nu: ett sigill
luck-before-the-game = Före spelet: ett sigill
luck-words-on-every-screen = Samma sex ord står på alla skärmar vid bordet. Läs dem gärna högt.
luck-words-were-shown = Rafle gjorde en hemlighet och visade alla de här sex orden, som kommer av den.
luck-six-words = Sigillets sex ord
luck-number-from-everybody = Vid starten: ett tal från alla
luck-will-add = Ett tal kommer från { $names }, draget och förseglat på egna enheter.
luck-have-added = Ett tal kom från { $names }, draget och förseglat på egna enheter.
luck-one-is-enough = Är minst en av de här enheterna ärlig kan inte ens värden välja slumpen.
luck-nobody-adds = Ingen enhet lägger till ett tal här. Den som spelar litar på att värden inte har valt bland hemligheter.
luck-relies-on-others = Den här enheten lägger inte till något: den kör inga skript, får inte spara något eller kom när spelet hade börjat. Du litar alltså på de andras enheter.
luck-words-added = { $count ->
    [1] Ord lades till en gång; de räknas också.
   *[other] Ord lades till { $count } gånger; de räknas också.
}
luck-your-words = Egna ord, om du vill
luck-add-words = Lägg till dem
luck-drawn-anew = Draget på nytt: { $count }. Inget tal kom från { $names }.
luck-the-secret = Efter spelet: hemligheten
luck-secret-must-give = Den måste ge samma sex ord och, tillsammans med talen, varje slag, varje giv och varje draget kort. Den här sidan berättar då om det stämmer.
luck-secret-gives = Den ger samma sex ord och, tillsammans med talen, varje slag, varje giv och varje draget kort.
luck-how-often = Hur ofta varje siffra kom
luck-less-even = { $tenths ->
    [0] Nästan inget rättvist spel blir mindre jämnt än det här.
    [1] Ett av tio rättvisa spel blir mindre jämnt än det här.
    [10] Nästan alla rättvisa spel blir mindre jämna än det här.
   *[other] { $tenths } av tio rättvisa spel blir mindre jämna än det här.
}
luck-check-yourself = Kontrollera det själv
luck-follows-here = { $count ->
    [1] På den här servern stämmer det enda utfallet. På vilken dator som helst, utan att fråga oss:
   *[other] På den här servern stämmer alla { $count } utfall. På vilken dator som helst, utan att fråga oss:
}
luck-from-record = { $count ->
    [1] Ett utfall kommer från ett spelprotokoll som öppnades här. Om det säger sigillet ingenting.
   *[other] { $count } utfall kommer från ett spelprotokoll som öppnades här. Om dem säger sigillet ingenting.
}
luck-taken-back = { $count ->
    [1] Ett val togs tillbaka efter att slumpen hade svarat.
   *[other] { $count } val togs tillbaka efter att slumpen hade svarat.
}
luck-does-not-follow-here = På den här servern stämmer spelprotokollet inte med sitt sigill. Kommandot nämner raden:
luck-nobody-in-secret = Ingen kan välja ett slag i smyg, inte heller servern, så länge en av de här enheterna är ärlig och ingen har ändrat Rafle på servern.
luck-machine-of-the-host = Den som kommer åt värdens dator kan förutse slag och se händer. Spel där något är dolt spelar du med folk du litar på.
luck-uncovers-hands = Hemligheten som visas i slutet avslöjar varje hand i det spelet.
luck-left-open = I ett spel som inte spelas klart förblir sigillet stängt.
luck-waits-for = Väntar på talet från { $names }.
go-on-without-number = Fortsätt utan mitt tal
luck-is-sealed = spelet har börjat: inget mer läggs till slumpen
no-number-awaited = inget tal väntas från den här enheten
another-number = det här är inte talet som den här enheten har förseglat
words-enough = tillräckligt med ord har lagts till vid det här bordet
seals-enough = tillräckligt med tal har förseglats vid det här bordet
words-empty = skriv några ord först
numbers-awaited = ett ögonblick: ett tal från en enhet saknas fortfarande
reference-card = Kort
letters-of = { $won ->
    [0] ingen av { $of } bokstäver
   *[other] { $won } av { $of } bokstäver: { $letters }
}
strokes-of = { $seat }: { $done } av { $of } streck

# Papper.
print = Skriv ut
print-for = Skriv ut för upp till { $players }
nothing-to-print = Det finns inget att skriva ut till det här spelet.
print-date = Datum
print-name = Namn
print-names = Namn
print-cards = Kort
print-row = rad
print-column = kol.
print-score = Poäng
print-chips = Brickor
print-ways = av { $ways }

# Poängblocket.
score-pad = Poängblock
pad-about = För ett bord med riktiga kort eller tärningar: ni spelar, den här sidan räknar ihop. Namn och poäng stannar på den här enheten.
pad-game = Vad ni spelar
pad-other-most = Ett annat spel, flest poäng vinner
pad-other-fewest = Ett annat spel, lägst poäng vinner
pad-go-on = Till poängblocket
pad-over = Alla omgångar är ifyllda
pad-cell = { $row }, { $name }
pad-deals = { $name } ger { $cards } kort till var och en.
pad-after = Efter { $rounds }
pad-first = leder
pad-write-hand = Skriv omgång { $number }
pad-write-round = Skriv runda { $number }
pad-new = Nytt poängblock
not-yet = Inte ännu
also-playing = Också med
