about = Tre slag till den bästa handen, och ettor går före sexor.
help-throws = Upp till tre slag ger den bästa handen av fem tärningar.
say-lay-any-aside = { $seat } får lägga undan tärningar och ska slå resten.
say-lay-any-aside-you = Lägg undan det du vill, och slå resten.
help-lay-any-aside = Tryck på tärningar för att lägga undan dem. Det är frivilligt.
hand-full-house = kåk: tre { x-faces } och två { x-others }
hand-straight = en stege upp till { x-the-face }
hand-two-pairs = två par: { x-faces } och { x-others }
hand-one-pair = ett par { x-faces }
hand-nothing = ingenting, med en { x-face } som högst
option-kept_dice = Undanlagda tärningar
option-kept_dice-locked = ligger kvar
option-kept_dice-free = får slås om
option-straights = Stegar räknas
aid-poker = Ettan är högst, sedan 6 ner till 2.
kind-nothing = Ingenting
kind-one-pair = Ett par
kind-two-pairs = Två par
kind-three-alike = Tre lika
kind-straight = Stege
kind-full-house = Kåk
kind-four-alike = Fyra lika
kind-five-alike = Fem lika

x-faces = { $face ->
    [1] ettor
    [2] tvåor
    [3] treor
    [4] fyror
    [5] femmor
   *[other] sexor
}
x-others = { $other ->
    [1] ettor
    [2] tvåor
    [3] treor
    [4] fyror
    [5] femmor
   *[other] sexor
}
x-the-face = { $face ->
    [1] ettan
    [2] tvåan
    [3] trean
    [4] fyran
    [5] femman
   *[other] sexan
}
x-face = { $face ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[other] sexa
}
