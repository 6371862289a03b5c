# Woorden die spellen delen.
number = { $n }
list-two = { $first } en { $last }
list-or = { $first } of { $last }
list-comma = { $first }, { $last }
list-semicolon = { "; " }
labelled = { $label }: { $what }
list-none = niets
no-dice = geen stenen
number-decimal = { "," }
number-group = { "." }
# Boven een pagina met regels die uit het Engels geleend is.
not-translated = Deze pagina is nog niet vertaald.
# Why the machine would not, after a colon.
system-not-found = het bestand of de map bestaat niet
system-not-allowed = de toegang is geweigerd
system-is-folder = dit is een map
system-not-folder = een deel van het pad is geen map
system-exists = er bestaat al iets met die naam
system-in-use = het adres is al in gebruik
system-refused = daar antwoordt niets
system-full = de schijf is vol
system-other = { $why }

# Getallen van stenen, in het meervoud.
x-faces = { $face ->
    [1] enen
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
   *[other] zessen
}
x-others = { $other ->
    [1] enen
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
   *[other] zessen
}

# Wat er aan de hand is.
over = Het spel is uit.
won-by = { $winner } wint.
won-by-several = { $winners } delen de winst.
won-by-nobody = Niemand wint.
say-throws = { $count ->
    [1] { $seat } moet één steen gooien.
   *[other] { $seat } moet { $count } stenen gooien.
}
say-throws-you = { $count ->
    [1] Gooi de steen.
   *[other] Gooi { $count } stenen.
}
help-throws = Tik op de knop, of op de beker zelf, en de stenen worden gegooid.
throw-dice = { $count ->
    [1] Gooi de steen
   *[other] Gooi { $count } stenen
}
throw-again = Gooi nog eens
turn-so-far = { $points } deze beurt
points = { $points ->
    [1] één punt
   *[other] { $points } punten
}
round-of = Ronde { $number } van { $planned }
round-number = Ronde { $number }
hand-number = Ronde { $number } van { $of }
# Naast de naam van een spel dat tot zoveel punten gaat.
to-points = tot { $points }
playoff = Beslissing: { $seats }
say-adds = { $seat } moet de steen gooien die erbij komt.
say-adds-you = Gooi de steen die erbij komt.
help-adds = Wat deze steen laat zien, komt bij je som.
say-subtracts = { $seat } moet de steen gooien die eraf gaat.
say-subtracts-you = Gooi de steen die eraf gaat.
help-subtracts = Wat deze steen laat zien, gaat van je som af.
first-die = Eerste
add = Plus
subtract = Min
times = Keer
say-again-or-stop = { $seat }: nog eens gooien of stoppen?
say-again-or-stop-you = Nog eens gooien, of stoppen?
help-again-or-stop = Stop je, dan houd je wat je hebt. Doorgooien kan je dat kosten.
game-of = Potje { $number } van { $games }
this-game = Dit potje
say-lay-some-aside = { $seat } moet minstens één steen apart leggen.
say-lay-some-aside-you = Leg minstens één steen apart.
help-lay-some-aside = Tik op de stenen die je wilt, en leg ze dan voorgoed apart.
say-throws-off = { $count ->
    [1] { $seat } moet één steen gooien voor de beslissing.
   *[other] { $seat } moet { $count } stenen gooien voor de beslissing.
}
say-throws-off-you = { $count ->
    [1] Gooi één steen voor de beslissing.
   *[other] Gooi { $count } stenen voor de beslissing.
}
help-throws-off = Het staat gelijk: alleen wie de plaats deelt, gooit.
say-throws-final = { $count ->
    [1] { $seat } moet één steen gooien in de finale.
   *[other] { $seat } moet { $count } stenen gooien in de finale.
}
say-throws-final-you = { $count ->
    [1] De finale: gooi één steen.
   *[other] De finale: gooi { $count } stenen.
}
help-throws-final = De twee besten tegen elkaar: de beste worp wint het spel.

# Wat er net gebeurde.
threw = { $seat } gooit { $dice }.
laid-aside = { $seat } legt { $dice } apart.
laid-nothing-aside = { $seat } legt niets apart.
has-hand = { $seat } heeft { $hand }.
number-reached = { $seat } heeft { $number }.
first-half-won = { $seat } wint de eerste helft.
second-half-won = { $seat } wint de tweede helft; nu de finale.
both-halves-won = { $seat } wint beide helften en daarmee het spel.
final-won = { $seat } wint de finale.
tied-throw-off = { $seats } staan gelijk en gooien voor de beslissing.
turn-scored = { $points ->
    [1] { $seat } krijgt één punt.
   *[other] { $seat } krijgt { $points } punten.
}
game-won = { $seat } wint het potje.
game-shared = { $seats } delen de winst.
sum-scored = { $seat } komt op { $points }.
round-won = { $seat } wint de ronde.
round-shared = { $seats } delen de ronde.
round-unwon = Niemand wint de ronde.
playoff-begins = { $seats } spelen een beslissing.

# Knoppen.
lay-aside = Leg de { $face } apart
lay-picked-aside = Keuze apart leggen

# Wat iemand heeft.
sticks = { $count ->
    [1] één lucifer
   *[other] { $count } lucifers
}

# Handen van stenen.
hand-three-alike = drie { x-faces }
hand-four-alike = vier { x-faces }
hand-five-alike = vijf { x-faces }

# Blokken met twee helften.
sheet-first-half = Eerste helft
sheet-second-half = Tweede helft
sheet-throw-off = Beslissing
sheet-final = Finale

# Waarom niet.
unreadable = dat wordt hier niet begrepen
game-over = het spel is uit
throw-first = de stenen zitten nog in de beker
nothing-to-throw = er valt nu niets te gooien
wrong-number-of-dice = { $count ->
    [1] er wordt één steen gegooid, niet { $thrown }
   *[other] er worden { $count } stenen gegooid, niet { $thrown }
}
not-among-the-dice-thrown = er is geen { $face } gegooid
not-all-thrown = niet al deze stenen zijn gegooid: { $dice }
lay-at-least-one-aside = er gaat minstens één steen apart
wrong-number-of-seats = met { $seats } kun je dit niet spelen: { $most ->
    [1] je speelt het alleen
   *[other] het is voor { $least } tot { $most } spelers
}
no-such-seat = er is geen plaats { $seat }
not-begun = het spel is nog niet begonnen
begun-already = het spel is al begonnen
lot-first = er is nog niet geloot wie begint
no-lot-here = er wordt hier niet geloot
game-says-who-begins = de regels van dit spel zeggen wie begint
seat-twice = een plaats kun je maar één keer noemen
seats-stay = het spel gaat verder met al zijn plaatsen: op elke plaats moet iemand zitten
resigned = { $seat } geeft op.
resigned-already = { $seat } heeft al opgegeven
nothing-to-undo = { $count ->
    [0] er is niets om terug te nemen
    [1] er kan maar één regel teruggenomen worden
   *[other] er kunnen maar { $count } regels teruggenomen worden
}
choices-to-undo = { $count ->
    [0] er is niets om terug te nemen
    [1] er kan maar één keuze teruggenomen worden
   *[other] er kunnen maar { $count } keuzes teruggenomen worden
}
luck-is-drawn-here = de stenen en kaarten komen hier van de tafel: druk gewoon op Enter
answered-by-luck = na die keuze heeft het toeval al gesproken, of er is iets verborgens getoond; de keuze blijft staan
picked-another = een van je keuzes kan hier niet voor gebruikt worden
picked-few = { $least ->
    [1] kies er minstens één
   *[other] kies er minstens { $least }
}
picked-many = { $most ->
    [1] kies er maar één
   *[other] kies er hoogstens { $most }
}
bot-never-resigns = daar speelt een bot, en die speelt tot het eind
seated-for-good = wie waar zit, stond vast toen het spel begon
hints-are-open = `hint` staat hier open voor iedereen
refused = `{ $line }`: { $why }
refused-open-are = `{ $line }`: { $why }; je kunt typen: { $open }
# Het eind van een lijst van wat je kunt typen.
open-others = { $count ->
    [1] nog iets anders
   *[other] een van { $count } andere
}
refused-expected = `{ $line }`: { $why }; je schrijft het zoals `{ $like }`

# Opties.
option-none = dit spel heeft geen opties, dus ook geen `{ $key }`
option-unknown = er is geen optie `{ $key }`; er zijn { $known }
option-too-low = { $key } { $value } is te laag: minstens { $least }
option-too-high = { $key } { $value } is te hoog: hoogstens { $most }
option-no-number = { $key } is een heel getal van { $least } t/m { $most }, niet `{ $value }`
several-things = { $one }; { $others }
option-wrong = { $why }; `{ $key }` is niet veranderd
option-misfit = { $key } kan niet `{ $value }` zijn; het kan zijn: { $values }
# Huisregels: een etiket, en waarden die er op zichzelf achter staan.
option-on = ja
option-off = nee
option-rounds = Rondes
option-match_by = Hoe rondes tellen
option-match_by-wins = aantal keer gewonnen
option-match_by-total = som van de scores
option-ties = Gelijk aan het eind
option-ties-share = gedeelde winst
option-ties-playoff = beslissing
option-matches = Lucifers voor elke speler
option-target = Te halen punten
option-equal_turns = De laatste ronde uitspelen
option-kickers = Ook de andere stenen vergelijken

# Spelverslagen.
nobody-to-advise = niemand hoeft hier te kiezen
hand-unknown = dit spelverslag zegt niet wat { $seat } kan doen
game-not-over = het spel is hier niet uit
somebody-resigned = er heeft hier iemand opgegeven, dus wat daarna kwam, zegt weinig
nothing-to-decide = in dit spel valt niets te kiezen: het is puur geluk
record-empty = het spelverslag is leeg
record-no-header = een spelverslag begint met `rafle`, een versie, een spel en de plaatsen
record-version = dit spelverslag heeft versie `{ $version }`; alleen versie { $known } is te lezen
record-no-game = de kop noemt geen spel
record-no-seats = de kop zegt niet hoeveel plaatsen er zijn, zoals in `seats=2`
record-header-word = `{ $word }` in de kop wordt niet begrepen; opties schrijf je als `key=value`
record-header-twice = de kop noemt `{ $key }` twee keer
record-refusal-form = een weigering schrijf je als `! LINE REASON`
record-expectation-form = de verwachting `{ $text }` wordt niet begrepen
record-empty-part = er staat niets tussen twee puntkomma’s
record-own-line = `{ $text }` heeft een eigen regel nodig
record-not-refused = `{ $line }` is aangenomen, terwijl er een weigering verwacht werd
record-unexpected = verwacht `{ $expected }`, gevonden `{ $found }`

# Stenen houden.
keep-and-throw = Houd deze, gooi de rest
throw-all = Gooi alles opnieuw
kept = { $seat } houdt { $dice }.
kept-nothing = { $seat } houdt niets en gooit alle stenen opnieuw.
no-throw-left = de worpen van deze beurt zijn op
not-among-the-dice = { $dice } ligt er niet
total = Totaal
say-keep-or-throw = { $seat } mag de stenen houden of opnieuw gooien.
say-keep-or-throw-you = De stenen houden, of opnieuw gooien?
help-keep-or-throw = Houd wat er ligt, of gooi nog één keer en neem wat er komt.
stop-with = { $points ->
    [1] Stop met één punt
   *[other] Stop met { $points } punten
}
keep-all-or-none = houd al deze stenen of geen
no-result = { $seat } heeft geen resultaat.
round-again = Niemand heeft gewonnen: de ronde wordt opnieuw gespeeld.

# Kaarten in vijf kleuren.
card = { $rank ->
    [3] { $suit } 3
    [4] { $suit } 4
    [5] { $suit } 5
    [6] { $suit } 6
    [7] { $suit } 7
    [8] { $suit } 8
    [9] { $suit } 9
    [10] { $suit } 10
   *[other] { $suit }{ $rank }
}
joker = een joker
spades = schoppen
hearts = harten
diamonds = ruiten
clubs = klaveren
stars = sterren
jack = boer
queen = vrouw
king = heer
wild-ranks = { $n ->
    [3] Drieën zijn wild
    [4] Vieren zijn wild
    [5] Vijven zijn wild
    [6] Zessen zijn wild
    [7] Zevens zijn wild
    [8] Achten zijn wild
    [9] Negens zijn wild
    [10] Tienen zijn wild
    [11] Boeren zijn wild
    [12] Vrouwen zijn wild
    [13] Heren zijn wild
   *[other] Wild: { $n }
}
book-of = Groep: { $rank }
book-of-wilds = Groep wilde kaarten
run-of = Serie: { $suit }, { $from } t/m { $to }
deck-pile = { $count ->
    [0] Trekstapel, leeg
    [1] Trekstapel, één kaart
   *[other] Trekstapel, { $count } kaarten
}
turned-up = Omgedraaid: { $card }.
card-not-in-hand = niet in de hand: { $card }
card-is-elsewhere = { $card } kan niet meer van de trekstapel komen
cards-come-first = eerst worden er kaarten gedeeld of getrokken
not-asked-now = dat wordt nu niet gevraagd
option-all_wild_melds = Alleen wilde kaarten
option-all_wild_melds-allow = mag als combinatie
option-all_wild_melds-forbid = mag niet als combinatie

# Lucifers, bekers en beslissende worpen.
pile = Stapel
first-half = Eerste helft: de stapel wordt verdeeld.
second-half = Tweede helft: de lucifers gaan rond.
roll-off = Beslissende worp
say-keep-or-stop = { $seat } mag stenen houden en de andere gooien, of stoppen.
say-keep-or-stop-you = Houd wat je wilt en gooi de rest, of stop.
help-keep-or-stop = Tik op de stenen die je wilt houden, en gooi dan de rest.
say-cover-or-stop = { $seat } mag onder de beker gooien of stoppen.
say-cover-or-stop-you = Onder de beker gooien, of stoppen?
help-cover-or-stop = Onder de beker ziet niemand je worp tot de bekers omhooggaan.
say-lifts = { $seat } moet de beker optillen.
say-lifts-you = Til je beker op.
help-lifts = Je beker gaat omhoog, en iedereen ziet je stenen.
say-throws-off-lowest = { $seat } moet gooien: wie is de laagste?
say-throws-off-lowest-you = Gooi: wie is de laagste?
help-throws-off-lowest = De laagste worp van wie gelijk staat, neemt de lucifers.
say-throws-off-highest = { $seat } moet gooien: wie is de hoogste?
say-throws-off-highest-you = Gooi: wie is de hoogste?
help-throws-off-highest = De hoogste worp van wie gelijk staat, is de beste.
lift-the-cup = Til de beker op
keep-and-cover = Rest onder de beker
cover-all = Alles onder de beker
stop = Stop
stopped = { $seat } stopt met { $dice }.
covered = { $count ->
    [1] { $seat } gooit één steen onder de beker.
   *[other] { $seat } gooit { $count } stenen onder de beker.
}
lifted = { $seat } tilt de beker op: { $dice }.
round-void = Alle worpen zijn gelijk: de ronde wordt opnieuw gegooid.
tied-for-lowest = { $seats } zijn samen de laagste en gooien nog eens.
tied-for-highest = { $seats } zijn samen de hoogste en gooien nog eens.
took-sticks = { $count ->
    [1] { $seat } neemt één lucifer van de stapel.
   *[other] { $seat } neemt { $count } lucifers van de stapel.
}
gave-sticks = { $count ->
    [1] Eén lucifer gaat van { $seats } naar { $to }.
   *[other] { $count } lucifers gaan van { $seats } naar { $to }.
}
nothing-moves = Er verhuist geen lucifer.
left-the-game = Alle lucifers kwijt: { $seats }.
throw-worth = { $count ->
    [1] { $name }: één lucifer
   *[other] { $name }: { $count } lucifers
}
throw-plain = { $dice }
throw-pas = Pas { $n }
throw-sequence = Reeks nr. { $n }
throw-nothing = Niets
throw-the-sequence = Reeks
throw-born-seven = Geboren zeven
throw-seven-and = Zeven + { $n }
throw-extra = Extra worp { $dice }
throw-ranked = { $name }, plaats { $place }
throw-covered = Gooi onder de beker
say-removes = { $seat } moet één steen weghalen.
say-removes-you = Haal één steen weg.
help-removes = Haal de steen weg die je het minst helpt.
remove-die = Haal de { $face } weg
removed = { $seat } haalt een { $face } weg.
say-imagines = { $seat } moet de derde steen erbij denken.
say-imagines-you = Denk de derde steen erbij: welk getal?
help-imagines = Kies het getal dat het best bij je twee stenen past.
imagine-die = Denk er een { $face } bij
imagined = { $seat } denkt er een { $face } bij.
not-open-now = dat kun je nu niet kiezen
throw-at-least-one = gooi minstens één steen; met `stop` houd je ze allemaal
option-pile = Lucifers op de stapel
option-end = Einde van het spel
option-end-first-out = als er één speler uit is
option-end-last-one-left = als er nog één speler over is
option-empty_at_half_time = Zonder lucifers als de stapel op is
option-empty_at_half_time-play-on = doorspelen
option-empty_at_half_time-out = meteen eruit
option-keep = Stenen die apart liggen
option-keep-locked = blijven daar
option-keep-free = mag je opnieuw gooien
option-lead = Wie de volgende ronde begint
option-lead-rotate = de volgende speler
option-lead-loser = wie de laagste worp had
option-pas_exit = Uitstappen met drie gelijke
option-pas_exit-both-phases = op elk moment
option-pas_exit-phase-2-only = alleen als de stapel leeg is
option-pas_exit-loses = altijd, maar zolang er een stapel is, verlies je ermee
option-throw_limit = Worpen in een beurt
option-throw_limit-three = hoogstens drie
option-throw_limit-leader = niet meer dan de eerste van de ronde
option-extras = 2 2 1, 5 5 1 en 4 4 1
option-extras-bottom = tellen, onder alle andere
option-extras-top = zijn het hoogst
option-extras-off = tellen niet

# Kaarten om bij de hand te hebben.
aid-throws = Wat worpen waard zijn
aid-hands = Wat handen waard zijn
aid-halves = De laagste krijgt zoveel lucifers als de hoogste worp waard is.
aid-leaving = De laagste worp verliest de ronde.
aid-leaving-removing = De beste drie van je vier stenen; de laagste worp verliest de ronde.
aid-leaving-imagining = Twee stenen en de beste derde die je kunt bedenken; de laagste worp verliest de ronde.
throw-others = Alle andere
throw-pas-all = Pas
throw-sequence-all = Reeksen
worth-all = alles
worth-all-but-one = alles op één na
worth-leaves = stapt uit
worth-leaves-if-highest = stapt uit als hoogste
aid-throw = Worp
aid-name = Naam
aid-worth = Waard
aid-chance = Kans
aid-or-better = Dit of beter
aid-down-to = { $first } tot en met { $last }
aid-percent = { $number }%
aid-one-throw = { $dice ->
    [1] Eén worp met één steen
   *[other] Eén worp met { $dice } stenen, op { $ways } manieren
}

# Scoreblokken.
pad-by-hand = Ronde na ronde
pad-by-round = Ronde voor ronde
pad-wild = Wild
pad-round = Ronde
pad-out = uit
pad-fewest = Het laagste totaal wint.
pad-most = Het hoogste totaal wint.
pad-leads = { $seat } staat voor met { $points }.
pad-hand-number = Ronde { $number }
pad-hand-wild = Ronde { $number } · { $wild }
pad-round-number = Ronde { $number }
pad-now = nu bezig, { $cards } kaarten per speler
