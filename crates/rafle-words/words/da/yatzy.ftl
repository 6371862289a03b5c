about = Fem terninger, tre kast, femten felter: hvor passer det?
help-throws = Kast alle terningerne. Du må kaste to gange til.
say-keep-or-write = { $left ->
    [1] { $seat } må beholde terninger og kaste resten eller skrive: ét kast tilbage.
   *[other] { $seat } må beholde terninger og kaste resten eller skrive: { $left } kast tilbage.
}
say-keep-or-write-you = { $left ->
    [1] Behold dem, du vil, og kast resten, eller skriv: ét kast tilbage.
   *[other] Behold dem, du vil, og kast resten, eller skriv: { $left } kast tilbage.
}
help-keep-or-write = Tryk på dem, du beholder, og kast resten, eller skriv i et felt.
say-write = { $seat } skal udfylde et felt: der er ikke flere kast.
say-write-you = Skriv terningerne i ét felt: der er ikke flere kast.
help-write = Skriv terningerne i ét felt. En tynd ramme betyder 0 point.
write = Skriv { $box }
wrote = { $points ->
    [0] { $seat } stryger { $box }.
    [1] { $seat } skriver ét point i { $box }.
   *[other] { $seat } skriver { $points } point i { $box }.
}
got-the-bonus = De øverste felter er fulde: { $seat } får bonus.
got-it-again = { $seat } får { $points } point ekstra: fem ens igen.
has-saved = { $count ->
    [0] { $seat } har ingen gemte kast.
    [1] { $seat } har ét gemt kast.
   *[other] { $seat } har { $count } gemte kast.
}
towards-bonus = { $sum } af { $of }
box-closed = { $box } er allerede udfyldt
box-not-in-turn = { $box } er ikke det næste felt oppefra
box-not-for-joker = { $box } må vente: fem ens skal først i deres eget øverste felt, derefter i et nederste
box-ones = 1'ere
box-twos = 2'ere
box-threes = 3'ere
box-fours = 4'ere
box-fives = 5'ere
box-sixes = 6'ere
box-bonus = Bonus
box-one-pair = 1 par
box-two-pairs = 2 par
box-three-alike = 3 ens
box-four-alike = 4 ens
box-small-straight = Lille straight
box-large-straight = Stor straight
box-house = Hus
box-chance = Chance
box-yatzy = Yatzy
box-three-pairs = 3 par
box-five-alike = 5 ens
box-full-straight = Fuld straight
box-villa = Villa
box-tower = Tårn
box-yatzy-of-thirteen = Yatzy
box-maxi-yatzy = Maxi Yatzy
box-again = Fem ens igen
box-saved = Gemte kast
option-sheet = Blok
option-sheet-nordic = nordisk: 15 felter
option-sheet-american = amerikansk: 13 felter
option-sheet-german = tysk: 13 felter
option-sheet-maxi = Maxi: seks terninger, 20 felter
option-order = Felternes rækkefølge
option-order-free = ethvert åbent felt
option-order-forced = oppefra og ned
option-extras = Blokkens ekstra regler
aid-boxes = Hvad rubrikkerne er værd
boxes-upper = Øverste rubrikker: { $least } eller flere giver { $bonus } ekstra
boxes-lower = Nederste rubrikker
box-most = op til { $points }
box-how = { $box ->
    [box-ones] øjnene på alle enere
    [box-twos] øjnene på alle toere
    [box-threes] øjnene på alle treere
    [box-fours] øjnene på alle firere
    [box-fives] øjnene på alle femmere
    [box-sixes] øjnene på alle seksere
    [box-one-pair] de højeste to ens, lagt sammen
    [box-two-pairs] to forskellige par, lagt sammen
    [box-three-alike] tre ens, lagt sammen
    [box-four-alike] fire ens, lagt sammen
    [box-small-straight] 1 2 3 4 5
    [box-large-straight] 2 3 4 5 6
    [box-house] tre ens og to andre ens, lagt sammen
    [box-chance] alle terninger lagt sammen
    [with-three-alike] tre ens: alle terninger lagt sammen
    [with-four-alike] fire ens: alle terninger lagt sammen
    [house-for-25] tre ens og to andre ens: 25
    [four-in-a-row] fire i rækkefølge: 30
    [five-in-a-row] fem i rækkefølge: 40
    [box-three-pairs] tre forskellige par, lagt sammen
    [box-five-alike] fem ens, lagt sammen
    [box-full-straight] 1 2 3 4 5 6
    [box-villa] to gange tre ens, lagt sammen
    [box-tower] fire ens og to andre ens, lagt sammen
    [box-maxi-yatzy] seks ens
   *[other] fem ens
}
box-sum = Sum
bonus-how = { $least } eller mere: { $bonus }
paper-note = Tre kast i hver tur, derefter ét felt. Det, der ikke passer, giver 0. Den højeste sum vinder.
again-how = Når deres felt er udfyldt, er fem ens en joker, og de giver { $points } ekstra, hvis der står 50.
again-above-how = Når deres felt er udfyldt, giver fem ens { $points } ekstra i deres eget øverste felt; ellers er de en joker.
saved-how = Kast, du ikke bruger, gemmes til senere ture.
