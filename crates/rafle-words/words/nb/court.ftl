about = Vinn hoffet med terninger, fra hoffnarr til konge, og behold kongen til slutt.
help-throws = Terningene du legger til side, betaler for personene du tar.

# Personer, som kort.
card-fool = Hoffnarren
card-charlatan = Sjarlatanen
card-farmer = Bonden
card-maid = Tjenestepiken
card-philosopher = Filosofen
card-laborer = Håndverkeren
card-guard = Vakten
card-hunter = Jegeren
card-merchant = Kjøpmannen
card-astronomer = Astronomen
card-noblewoman = Hoffdamen
card-pawnbroker = Pantelåneren
card-knight = Ridderen
card-magician = Trollmannen
card-alchemist = Alkymisten
card-bishop = Biskopen
card-nobleman = Adelsmannen
card-general = Feltherren
card-king = Kongen
card-queen = Dronningen
level = { $level ->
    [0] For hva som helst
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

# Hva de koster.
price-nothing = hva som helst
price-fool = din egen Hoffnarr, snudd
price-alike = { $count ->
    [2] et par
   *[other] { $count } like
}
price-odd = bare oddetall
price-even = bare partall
price-sum = minst { $sum } øyne
price-pairs = { $count } par
price-triples = { $count } ganger tre like
price-full-house = tre like og et par
price-run = { $count } på rad
price-king = følger med Kongen

# Hva de kan.
power-start = { $count ->
    [1] én terning mer når turen din begynner
   *[other] { $count } terninger mer når turen din begynner
}
power-throw-one-again = kast én aktiv terning på nytt
power-throw-again = kast de aktive terningene du velger, på nytt
power-raise-one = legg 1 til { $most } øyne til én aktiv terning (høyst opp til 6)
power-raise = legg { $by } til så mange aktive terninger du vil (høyst opp til 6)
power-match = snu én aktiv terning til et tall som ligger til side
power-turn = snu én aktiv terning til hvilket tall du vil
power-shift = { $count ->
    [2] flytt øyne fra én aktiv terning til en annen
   *[other] flytt øyne mellom to eller tre aktive terninger
}
power-add = legg til en aktiv terning som viser { $face }
power-add-any = legg til en aktiv terning med hvilket tall du vil
power-add-before = legg til en terning som kastes sammen med de andre
power-crown = gir også Dronningen og starter den siste runden

# Hva som foregår.
say-who-begins = Loddtrekning avgjør hvem som begynner.
say-throw-or-add = { $seat } skal kaste { $count } terninger eller først la en person gi en til.
say-throw-or-add-you = Kast { $count } terninger, eller la først en person gi en til.
help-throw-or-add = En person kan gi deg en terning til. Trykk på den først.
say-lay-aside = { $seat } må legge minst én terning til side før neste kast.
say-lay-aside-you = Legg minst én terning til side før du kaster igjen.
help-lay-aside = Trykk på dem du vil beholde. De ligger til turen er slutt.
say-go-on = { $seat } kan kaste igjen, legge flere til side eller bruke en person.
say-go-on-you = Kast igjen, legg flere til side, eller bruk en person.
help-go-on = Gå etter en person: Kortet viser hvilke terninger den koster.
say-end = { $seat } har lagt alle terningene til side og kan fortsatt bruke en person.
say-end-you = Alle terningene dine ligger til side: Bruk en person, eller slutt her.
help-end = Siste sjanse til å endre en terning før du tar en person.
say-take = { $seat } kan ta én person.
say-take-you = Ta én person.
help-take = Et kort med ramme kan betales. Trykk på det for å ta det.
say-play-or-pass = { $seat } kan spille om Kongen eller stå over.
say-play-or-pass-you = Vil du spille om Kongen eller stå over?
help-play-or-pass = Slå det beste kastet, og Kongen er din.
mark = Må slås: { $count } × { $face } ({ $seat })

# Knapper.
dice = { $dice }
add-before = { $card }: én terning mer nå
end-with = Ferdig: { $dice }
use = { $card }: { $power }
use-shift = { $card }: { $count } terninger med { $sum } øyne
take = Ta { $card }
take-nothing = Ta ingen
play-for-the-king = { $count ->
    [1] Spill med én terning
   *[other] Spill med { $count } terninger
}
pass = Stå over

# Hva som nettopp har skjedd.
begins = { $seat } begynner.
ended = { $seat } slutter med { $dice }.
used-to-add = { $seat } bruker { $card }: en { x-a-face } til.
x-a-face = { $face ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}
added-before = { $seat } bruker { $card }: én terning mer i det første kastet.
used-to-throw-again = { $seat } bruker { $card } til å kaste { $dice } på nytt.
used-to-turn = { $seat } bruker { $card }: { $dice } → { $into }.
took = { $seat } tar { $card }.
took-nothing = { $seat } tar ingen.
took-king = { $seat } tar Kongen og Dronningen.
turned-fool-over = { $seat } snur Hoffnarren: en Sjarlatan.
passed = { $seat } står over.
group-takes-king = Med { $count } × { $face } har { $seat } Kongen.
group-falls-short = { $count } × { $face } er ikke nok til Kongen for { $seat }.
last-round = Nå kommer den siste runden: Hvem får den beste gruppen av like terninger?
keeps-king = Kongen blir hos { $seat }.

# Hvorfor ikke.
not-now = det går ikke nå
name-a-die = nevn minst én terning
not-active = ikke blant de aktive terningene: { $dice }
lay-one-aside-first = minst én terning må legges til side før neste kast
dice-still-active = fortsatt aktive: { $dice }
not-held = { $card } er ikke din
used-already = { $card } er allerede brukt i denne turen
power-does-otherwise = denne personen kan bare dette: { $power }
no-free-die = alle { $count } terningene er i spill
queen-comes-with-the-king = Dronningen følger med Kongen og kommer aldri alene
no-fool-to-turn-over = du har ingen Hoffnarr å snu
one-charlatan-only = den som har en Sjarlatan, kan ikke ta en Hoffnarr til
no-second-charlatan = du kan bare ha én Sjarlatan
held-already = { $card } er allerede din
too-dear = { $card } koster { $price }, og du har { $dice }
none-left = det er ingen igjen av { $card }

# Valg.
option-fools = Hoffnarrer
option-fools-players = én til hver spiller
option-fools-unlimited = så mange dere vil
option-fools_held = Hoffnarrer hos én spiller
option-fools_held-one = én om gangen
option-fools_held-many = så mange du vil
option-charlatans = Sjarlataner hos én spiller
option-charlatans-many = så mange du vil
option-charlatans-one = bare én
option-adding = Personer som legger til en terning
option-adding-any-time = når som helst
option-adding-after-throw = etter det første kastet
option-dice_cap = Terninger
option-dice_cap-12 = tolv
option-dice_cap-none = så mange som trengs, opptil tjue
option-mark = Det første som må slås i den siste runden
option-mark-claim = terningene som tok Kongen
option-mark-none = ingenting
option-first_player = Første spiller
option-first_player-random = ved loddtrekning
option-first_player-seat0 = den første plassen
option-round_limit = Runder før det spilles om Kongen uansett (0: aldri)
aid-characters = Hva personene koster og kan
aid-add-before = En ny terning kan også komme før det første kastet.

# Kongen avgjør; kortene telles bare.
score-counted = { cards }
