# Ord, som spillene deler.
number = { $n }
list-two = { $first } og { $last }
list-or = { $first } eller { $last }
list-comma = { $first }, { $last }
list-semicolon = { "; " }
labelled = { $label }: { $what }
list-none = intet
no-dice = ingen terninger
number-decimal = { "," }
number-group = { "." }
# Over en regelside, der er lånt fra engelsk.
not-translated = Denne side er ikke oversat endnu.
# Why the machine would not, after a colon.
system-not-found = filen eller mappen findes ikke
system-not-allowed = adgang nægtes
system-is-folder = det er en mappe
system-not-folder = en del af stien er ikke en mappe
system-exists = der findes allerede noget med det navn
system-in-use = adressen er i brug
system-refused = der svarer intet
system-full = disken er fuld
system-other = { $why }

# Hvad der foregår.
over = Spillet er slut.
won-by = { $winner } vinder.
won-by-several = { $winners } deler sejren.
won-by-nobody = Ingen vinder.
say-throws = { $count ->
    [1] { $seat } skal kaste én terning.
   *[other] { $seat } skal kaste { $count } terninger.
}
say-throws-you = { $count ->
    [1] Kast terningen.
   *[other] Kast { $count } terninger.
}
help-throws = Tryk på knappen eller på selve bægeret, så kastes terningerne.
throw-dice = { $count ->
    [1] Kast terningen
   *[other] Kast { $count } terninger
}
throw-again = Kast igen
turn-so-far = { $points } i denne tur
points = { $points ->
    [1] ét point
   *[other] { $points } point
}
round-of = Runde { $number } af { $planned }
round-number = Runde { $number }
hand-number = Omgang { $number } af { $of }
# Ved siden af navnet på et spil, der spilles til så mange point.
to-points = til { $points }
playoff = Omkamp: { $seats }
say-adds = { $seat } skal kaste den terning, der lægges til.
say-adds-you = Kast den terning, der lægges til.
help-adds = Det, terningen viser, lægges til din sum.
say-subtracts = { $seat } skal kaste den terning, der trækkes fra.
say-subtracts-you = Kast den terning, der trækkes fra.
help-subtracts = Det, terningen viser, trækkes fra din sum.
first-die = Først
add = Plus
subtract = Minus
times = Gange
say-again-or-stop = { $seat } må kaste igen eller stoppe.
say-again-or-stop-you = Vil du kaste igen eller stoppe?
help-again-or-stop = Stopper du, beholder du det, du har. Et kast mere kan koste det.
game-of = Spil { $number } af { $games }
this-game = Dette spil
say-lay-some-aside = { $seat } skal lægge mindst én terning til side.
say-lay-some-aside-you = Læg mindst én terning til side.
help-lay-some-aside = Tryk på de terninger, du vil have, og læg dem til side for altid.
say-throws-off = { $seat } skal kaste { $count } terninger i det afgørende kast.
say-throws-off-you = Kast { $count } terninger i det afgørende kast.
help-throws-off = Det står lige: kun de, der deler pladsen, kaster.
say-throws-final = { $seat } skal kaste { $count } terninger i finalen.
say-throws-final-you = Finalen: kast { $count } terninger.
help-throws-final = De to bedste mødes: det bedste kast vinder spillet.

# Hvad der lige er sket.
threw = { $seat } kaster { $dice }.
laid-aside = { $seat } lægger { $dice } til side.
laid-nothing-aside = { $seat } lægger ingen til side.
has-hand = { $seat } har { $hand }.
number-reached = { $seat } har { $number }.
first-half-won = { $seat } vinder første halvleg.
second-half-won = { $seat } vinder anden halvleg; nu kommer finalen.
both-halves-won = { $seat } vinder begge halvlege og dermed spillet.
final-won = { $seat } vinder finalen.
tied-throw-off = { $seats } står lige og kaster om det.
turn-scored = { $points ->
    [1] { $seat } får ét point.
   *[other] { $seat } får { $points } point.
}
game-won = { $seat } vinder spillet.
game-shared = { $seats } deler sejren.
sum-scored = { $seat } ender på { $points }.
round-won = { $seat } vinder runden.
round-shared = { $seats } deler runden.
round-unwon = Ingen vinder runden.
playoff-begins = { $seats } spiller om sejren.

# Knapper.
lay-aside = Læg { $face }'eren til side
lay-picked-aside = Læg de valgte terninger til side

# Hvad en plads har.
sticks = { $count ->
    [1] én tændstik
   *[other] { $count } tændstikker
}

# Hænder af terninger.
hand-three-alike = tre { $face }'ere
hand-four-alike = fire { $face }'ere
hand-five-alike = fem { $face }'ere

# Ark med to halvlege.
sheet-first-half = Første halvleg
sheet-second-half = Anden halvleg
sheet-throw-off = Omkast
sheet-final = Finale

# Hvorfor ikke.
unreadable = det forstås ikke her
game-over = spillet er slut
throw-first = terningerne er stadig i bægeret
nothing-to-throw = der er intet at kaste nu
wrong-number-of-dice = { $count ->
    [1] der kastes én terning, ikke { $thrown }
   *[other] der kastes { $count } terninger, ikke { $thrown }
}
not-among-the-dice-thrown = der blev ikke kastet nogen { $face }'er
not-all-thrown = { $dice } er ikke alle blandt de kastede
lay-at-least-one-aside = mindst én terning skal til side
wrong-number-of-seats = { $seats } kan ikke spille det: { $most ->
    [1] det spilles alene
   *[other] man skal være { $least } til { $most }
}
no-such-seat = der er ingen plads { $seat }
not-begun = spillet er ikke begyndt endnu
begun-already = spillet er begyndt
lot-first = der er ikke trukket lod om, hvem der begynder
no-lot-here = her trækkes der ikke lod
game-says-who-begins = i dette spil siger reglerne, hvem der begynder
seat-twice = en plads kan kun nævnes én gang
seats-stay = spillet fortsætter med alle sine pladser: der skal sidde nogen på hver af dem
resigned = { $seat } giver op.
resigned-already = { $seat } har allerede givet op
nothing-to-undo = { $count ->
    [0] der er intet at tage tilbage
    [1] kun én linje kan tages tilbage
   *[other] kun { $count } linjer kan tages tilbage
}
choices-to-undo = { $count ->
    [0] der er intet at tage tilbage
    [1] kun ét valg kan tages tilbage
   *[other] kun { $count } valg kan tages tilbage
}
luck-is-drawn-here = terninger og kort kommer fra bordet her: tryk bare på Enter
answered-by-luck = heldet har svaret på det valg, eller noget skjult er vist; det bliver stående
picked-another = en af de valgte kan ikke bruges til det
picked-few = { $least ->
    [1] vælg mindst én
   *[other] vælg mindst { $least }
}
picked-many = { $most ->
    [1] vælg kun én
   *[other] vælg højst { $most }
}
bot-never-resigns = dér spiller en robot, og den spiller til ende
seated-for-good = hvem der sidder hvor, blev afgjort, da spillet begyndte
hints-are-open = `hint` er åbent for alle her
refused = `{ $line }`: { $why }
refused-open-are = `{ $line }`: { $why }; du kan skrive { $open }
# Slutter en liste over, hvad man kan skrive.
open-others = { $count ->
    [1] én til
   *[other] et af { $count } andre
}
refused-expected = `{ $line }`: { $why }; det skrives som `{ $like }`

# Valg.
option-none = dette spil har ingen valgmuligheder, altså heller ingen `{ $key }`
option-unknown = der er intet valg `{ $key }`; der er { $known }
option-too-low = { $key } { $value } er for lavt: mindst { $least }
option-too-high = { $key } { $value } er for højt: højst { $most }
option-no-number = { $key } er et helt tal fra { $least } til { $most }, ikke `{ $value }`
several-things = { $one }; { $others }
option-wrong = { $why }; `{ $key }` er ikke ændret
option-misfit = { $key } kan ikke være `{ $value }`; værdierne er { $values }
# Husregler: en etiket og værdier, der kan stå alene efter den.
option-on = ja
option-off = nej
option-rounds = Runder
option-match_by = Sådan tælles runderne
option-match_by-wins = antal sejre
option-match_by-total = sum af point
option-ties = Uafgjort til sidst
option-ties-share = delt sejr
option-ties-playoff = omkamp
option-matches = Tændstikker til hver spiller
option-target = Point at nå
option-equal_turns = Spil sidste runde færdig
option-kickers = De øvrige terninger tæller også

# Optegnelser.
nobody-to-advise = ingen skal vælge noget her
hand-unknown = optegnelsen fortæller ikke, hvad { $seat } kan gøre
game-not-over = spillet er ikke slut her
somebody-resigned = her gav en spiller op, så det, der kom bagefter, siger kun lidt
nothing-to-decide = ingen bestemmer noget i dette spil: det er held alene
record-empty = optegnelsen er tom
record-no-header = en optegnelse begynder med `rafle`, en version, et spil og dets pladser
record-version = denne optegnelse er af version `{ $version }`; kun version { $known } kan læses
record-no-game = hovedet nævner intet spil
record-no-seats = hovedet siger ikke, hvor mange pladser der er, som i `seats=2`
record-header-word = `{ $word }` i hovedet forstås ikke; valg skrives `nøgle=værdi`
record-header-twice = hovedet nævner `{ $key }` to gange
record-refusal-form = en afvisning skrives `! LINJE GRUND`
record-expectation-form = forventningen `{ $text }` forstås ikke
record-empty-part = der står intet mellem to semikoloner
record-own-line = `{ $text }` skal stå på en linje for sig selv
record-not-refused = `{ $line }` blev godtaget, skønt en afvisning var ventet
record-unexpected = ventede `{ $expected }`, fandt `{ $found }`

# At beholde terninger.
keep-and-throw = Behold disse og kast de andre
throw-all = Kast dem alle igen
kept = { $seat } beholder { $dice }.
kept-nothing = { $seat } beholder ingenting og kaster alle terningerne igen.
no-throw-left = alle kast i denne tur er brugt
not-among-the-dice = terningerne viser ikke { $dice }
total = I alt
say-keep-or-throw = { $seat } må beholde terningerne eller kaste igen.
say-keep-or-throw-you = Vil du beholde terningerne eller kaste igen?
help-keep-or-throw = Behold det, der ligger, eller kast igen og tag, hvad der kommer.
stop-with = { $points ->
    [1] Stop med ét point
   *[other] Stop med { $points } point
}
keep-all-or-none = behold alle disse terninger eller ingen
no-result = { $seat } får intet resultat.
round-again = Ingen har vundet: runden spilles om.

# Kort i fem kulører.
card = { $suit } { $rank }
joker = en joker
spades = spar
hearts = hjerter
diamonds = ruder
clubs = klør
stars = stjerner
jack = bonde
queen = dronning
king = konge
wild-ranks = { $n ->
    [11] Bønderne er trumf
    [12] Dronningerne er trumf
    [13] Kongerne er trumf
   *[other] { $n }'erne er trumf
}
book-of = Sæt: { $rank }
book-of-wilds = Sæt af trumfer
run-of = Serie: { $suit } { $from } til { $to }
deck-pile = { $count ->
    [0] Bunke, tom
    [1] Bunke, ét kort
   *[other] Bunke, { $count } kort
}
turned-up = Der vendes { $card }.
card-not-in-hand = hånden har ikke { $card }
card-is-elsewhere = bunken kan ikke give { $card } mere
cards-come-first = først skal der gives eller trækkes kort
not-asked-now = det er ikke det, der spørges om nu
option-all_wild_melds = Trumfer alene
option-all_wild_melds-allow = kan lægges ned
option-all_wild_melds-forbid = kan ikke lægges ned

# Tændstikker, bægre og omkast.
pile = Bunke
first-half = Første halvleg: bunken er ved at blive delt ud.
second-half = Anden halvleg: tændstikkerne skifter hænder.
roll-off = Omkast
say-keep-or-stop = { $seat } må beholde nogle terninger og kaste resten eller stoppe.
say-keep-or-stop-you = Behold dem, du vil, og kast resten, eller stop.
help-keep-or-stop = Tryk på dem, du vil beholde, og kast så resten.
say-cover-or-stop = { $seat } må kaste under bægeret eller stoppe.
say-cover-or-stop-you = Vil du kaste under bægeret eller stoppe?
help-cover-or-stop = Under bægeret ser ingen dit kast, før bægrene løftes.
say-lifts = { $seat } skal løfte bægeret.
say-lifts-you = Løft dit bæger.
help-lifts = Dit bæger løftes, og alle ser dine terninger.
say-throws-off-lowest = { $seat } skal kaste: hvem er lavest?
say-throws-off-lowest-you = Kast: hvem er lavest?
help-throws-off-lowest = Det laveste kast blandt de lige tager pindene.
say-throws-off-highest = { $seat } skal kaste: hvem er højest?
say-throws-off-highest-you = Kast: hvem er højest?
help-throws-off-highest = Det højeste kast blandt de lige er det bedste.
lift-the-cup = Løft bægeret
keep-and-cover = Behold disse, og kast resten under bægeret
cover-all = Kast dem alle under bægeret
stop = Stop
stopped = { $seat } stopper med { $dice }.
covered = { $count ->
    [1] { $seat } kaster én terning under bægeret.
   *[other] { $seat } kaster { $count } terninger under bægeret.
}
lifted = { $seat } løfter bægeret: { $dice }.
round-void = Alle kast er ens: runden kastes om.
tied-for-lowest = { $seats } deler det laveste kast og kaster om det.
tied-for-highest = { $seats } deler det højeste kast og kaster om det.
took-sticks = { $count ->
    [1] { $seat } tager én tændstik fra bunken.
   *[other] { $seat } tager { $count } tændstikker fra bunken.
}
gave-sticks = { $count ->
    [1] Én tændstik går fra { $seats } til { $to }.
   *[other] { $count } tændstikker går fra { $seats } til { $to }.
}
nothing-moves = Ingen tændstik flytter sig.
left-the-game = Af med alle tændstikker: { $seats }.
throw-worth = { $count ->
    [1] { $name }: én tændstik
   *[other] { $name }: { $count } tændstikker
}
throw-plain = { $dice }
throw-pas = Pas { $n }
throw-sequence = { $n }. sekvens
throw-nothing = Ingenting
throw-the-sequence = Sekvensen
throw-born-seven = Født syver
throw-seven-and = Syver + { $n }
throw-extra = Ekstraslag { $dice }
throw-ranked = { $name }, plads { $place }
throw-covered = Kast under bægeret
say-removes = { $seat } skal fjerne én terning.
say-removes-you = Fjern én terning.
help-removes = Fjern den terning, der hjælper dig mindst.
remove-die = Fjern { $face }'eren
removed = { $seat } fjerner en { $face }'er.
say-imagines = { $seat } skal tænke sig den tredje terning.
say-imagines-you = Tænk dig den tredje terning: hvad viser den?
help-imagines = Vælg den side, der passer bedst til dine to terninger.
imagine-die = Tænk dig en { $face }'er
imagined = { $seat } tænker sig en { $face }'er.
not-open-now = det kan ikke vælges nu
throw-at-least-one = mindst én terning skal kastes; `stop` beholder dem alle
option-pile = Tændstikker i bunken
option-end = Spillets slutning
option-end-first-out = når én er ude
option-end-last-one-left = når kun én er tilbage
option-empty_at_half_time = Ingen tændstikker, når bunken slipper op
option-empty_at_half_time-play-on = spil videre
option-empty_at_half_time-out = ude med det samme
option-keep = Terninger, der er lagt til side
option-keep-locked = bliver liggende
option-keep-free = må kastes igen
option-lead = Hvem begynder næste runde
option-lead-rotate = den næste spiller
option-lead-loser = den, der kastede lavest
option-pas_exit = Ud af spillet med tre ens
option-pas_exit-both-phases = når som helst
option-pas_exit-phase-2-only = kun når bunken er tom
option-pas_exit-loses = når som helst, men det taber, så længe der er en bunke
option-throw_limit = Kast i en tur
option-throw_limit-three = op til tre
option-throw_limit-leader = ikke flere, end rundens første spiller brugte
option-extras = 2 2 1, 5 5 1 og 4 4 1
option-extras-bottom = tæller, lavere end alle andre
option-extras-top = er højest
option-extras-off = tæller ikke

# Kort at have ved hånden.
aid-throws = Hvad kastene er værd
aid-hands = Hvad hænderne er værd
aid-halves = Det højeste kast flytter så mange tændstikker til det laveste, som det er værd.
aid-leaving = Det laveste kast taber runden.
aid-leaving-removing = De bedste tre af dine fire terninger; det laveste kast taber runden.
aid-leaving-imagining = To terninger og den bedste tredje, du kan tænke dig; det laveste kast taber runden.
throw-others = Alle andre
throw-pas-all = Pas
throw-sequence-all = Sekvenser
worth-all = alle
worth-all-but-one = alle på nær én
worth-leaves = går ud
worth-leaves-if-highest = går ud, hvis højest
aid-throw = Kast
aid-name = Navn
aid-worth = Værdi
aid-chance = Chance
aid-or-better = Det eller bedre
aid-down-to = { $first } ned til { $last }
aid-percent = { $number } %
aid-one-throw = { $dice ->
    [1] Ét kast med én terning
   *[other] Ét kast med { $dice } terninger, på { $ways } måder
}

# Regnskab.
pad-by-hand = Hånd for hånd
pad-by-round = Runde for runde
pad-wild = Trumf
pad-round = Runde
pad-out = ude
pad-fewest = Den laveste sum vinder.
pad-most = Den højeste sum vinder.
pad-leads = { $seat } fører med { $points }.
pad-hand-number = Hånd { $number }
pad-hand-wild = Hånd { $number }: { $wild }
pad-round-number = Runde { $number }
pad-now = spilles nu, { $cards } kort til hver
