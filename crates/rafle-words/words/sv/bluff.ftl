about = Under varje bägare ligger fyra tärningar, och varje bud kan vara lögn.
help-throws = Bara du ser vad som ligger under din bägare.
say-opens = { $seat } ska öppna med ett bud.
say-opens-you = Du öppnar: ge det första budet.
help-opens = Säg hur många av en siffra alla bägare döljer. Det får vara lögn.
say-raise-or-lift = { $seat } får höja budet eller lyfta bägarna.
say-raise-or-lift-you = Bjud högre, eller lyft bägarna.
help-raise-or-lift = Bjud högre, eller lyft om du inte tror på det senaste budet.
say-shows = { $seat } ska visa vad som ligger under bägaren.
say-shows-you = Visa vad som ligger under din bägare.
help-shows = Lyft din bägare, så att alla kan räkna dina tärningar.
throw-under-cup = { $count ->
    [1] Slå en tärning dolt
   *[other] Slå { $count } tärningar dolt
}
bid = Bjud
lift = Lyft bägarna
face = { x-faces }
standing-bid = { $count } × { $face }
bids = { $seat } bjuder { $count } × { $face }.
lifts = { $seat } lyfter bägarna.
shows = { $seat } visar { $dice }.
threw-covered = { $seat } slår under bägaren.
lost-round = { $found ->
    [0] Budet var { $count } × { $face }, och det finns inga: { $seat } förlorar rundan.
    [1] Budet var { $count } × { $face }, och det finns en: { $seat } förlorar rundan.
   *[other] Budet var { $count } × { $face }, och det finns { $found }: { $seat } förlorar rundan.
}
# Domen när bägarna lyfts: vem som hade bjudit, och hur många tärningar det finns.
bid-holds = { $found ->
    [1] { $seat } hade rätt: det finns en { x-face }.
   *[other] { $seat } hade rätt: det finns { $found } × { $face }.
}
bid-too-high = { $found ->
    [0] { $seat } hade fel: det finns ingen { x-face } alls.
    [1] { $seat } hade fel: det finns bara en { x-face }.
   *[other] { $seat } hade fel: det finns bara { $found } × { $face }.
}
takes-stick = { $count ->
    [1] { $seat } tar en sticka och har nu en.
   *[other] { $seat } tar en sticka och har nu { $count }.
}
left-in-heap = { $count ->
    [0] Högen är tom.
    [1] En sticka är kvar i högen.
   *[other] { $count } stickor är kvar i högen.
}
others-put-away = { $seat } behåller alla tärningar; alla andra lägger bort en.
opens-next = { $seat } öppnar nästa runda.
heap = Hög
dice-left = { $count ->
    [1] en tärning
   *[other] { $count } tärningar
}
bid-not-higher = det är inte högre än det senaste budet
bid-beyond-dice = { $count ->
    [1] det finns bara en tärning i spel
   *[other] det finns bara { $count } tärningar i spel
}
nothing-to-lift = ingen har bjudit än
cup-lifted = bägarna är lyfta: skriv vad tärningarna visar
option-mode = Priset för en förlorad runda
option-mode-matches = en sticka
option-mode-shrinking = en tärning mindre för alla andra
option-matches = Stickor i högen
option-opener = Vem som öppnar nästa runda
option-opener-loser = den som förlorade
option-opener-rotate = nästa spelare

x-faces = { $face ->
    [1] ettor
    [2] tvåor
    [3] treor
    [4] fyror
    [5] femmor
   *[other] sexor
}
x-face = { $face ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
}
