about = Fem terninger, tre kast, femten ruter: hvor passer det best?
help-throws = Kast alle fem. Du kan kaste to ganger til.
say-keep-or-write = { $left ->
    [1] { $seat } kan beholde terninger og kaste resten, eller fylle en rute: ett kast igjen.
   *[other] { $seat } kan beholde terninger og kaste resten, eller fylle en rute: { $left } kast igjen.
}
say-keep-or-write-you = { $left ->
    [1] Behold dem du vil, og kast resten, eller fyll en rute: ett kast igjen.
   *[other] Behold dem du vil, og kast resten, eller fyll en rute: { $left } kast igjen.
}
help-keep-or-write = Trykk på dem du beholder, og kast resten, eller velg en rute.
say-write = { $seat } skal fylle en rute: ingen kast igjen.
say-write-you = Skriv terningene i én rute: ingen kast igjen.
help-write = Skriv terningene i én rute. En tynn ramme betyr 0 poeng.
write = Skriv { $box }
wrote = { $points ->
    [0] { $seat } stryker { $box }.
    [1] { $seat } skriver ett poeng i { $box }.
   *[other] { $seat } skriver { $points } poeng i { $box }.
}
got-the-bonus = De øverste rutene er fulle: { $seat } får bonusen.
towards-bonus = { $sum } av { $of }
box-closed = ruten { $box } er allerede fylt
box-not-in-turn = ruten { $box } er ikke den neste ovenfra
box-ones = Enere
box-twos = Toere
box-threes = Treere
box-fours = Firere
box-fives = Femmere
box-sixes = Seksere
box-bonus = Bonus
box-one-pair = Ett par
box-two-pairs = To par
box-three-alike = Tre like
box-four-alike = Fire like
box-small-straight = Liten straight
box-large-straight = Stor straight
box-house = Hus
box-chance = Sjanse
box-yatzy = Yatzy
option-order = Rekkefølgen på rutene
option-order-free = valgfri åpen rute
option-order-forced = ovenfra og ned
aid-boxes = Hva rutene er verdt
boxes-upper = Øverste ruter: { $least } eller mer gir { $bonus } ekstra
boxes-lower = Nederste ruter
box-most = opptil { $points }
box-how = { $box ->
    [box-ones] øynene på alle enere
    [box-twos] øynene på alle toere
    [box-threes] øynene på alle treere
    [box-fours] øynene på alle firere
    [box-fives] øynene på alle femmere
    [box-sixes] øynene på alle seksere
    [box-one-pair] det høyeste paret, lagt sammen
    [box-two-pairs] to forskjellige par, lagt sammen
    [box-three-alike] tre like, lagt sammen
    [box-four-alike] fire like, lagt sammen
    [box-small-straight] 1 2 3 4 5
    [box-large-straight] 2 3 4 5 6
    [box-house] tre like og to andre like, lagt sammen
    [box-chance] alle terningene lagt sammen
   *[other] fem like
}
box-sum = Sum
bonus-how = { $least } eller mer: { $bonus }
paper-note = Tre kast i hver tur, så én rute. Det som ikke passer, gir 0. Den høyeste summen vinner.
