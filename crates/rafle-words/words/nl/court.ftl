about = Win het hof met dobbelstenen, van Nar tot Koning, en houd de Koning tot het eind.
help-throws = Met de stenen die je apart legt, betaal je de personages die je neemt.

# Personages, als kaarten.
card-fool = Nar
card-charlatan = Charlatan
card-farmer = Boer
card-maid = Dienstmeid
card-philosopher = Filosoof
card-laborer = Ambachtsman
card-guard = Wachter
card-hunter = Jager
card-merchant = Koopman
card-astronomer = Astronoom
card-noblewoman = Hofdame
card-pawnbroker = Pandjesbaas
card-knight = Ridder
card-magician = Tovenaar
card-alchemist = Alchemist
card-bishop = Bisschop
card-nobleman = Edelman
card-general = Veldheer
card-king = Koning
card-queen = Koningin
level = { $level ->
    [0] Voor elk resultaat
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}
cards = { $count ->
    [1] één personage
   *[other] { $count } personages
}

# Wat ze kosten.
price-nothing = elk resultaat
price-fool = je eigen Nar, omgedraaid
price-alike = { $count ->
    [2] een paar
   *[other] { $count } gelijke
}
price-odd = alleen oneven stenen
price-even = alleen even stenen
price-sum = { $sum } ogen of meer
price-pairs = { $count } paren
price-triples = { $count } keer drie gelijke
price-full-house = drie gelijke en een paar
price-run = { $count } op een rij
price-king = komt met de Koning

# Wat ze doen.
power-start = { $count ->
    [1] één steen meer aan het begin van je beurt
   *[other] { $count } stenen meer aan het begin van je beurt
}
power-throw-one-again = gooi één actieve steen opnieuw
power-throw-again = gooi de actieve stenen die je kiest opnieuw
power-raise-one = tel 1 tot { $most } ogen op bij één actieve steen (niet boven 6)
power-raise = tel { $by } op bij zoveel actieve stenen als je wilt (niet boven 6)
power-match = draai één actieve steen naar een getal dat apart ligt
power-turn = draai één actieve steen naar een getal naar keuze
power-shift = { $count ->
    [2] verplaats ogen van één actieve steen naar een andere
   *[other] verplaats ogen tussen twee of drie actieve stenen
}
power-add = voeg een actieve { $face } toe
power-add-any = voeg een actieve steen toe, getal naar keuze
power-add-before = voeg een steen toe die je met de andere gooit
power-crown = brengt ook de Koningin en begint de laatste ronde

# Wat er aan de hand is.
say-who-begins = Het lot bepaalt wie begint.
say-throw-or-add = { $count ->
    [1] { $seat } moet één steen gooien, of eerst een personage er een laten toevoegen.
   *[other] { $seat } moet { $count } stenen gooien, of eerst een personage er een laten toevoegen.
}
say-throw-or-add-you = { $count ->
    [1] Gooi één steen, of laat eerst een personage er een toevoegen.
   *[other] Gooi { $count } stenen, of laat eerst een personage er een toevoegen.
}
help-throw-or-add = Een personage kan je een steen extra geven. Tik er eerst op.
say-lay-aside = { $seat } moet minstens één steen apart leggen om opnieuw te gooien.
say-lay-aside-you = Leg minstens één steen apart voordat je opnieuw gooit.
help-lay-aside = Tik op de stenen die blijven. Ze liggen vast tot je beurt voorbij is.
say-go-on = { $seat } mag opnieuw gooien, meer stenen apart leggen of een personage gebruiken.
say-go-on-you = Gooi opnieuw, leg meer stenen apart, of gebruik een personage.
help-go-on = Kies een personage als doel: op de kaart staat welke stenen het kost.
say-end = { $seat } heeft alle stenen apart en mag nog een personage gebruiken.
say-end-you = Al je stenen liggen apart: gebruik een personage, of stop hier.
help-end = Laatste kans om een steen te veranderen, voor je een personage neemt.
say-take = { $seat } mag één personage nemen.
say-take-you = Neem één personage.
help-take = De omlijnde kaarten kun je betalen. Tik op een kaart om hem te nemen.
say-play-or-pass = { $seat } mag om de Koning spelen of passen.
say-play-or-pass-you = Om de Koning spelen, of passen?
help-play-or-pass = Versla de beste worp, en de Koning is van jou.
mark = Te verslaan: { $count } × { $face } ({ $seat })

# Knoppen.
dice = { $dice }
add-before = { $card }: +1 steen
end-with = Klaar: { $dice }
use = { $card }: { $power }
use-shift = { $card }: { $count } stenen met { $sum } ogen
take = Neem de { $card }
take-nothing = Neem niets
play-for-the-king = { $count ->
    [1] Speel met één steen
   *[other] Speel met { $count } stenen
}
pass = Pas

# Wat er net gebeurde.
begins = { $seat } begint.
ended = { $seat } eindigt met { $dice }.
used-to-add = { $seat } gebruikt de { $card }: een { $face } erbij.
added-before = { $seat } gebruikt de { $card }: één steen meer in de eerste worp.
used-to-throw-again = { $seat } gebruikt de { $card } en gooit { $dice } opnieuw.
used-to-turn = { $seat } gebruikt de { $card }: { $dice } → { $into }.
took = { $seat } neemt de { $card }.
took-nothing = { $seat } neemt niets.
took-king = { $seat } neemt de Koning en de Koningin.
turned-fool-over = { $seat } draait de Nar om: een Charlatan.
passed = { $seat } past.
group-takes-king = Met { $count } × { $face } heeft { $seat } de Koning.
group-falls-short = { $count } × { $face } is voor { $seat } niet genoeg voor de Koning.
last-round = Nu de laatste ronde: wie heeft de beste groep gelijke stenen?
keeps-king = De Koning blijft bij { $seat }.

# Waarom niet.
not-now = dat kan nu niet
name-a-die = noem minstens één steen
not-active = niet bij de actieve stenen: { $dice }
lay-one-aside-first = leg minstens één steen apart voordat je opnieuw gooit
dice-still-active = nog actief: { $dice }
not-held = de { $card } is niet van jou
used-already = de { $card } is deze beurt al gebruikt
power-does-otherwise = dit personage kan alleen dit: { $power }
no-free-die = alle { $count } stenen zijn in het spel
queen-comes-with-the-king = de Koningin komt met de Koning en nooit alleen
no-fool-to-turn-over = je hebt geen Nar om om te draaien
one-charlatan-only = wie een Charlatan heeft, kan geen Nar meer nemen
no-second-charlatan = meer dan één Charlatan mag niet
held-already = de { $card } is al van jou
too-dear = de { $card } kost { $price }, en je hebt { $dice }
none-left = de { $card } is op

# Opties.
option-fools = Narren
option-fools-players = één voor elke speler
option-fools-unlimited = zoveel als nodig
option-fools_held = Narren van één speler
option-fools_held-one = één tegelijk
option-fools_held-many = zoveel als je wilt
option-charlatans = Charlatans van één speler
option-charlatans-many = zoveel als je wilt
option-charlatans-one = maar één
option-adding = Personages die een steen toevoegen
option-adding-any-time = op elk moment
option-adding-after-throw = na de eerste worp
option-dice_cap = Stenen
option-dice_cap-12 = twaalf
option-dice_cap-none = zoveel als nodig, tot twintig
option-mark = Eerst te verslaan in de laatste ronde
option-mark-claim = de stenen waarmee de Koning genomen is
option-mark-none = niets
option-first_player = Eerste speler
option-first_player-random = door het lot
option-first_player-seat0 = wie op plaats A zit
option-round_limit = Rondes tot er toch om de Koning wordt gespeeld (0: nooit)
aid-characters = Wat personages kosten en doen
aid-add-before = Een nieuwe steen mag ook al vóór de eerste worp komen.

# De Koning beslist; kaarten worden alleen geteld.
score-counted = { cards }
