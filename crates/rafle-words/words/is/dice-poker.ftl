about = Þrjú köst fyrir bestu höndina, og ásar eru hærri en sexur.
help-throws = Allt að þrjú köst gera bestu fimm teninga höndina.
say-lay-any-aside = { $seat } má leggja teninga til hliðar og á að kasta hinum.
say-lay-any-aside-you = Leggðu það sem þú vilt til hliðar og kastaðu hinum.
help-lay-any-aside = Ýttu á teninga til að leggja þá til hliðar. Þú þarft þess ekki.
x-poker-face = { $face ->
    [1] ás
    [2] tvistur
    [3] þristur
    [4] fjarki
    [5] fimma
   *[other] sexa
}
x-poker-faces = { $face ->
    [1] ásar
    [2] tvistar
    [3] þristar
    [4] fjarkar
    [5] fimmur
   *[other] sexur
}
x-poker-others = { $other ->
    [1] ásar
    [2] tvistar
    [3] þristar
    [4] fjarkar
    [5] fimmur
   *[other] sexur
}
x-poker-three = { $face ->
    [1] þrír ásar
    [2] þrír tvistar
    [3] þrír þristar
    [4] þrír fjarkar
    [5] þrjár fimmur
   *[other] þrjár sexur
}
x-poker-two-others = { $other ->
    [1] tveir ásar
    [2] tveir tvistar
    [3] tveir þristar
    [4] tveir fjarkar
    [5] tvær fimmur
   *[other] tvær sexur
}
hand-full-house = fullt hús: { x-poker-three } og { x-poker-two-others }
hand-straight = röð, efst { x-poker-face }
hand-two-pairs = tvö pör: { x-poker-faces } og { x-poker-others }
hand-one-pair = eitt par: { x-poker-faces }
hand-nothing = ekkert, hæst { x-poker-face }
option-kept_dice = Teningar til hliðar
option-kept_dice-locked = liggja þar áfram
option-kept_dice-free = má kasta aftur
option-straights = Raðir gilda
aid-poker = 1 er hæstur, svo 6 niður í 2.
kind-nothing = Ekkert
kind-one-pair = Eitt par
kind-two-pairs = Tvö pör
kind-three-alike = Þrír eins
kind-straight = Röð
kind-full-house = Fullt hús
kind-four-alike = Fjórir eins
kind-five-alike = Fimm eins
