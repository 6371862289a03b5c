about = Kuutonen, viitonen ja nelonen tässä järjestyksessä, kolmella heitolla.
help-throws = Ensin kuutonen, sitten viitonen ja nelonen: vain tässä järjestyksessä.
house = Mökki
home = Koti
guest = Maalainen
last-throw = Heitolla
collected = { $items ->
    [0] { $seat } ei saa mitään.
    [1] { $seat } saa yhden kolmesta, heitolla { $last }.
   *[other] { $seat } saa { $items } kolmesta, viimeisen heitolla { $last }.
}
option-winner = Kuka voi voittaa
option-winner-progress = pisimmälle päässyt
option-winner-complete-only = vain kaikki kolme saanut
option-tie_break = Yhtä monta
option-tie_break-fewest-throws = aiemmalla heitolla saanut voittaa
option-tie_break-none = tasapeli
