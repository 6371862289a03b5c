about = Three dice and a handful of precious throws: 4 5 6 is worth 3000.
say-improve-or-stop = { $seat } may lay one die aside and throw on, or stop.
say-improve-or-stop-you = Lay one die aside and throw on, or stop?
big-zanzibar = Big Zanzibar: { $seat } scores { $points } points.
little-zanzibar = Little Zanzibar: { $seat } scores { $points } points.
option-improve = Up to three throws, one die aside after each
