about = Throw on for more, or bank before a one takes it all.
stop-and-bank = { $points ->
    [1] Stop and bank one point
   *[other] Stop and bank { $points } points
}
banked = { $seat } banks and now has { $points }.
turn-lost = { $points ->
    [0] The turn is over for { $seat }.
    [1] { $seat } loses one point.
   *[other] { $seat } loses { $points } points.
}
stays-with = { $seat } stays at { $points }.
