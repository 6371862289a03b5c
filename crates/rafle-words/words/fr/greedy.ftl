about = Relance pour plus, ou engrange avant qu’un as ne rafle tout.
help-again-or-stop = Arrête-toi pour engranger les points du tour, ou risque-les.
help-throws = Chaque dé s’ajoute à ton tour, mais un as prend tout.
stop-and-bank = { $points ->
    [1] Engranger un point
    [one] Engranger { $points } point
   *[other] Engranger { $points } points
}
banked = { $seat } engrange et en est à { $points }.
turn-lost = { $points ->
    [0] Pour { $seat }, le tour est fini.
    [1] { $seat } perd un point.
    [one] { $seat } perd { $points } point.
   *[other] { $seat } perd { $points } points.
}
stays-with = { $seat } reste à { $points }.
