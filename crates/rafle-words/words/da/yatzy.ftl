about = Fem terninger, tre kast, femten felter: hvor passer det?
say-keep-or-write = { $seat }: behold nogle terninger og kast igen, eller skriv.
say-write = { $seat } udfylder et felt.
write = Skriv { $box }
wrote = { $points ->
    [0] { $seat } stryger { $box }.
    [one] { $seat } skriver ét point i { $box }.
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
