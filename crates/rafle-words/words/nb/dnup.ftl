about = Hvert kort har to ender, og et slått sett kommer tilbake opp ned.

say-deal = Kortene deles ut.
say-turn = { $seat } kan spille, legge til, ta eller snu.
say-turn-you = Spill et sett, legg til et kort, ta et sett, eller snu hånden.
help-turn = Trykk på kort på hånden for å spille, eller på et sett.
say-turn-for = { $seat } kan spille, legge til, ta eller snu, for område { $number }.
say-turn-for-you = Område { $number }: Spill et sett, legg til et kort, ta et sett, eller snu hånden.
help-turn-for = Hvert av de to områdene dine har sin egen tur.
area = Område { $number }
discards = Kastebunke
the-cards = Kortene
left-out = Blir i esken
cards = { $count ->
    [1] ett kort
   *[other] { $count } kort
}
the-star = stjernen

play-cards = Spill disse
add-to = Til { $value }-erne · { $seat }
take-from = Ta { $value }-erne · { $seat }
flip-hand = Snu hele hånden

first-card = { $seat } får det første kortet.
begins = { $seat } har 1/5 med stjernen og begynner.
played = { $size ->
    [1] { $seat } spiller en enkelt { $value }-er: { $cards }.
    [2] { $seat } spiller et par med { $value }-ere: { $cards }.
   *[other] { $seat } spiller { $size } kort med verdi { $value }: { $cards }.
}
added = { $seat } legger { $card } til settet hos { $owner }.
took = { $seat } tar settet hos { $owner } og snur det: { $cards }.
flipped = { $seat } snur hele hånden.
beaten-back = { $seat } tar det slåtte settet tilbake, snudd: { $cards }.
beaten-away = Settet hos { $seat } er slått og kastes.
out-first = { $seat } er ute først og får to brikker.
out-second = { $seat } er ute som nummer to og får én brikke.
round-won = { $seat } vinner runden.
round-void = Runden er ugyldig.

deal-first = ikke alle kort er delt ut ennå
who-is-first = først må det sies hvem som får det første kortet
deal-a-card = nå skal et kort deles ut
who-holds-the-star = først må det sies hvem som har stjernen
nothing-to-deal = alle kort er delt ut
not-in-the-deck = det er ingen { $card } igjen å dele ut
star-is-elsewhere = stjernen kan ikke være hos { $seat }
not-in-hand = hånden har ikke de kortene den veien opp
not-one-value = alle kort i et sett har samme aktive verdi
not-higher = { $size ->
    [1] et enkelt kort må være høyere enn { $value }-eren som ligger der
   *[other] { $size } kort må være høyere enn { $value }-erne som ligger der
}
other-value = bare kort med { $value } øverst kan legges til det settet
own-set = det går bare med settet hos en annen
no-set-there = det ligger ikke noe sett der hos { $seat }
name-the-area = si hvilket område det gjelder, som i `B2`
one-area-only = alle har ett område her: `B`, ikke `B2`

option-tokens_to_win = Brikker som vinner (3 til 5 spillere)
option-rounds_to_win = Runder som vinner (2 spillere)
option-deck = Kortstokk
option-deck-printed = den utgitte
option-deck-pairs9 = hvert par av verdier én gang
option-cards = Hva som står på de 40 kortene, for eksempel 2/9; 1/10:3 er for tre spillere eller flere
option-cards-usual = vår liste
option-cards-own = kortene i din egen eske
cards-no-card = «{ $text }» er ikke et kort: to forskjellige verdier fra 1 til 10, som i 2/9, og om nødvendig fra hvor mange spillere, som i 1/10:3
cards-thrice = { $card } finnes mer enn to ganger
cards-wrong-total = verdiene på linje { $line } blir { $sum } til sammen, ikke { $total }
cards-wrong-number = det er { $count } kort, ikke 40
cards-starter = 1/5 med stjernen finnes én gang, uansett hvor mange som spiller, og ingen andre kort har stjerne
cards-alike = { $value } står på { $count } kort; den kan stå på høyst { $most }
cards-too-few = med { $seats } spillere ville ikke alle få et kort
cards-and-pairs = egne kort går sammen med den utgitte kortstokken, ikke med `pairs9`
option-turn_limit = Antall turer før en runde blir ugyldig
option-repetition = En runde som går i ring
option-repetition-off = fortsetter
option-repetition-3 = er ugyldig tredje gang
aid-actions = Én av fire i hver tur
aid-actions-note = Det gamle settet ditt legges bort først. Ingen står over.
aid-play = Spille
aid-play-how = Legg ett eller flere kort av én verdi foran deg.
aid-add = Legge til
aid-add-how = Legg ett kort til settet hos en annen, med samme verdi. Det blir der.
aid-take = Ta
aid-take-how = Ta hele settet hos en annen opp på hånden.
aid-flip = Snu
aid-flip-how = Snu hele hånden din.
aid-golden = Den gylne regelen
aid-golden-how = Fra bordet til en hånd snus et kort. Fra en hånd til bordet snus det aldri.
aid-golden-example = 2/5 og 2/7 på bordet er en 5 og en 7 på hånden.
aid-size = Aldri to sett av én størrelse
aid-size-how = Et nytt sett eller et som har vokst, må være høyere enn det av samme størrelse. Det slåtte settet går tilbake til eieren, snudd. Like høyt er ikke nok.
aid-size-example = To 5-ere slår to 3-ere, som snus og går tilbake.
aid-places = To områder
aid-places-how = Hver av dere har to områder og to turer på rad. Ditt eget sett kan også bli slått.
aid-end = Slutten
aid-end-two = { $count ->
    [1] Den som er ute først, vinner runden og spillet.
   *[other] Den som er ute først, vinner runden; { $count } runder vinner.
}
aid-end-more = Først ute: to brikker. Nummer to ute: én, og runden slutter. { $count } brikker vinner.
