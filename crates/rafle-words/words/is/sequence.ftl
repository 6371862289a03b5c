about = Sex teningar, eitt kast: hver fær lengstu rununa?
help-throws = Lengsta runan í einu kasti vinnur.
run = { $length ->
    [1] engin runa; hæsti teningur er { $top }
   *[other] { $length } í röð, upp í { $top }
}
run-thrown = { $length ->
    [1] { $seat } fær enga runu; hæsti teningur er { $top }.
   *[other] { $seat } fær { $length } í röð, upp í { $top }.
}
