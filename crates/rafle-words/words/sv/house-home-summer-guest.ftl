about = En sexa, en femma och en fyra, i den ordningen, på tre slag.
help-throws = Först en sexa, sedan en femma och sist en fyra, i den ordningen.
house = Hus
home = Hem
guest = Sommarstuga
last-throw = I slag
collected = { $items ->
    [0] { $seat } fick ingenting.
    [1] { $seat } fick en av tre, i slag { $last }.
   *[other] { $seat } fick { $items } av tre, den sista i slag { $last }.
}
option-winner = Vem som kan vinna
option-winner-progress = den som kommer längst
option-winner-complete-only = bara med alla tre
option-tie_break = Lika många
option-tie_break-fewest-throws = den som behövde minst antal slag vinner
option-tie_break-none = oavgjort
