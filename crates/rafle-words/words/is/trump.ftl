about = Safnaðu sem flestum eins. Ásar eru það sem þig vantar.
help-lay-some-aside = Eins teningar mynda höndina þína, og ásar passa við allt.
help-throws = Safnaðu eins teningum. Ásar eru það sem þig vantar.
x-trump-faces = { $face ->
    [1] ásar
    [2] tvistar
    [3] þristar
    [4] fjarkar
    [5] fimmur
   *[other] sexur
}
hand-two-alike = { $face ->
    [5] tvær fimmur
    [6] tvær sexur
   *[other] tveir { x-trump-faces }
}
hand-six-alike = sex { x-trump-faces }
hand-straight-at-once = 1 2 3 4 5 6 í einu
call-ones = Ásarnir eru { x-trump-faces }
called-ones = { $seat } segir að ásarnir séu { x-trump-faces }.
ones-count-as = ásar teljast sem { x-trump-faces }
ones-are-not-named = ásarnir teljast sjálfkrafa sem besta talan
ones-named-already = búið er að nefna ásana í þessari lotu
no-one-aside = enn er enginn ás til hliðar
option-straight_first = 1 2 3 4 5 6 í fyrsta kasti er hæst
option-declare = Talan sem ásarnir fá
option-declare-auto = alltaf sú besta
option-declare-manual = nefnd í lotunni
aid-trump = Ásar teljast sem sú tala sem þú vilt. Af jafnstórum hópum vinnur hærri talan.
group-ones = Sex ásar
group-alike = { $count ->
    [2] Tveir eins
    [3] Þrír eins
    [4] Fjórir eins
    [5] Fimm eins
   *[other] Sex eins
}
