about = Sechs Würfel, ein Wurf: Wer hat die längste Reihe?
help-throws = Die längste Reihe in einem Wurf gewinnt.
run = { $length ->
    [1] keine Reihe; der höchste Würfel ist { $top }
   *[other] { $length } in einer Reihe, bis { $top }
}
run-thrown = { $length ->
    [1] { $seat } hat keine Reihe; der höchste Würfel ist { $top }.
   *[other] { $seat } hat { $length } in einer Reihe, bis { $top }.
}
