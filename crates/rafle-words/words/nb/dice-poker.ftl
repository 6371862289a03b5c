about = Tre kast til den beste hånden, og enere går over seksere.
help-throws = Opptil tre kast gir den beste hånden med fem terninger.
say-lay-any-aside = { $seat } kan legge terninger til side og skal kaste resten.
say-lay-any-aside-you = Legg til side det du vil, og kast resten.
help-lay-any-aside = Trykk på dem du vil legge til side. Det kan også være ingen.
x-faces = { $face ->
    [1] enere
    [2] toere
    [3] treere
    [4] firere
    [5] femmere
   *[other] seksere
}
x-others = { $other ->
    [1] enere
    [2] toere
    [3] treere
    [4] firere
    [5] femmere
   *[other] seksere
}
hand-full-house = hus: tre { x-faces } og to { x-others }
hand-straight = en straight opp til { $face }
hand-two-pairs = to par: { x-faces } og { x-others }
hand-one-pair = ett par { x-faces }
hand-nothing = ingenting, høyeste terning { $face }
option-kept_dice = Terninger lagt til side
option-kept_dice-locked = blir der
option-kept_dice-free = kan kastes på nytt
option-straights = Straight teller
aid-poker = 1 er høyest, så 6 ned til 2.
kind-nothing = Ingenting
kind-one-pair = Ett par
kind-two-pairs = To par
kind-three-alike = Tre like
kind-straight = Straight
kind-full-house = Hus
kind-four-alike = Fire like
kind-five-alike = Fem like
