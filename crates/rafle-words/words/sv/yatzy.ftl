about = Fem tärningar, tre slag, femton rutor: var passar det bäst?
help-throws = Slå alla fem. Du får slå två gånger till.
say-keep-or-write = { $left ->
    [1] { $seat } får spara tärningar och slå om resten, eller skriva. Ett slag kvar.
   *[other] { $seat } får spara tärningar och slå om resten, eller skriva. { $left } slag kvar.
}
say-keep-or-write-you = { $left ->
    [1] Spara det du vill och slå om resten, eller skriv. Ett slag kvar.
   *[other] Spara det du vill och slå om resten, eller skriv. { $left } slag kvar.
}
help-keep-or-write = Tryck på dem du sparar och slå om resten, eller skriv i en ruta.
say-write = { $seat } ska fylla en ruta. Inga slag kvar.
say-write-you = Skriv tärningarna i en ruta. Inga slag kvar.
help-write = Skriv tärningarna i en ruta. En tunn ram betyder 0 poäng.
write = Skriv { $box }
wrote = { $points ->
    [0] { $seat } stryker rutan { $box }.
    [1] { $seat } skriver en poäng i rutan { $box }.
   *[other] { $seat } skriver { $points } poäng i rutan { $box }.
}
got-the-bonus = De övre rutorna är fyllda: { $seat } får bonus.
towards-bonus = { $sum } av { $of }
box-closed = rutan { $box } är redan ifylld
box-not-in-turn = rutan { $box } är inte nästa ruta uppifrån
box-ones = Ettor
box-twos = Tvåor
box-threes = Treor
box-fours = Fyror
box-fives = Femmor
box-sixes = Sexor
box-bonus = Bonus
box-one-pair = Ett par
box-two-pairs = Två par
box-three-alike = Tretal
box-four-alike = Fyrtal
box-small-straight = Liten stege
box-large-straight = Stor stege
box-house = Kåk
box-chance = Chans
box-yatzy = Yatzy
option-order = Rutornas ordning
option-order-free = valfri tom ruta
option-order-forced = uppifrån och ner
aid-boxes = Vad rutorna är värda
boxes-upper = De övre rutorna: { $least } eller mer ger { $bonus } extra
boxes-lower = De nedre rutorna
box-most = upp till { $points }
box-how = { $box ->
    [box-ones] prickarna på alla ettor
    [box-twos] prickarna på alla tvåor
    [box-threes] prickarna på alla treor
    [box-fours] prickarna på alla fyror
    [box-fives] prickarna på alla femmor
    [box-sixes] prickarna på alla sexor
    [box-one-pair] de två högsta lika, ihopräknade
    [box-two-pairs] två olika par, ihopräknade
    [box-three-alike] tre lika, ihopräknade
    [box-four-alike] fyra lika, ihopräknade
    [box-small-straight] 1 2 3 4 5
    [box-large-straight] 2 3 4 5 6
    [box-house] tre lika och två andra lika, ihopräknade
    [box-chance] alla tärningar ihopräknade
   *[other] fem lika
}
box-sum = Summa
bonus-how = { $least } eller mer: { $bonus }
paper-note = Tre slag per tur, sedan en ruta. Passar det inte blir det 0. Högsta summan vinner.
