# Ord, som spillene deler.
number = { $n }
list-two = { $first } og { $last }
list-comma = { $first }, { $last }
list-none = intet
no-dice = ingen terninger
number-decimal = { "," }
number-group = { "." }

# Hvad der foregår.
over = Spillet er slut.
say-throws = { $count ->
    [one] { $seat } kaster én terning.
   *[other] { $seat } kaster { $count } terninger.
}
throw-dice = { $count ->
    [one] Kast terningen
   *[other] Kast { $count } terninger
}
throw-again = Kast igen
turn-so-far = { $points } i denne tur
say-again-or-stop = { $seat }: kast igen eller stop?

# Hvad der lige er sket.
threw = { $seat } kaster { $dice }.
laid-aside = { $seat } lægger { $dice } til side.
turn-scored = { $points ->
    [one] { $seat } får ét point.
   *[other] { $seat } får { $points } point.
}

# Knapper.
lay-aside = Læg { $face }'eren til side

# Hvad en plads har.
sticks = { $count ->
    [one] én tændstik
   *[other] { $count } tændstikker
}

# Hvorfor ikke.
unreadable = det forstås ikke her
game-over = spillet er slut
throw-first = terningerne er stadig i bægeret
nothing-to-throw = der er intet at kaste nu
wrong-number-of-dice = { $count ->
    [one] der kastes én terning, ikke { $thrown }
   *[other] der kastes { $count } terninger, ikke { $thrown }
}
not-among-the-dice-thrown = der blev ikke kastet nogen { $face }'er
wrong-number-of-seats = { $seats } kan ikke spille det: man skal være { $least } til { $most }
no-such-seat = der er ingen plads { $seat }
resigned-already = { $seat } har allerede givet op
nothing-to-undo = { $count ->
    [0] der er intet at tage tilbage
    [one] kun én linje kan tages tilbage
   *[other] kun { $count } linjer kan tages tilbage
}
refused = `{ $line }`: { $why }
refused-open-are = `{ $line }`: { $why }; muligt er { $open }
refused-open-many = `{ $line }`: { $why }; muligt er { $open } og { $more } til
refused-expected = `{ $line }`: { $why }; det kunne være `{ $like }`

# Valg.
option-none = dette spil har ingen valgmuligheder, altså heller ingen `{ $key }`
option-unknown = der er intet valg `{ $key }`; der er { $known }
option-too-low = { $key } { $value } er for lavt: mindst { $least }
option-too-high = { $key } { $value } er for højt: højst { $most }
option-no-number = { $key } er et helt tal fra { $least } til { $most }, ikke `{ $value }`
option-misfit = { $key } kan ikke være `{ $value }`; det kan være { $values }
option-on = ja
option-off = nej
option-rounds = Runder
option-match_by = Runder tælles efter
option-match_by-wins = sejre
option-match_by-total = sum af point
option-ties = Står det lige til sidst
option-ties-share = deles sejren
option-ties-playoff = spilles der om
option-equal_turns = Spil sidste runde færdig

# Optegnelser.
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
record-not-refused = `{ $line }` blev godtaget, skønt en afvisning var ventet
record-unexpected = ventede `{ $expected }`, fandt `{ $found }`

# At beholde terninger.
keep-and-throw = Behold disse og kast de andre
kept = { $seat } beholder { $dice }.
no-throw-left = alle kast i denne tur er brugt
not-among-the-dice = terningerne viser ikke { $dice }
total = I alt

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
    [one] Bunke, ét kort
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
