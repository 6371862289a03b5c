about = Vänd tärningen ett kvarts varv, lägg till den nya siffran och landa på 25.
help-throws = Tärningen visar var summan börjar.
say-turns-the-die = { $seat } ska vända tärningen över en kant.
say-turns-the-die-you = Vänd tärningen över en kant.
help-turns-the-die = Den nya siffran läggs till. Landa på 25, och inte över.
total-of = { $total } av { $target }
on-top = Uppåt
sides = På sidorna
turn-up = Vänd upp { x-the-face }
turned = { $seat } vänder upp { x-the-face }: { $total }.
hit-the-target = { $seat } träffar målet och vinner.
went-over = { $seat } går över, så { $winner } vinner.
no-side-of-the-die = ett kvarts varv kan inte få upp { x-the-face }
option-target = Summan som vinner

x-the-face = { $face ->
    [1] ettan
    [2] tvåan
    [3] trean
    [4] fyran
    [5] femman
   *[other] sexan
}
