about = Elleve hender, og i hver er en ny valør jokerkort. Få ned alt, gå ut, og ha ingenting igjen.
say-lot = Den første giveren trekkes ved loddtrekning.
say-dealing = { $seat } deler ut.
say-draws = { $seat } skal ta et kort: fra stokken eller øverst i kastebunken.
say-draws-you = Ta et kort: fra stokken eller øverst i kastebunken.
help-draws = Stokken er en overraskelse; kastebunken kan du se.
say-draws-last = Siste tur: { $seat } skal ta et kort, fra stokken eller øverst i kastebunken.
say-draws-last-you = Den siste turen din: Ta et kort, fra stokken eller øverst i kastebunken.
help-draws-last = Noen har gått ut. Dette er det siste kortet ditt i hånden.
say-discards = { $seat } skal kaste ett kort.
say-discards-you = Kast ett kort.
help-discards = Trykk på det du trenger minst. Går resten opp, går du ut.
say-discards-last = Siste tur: { $seat } skal legge ned det som går opp, og kaste ett kort.
say-discards-last-you = Den siste turen din: Legg ned det som går opp, og kast ett kort.
help-discards-last = Legg ned det du kan. Kortene som er igjen, teller mot deg.
say-shows-hand = { $seat } skal legge ned hånden.
say-next-hand = Hånden er over. { $seat } skal dele ut den neste.
say-next-hand-you = Hånden er over. Du deler ut den neste.
help-next-hand = Ett kort mer til hver, og en ny valør er jokerkort.
discard-pile = Kastebunke
left-over = Til overs: { $points }
left-without = til overs uten kortet
cards-held = { $count ->
    [1] ett kort
   *[other] { $count } kort
}
hand-points = { $count ->
    [1] ett poeng i denne hånden
   *[other] { $count } poeng i denne hånden
}
deal-the-cards = Del ut neste hånd
draw-a-card = Trekk fra stokken
shuffle-and-draw = Stokk og trekk
take-card = Ta { $card }
discard-card = Kast { $card }
go-out = Gå ut, kast { $card }
lay-meld = Legg ned kombinasjon
deals-first = { $seat } deler ut først.
hand-begins = Hånd { $number } av { $count }: { $wild }.
draws-card = { $seat } trekker { $card }.
draws-unseen = { $seat } trekker fra stokken.
takes-card = { $seat } tar { $card } fra kastebunken.
discards-shuffled = Kastebunken stokkes til en ny stokk.
discards-card = { $seat } kaster { $card }.
goes-out = { $seat } går ut og kaster { $card }.
lays-meld = { $seat } legger ned { $cards }.
laid-down = { $points ->
    [0] { $seat } har ingenting igjen.
   *[other] { $seat } har { $points } poeng igjen.
}
hand-won = { $seat } gikk ut: Hånden er over.
hand-unwon = Ingen gikk ut: Hånden er over.
hand-cost = { $points ->
    [1] { $seat } skriver opp ett poeng.
   *[other] { $seat } skriver opp { $points } poeng.
}
eight-is-an-option = åtte kan bare spille med valget `eight`
draw-first = ta først et kort fra stokken eller øverst i kastebunken
drawn-already = det er allerede tatt et kort i denne turen
nothing-to-draw = stokken er tom, og det er ingen kastede kort å stokke
out-already = noen har gått ut: nå avslutter et kastet kort turen
rest-does-not-meld = ikke alle de andre kortene går opp i kombinasjoner
taken-card-stays = hånden må beholde { $card } i denne turen
melds-lie-down-by-themselves = kombinasjoner legges ned av seg selv
melds-wait-until-somebody-is-out = kombinasjoner legges ned når noen har gått ut
cards-not-in-hand = hånden har ikke alle disse kortene
no-meld = disse kortene er verken en bok eller en serie
one-card-for-the-discard = ett kort må være igjen til å kaste
wrong-number-of-cards = { $count ->
    [1] ett kort skal vises, ikke { $shown }
   *[other] { $count } kort skal vises, ikke { $shown }
}
cards-are-elsewhere = ikke alle disse kortene kan være i den hånden
option-eight = Åtte kan spille
option-auto_meld = Legg ned på beste måte uten å spørre
option-return_discard = Kortet som er tatt fra kastebunken
option-return_discard-allow = kan kastes i samme tur
option-return_discard-forbid = blir på hånden i den turen
option-hands = Hender
option-hands-all = alle elleve, 3 til 13 kort
option-hands-short = seks, på 3, 5, 7, 9, 11 og 13 kort
option-turn_limit = Turer hver før alle legger ned
option-tie = Likt til slutt
option-tie-shared = delt seier
option-tie-most_outs = den som gikk ut flest ganger, vinner
option-first_dealer = Den første giveren
option-first_dealer-lot = trekkes ved loddtrekning
option-first_dealer-last = den siste plassen, så den første begynner
paper-note = Igjen på hånden: en joker 50, et kort av jokervaløren 20, knekt 11, dame 12, konge 13, alle andre som trykt. Poengene skrives over streken, summen så langt under.
aid-melds = Kombinasjoner og poeng
aid-book = Bok
aid-book-how = Tre kort eller flere av én valør, uansett sort.
aid-run = Serie
aid-run-how = Tre kort eller flere på rad, av én sort; den fortsetter ikke fra konge til 3.
aid-wild = Jokerkort
aid-wild-how = Jokere og valøren til hånden står for hvilket som helst kort, så mange du vil, også alene.
aid-wild-how-not-alone = Jokere og valøren til hånden står for hvilket som helst kort, så mange du vil, men en kombinasjon trenger også et annet kort.
aid-turn = Turen din
aid-turn-how = Ta et kort fra stokken eller øverst i kastebunken, og kast så ett.
aid-out = Å gå ut
aid-out-how = Går alle andre kort opp i kombinasjoner, går du ut med kortet du kaster. Alle andre har én siste tur.
aid-left = Igjen på hånden
aid-left-how = En joker koster { $joker }, et kort av jokervaløren { $wild }, knekt 11, dame 12, konge 13, alle andre tallet sitt.
