about = Gooi door voor meer, of stel veilig voordat een één alles pakt.
help-again-or-stop = Stop en stel de punten van deze beurt veilig, of waag ze.
help-throws = Elke worp tel je op bij je beurt, maar een één pakt alles af.
stop-and-bank = { $points ->
    [1] Stop met één punt
   *[other] Stop met { $points } punten
}
banked = { $seat } stelt veilig en heeft nu { $points }.
turn-lost = { $points ->
    [0] De beurt van { $seat } is voorbij.
    [1] { $seat } verliest één punt.
   *[other] { $seat } verliest { $points } punten.
}
stays-with = { $seat } blijft op { $points }.
