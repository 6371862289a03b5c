about = Throw on for more, or bank before a one takes it all.
stop-and-bank = { $points ->
    [one] Stop and bank one point
   *[other] Stop and bank { $points } points
}
banked = { $seat } banks and now has { $points }.
turn-lost = The turn is lost for { $seat }.
