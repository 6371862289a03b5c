about = En sekser, en femmer og en firer, i den orden, i tre kast.
help-throws = Først en sekser, så en femmer, så en firer: kun i den orden.
house = Hus
home = Hjem
guest = Landligger
last-throw = I kast
collected = { $items ->
    [0] { $seat } fik ingenting.
    [1] { $seat } fik én af tre, i kast { $last }.
   *[other] { $seat } fik { $items } af tre, den sidste i kast { $last }.
}
option-winner = Hvem kan vinde
option-winner-progress = den, der når længst
option-winner-complete-only = kun med alle tre
option-tie_break = Lige mange
option-tie_break-fewest-throws = den, der brugte færrest kast, vinder
option-tie_break-none = uafgjort
