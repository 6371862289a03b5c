about = Fem terninger, tre kast, femten felter: hvor passer det?
say-keep-or-write = { $left ->
    [1] { $seat } må beholde terninger og kaste resten eller skrive: ét kast tilbage.
   *[other] { $seat } må beholde terninger og kaste resten eller skrive: { $left } kast tilbage.
}
say-keep-or-write-you = { $left ->
    [1] Behold dem, du vil, og kast resten, eller skriv: ét kast tilbage.
   *[other] Behold dem, du vil, og kast resten, eller skriv: { $left } kast tilbage.
}
say-write = { $seat } skal udfylde et felt: der er ikke flere kast.
say-write-you = Skriv terningerne i ét felt: der er ikke flere kast.
write = Skriv { $box }
wrote = { $points ->
    [0] { $seat } stryger { $box }.
    [1] { $seat } skriver ét point i { $box }.
   *[other] { $seat } skriver { $points } point i { $box }.
}
got-the-bonus = De øverste felter er fulde: { $seat } får bonus.
towards-bonus = { $sum } af { $of }
box-closed = { $box } er allerede udfyldt
box-not-in-turn = { $box } er ikke det næste felt oppefra
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
option-order = Felternes rækkefølge
option-order-free = ethvert åbent felt
option-order-forced = oppefra og ned
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
   *[other] fem ens
}
