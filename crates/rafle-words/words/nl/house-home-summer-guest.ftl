about = Een zes, een vijf en een vier, in die volgorde, in drie worpen.
help-throws = Eerst een zes, dan een vijf, dan een vier: alleen in die volgorde.
house = Huis
home = Haard
guest = Zomergast
last-throw = In worp
collected = { $items ->
    [0] { $seat } heeft niets.
    [1] { $seat } heeft er één van de drie, in worp { $last }.
   *[other] { $seat } heeft er { $items } van de drie, het laatste in worp { $last }.
}
option-winner = Wie kan winnen
option-winner-progress = wie het verst komt
option-winner-complete-only = alleen wie alle drie heeft
option-tie_break = Evenveel
option-tie_break-fewest-throws = wie de minste worpen nodig had, wint
option-tie_break-none = gelijk
