about = En sekser, en femmer og en firer, i den rekkefølgen, på tre kast.
help-throws = Først en sekser, så en femmer, så en firer: bare slik.
house = Hus
home = Hjem
guest = Sommergjest
last-throw = I kast
collected = { $items ->
    [0] { $seat } har ikke fått noe.
    [1] { $seat } har fått én av tre, i kast { $last }.
   *[other] { $seat } har fått { $items } av tre, den siste i kast { $last }.
}
option-winner = Hvem som kan vinne
option-winner-progress = den som kommer lengst
option-winner-complete-only = bare med alle tre
option-tie_break = Like mange
option-tie_break-fewest-throws = den som trengte færrest kast, vinner
option-tie_break-none = uavgjort
