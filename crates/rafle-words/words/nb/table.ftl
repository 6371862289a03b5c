# Ord som spillene deler.
number = { $n }
list-two = { $first } og { $last }
list-or = { $first } eller { $last }
list-comma = { $first }, { $last }
list-semicolon = { "; " }
labelled = { $label }: { $what }
list-none = ingenting
no-dice = ingen terninger
number-decimal = { "," }
number-group = { "\u00A0" }
# Over en regelside som er lånt fra engelsk.
not-translated = Denne siden er ikke oversatt ennå.
# Why the machine would not, after a colon.
system-not-found = filen eller mappen finnes ikke
system-not-allowed = tilgang nektes
system-is-folder = det er en mappe
system-not-folder = en del av stien er ikke en mappe
system-exists = det finnes allerede noe med det navnet
system-in-use = adressen er i bruk
system-refused = ingenting svarer der
system-full = disken er full
system-other = { $why }

# Øynene på en terning som ord.
x-faces = { $face ->
    [1] enere
    [2] toere
    [3] treere
    [4] firere
    [5] femmere
   *[other] seksere
}
x-a-face = { $face ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}
x-the-face = { $face ->
    [1] eneren
    [2] toeren
    [3] treeren
    [4] fireren
    [5] femmeren
   *[other] sekseren
}

# Hva som foregår.
over = Spillet er over.
won-by = { $winner } vinner.
won-by-several = { $winners } deler seieren.
won-by-nobody = Ingen vinner.
say-throws = { $count ->
    [1] { $seat } skal kaste én terning.
   *[other] { $seat } skal kaste { $count } terninger.
}
say-throws-you = { $count ->
    [1] Kast terningen.
   *[other] Kast { $count } terninger.
}
help-throws = Trykk på knappen eller på selve begeret, så kastes terningene.
throw-dice = { $count ->
    [1] Kast terningen
   *[other] Kast { $count } terninger
}
throw-again = Kast igjen
turn-so-far = { $points } i denne turen
points = { $points ->
    [1] ett poeng
   *[other] { $points } poeng
}
round-of = Runde { $number } av { $planned }
round-number = Runde { $number }
hand-number = Hånd { $number } av { $of }
# Ved siden av navnet på et spill som spilles til så mange poeng.
to-points = til { $points }
playoff = Omspill: { $seats }
say-adds = { $seat } skal kaste terningen som legges til.
say-adds-you = Kast terningen som legges til.
help-adds = Det denne terningen viser, legges til summen din.
say-subtracts = { $seat } skal kaste terningen som trekkes fra.
say-subtracts-you = Kast terningen som trekkes fra.
help-subtracts = Det denne terningen viser, trekkes fra summen din.
first-die = Først
add = Pluss
subtract = Minus
times = Ganger
say-again-or-stop = { $seat }: kaste igjen eller stoppe?
say-again-or-stop-you = Kaste igjen eller stoppe?
help-again-or-stop = Stopper du, beholder du det du har. Et kast til kan koste det.
game-of = Spill { $number } av { $games }
this-game = Dette spillet
say-lay-some-aside = { $seat } skal legge minst én terning til side.
say-lay-some-aside-you = Legg minst én terning til side.
help-lay-some-aside = Trykk på terningene du vil ha, og legg dem til side for godt.
say-throws-off = { $seat } skal kaste { $count } terninger i omkastet.
say-throws-off-you = Omkast: Kast { $count } terninger.
help-throws-off = Det står likt: Bare de som deler plassen, kaster.
say-throws-final = { $seat } skal kaste { $count } terninger i finalen.
say-throws-final-you = Finalen: Kast { $count } terninger.
help-throws-final = De to beste møtes: Det beste kastet vinner spillet.

# Hva som nettopp har skjedd.
threw = { $seat } kaster { $dice }.
laid-aside = { $seat } legger { $dice } til side.
laid-nothing-aside = { $seat } legger ingenting til side.
has-hand = { $seat } har { $hand }.
number-reached = { $seat } har { $number }.
first-half-won = { $seat } vinner første omgang.
second-half-won = { $seat } vinner andre omgang; nå kommer finalen.
both-halves-won = { $seat } vinner begge omgangene og dermed spillet.
final-won = { $seat } vinner finalen.
tied-throw-off = { $seats } står likt og kaster om.
turn-scored = { $points ->
    [1] { $seat } får ett poeng.
   *[other] { $seat } får { $points } poeng.
}
game-won = { $seat } vinner spillet.
game-shared = { $seats } deler seieren.
sum-scored = { $seat } ender på { $points }.
round-won = { $seat } vinner runden.
round-shared = { $seats } deler runden.
round-unwon = Ingen vinner runden.
playoff-begins = { $seats } går til omspill.

# Knapper.
lay-aside = Legg { x-the-face } til side
lay-picked-aside = Legg valgte til side

# Hva en plass har.
sticks = { $count ->
    [1] én fyrstikk
   *[other] { $count } fyrstikker
}

# Hender med terninger.
hand-three-alike = tre { x-faces }
hand-four-alike = fire { x-faces }
hand-five-alike = fem { x-faces }

# Ark med to omganger.
sheet-first-half = Første omgang
sheet-second-half = Andre omgang
sheet-throw-off = Omkast
sheet-final = Finale

# Hvorfor ikke.
unreadable = det forstås ikke her
game-over = spillet er over
throw-first = terningene er fortsatt i begeret
nothing-to-throw = det er ingenting å kaste nå
wrong-number-of-dice = { $count ->
    [1] én terning kastes, ikke { $thrown }
   *[other] { $count } terninger kastes, ikke { $thrown }
}
not-among-the-dice-thrown = det ble ikke kastet noen { x-a-face }
not-all-thrown = ikke alle disse ble kastet: { $dice }
lay-at-least-one-aside = minst én terning må til side
wrong-number-of-seats = { $seats } kan ikke spille dette: { $most ->
    [1] det spilles alene
   *[other] det trengs { $least } til { $most }
}
no-such-seat = det finnes ingen plass { $seat }
not-begun = spillet har ikke begynt ennå
begun-already = spillet har begynt
lot-first = det er ikke trukket lodd ennå om hvem som begynner
no-lot-here = her trekkes det ikke lodd
game-says-who-begins = reglene for dette spillet sier hvem som begynner
seat-twice = en plass kan bare nevnes én gang
seats-stay = spillet fortsetter med alle plassene sine: noen må sitte på hver av dem
resigned = { $seat } gir opp.
resigned-already = { $seat } har allerede gitt opp
nothing-to-undo = { $count ->
    [0] det er ingenting å ta tilbake
    [1] bare én linje kan tas tilbake
   *[other] bare { $count } linjer kan tas tilbake
}
choices-to-undo = { $count ->
    [0] det er ingenting å ta tilbake
    [1] bare ett valg kan tas tilbake
   *[other] bare { $count } valg kan tas tilbake
}
luck-is-drawn-here = terninger og kort kommer fra bordet her: bare trykk Enter
answered-by-luck = det er allerede kastet eller trukket etter det valget, eller noe skjult er vist; valget blir stående
picked-another = en av de valgte kan ikke brukes til dette
picked-few = { $least ->
    [1] velg minst { $least }
   *[other] velg minst { $least }
}
picked-many = { $most ->
    [1] velg bare { $most }
   *[other] velg høyst { $most }
}
bot-never-resigns = en robot spiller der, og den spiller til siste slutt
seated-for-good = hvem som sitter hvor, ble bestemt da spillet begynte
hints-are-open = `hint` er åpent for alle her
refused = `{ $line }`: { $why }
refused-open-are = `{ $line }`: { $why }; du kan skrive { $open }
# Slutten av en liste over det som kan skrives.
open-others = { $count ->
    [1] én annen
   *[other] en av { $count } andre
}
refused-expected = `{ $line }`: { $why }; det skrives som `{ $like }`

# Valg.
option-none = dette spillet har ingen valg, så ikke noe `{ $key }`
option-unknown = det finnes ikke noe valg `{ $key }`; det finnes { $known }
option-too-low = { $key } { $value } er for lavt: minst { $least }
option-too-high = { $key } { $value } er for høyt: høyst { $most }
option-no-number = { $key } tar et helt tall fra { $least } til { $most }, ikke `{ $value }`
several-things = { $one }; { $others }
option-wrong = { $why }; `{ $key }` ble ikke endret
option-misfit = { $key } kan ikke være `{ $value }`; verdiene er { $values }
# Husregler: en etikett, og verdier som står for seg selv bak den.
option-on = ja
option-off = nei
option-rounds = Runder
option-match_by = Slik telles rundene
option-match_by-wins = antall seire
option-match_by-total = summen av resultatene
option-ties = Likt til slutt
option-ties-share = delt seier
option-ties-playoff = omspill
option-matches = Fyrstikker til hver spiller
option-target = Poeng som skal nås
option-equal_turns = Spill ferdig den siste runden
option-kickers = Sammenlign de andre terningene også

# Spillprotokoller.
nobody-to-advise = ingen trenger å velge her
hand-unknown = denne spillprotokollen sier ikke hva { $seat } kan gjøre
game-not-over = spillet er ikke over her
somebody-resigned = en spiller ga opp her, så det som kom etterpå, sier lite
nothing-to-decide = ingen bestemmer noe i dette spillet: det er bare flaks
record-empty = spillprotokollen er tom
record-no-header = en spillprotokoll begynner med `rafle`, en versjon, et spill og plassene
record-version = denne spillprotokollen er av versjon `{ $version }`; bare versjon { $known } kan leses
record-no-game = linjen øverst nevner ikke noe spill
record-no-seats = linjen øverst sier ikke hvor mange plasser det er, som i `seats=2`
record-header-word = `{ $word }` i linjen øverst forstås ikke; valg skrives `key=value`
record-header-twice = linjen øverst nevner `{ $key }` to ganger
record-refusal-form = en avvisning skrives `! LINE REASON`
record-expectation-form = forventningen `{ $text }` forstås ikke
record-empty-part = det er ingenting mellom to semikolon
record-own-line = `{ $text }` trenger en egen linje
record-not-refused = `{ $line }` ble godtatt, enda en avvisning var ventet
record-unexpected = ventet `{ $expected }`, fant `{ $found }`

# Å beholde terninger.
keep-and-throw = Behold, kast resten
throw-all = Kast alle på nytt
kept = { $seat } beholder { $dice }.
kept-nothing = { $seat } beholder ingenting og kaster alle terningene på nytt.
no-throw-left = alle kastene i denne turen er gjort
not-among-the-dice = terningene viser ikke { $dice }
total = I alt
say-keep-or-throw = { $seat }: beholde terningene eller kaste på nytt?
say-keep-or-throw-you = Beholde terningene eller kaste på nytt?
help-keep-or-throw = Behold det som ligger der, eller kast igjen og ta det som kommer.
stop-with = { $points ->
    [1] Stopp med ett poeng
   *[other] Stopp med { $points } poeng
}
keep-all-or-none = behold alle disse terningene eller ingen
no-result = { $seat } har ikke noe resultat.
round-again = Ingen har vunnet: Runden spilles på nytt.

# Kort av fem sorter.
card = { $suit } { $rank }
joker = joker
spades = spar
hearts = hjerter
diamonds = ruter
clubs = kløver
stars = stjerner
jack = knekt
queen = dame
king = konge
wild-ranks = { $n ->
    [11] Knekter er jokerkort
    [12] Damer er jokerkort
    [13] Konger er jokerkort
   *[other] { $n }-ere er jokerkort
}
book-of = Bok: { $rank }
book-of-wilds = Bok av jokerkort
run-of = Serie: { $suit } { $from } til { $to }
deck-pile = { $count ->
    [0] Stokk, tom
    [1] Stokk, ett kort
   *[other] Stokk, { $count } kort
}
turned-up = Snudd opp: { $card }.
card-not-in-hand = hånden har ikke { $card }
card-is-elsewhere = { $card } kan ikke komme fra stokken lenger
cards-come-first = kort deles ut eller trekkes først
not-asked-now = det er ikke det som skal gjøres nå
option-all_wild_melds = Jokerkort alene
option-all_wild_melds-allow = er en kombinasjon
option-all_wild_melds-forbid = er ingen kombinasjon

# Fyrstikker, begre og omkast.
pile = Haug
first-half = Første omgang: Haugen deles ut.
second-half = Andre omgang: Fyrstikkene går rundt.
roll-off = Omkast
say-keep-or-stop = { $seat } kan beholde noen terninger og kaste de andre, eller stoppe.
say-keep-or-stop-you = Behold dem du vil, og kast resten, eller stopp.
help-keep-or-stop = Trykk på terningene du vil beholde, og kast så resten.
say-cover-or-stop = { $seat } kan kaste under begeret eller stoppe.
say-cover-or-stop-you = Kaste under begeret eller stoppe?
help-cover-or-stop = Under begeret ser ingen kastet ditt før begrene løftes.
say-lifts = { $seat } skal løfte begeret.
say-lifts-you = Løft begeret ditt.
help-lifts = Begeret ditt løftes, og alle ser terningene dine.
say-throws-off-lowest = { $seat } skal kaste: Hvem er lavest?
say-throws-off-lowest-you = Kast: Hvem er lavest?
help-throws-off-lowest = Det laveste kastet av dem som står likt, får fyrstikkene.
say-throws-off-highest = { $seat } skal kaste: Hvem er høyest?
say-throws-off-highest-you = Kast: Hvem er høyest?
help-throws-off-highest = Det høyeste kastet av dem som står likt, er best.
lift-the-cup = Løft begeret
keep-and-cover = Kast resten skjult
cover-all = Kast alle skjult
stop = Stopp
stopped = { $seat } stopper med { $dice }.
covered = { $count ->
    [1] { $seat } kaster én terning under begeret.
   *[other] { $seat } kaster { $count } terninger under begeret.
}
lifted = { $seat } løfter begeret: { $dice }.
round-void = Alle kast er like: Runden kastes på nytt.
tied-for-lowest = { $seats } står likt nederst og kaster igjen.
tied-for-highest = { $seats } står likt øverst og kaster igjen.
took-sticks = { $count ->
    [1] { $seat } tar én fyrstikk fra haugen.
   *[other] { $seat } tar { $count } fyrstikker fra haugen.
}
gave-sticks = { $count ->
    [1] Én fyrstikk går fra { $seats } til { $to }.
   *[other] { $count } fyrstikker går fra { $seats } til { $to }.
}
nothing-moves = Ingen fyrstikk flyttes.
left-the-game = Kvitt alle fyrstikkene: { $seats }.
throw-worth = { $count ->
    [1] { $name }: én fyrstikk
   *[other] { $name }: { $count } fyrstikker
}
throw-plain = { $dice }
throw-pas = Pass { $n }
throw-sequence = Sekvens nr. { $n }
throw-nothing = Ingenting
throw-the-sequence = Sekvens
throw-born-seven = Født syver
throw-seven-and = Syver + { $n }
throw-extra = Ekstrakast { $dice }
throw-ranked = { $name }, plass { $place }
throw-covered = Kast under begeret
say-removes = { $seat } skal fjerne én terning.
say-removes-you = Fjern én terning.
help-removes = Ta bort den terningen som hjelper deg minst.
remove-die = Fjern { x-the-face }
removed = { $seat } fjerner en { x-a-face }.
say-imagines = { $seat } skal tenke seg den tredje terningen.
say-imagines-you = Tenk deg den tredje terningen: Hvilket tall?
help-imagines = Velg det tallet som passer best til de to terningene dine.
imagine-die = Tenk deg en { x-a-face }
imagined = { $seat } tenker seg en { x-a-face }.
not-open-now = det kan ikke velges nå
throw-at-least-one = minst én terning kastes; `stop` beholder alle
option-pile = Fyrstikker i haugen
option-end = Slutten på spillet
option-end-first-out = når én spiller er ute
option-end-last-one-left = når bare én spiller er igjen
option-empty_at_half_time = Uten fyrstikker når haugen tar slutt
option-empty_at_half_time-play-on = spiller videre
option-empty_at_half_time-out = ute med en gang
option-keep = Terninger lagt til side
option-keep-locked = blir der
option-keep-free = kan kastes på nytt
option-lead = Hvem som begynner neste runde
option-lead-rotate = neste spiller
option-lead-loser = spilleren med det laveste kastet
option-pas_exit = Å gå ut med tre like
option-pas_exit-both-phases = når som helst
option-pas_exit-phase-2-only = bare når haugen er tom
option-pas_exit-loses = når som helst, men så lenge det er en haug, er det å tape
option-throw_limit = Kast i en tur
option-throw_limit-three = opptil tre
option-throw_limit-leader = ikke flere enn den første i runden brukte
option-extras = 2 2 1, 5 5 1 og 4 4 1
option-extras-bottom = teller, under alle andre
option-extras-top = er høyest
option-extras-off = teller ikke

# Kort til å ha for hånden.
aid-throws = Hva kast er verdt
aid-hands = Hva hender er verdt
aid-halves = Så mange fyrstikker som det høyeste kastet er verdt, går til det laveste.
aid-leaving = Det laveste kastet taper runden.
aid-leaving-removing = De tre beste av de fire terningene dine; det laveste kastet taper runden.
aid-leaving-imagining = To terninger og den beste tredje du kan tenke deg; det laveste kastet taper runden.
throw-others = Alle andre
throw-pas-all = Pass
throw-sequence-all = Sekvenser
worth-all = alle
worth-all-but-one = alle unntatt én
worth-leaves = går ut
worth-leaves-if-highest = går ut hvis høyest
aid-throw = Kast
aid-name = Navn
aid-worth = Verdt
aid-chance = Sjanse
aid-or-better = Dette eller bedre
aid-down-to = { $first } ned til { $last }
aid-percent = { $number } %
aid-one-throw = { $dice ->
    [1] Ett kast med én terning
   *[other] Ett kast med { $dice } terninger, på { $ways } måter
}

# Poengark.
pad-by-hand = Hånd for hånd
pad-by-round = Runde for runde
pad-wild = Jokerkort
pad-round = Runde
pad-out = ut
pad-fewest = Den laveste summen vinner.
pad-most = Den høyeste summen vinner.
pad-leads = { $seat } leder med { $points }.
pad-hand-number = Hånd { $number }
pad-hand-wild = Hånd { $number }: { $wild }
pad-round-number = Runde { $number }
pad-now = spilles nå, { $cards } kort til hver
