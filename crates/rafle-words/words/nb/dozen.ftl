about = Tre kast eller fire: så nær tolv som du tør.
help-again-or-stop = Tolv er best. Over tolv er runden tapt.
help-throws = Hvert kast legges til. Over tolv er du ute.
stop-with = Stopp med { $points }
stays-at = { $seat } blir stående på { $sum }.
went-out = { $seat } har { $sum } og er ute.
sums = Denne runden
out = ute
