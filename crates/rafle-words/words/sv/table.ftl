# Ord som spelen delar.
number = { $n }
list-two = { $first } och { $last }
list-or = { $first } eller { $last }
list-comma = { $first }, { $last }
list-semicolon = { "; " }
labelled = { $label }: { $what }
list-none = inget
no-dice = inga tärningar
number-decimal = { "," }
number-group = { "\u00A0" }
# Ovanför en regelsida som är lånad från engelska.
not-translated = Den här sidan är inte översatt än.
# Why the machine would not, after a colon.
system-not-found = filen eller mappen finns inte
system-not-allowed = åtkomst nekas
system-is-folder = det är en mapp
system-not-folder = en del av sökvägen är inte en mapp
system-exists = det finns redan något med det namnet
system-in-use = adressen används redan
system-refused = inget svarar där
system-full = disken är full
system-other = { $why }

# Siffror som ord: en femma, tre femmor, femman.
x-face = { $face ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
}
x-faces = { $face ->
    [1] ettor
    [2] tvåor
    [3] treor
    [4] fyror
    [5] femmor
   *[other] sexor
}
x-the-face = { $face ->
    [1] ettan
    [2] tvåan
    [3] trean
    [4] fyran
    [5] femman
   *[other] sexan
}
x-others = { $other ->
    [1] ettor
    [2] tvåor
    [3] treor
    [4] fyror
    [5] femmor
   *[other] sexor
}

# Vad som pågår.
over = Spelet är slut.
won-by = { $winner } vinner.
won-by-several = { $winners } delar segern.
won-by-nobody = Ingen vinner.
say-throws = { $count ->
    [1] { $seat } ska slå en tärning.
   *[other] { $seat } ska slå { $count } tärningar.
}
say-throws-you = { $count ->
    [1] Slå tärningen.
   *[other] Slå { $count } tärningar.
}
help-throws = Tryck på knappen, eller på själva bägaren, så slås tärningarna.
throw-dice = { $count ->
    [1] Slå tärningen
   *[other] Slå { $count } tärningar
}
throw-again = Slå igen
turn-so-far = { $points } i den här turen
points = { $points ->
    [1] en poäng
   *[other] { $points } poäng
}
round-of = Runda { $number } av { $planned }
round-number = Runda { $number }
hand-number = Omgång { $number } av { $of }
# Bredvid namnet på ett spel som spelas till så många poäng.
to-points = till { $points }
playoff = Omspel: { $seats }
say-adds = { $seat } ska slå tärningen som läggs till.
say-adds-you = Slå tärningen som läggs till.
help-adds = Det tärningen visar läggs till din summa.
say-subtracts = { $seat } ska slå tärningen som dras ifrån.
say-subtracts-you = Slå tärningen som dras ifrån.
help-subtracts = Det tärningen visar dras ifrån din summa.
first-die = Först
add = Plus
subtract = Minus
times = Gånger
say-again-or-stop = { $seat } får slå igen eller stanna.
say-again-or-stop-you = Slå igen, eller stanna?
help-again-or-stop = Stannar du behåller du det du har. Ett slag till kan kosta det.
game-of = Spel { $number } av { $games }
this-game = Det här spelet
say-lay-some-aside = { $seat } ska lägga undan minst en tärning.
say-lay-some-aside-you = Lägg undan minst en tärning.
help-lay-some-aside = Tryck på tärningarna du vill ha, och lägg undan dem för gott.
say-throws-off = { $seat } ska slå { $count } tärningar i ett avgörande slag.
say-throws-off-you = Avgörande slag: slå { $count } tärningar.
help-throws-off = Det står lika: bara de som delar platsen slår.
say-throws-final = { $seat } ska slå { $count } tärningar i finalen.
say-throws-final-you = Finalen: slå { $count } tärningar.
help-throws-final = De två bästa möts: det bästa slaget vinner spelet.

# Vad som just har hänt.
threw = { $seat } slår { $dice }.
laid-aside = { $seat } lägger undan { $dice }.
laid-nothing-aside = { $seat } lägger inte undan något.
has-hand = { $seat } har { $hand }.
number-reached = { $seat } har { $number }.
first-half-won = { $seat } vinner första halvlek.
second-half-won = { $seat } vinner andra halvlek; nu kommer finalen.
both-halves-won = { $seat } vinner båda halvlekarna och därmed spelet.
final-won = { $seat } vinner finalen.
tied-throw-off = { $seats } står lika och gör var sitt avgörande slag.
turn-scored = { $points ->
    [1] { $seat } får en poäng.
   *[other] { $seat } får { $points } poäng.
}
game-won = { $seat } vinner spelet.
game-shared = { $seats } delar segern.
sum-scored = { $seat } kommer till { $points }.
round-won = { $seat } vinner rundan.
round-shared = { $seats } delar rundan.
round-unwon = Ingen vinner rundan.
playoff-begins = { $seats } går till omspel.

# Knappar.
lay-aside = Lägg undan { x-the-face }
lay-picked-aside = Lägg undan valda

# Vad en plats har.
sticks = { $count ->
    [1] en sticka
   *[other] { $count } stickor
}

# Händer av tärningar.
hand-three-alike = tre { x-faces }
hand-four-alike = fyra { x-faces }
hand-five-alike = fem { x-faces }

# Ark med två halvlekar.
sheet-first-half = Första halvlek
sheet-second-half = Andra halvlek
sheet-throw-off = Avgörande slag
sheet-final = Final

# Varför inte.
unreadable = det går inte att förstå här
game-over = spelet är slut
throw-first = tärningarna är fortfarande i bägaren
nothing-to-throw = det finns inget att slå nu
wrong-number-of-dice = { $count ->
    [1] en tärning slås, inte { $thrown }
   *[other] { $count } tärningar slås, inte { $thrown }
}
not-among-the-dice-thrown = det kom ingen { x-face }
not-all-thrown = { $dice } finns inte alla i slaget
lay-at-least-one-aside = minst en tärning ska läggas undan
wrong-number-of-seats = { $seats } kan inte spela det här: { $most ->
    [1] det spelas ensam
   *[other] det krävs { $least } till { $most }
}
no-such-seat = det finns ingen plats { $seat }
not-begun = spelet har inte börjat än
begun-already = spelet har börjat
lot-first = det är inte lottat än vem som börjar
no-lot-here = här lottas det inte
game-says-who-begins = i det här spelet säger reglerna vem som börjar
seat-twice = en plats kan bara nämnas en gång
seats-stay = spelet går vidare med alla sina platser: någon måste sitta på var och en av dem
resigned = { $seat } ger upp.
resigned-already = { $seat } har redan gett upp
nothing-to-undo = { $count ->
    [0] det finns inget att ta tillbaka
    [1] bara en rad kan tas tillbaka
   *[other] bara { $count } rader kan tas tillbaka
}
choices-to-undo = { $count ->
    [0] det finns inget att ta tillbaka
    [1] bara ett val kan tas tillbaka
   *[other] bara { $count } val kan tas tillbaka
}
luck-is-drawn-here = tärningar och kort kommer från bordet här: tryck bara på Enter
answered-by-luck = slumpen har redan svarat på det valet, eller så har något dolt visats; valet står kvar
picked-another = en av de valda kan inte användas till det här
picked-few = { $least ->
    [1] välj minst en
   *[other] välj minst { $least }
}
picked-many = { $most ->
    [1] välj bara en
   *[other] välj högst { $most }
}
bot-never-resigns = där spelar en robot, och den spelar till slutet
seated-for-good = vem som sitter var bestämdes när spelet började
hints-are-open = `hint` är öppet för alla här
refused = `{ $line }`: { $why }
refused-open-are = `{ $line }`: { $why }; du kan skriva { $open }
# Slutet på en lista över vad man kan skriva.
open-others = { $count ->
    [1] en till
   *[other] en av { $count } andra
}
refused-expected = `{ $line }`: { $why }; det skrivs som `{ $like }`

# Val.
option-none = det här spelet har inga val, alltså inget `{ $key }`
option-unknown = det finns inget val `{ $key }`; det finns { $known }
option-too-low = { $key } { $value } är för lågt: minst { $least }
option-too-high = { $key } { $value } är för högt: högst { $most }
option-no-number = { $key } är ett heltal från { $least } till { $most }, inte `{ $value }`
several-things = { $one }; { $others }
option-wrong = { $why }; `{ $key }` ändrades inte
option-misfit = { $key } kan inte vara `{ $value }`; värdena är { $values }
# Husregler: en etikett, och värden som kan stå för sig själva efter den.
option-on = ja
option-off = nej
option-rounds = Rundor
option-match_by = Så räknas rundorna
option-match_by-wins = antal segrar
option-match_by-total = summan av poängen
option-ties = Lika på slutet
option-ties-share = delad seger
option-ties-playoff = omspel
option-matches = Stickor till varje spelare
option-target = Poäng att nå
option-equal_turns = Spela klart sista rundan
option-kickers = Jämför de andra tärningarna också

# Spelprotokoll.
nobody-to-advise = här är det ingen som ska välja
hand-unknown = spelprotokollet berättar inte vad { $seat } kan göra
game-not-over = spelet är inte slut här
somebody-resigned = en spelare gav upp här, så det som kom efter säger inte mycket
nothing-to-decide = ingen bestämmer något i det här spelet: det är bara tur
record-empty = spelprotokollet är tomt
record-no-header = ett spelprotokoll börjar med `rafle`, en version, ett spel och dess platser
record-version = det här spelprotokollet har version `{ $version }`; bara version { $known } kan läsas
record-no-game = huvudet nämner inget spel
record-no-seats = huvudet säger inte hur många platser det finns, som i `seats=2`
record-header-word = `{ $word }` i huvudet går inte att förstå; val skrivs `key=value`
record-header-twice = huvudet nämner `{ $key }` två gånger
record-refusal-form = ett avslag skrivs `! LINE REASON`
record-expectation-form = förväntningen `{ $text }` går inte att förstå
record-empty-part = det står inget mellan två semikolon
record-own-line = `{ $text }` behöver en egen rad
record-not-refused = `{ $line }` godtogs, fast ett avslag väntades
record-unexpected = väntade `{ $expected }`, hittade `{ $found }`

# Att spara tärningar.
keep-and-throw = Spara, slå om resten
throw-all = Slå om alla
kept = { $seat } sparar { $dice }.
kept-nothing = { $seat } sparar ingenting och slår om alla tärningar.
no-throw-left = alla slag i den här turen är gjorda
not-among-the-dice = tärningarna visar inte { $dice }
total = Totalt
say-keep-or-throw = { $seat } får behålla tärningarna eller slå igen.
say-keep-or-throw-you = Behålla tärningarna, eller slå igen?
help-keep-or-throw = Behåll det som ligger, eller slå igen och ta det som kommer.
stop-with = { $points ->
    [1] Stanna med en poäng
   *[other] Stanna med { $points } poäng
}
keep-all-or-none = behåll alla de här tärningarna eller ingen
no-result = { $seat } har inget resultat.
round-again = Ingen har vunnit: rundan spelas igen.

# Kort i fem sviter.
card = { $suit } { $rank }
joker = en joker
spades = spader
hearts = hjärter
diamonds = ruter
clubs = klöver
stars = stjärna
jack = knekt
queen = dam
king = kung
wild-ranks = { $n ->
    [11] Vilda: knektar
    [12] Vilda: damer
    [13] Vilda: kungar
   *[other] Vilda: { $n }:or
}
book-of = Bok: { $rank }
book-of-wilds = Bok av vilda kort
run-of = Serie: { $suit } { $from } till { $to }
deck-pile = { $count ->
    [0] Draghög, tom
    [1] Draghög, ett kort
   *[other] Draghög, { $count } kort
}
turned-up = Uppvänt: { $card }.
card-not-in-hand = handen har inte { $card }
card-is-elsewhere = draghögen kan inte ge { $card } längre
cards-come-first = kort delas ut eller dras först
not-asked-now = det är något annat som ska göras nu
option-all_wild_melds = Enbart vilda kort
option-all_wild_melds-allow = är en kombination
option-all_wild_melds-forbid = är ingen kombination

# Stickor, bägare och avgörande slag.
pile = Hög
first-half = Första halvlek: högen delas ut.
second-half = Andra halvlek: stickorna går runt.
roll-off = Avgörande slag
say-keep-or-stop = { $seat } får spara några tärningar och slå om de andra, eller stanna.
say-keep-or-stop-you = Spara det du vill och slå om resten, eller stanna.
help-keep-or-stop = Tryck på tärningarna du vill spara, och slå sedan om resten.
say-cover-or-stop = { $seat } får slå under bägaren eller stanna.
say-cover-or-stop-you = Slå under bägaren, eller stanna?
help-cover-or-stop = Under bägaren ser ingen ditt slag förrän bägarna lyfts.
say-lifts = { $seat } ska lyfta bägaren.
say-lifts-you = Lyft din bägare.
help-lifts = Din bägare lyfts, och alla ser dina tärningar.
say-throws-off-lowest = { $seat } ska slå: vem är lägst?
say-throws-off-lowest-you = Slå: vem är lägst?
help-throws-off-lowest = Det lägsta slaget bland dem som står lika tar stickorna.
say-throws-off-highest = { $seat } ska slå: vem är högst?
say-throws-off-highest-you = Slå: vem är högst?
help-throws-off-highest = Det högsta slaget bland dem som står lika är bäst.
lift-the-cup = Lyft bägaren
keep-and-cover = Slå resten dolt
cover-all = Slå alla dolt
stop = Stanna
stopped = { $seat } stannar med { $dice }.
covered = { $count ->
    [1] { $seat } slår en tärning under bägaren.
   *[other] { $seat } slår { $count } tärningar under bägaren.
}
lifted = { $seat } lyfter bägaren: { $dice }.
round-void = Alla slag är lika: rundan slås om.
tied-for-lowest = { $seats } står lika lägst och slår igen.
tied-for-highest = { $seats } står lika högst och slår igen.
took-sticks = { $count ->
    [1] { $seat } tar en sticka från högen.
   *[other] { $seat } tar { $count } stickor från högen.
}
gave-sticks = { $count ->
    [1] En sticka går från { $seats } till { $to }.
   *[other] { $count } stickor går från { $seats } till { $to }.
}
nothing-moves = Ingen sticka flyttas.
left-the-game = Av med alla stickor: { $seats }.
throw-worth = { $count ->
    [1] { $name }: en sticka
   *[other] { $name }: { $count } stickor
}
throw-plain = { $dice }
throw-pas = Pass { $n }
throw-sequence = Sekvens nr { $n }
throw-nothing = Ingenting
throw-the-sequence = Sekvens
throw-born-seven = Född sjua
throw-seven-and = Sjua + { $n }
throw-extra = Extraslag { $dice }
throw-ranked = { $name }, plats { $place }
throw-covered = Slå under bägaren
say-removes = { $seat } ska ta bort en tärning.
say-removes-you = Ta bort en tärning.
help-removes = Ta bort den tärning som hjälper dig minst.
remove-die = Ta bort { x-the-face }
removed = { $seat } tar bort en { x-face }.
say-imagines = { $seat } ska hitta på den tredje tärningen.
say-imagines-you = Hitta på den tredje tärningen: vad visar den?
help-imagines = Välj den siffra som passar bäst till dina två tärningar.
imagine-die = Hitta på en { x-face }
imagined = { $seat } hittar på en { x-face }.
not-open-now = det går inte att välja nu
throw-at-least-one = minst en tärning slås; `stop` behåller alla
option-pile = Stickor i högen
option-end = Spelet slutar
option-end-first-out = när en spelare är ute
option-end-last-one-left = när bara en spelare är kvar
option-empty_at_half_time = Utan stickor när högen tar slut
option-empty_at_half_time-play-on = spela vidare
option-empty_at_half_time-out = ute genast
option-keep = Undanlagda tärningar
option-keep-locked = ligger kvar
option-keep-free = får slås om
option-lead = Vem som börjar nästa runda
option-lead-rotate = nästa spelare
option-lead-loser = den som slog lägst
option-pas_exit = Ut ur spelet med tre lika
option-pas_exit-both-phases = när som helst
option-pas_exit-phase-2-only = bara när högen är tom
option-pas_exit-loses = när som helst, men det är en förlust så länge det finns en hög
option-throw_limit = Slag per tur
option-throw_limit-three = upp till tre
option-throw_limit-leader = inte fler än rundans första spelare använde
option-extras = 2 2 1, 5 5 1 och 4 4 1
option-extras-bottom = räknas, under alla andra
option-extras-top = är högst
option-extras-off = räknas inte

# Kort att ha till hands.
aid-throws = Vad slagen är värda
aid-hands = Vad händerna är värda
aid-halves = Det högsta slaget flyttar så många stickor som det är värt till det lägsta.
aid-leaving = Det lägsta slaget förlorar rundan.
aid-leaving-removing = De bästa tre av dina fyra tärningar; det lägsta slaget förlorar rundan.
aid-leaving-imagining = Två tärningar och den bästa tredje du kan hitta på; det lägsta slaget förlorar rundan.
throw-others = Alla andra
throw-pas-all = Pass
throw-sequence-all = Sekvenser
worth-all = alla
worth-all-but-one = alla utom en
worth-leaves = lämnar
worth-leaves-if-highest = lämnar om högst
aid-throw = Slag
aid-name = Namn
aid-worth = Värde
aid-chance = Chans
aid-or-better = Det eller bättre
aid-down-to = { $first } ner till { $last }
aid-percent = { $number } %
aid-one-throw = { $dice ->
    [1] Ett slag med en tärning
   *[other] Ett slag med { $dice } tärningar, på { $ways } sätt
}

# Poängblock.
pad-by-hand = Omgång för omgång
pad-by-round = Runda för runda
pad-wild = Vild
pad-round = Runda
pad-out = ute
pad-fewest = Den lägsta summan vinner.
pad-most = Den högsta summan vinner.
pad-leads = { $seat } leder med { $points }.
pad-hand-number = Omgång { $number }
pad-hand-wild = Omgång { $number } · { $wild }
pad-round-number = Runda { $number }
pad-now = spelas nu, { $cards } kort var
