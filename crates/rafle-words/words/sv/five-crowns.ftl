about = Elva omgångar, och i varje är en ny valör vild. Få ner allt, gå ut och ha inget över.
say-lot = Det lottas vem som ger först.
say-dealing = { $seat } ska ge.
say-draws = { $seat } ska ta ett kort: från draghögen, eller det översta i kasthögen.
say-draws-you = Ta ett kort: från draghögen, eller det översta i kasthögen.
help-draws = Draghögen är en överraskning; det kastade kortet kan du se.
say-draws-last = Sista turen: { $seat } ska ta ett kort, från draghögen eller det översta i kasthögen.
say-draws-last-you = Din sista tur: ta ett kort, från draghögen eller det översta i kasthögen.
help-draws-last = Någon har gått ut. Det här är ditt sista kort i omgången.
say-discards = { $seat } ska kasta ett kort.
say-discards-you = Kasta ett kort.
help-discards = Tryck på kortet du minst behöver. Går resten ihop går du ut.
say-discards-last = Sista turen: { $seat } ska lägga ned sina kombinationer och kasta ett kort.
say-discards-last-you = Din sista tur: lägg ned dina kombinationer, och kasta ett kort.
help-discards-last = Lägg ned det som går ihop. Korten som blir över räknas emot dig.
say-shows-hand = { $seat } ska lägga ned handen.
say-next-hand = Omgången är slut. { $seat } ska ge nästa.
say-next-hand-you = Omgången är slut. Du ger nästa.
help-next-hand = Ett kort mer till var och en, och en ny valör är vild.
discard-pile = Kasthög
left-over = Över: { $points }
left-without = över utan kortet
cards-held = { $count ->
    [1] ett kort
   *[other] { $count } kort
}
hand-points = { $count ->
    [1] en poäng i den här omgången
   *[other] { $count } poäng i den här omgången
}
deal-the-cards = Ge nästa omgång
draw-a-card = Dra från draghögen
shuffle-and-draw = Blanda om och dra
take-card = Ta { $card }
discard-card = Kasta { $card }
go-out = Gå ut, kasta { $card }
lay-meld = Lägg ned en kombination
deals-first = { $seat } ger först.
hand-begins = Omgång { $number } av { $count }. { $wild }.
draws-card = { $seat } drar { $card }.
draws-unseen = { $seat } drar från draghögen.
takes-card = { $seat } tar { $card } från kasthögen.
discards-shuffled = Kasthögen blandas till en ny draghög.
discards-card = { $seat } kastar { $card }.
goes-out = { $seat } går ut och kastar { $card }.
lays-meld = { $seat } lägger ned { $cards }.
laid-down = { $points ->
    [0] { $seat } har inget över.
   *[other] { $seat } har { $points } poäng över.
}
hand-won = { $seat } gick ut: omgången är slut.
hand-unwon = Ingen gick ut: omgången är slut.
hand-cost = { $points ->
    [1] { $seat } skriver upp en poäng.
   *[other] { $seat } skriver upp { $points } poäng.
}
eight-is-an-option = åtta kan bara spela med valet `eight`
draw-first = ta först ett kort från draghögen eller det översta i kasthögen
drawn-already = ett kort är redan taget i den här turen
nothing-to-draw = draghögen är tom, och det finns inget i kasthögen att blanda
out-already = någon har gått ut: nu avslutar ett kastat kort turen
rest-does-not-meld = resten av korten går inte ihop i kombinationer
taken-card-stays = handen måste behålla { $card } i den här turen
melds-lie-down-by-themselves = kombinationer läggs ned av sig själva
melds-wait-until-somebody-is-out = kombinationer läggs ned när någon har gått ut
cards-not-in-hand = handen har inte alla de korten
no-meld = de korten är varken en bok eller en serie
one-card-for-the-discard = ett kort måste bli kvar att kasta
wrong-number-of-cards = { $count ->
    [1] ett kort ska visas, inte { $shown }
   *[other] { $count } kort ska visas, inte { $shown }
}
cards-are-elsewhere = den handen kan inte ha alla de korten
option-eight = Åtta får spela
option-auto_meld = Lägg ned bästa kombinationerna utan att fråga
option-return_discard = Kortet som tas från kasthögen
option-return_discard-allow = får kastas i samma tur
option-return_discard-forbid = stannar på handen den turen
option-hands = Omgångar
option-hands-all = alla elva, 3 till 13 kort
option-hands-short = sex, med 3, 5, 7, 9, 11 och 13 kort
option-turn_limit = Turer var innan alla lägger ned
option-tie = Lika på slutet
option-tie-shared = delad seger
option-tie-most_outs = den som gick ut flest gånger vinner
option-first_dealer = Vem som ger först
option-first_dealer-lot = lottas
option-first_dealer-last = sista platsen, så att den första börjar
paper-note = Kvar på hand: en joker 50, ett kort av den vilda valören 20, knekt 11, dam 12, kung 13, alla andra som de är tryckta. Poängen skrivs över linjen, summan hittills under den.
aid-melds = Kombinationer och poäng
aid-book = Bok
aid-book-how = Tre kort eller fler av samma valör, oavsett svit.
aid-run = Serie
aid-run-how = Tre kort eller fler i följd, i samma svit; den fortsätter inte från kung till 3.
aid-wild = Vilda kort
aid-wild-how = Jokrar och omgångens valör står för vilket kort som helst, så många du vill, även ensamma.
aid-wild-how-not-alone = Jokrar och omgångens valör står för vilket kort som helst, så många du vill, men en kombination behöver också ett annat kort.
aid-turn = Din tur
aid-turn-how = Ta ett kort från draghögen eller det översta i kasthögen, kasta sedan ett.
aid-out = Gå ut
aid-out-how = Ligger alla andra kort i kombinationer går du ut med kortet du kastar. Alla andra har en sista tur.
aid-left = Över på handen
aid-left-how = En joker kostar { $joker }, ett kort av den vilda valören { $wild }, knekt 11, dam 12, kung 13, alla andra sin siffra.
