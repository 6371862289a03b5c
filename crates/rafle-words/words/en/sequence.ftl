about = Six dice, one throw: who has the longest run?
help-throws = The longest run of dice in one throw wins.
run = { $length ->
    [1] no run; the highest die is { $top }
   *[other] { $length } in a row, up to { $top }
}
run-thrown = { $length ->
    [1] { $seat } has no run; the highest die is { $top }.
   *[other] { $seat } has { $length } in a row, up to { $top }.
}
