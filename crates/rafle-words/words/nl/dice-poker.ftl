about = Drie worpen voor de beste hand, en enen gaan boven zessen.
help-throws = In hoogstens drie worpen maak je de beste hand van vijf stenen.
say-lay-any-aside = { $seat } mag stenen apart leggen en gooit de rest.
say-lay-any-aside-you = Leg apart wat je wilt, en gooi de rest.
help-lay-any-aside = Tik op stenen om ze apart te leggen. Het hoeft niet.
hand-full-house = een full house: drie { x-faces } en twee { x-others }
hand-straight = een straat tot en met de { $face }
hand-two-pairs = twee paren: { x-faces } en { x-others }
hand-one-pair = een paar { x-faces }
hand-nothing = niets, met { $face } als hoogste
option-kept_dice = Stenen die apart liggen
option-kept_dice-locked = blijven apart
option-kept_dice-free = mag je opnieuw gooien
option-straights = Straten tellen
aid-poker = De 1 is de hoogste, dan 6 tot en met 2.
kind-nothing = Niets
kind-one-pair = Eén paar
kind-two-pairs = Twee paren
kind-three-alike = Drie gelijke
kind-straight = Straat
kind-full-house = Full house
kind-four-alike = Vier gelijke
kind-five-alike = Vijf gelijke

x-faces = { $face ->
    [1] enen
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
   *[other] zessen
}
x-others = { $other ->
    [1] enen
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
   *[other] zessen
}
