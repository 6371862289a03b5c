about = Vinn hovet med tärningar, från hovnarr till kung, och behåll kungen ända till slutet.
help-throws = Tärningarna du lägger undan betalar för personerna du tar.

# Personer, som kort.
card-fool = Hovnarren
card-charlatan = Charlatanen
card-farmer = Bonden
card-maid = Tjänsteflickan
card-philosopher = Filosofen
card-laborer = Hantverkaren
card-guard = Vakten
card-hunter = Jägaren
card-merchant = Köpmannen
card-astronomer = Astronomen
card-noblewoman = Hovdamen
card-pawnbroker = Pantlånaren
card-knight = Riddaren
card-magician = Trollkarlen
card-alchemist = Alkemisten
card-bishop = Biskopen
card-nobleman = Adelsmannen
card-general = Fältherren
card-king = Kungen
card-queen = Drottningen
level = { $level ->
    [0] Valfria tärningar
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}
cards = { $count ->
    [1] en person
   *[other] { $count } personer
}

# Vad de kostar.
price-nothing = valfria tärningar
price-fool = din egen Hovnarr, vänd
price-alike = { $count ->
    [2] ett par
   *[other] { $count } lika
}
price-odd = bara udda tärningar
price-even = bara jämna tärningar
price-sum = minst { $sum } prickar
price-pairs = { $count } par
price-triples = { $count } gånger tre lika
price-full-house = tre lika och ett par
price-run = { $count } i följd
price-king = följer med Kungen

# Vad de gör.
power-start = { $count ->
    [1] en tärning mer i början av din tur
   *[other] { $count } tärningar mer i början av din tur
}
power-throw-one-again = slå om en aktiv tärning
power-throw-again = slå om de aktiva tärningar du väljer
power-raise-one = öka en aktiv tärning med 1–{ $most } prickar (högst till 6)
power-raise = öka så många aktiva tärningar du vill med { $by } (högst till 6)
power-match = vänd en aktiv tärning till en siffra som ligger undan
power-turn = vänd en aktiv tärning till vilken siffra du vill
power-shift = { $count ->
    [2] flytta prickar från en aktiv tärning till en annan
   *[other] flytta prickar mellan två eller tre aktiva tärningar
}
power-add = lägg till en aktiv tärning som visar { $face }
power-add-any = lägg till en aktiv tärning med vilken siffra du vill
power-add-before = lägg till en tärning som slås med de andra
power-crown = ger också Drottningen och startar sista rundan

# Vad som pågår.
say-who-begins = Slumpen avgör vem som börjar.
say-throw-or-add = { $seat } ska slå { $count } tärningar, eller låta en person lägga till en först.
say-throw-or-add-you = Slå { $count } tärningar, eller låt en person lägga till en först.
help-throw-or-add = En person kan ge dig en tärning till. Tryck på den först.
say-lay-aside = { $seat } ska lägga undan minst en tärning före nästa slag.
say-lay-aside-you = Lägg undan minst en tärning innan du slår igen.
help-lay-aside = Tryck på tärningar att lägga undan. De ligger kvar hela turen.
say-go-on = { $seat } får slå igen, lägga undan fler tärningar eller använda en person.
say-go-on-you = Slå igen, lägg undan fler tärningar, eller använd en person.
help-go-on = Sikta på en person: kortet visar vilka tärningar den kostar.
say-end = { $seat } har lagt undan alla tärningar och får fortfarande använda en person.
say-end-you = Alla dina tärningar ligger undan: använd en person, eller sluta här.
help-end = Sista chansen att ändra en tärning, innan du tar en person.
say-take = { $seat } får ta en person.
say-take-you = Ta en person.
help-take = Kort med ram kan betalas med dina tärningar. Tryck för att ta.
say-play-or-pass = { $seat } får tävla om Kungen eller passa.
say-play-or-pass-you = Tävla om Kungen, eller passa?
help-play-or-pass = Kom över ribban, och Kungen är din.
mark = Ribban: { $count } × { $face } ({ $seat })

# Knappar.
dice = { $dice }
add-before = { $card }: en till i slaget
end-with = Klar: { $dice }
use = { $card }: { $power }
use-shift = { $card }: { $count } tärningar med { $sum } prickar
take = Ta { $card }
take-nothing = Ta ingenting
play-for-the-king = { $count ->
    [1] Spela med en tärning
   *[other] Spela: { $count } tärningar
}
pass = Passa

# Vad som just har hänt.
begins = { $seat } börjar.
ended = { $seat } slutar med { $dice }.
used-to-add = { $seat } använder { $card }: en { x-face } till.
added-before = { $seat } använder { $card }: en tärning till i första slaget.
used-to-throw-again = { $seat } använder { $card } och slår om { $dice }.
used-to-turn = { $seat } använder { $card }: { $dice } → { $into }.
took = { $seat } tar { $card }.
took-nothing = { $seat } tar ingenting.
took-king = { $seat } tar Kungen och Drottningen.
turned-fool-over = { $seat } vänder Hovnarren: en Charlatan.
passed = { $seat } passar.
group-takes-king = Med { $count } × { $face } har { $seat } Kungen.
group-falls-short = { $count } × { $face } räcker inte: { $seat } får inte Kungen.
last-round = Nu kommer sista rundan: vem har den bästa gruppen av lika tärningar?
keeps-king = Kungen är kvar hos { $seat }.

# Varför inte.
not-now = det går inte att göra nu
name-a-die = nämn minst en tärning
not-active = inte bland de aktiva tärningarna: { $dice }
lay-one-aside-first = minst en tärning måste läggas undan innan du slår igen
dice-still-active = fortfarande aktiva: { $dice }
not-held = { $card } är inte din
used-already = { $card } är redan använd i den här turen
power-does-otherwise = den här personen kan bara det här: { $power }
no-free-die = alla { $count } tärningarna är i spel
queen-comes-with-the-king = Drottningen följer med Kungen och kommer aldrig ensam
no-fool-to-turn-over = du har ingen Hovnarr att vända
one-charlatan-only = den som har en Charlatan kan inte ta en Hovnarr till
no-second-charlatan = du får bara ha en Charlatan
held-already = { $card } är redan din
too-dear = { $card } kostar { $price }, och du har { $dice }
none-left = { $card } finns inte kvar

# Val.
option-fools = Hovnarrar
option-fools-players = en för varje spelare
option-fools-unlimited = så många som behövs
option-fools_held = Hovnarrar hos en spelare
option-fools_held-one = en i taget
option-fools_held-many = hur många som helst
option-charlatans = Charlataner hos en spelare
option-charlatans-many = hur många som helst
option-charlatans-one = bara en
option-adding = Personer som lägger till en tärning
option-adding-any-time = när som helst
option-adding-after-throw = efter första slaget
option-dice_cap = Tärningar
option-dice_cap-12 = tolv
option-dice_cap-none = så många som behövs, upp till tjugo
option-mark = Första ribban i sista rundan
option-mark-claim = tärningarna som tog Kungen
option-mark-none = ingen
option-first_player = Första spelaren
option-first_player-random = genom lottning
option-first_player-seat0 = första platsen
option-round_limit = Rundor innan ni ändå tävlar om Kungen (0: aldrig)
aid-characters = Vad personerna kostar och gör
aid-add-before = En ny tärning får också komma före första slaget.

# Kungen avgör; korten räknas bara.
score-counted = { cards }

x-face = { $face ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
}
