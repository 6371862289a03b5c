about = Fem tärningar, tre slag, femton rutor: var passar det bäst?
help-throws = Slå alla tärningar. Du får slå två gånger till.
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
got-it-again = { $seat } får { $points } poäng extra: fem lika igen.
has-saved = { $count ->
    [0] { $seat } har inga sparade slag.
    [1] { $seat } har ett sparat slag.
   *[other] { $seat } har { $count } sparade slag.
}
towards-bonus = { $sum } av { $of }
box-closed = rutan { $box } är redan ifylld
box-not-in-turn = rutan { $box } är inte nästa ruta uppifrån
box-not-for-joker = rutan { $box } får vänta: fem lika ska först i sin egen övre ruta, sedan i en nedre
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
box-three-pairs = Tre par
box-five-alike = Femtal
box-full-straight = Full stege
box-villa = Hus
box-tower = Torn
box-yatzy-of-thirteen = Yatzy
box-maxi-yatzy = Maxi Yatzy
box-again = Fem lika igen
box-saved = Sparade slag
option-sheet = Protokoll
option-sheet-nordic = nordiskt: 15 rutor
option-sheet-american = amerikanskt: 13 rutor
option-sheet-german = tyskt: 13 rutor
option-sheet-maxi = Maxi: sex tärningar, 20 rutor
option-order = Rutornas ordning
option-order-free = valfri tom ruta
option-order-forced = uppifrån och ner
option-extras = Protokollets extraregler
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
    [with-three-alike] tre lika: alla tärningar ihopräknade
    [with-four-alike] fyra lika: alla tärningar ihopräknade
    [house-for-25] tre lika och två andra lika: 25
    [four-in-a-row] fyra i följd: 30
    [five-in-a-row] fem i följd: 40
    [box-three-pairs] tre olika par, ihopräknade
    [box-five-alike] fem lika, ihopräknade
    [box-full-straight] 1 2 3 4 5 6
    [box-villa] två gånger tre lika, ihopräknade
    [box-tower] fyra lika och två andra lika, ihopräknade
    [box-maxi-yatzy] sex lika
   *[other] fem lika
}
box-sum = Summa
bonus-how = { $least } eller mer: { $bonus }
paper-note = Tre slag per tur, sedan en ruta. Passar det inte blir det 0. Högsta summan vinner.
again-how = När deras ruta är fylld är fem lika en joker, och de ger { $points } extra om det står 50 där.
again-above-how = När deras ruta är fylld ger fem lika { $points } extra i sin egen övre ruta; annars är de en joker.
saved-how = Slag som du inte använder sparas till senare turer.
