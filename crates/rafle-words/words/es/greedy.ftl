about = Tira por más, o anota antes de que un uno se lo lleve todo.
help-again-or-stop = Plántate y anota los puntos del turno, o arriésgalos.
help-throws = Cada dado suma en tu turno, pero un uno se lo lleva todo.
stop-and-bank = { $points ->
    [1] Anotar un punto
   *[other] Anotar { $points } puntos
}
banked = { $seat } anota y llega a { $points }.
turn-lost = { $points ->
    [0] { $seat } termina su turno sin puntos.
    [1] { $seat } pierde un punto.
   *[other] { $seat } pierde { $points } puntos.
}
stays-with = { $seat } sigue con { $points }.
