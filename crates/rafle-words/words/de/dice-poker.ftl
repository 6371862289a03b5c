about = Drei Würfe für die beste Hand, und Einsen gehen über Sechsen.
help-throws = Bis zu drei Würfe machen die beste Hand aus fünf Würfeln.
say-lay-any-aside = { $seat } ist dran: nach Wunsch Würfel beiseitelegen und den Rest werfen.
say-lay-any-aside-you = Leg beiseite, was du willst, und wirf den Rest.
help-lay-any-aside = Tipp Würfel an, um sie beiseitezulegen. Du musst keinen beiseitelegen.
x-poker-face = { $face ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
   *[other] Sechs
}
x-poker-faces = { $face ->
    [1] Einsen
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
   *[other] Sechsen
}
x-poker-others = { $other ->
    [1] Einsen
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
   *[other] Sechsen
}
hand-full-house = ein Full House: drei { x-poker-faces } und zwei { x-poker-others }
hand-straight = eine Straße bis zur { x-poker-face }
hand-two-pairs = zwei Paare: { x-poker-faces } und { x-poker-others }
hand-one-pair = ein Paar { x-poker-faces }
hand-nothing = nichts, die { x-poker-face } ist am höchsten
option-kept_dice = Beiseitegelegte Würfel
option-kept_dice-locked = bleiben beiseite
option-kept_dice-free = darf man neu werfen
option-straights = Straßen zählen
aid-poker = Die 1 ist am höchsten, dann 6 hinunter bis 2.
kind-nothing = Nichts
kind-one-pair = Ein Paar
kind-two-pairs = Zwei Paare
kind-three-alike = Drei Gleiche
kind-straight = Straße
kind-full-house = Full House
kind-four-alike = Vier Gleiche
kind-five-alike = Fünf Gleiche
