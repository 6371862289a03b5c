about = Vijf dobbelstenen, drie worpen, vijftien vakken: waar past het?
help-throws = Gooi alle vijf. Daarna mag je nog twee keer gooien.
say-keep-or-write = { $left ->
    [1] { $seat } mag stenen houden en de rest gooien, of invullen: nog één worp.
   *[other] { $seat } mag stenen houden en de rest gooien, of invullen: nog { $left } worpen.
}
say-keep-or-write-you = { $left ->
    [1] Houd wat je wilt en gooi de rest, of vul in: nog één worp.
   *[other] Houd wat je wilt en gooi de rest, of vul in: nog { $left } worpen.
}
help-keep-or-write = Tik op wat je houdt en gooi de rest, of tik op een vak en vul het in.
say-write = { $seat } moet een vak invullen: de worpen zijn op.
say-write-you = Vul één vak in: je worpen zijn op.
help-write = Vul de stenen in bij één vak. Een dun randje betekent 0 punten.
write = Vul in: { $box }
wrote = { $points ->
    [0] { $seat } streept { $box } weg.
    [1] { $seat } vult één punt in bij { $box }.
   *[other] { $seat } vult { $points } punten in bij { $box }.
}
got-the-bonus = De bovenste vakken zijn vol: { $seat } krijgt de bonus.
towards-bonus = { $sum } van { $of }
box-closed = het vak { $box } is al ingevuld
box-not-in-turn = { $box } is niet het volgende vak van boven
box-ones = Enen
box-twos = Tweeën
box-threes = Drieën
box-fours = Vieren
box-fives = Vijven
box-sixes = Zessen
box-bonus = Bonus
box-one-pair = Eén paar
box-two-pairs = Twee paren
box-three-alike = Drie gelijke
box-four-alike = Vier gelijke
box-small-straight = Kleine straat
box-large-straight = Grote straat
box-house = Full house
box-chance = Chance
box-yatzy = Yatzy
option-order = Volgorde van de vakken
option-order-free = elk open vak mag
option-order-forced = van boven naar beneden
aid-boxes = Wat de vakken waard zijn
boxes-upper = Bovenste vakken: { $least } of meer geeft { $bonus } extra
boxes-lower = Onderste vakken
box-most = tot { $points }
box-how = { $box ->
    [box-ones] de ogen van alle enen
    [box-twos] de ogen van alle tweeën
    [box-threes] de ogen van alle drieën
    [box-fours] de ogen van alle vieren
    [box-fives] de ogen van alle vijven
    [box-sixes] de ogen van alle zessen
    [box-one-pair] de hoogste twee gelijke, opgeteld
    [box-two-pairs] twee verschillende paren, opgeteld
    [box-three-alike] drie gelijke, opgeteld
    [box-four-alike] vier gelijke, opgeteld
    [box-small-straight] 1 2 3 4 5
    [box-large-straight] 2 3 4 5 6
    [box-house] drie gelijke en een ander paar, opgeteld
    [box-chance] alle stenen opgeteld
   *[other] vijf gelijke
}
box-sum = Som
bonus-how = { $least } of meer: { $bonus }
paper-note = Drie worpen per beurt, dan één vak. Wat niet past, geeft 0. Het hoogste totaal wint.
