about = Vind hoffets gunst med terninger, fra hofnar til konge, og behold kongen til det sidste.

# Personer, som kort.
card-fool = Hofnarren
card-charlatan = Charlatanen
card-farmer = Bonden
card-maid = Tjenestepigen
card-philosopher = Filosoffen
card-laborer = Håndværkeren
card-guard = Vagten
card-hunter = Jægeren
card-merchant = Købmanden
card-astronomer = Astronomen
card-noblewoman = Hofdamen
card-pawnbroker = Pantelåneren
card-knight = Ridderen
card-magician = Troldmanden
card-alchemist = Alkymisten
card-bishop = Biskoppen
card-nobleman = Adelsmanden
card-general = Feltherren
card-king = Kongen
card-queen = Dronningen
level = { $level ->
    [0] For hvad som helst
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}
cards = { $count ->
    [1] én person
   *[other] { $count } personer
}

# Hvad de koster.
price-nothing = hvad som helst
price-fool = din egen Hofnar, vendt om
price-alike = { $count ->
    [2] et par
   *[other] { $count } ens
}
price-odd = lutter ulige
price-even = lutter lige
price-sum = mindst { $sum } øjne
price-pairs = { $count } par
price-triples = { $count } gange tre ens
price-full-house = tre ens og et par
price-run = { $count } på stribe
price-king = følger med Kongen

# Hvad de kan.
power-start = { $count ->
    [1] én terning mere, når din tur begynder
   *[other] { $count } terninger mere, når din tur begynder
}
power-throw-one-again = kast én aktiv terning om
power-throw-again = kast de aktive terninger om, som du vælger
power-raise-one = læg mellem 1 og { $most } øjne til én aktiv terning (højst op til 6)
power-raise = læg { $by } til så mange aktive terninger, du vil (højst op til 6)
power-match = vend én aktiv terning til et tal, der ligger til side
power-turn = vend én aktiv terning til et valgfrit tal
power-shift = { $count ->
    [2] flyt øjne fra én aktiv terning til en anden
   *[other] flyt øjne mellem to eller tre aktive terninger
}
power-add = en aktiv terning mere, der viser { $face }
power-add-any = en aktiv terning mere med et valgfrit tal
power-add-before = en terning mere, der kastes sammen med de andre
power-crown = giver også Dronningen og sætter sidste runde i gang

# Hvad der foregår.
say-who-begins = Lodtrækning afgør, hvem der begynder.
say-throw-or-add = { $seat } kaster { $count } terninger eller lader først en person give en til.
say-throw-or-add-you = Kast { $count } terninger, eller lad først en person give en til.
say-lay-aside = { $seat } skal lægge mindst én terning til side, før der kastes igen.
say-lay-aside-you = Læg mindst én terning til side, før du kaster igen.
say-go-on = { $seat } må kaste igen, lægge flere til side eller bruge en person.
say-go-on-you = Kast igen, læg flere til side, eller brug en person.
say-end = { $seat } har lagt alle terninger til side og må stadig bruge en person.
say-end-you = Alle dine terninger ligger til side: brug en person, eller slut her.
say-take = { $seat } må tage én person.
say-take-you = Tag én person.
say-play-or-pass = { $seat } må spille om Kongen eller melde pas.
say-play-or-pass-you = Vil du spille om Kongen eller melde pas?
mark = Skal slås: { $count } × { $face } ({ $seat })

# Knapper.
dice = { $dice }
add-before = { $card }: én terning mere i kastet
end-with = Færdig: { $dice }
use = { $card }: { $power }
use-shift = { $card }: { $count } terninger med { $sum } øjne
take = Tag { $card }
take-nothing = Tag ingen
play-for-the-king = { $count ->
    [1] Spil med én terning
   *[other] Spil med { $count } terninger
}
pass = Meld pas

# Hvad der lige er sket.
begins = { $seat } begynder.
ended = { $seat } slutter med { $dice }.
used-to-add = { $seat } bruger { $card }: en { $face }'er mere.
added-before = { $seat } bruger { $card }: én terning mere i første kast.
used-to-throw-again = { $seat } bruger { $card } til at kaste { $dice } om.
used-to-turn = { $seat } bruger { $card }: { $dice } → { $into }.
took = { $seat } tager { $card }.
took-nothing = { $seat } tager ingen.
took-king = { $seat } tager Kongen og Dronningen.
turned-fool-over = { $seat } vender Hofnarren om: en Charlatan.
passed = { $seat } melder pas.
group-takes-king = Med { $count } × { $face } har { $seat } Kongen.
group-falls-short = { $count } × { $face } er ikke nok til Kongen for { $seat }.
last-round = Nu kommer sidste runde: Hvem får flest ens terninger?
keeps-king = Kongen bliver hos { $seat }.

# Hvorfor ikke.
not-now = det kan ikke lade sig gøre nu
name-a-die = nævn mindst én terning
not-active = ikke blandt de aktive terninger: { $dice }
lay-one-aside-first = mindst én terning skal lægges til side, før der kastes igen
dice-still-active = stadig aktive: { $dice }
not-held = { $card } er ikke din
used-already = { $card } er allerede brugt i denne tur
power-does-otherwise = denne person kan kun dette: { $power }
no-free-die = alle { $count } terninger er i spil
queen-comes-with-the-king = Dronningen følger med Kongen og kommer aldrig alene
no-fool-to-turn-over = du har ingen Hofnar at vende om
one-charlatan-only = den, der har en Charlatan, får ikke flere Hofnarre
no-second-charlatan = du må kun have én Charlatan
held-already = { $card } er allerede din
too-dear = { $card } koster { $price }, og du har { $dice }
none-left = { $card } er taget

# Valg.
option-fools = Hofnarre
option-fools-players = én til hver spiller
option-fools-unlimited = så mange, man vil
option-fools_held = Hofnarre hos én spiller
option-fools_held-one = én ad gangen
option-fools_held-many = så mange, man vil
option-charlatans = Charlataner hos én spiller
option-charlatans-many = så mange, man vil
option-charlatans-one = kun én
option-adding = Personer, der giver en terning
option-adding-any-time = når som helst
option-adding-after-throw = efter det første kast
option-dice_cap = Terninger
option-dice_cap-12 = tolv
option-dice_cap-none = så mange, man vil, op til tyve
option-mark = Det første, der skal slås i sidste runde
option-mark-claim = de terninger, der tog Kongen
option-mark-none = ingenting
option-first_player = Hvem begynder
option-first_player-random = ved lodtrækning
option-first_player-seat0 = første plads
option-round_limit = Runder, før der spilles om Kongen alligevel (0: aldrig)
aid-characters = Hvad personerne koster og kan
aid-add-before = En ny terning kan også komme før det første kast.
