about = Varje kort har två ändar, och ett besegrat set kommer tillbaka upp och ner.
say-deal = Korten delas ut.
say-turn = { $seat } får spela, lägga till, ta eller vända.
say-turn-you = Spela ett set, lägg till ett kort, ta ett set, eller vänd din hand.
help-turn = Tryck på kort på handen för att spela dem, eller på ett set.
say-turn-for = { $seat } får spela, lägga till, ta eller vända, för område { $number }.
say-turn-for-you = Område { $number }: spela ett set, lägg till ett kort, ta ett set, eller vänd din hand.
help-turn-for = Vart och ett av dina två områden har sin egen tur.
area = Område { $number }
discards = Kasthög
the-cards = Korten
left-out = Stannar i lådan
cards = { $count ->
    [1] ett kort
   *[other] { $count } kort
}
the-star = stjärnan

play-cards = Spela de här
add-to = Till { $value }:orna · { $seat }
take-from = Ta { $value }:orna · { $seat }
flip-hand = Vänd hela handen

first-card = { $seat } får det första kortet.
begins = { $seat } har 1/5 med stjärnan och börjar.
played = { $size ->
    [1] { $seat } spelar en ensam { $value }: { $cards }.
    [2] { $seat } spelar ett par { $value }:or: { $cards }.
   *[other] { $seat } spelar { $size } kort med värdet { $value }: { $cards }.
}
added = { $seat } lägger { $card } till setet hos { $owner }.
took = { $seat } tar setet från { $owner } och vänder det: { $cards }.
flipped = { $seat } vänder hela handen.
beaten-back = { $seat } tar tillbaka det besegrade setet, vänt: { $cards }.
beaten-away = Setet hos { $seat } är besegrat och kastas.
out-first = { $seat } är ute först och får två brickor.
out-second = { $seat } är ute som tvåa och får en bricka.
round-won = { $seat } vinner rundan.
round-void = Rundan är ogiltig.

deal-first = det finns kort kvar att dela ut
who-is-first = först måste det sägas vem som får det första kortet
deal-a-card = nu ska ett kort delas ut
who-holds-the-star = först måste det sägas vem som har stjärnan
nothing-to-deal = alla kort är utdelade
not-in-the-deck = det finns ingen { $card } kvar att dela ut
star-is-elsewhere = stjärnan kan inte vara hos { $seat }
not-in-hand = de korten finns inte på handen åt det hållet
not-one-value = alla kort i ett set har samma aktiva värde
not-higher = { $size ->
    [1] ett ensamt kort måste vara högre än { $value }:an som ligger där
   *[other] { $size } kort måste vara högre än { $value }:orna som ligger där
}
other-value = bara kort med { $value } uppåt kan läggas till det setet
own-set = det går bara med någon annans set
no-set-there = det ligger inget set där hos { $seat }
name-the-area = säg vilket område du menar, som i `B2`
one-area-only = alla har bara ett område här: `B`, inte `B2`

option-tokens_to_win = Brickor som vinner (3 till 5 spelare)
option-rounds_to_win = Rundor som vinner (2 spelare)
option-deck = Kortlek
option-deck-printed = den utgivna
option-deck-pairs9 = varje par av värden en gång
option-cards = Vad som står på de 40 korten, till exempel 2/9; 1/10:3 är för tre spelare eller fler
option-cards-usual = vår lista
option-cards-own = korten i ditt eget spel
cards-no-card = ”{ $text }” är inget kort: två olika värden från 1 till 10, som i 2/9, och vid behov från hur många spelare, som i 1/10:3
cards-thrice = { $card } finns mer än två gånger
cards-wrong-total = värdena på rad { $line } blir { $sum }, inte { $total }
cards-wrong-number = det finns { $count } kort, inte 40
cards-starter = 1/5 med stjärnan finns en gång, hur många som än spelar, och inget annat kort har någon stjärna
cards-alike = värdet { $value } står på { $count } kort; det får stå på högst { $most }
cards-too-few = med { $seats } spelare skulle inte alla få något kort
cards-and-pairs = egna kort hör till den utgivna leken, inte till `pairs9`
option-turn_limit = Turer innan en runda blir ogiltig
option-repetition = En runda som går runt i cirkel
option-repetition-off = fortsätter
option-repetition-3 = blir ogiltig tredje gången
aid-actions = En av fyra, varje tur
aid-actions-note = Ditt gamla set kastas först. Ingen passar.
aid-play = Spela
aid-play-how = Lägg ett eller flera kort med samma värde framför dig.
aid-add = Lägg till
aid-add-how = Lägg ett kort på ett set med samma värde hos någon annan. Sedan är det inte ditt längre.
aid-take = Ta
aid-take-how = Ta upp ett helt set från någon annan.
aid-flip = Vänd
aid-flip-how = Vänd hela din hand upp och ner.
aid-golden = Den gyllene regeln
aid-golden-how = Från bordet till en hand vänds ett kort. Från en hand till bordet vänds det aldrig.
aid-golden-example = 2/5 och 2/7 på bordet är en 5 och en 7 på din hand.
aid-size = Aldrig två set av samma storlek
aid-size-how = Ett nytt eller utökat set måste vara högre än det som har samma storlek. Det besegrade går tillbaka till sin ägare, vänt. Lika räcker inte.
aid-size-example = Två 5:or vinner över två 3:or, som går tillbaka till handen, vända.
aid-places = Två områden
aid-places-how = Var och en har två områden och två turer i rad. Ditt eget set kan också besegras.
aid-end = Slutet
aid-end-two = { $count ->
    [1] Den som är ute först vinner rundan och spelet.
   *[other] Den som är ute först vinner rundan; { $count } rundor vinner.
}
aid-end-more = Först ut: två brickor. Näst ut: en, och rundan är slut. { $count } brickor vinner.
