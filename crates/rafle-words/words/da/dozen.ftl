about = Tre kast eller fire: så tæt på tolv, som du tør.
help-again-or-stop = Tolv er bedst. Over tolv er runden tabt.
help-throws = Hvert kast lægges til. Kommer du over tolv, er du ude.
stop-with = Stop med { $points }
stays-at = { $seat } bliver på { $sum }.
went-out = { $seat } har { $sum } og er ude.
sums = Denne runde
out = ude
