about = Fem terninger, tre kast, femten ruter: hvor passer det best?
help-throws = Kast alle terningene. Du kan kaste to ganger til.
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
got-the-bonus = De øvre rutene er fulle: { $seat } får bonusen.
got-it-again = { $seat } får { $points } poeng ekstra: fem like igjen.
has-saved = { $count ->
    [0] { $seat } har ingen sparte kast.
    [1] { $seat } har ett spart kast.
   *[other] { $seat } har { $count } sparte kast.
}
towards-bonus = { $sum } av { $of }
box-closed = ruten { $box } er allerede fylt
box-not-in-turn = ruten { $box } er ikke den neste ovenfra
box-not-for-joker = ruten { $box } må vente: fem like skal først i sin egen øvre rute, deretter i en nedre
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
box-three-pairs = Tre par
box-five-alike = Fem like
box-full-straight = Full straight
box-villa = Villa
box-tower = Tårn
box-yatzy-of-thirteen = Yatzy
box-maxi-yatzy = Maxi Yatzy
box-again = Fem like igjen
box-saved = Sparte kast
option-sheet = Blokk
option-sheet-nordic = nordisk: 15 ruter
option-sheet-american = amerikansk: 13 ruter
option-sheet-german = tysk: 13 ruter
option-sheet-maxi = Maxi: seks terninger, 20 ruter
option-order = Rekkefølgen på rutene
option-order-free = valgfri åpen rute
option-order-forced = ovenfra og ned
option-extras = Ekstraregler på blokken
aid-boxes = Hva rutene er verdt
boxes-upper = Øvre ruter: { $least } eller mer gir { $bonus } ekstra
boxes-lower = Nedre ruter
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
    [with-three-alike] tre like: alle terningene lagt sammen
    [with-four-alike] fire like: alle terningene lagt sammen
    [house-for-25] tre like og to andre like: 25
    [four-in-a-row] fire på rad: 30
    [five-in-a-row] fem på rad: 40
    [box-three-pairs] tre forskjellige par, lagt sammen
    [box-five-alike] fem like, lagt sammen
    [box-full-straight] 1 2 3 4 5 6
    [box-villa] to ganger tre like, lagt sammen
    [box-tower] fire like og to andre like, lagt sammen
    [box-maxi-yatzy] seks like
   *[other] fem like
}
box-sum = Sum
bonus-how = { $least } eller mer: { $bonus }
paper-note = Tre kast i hver tur, så én rute. Det som ikke passer, gir 0. Den høyeste summen vinner.
again-how = Når ruten deres er fylt, er fem like en joker, og de gir { $points } ekstra hvis det står 50 der.
again-above-how = Når ruten deres er fylt, gir fem like { $points } ekstra i sin egen øvre rute; ellers er de en joker.
saved-how = Kast du ikke bruker, spares til senere turer.
