about = Three dice and a handful of precious throws: 4 5 6 is worth 3000.
say-improve-or-stop = { $seat }: lay one die aside and throw on, or stop?
big-zanzibar = Big Zanzibar: { $seat } scores { $points } points.
little-zanzibar = Little Zanzibar: { $seat } scores { $points } points.
option-improve = Up to three throws, one die aside after each
name-big-zanzibar = Big Zanzibar
name-little-zanzibar = Little Zanzibar
aid-zanzibar = In all others a 1 is worth 100, a 6 is worth 60, any other die its pips.
