about = Tre kast eller fire: så tæt på tolv, som du tør.
stop-with = Stop med { $points }
stays-at = { $seat } bliver på { $sum }.
went-out = { $seat } har { $sum } og er ude.
sums = Denne runde
out = ude
