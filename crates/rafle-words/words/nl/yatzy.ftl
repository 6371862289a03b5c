about = Vijf dobbelstenen, drie worpen, vijftien vakken: waar past het?
help-throws = Gooi alle stenen. Daarna mag je nog twee keer gooien.
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
got-it-again = { $seat } krijgt { $points } punten extra: weer vijf gelijke.
has-saved = { $count ->
    [0] { $seat } heeft geen worp bewaard.
    [1] { $seat } heeft één worp bewaard.
   *[other] { $seat } heeft { $count } worpen bewaard.
}
towards-bonus = { $sum } van { $of }
box-closed = het vak { $box } is al ingevuld
box-not-in-turn = { $box } is niet het volgende vak van boven
box-not-for-joker = het vak { $box } moet wachten: vijf gelijke gaan eerst naar hun eigen bovenste vak, dan naar een onderste
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
box-three-pairs = Drie paren
box-five-alike = Vijf gelijke
box-full-straight = Volle straat
box-villa = Villa
box-tower = Toren
box-yatzy-of-thirteen = Yatzy
box-maxi-yatzy = Maxi Yatzy
box-again = Nog een Yatzy
box-saved = Bewaarde worpen
option-sheet = Scoreblok
option-sheet-nordic = Noords: 15 vakken
option-sheet-american = Amerikaans: 13 vakken
option-sheet-german = Duits: 13 vakken
option-sheet-maxi = Maxi: zes stenen, 20 vakken
option-order = Volgorde van de vakken
option-order-free = elk open vak mag
option-order-forced = van boven naar beneden
option-extras = Extra’s van het blok
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
    [with-three-alike] drie gelijke: alle stenen opgeteld
    [with-four-alike] vier gelijke: alle stenen opgeteld
    [house-for-25] drie gelijke en twee andere gelijke: 25
    [four-in-a-row] vier op een rij: 30
    [five-in-a-row] vijf op een rij: 40
    [box-three-pairs] drie verschillende paren, opgeteld
    [box-five-alike] vijf gelijke, opgeteld
    [box-full-straight] 1 2 3 4 5 6
    [box-villa] twee keer drie gelijke, opgeteld
    [box-tower] vier gelijke en twee andere gelijke, opgeteld
    [box-maxi-yatzy] zes gelijke
   *[other] vijf gelijke
}
box-sum = Som
bonus-how = { $least } of meer: { $bonus }
paper-note = Drie worpen per beurt, dan één vak. Wat niet past, geeft 0. Het hoogste totaal wint.
again-how = Is hun vak vol, dan zijn vijf gelijke een joker; ze geven { $points } extra als er 50 staat.
again-above-how = Is hun vak vol, dan geven vijf gelijke { $points } extra in hun eigen bovenste vak; anders zijn ze een joker.
saved-how = Worpen die je niet gebruikt, bewaar je voor latere beurten.
