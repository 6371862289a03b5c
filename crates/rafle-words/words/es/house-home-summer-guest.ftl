about = Un seis, un cinco y un cuatro, en este orden, en tres tiradas.
help-throws = Primero un seis, luego un cinco, luego un cuatro: en este orden.
house = Casa
home = Hogar
guest = Veraneante
last-throw = En tirada
collected = { $items ->
    [0] { $seat } no consigue nada.
    [1] { $seat } consigue una de tres, en la tirada { $last }.
   *[other] { $seat } consigue { $items } de tres, la última en la tirada { $last }.
}
option-winner = Quién puede ganar
option-winner-progress = quien llega más lejos
option-winner-complete-only = solo con las tres cosas
option-tie_break = Con las mismas cosas
option-tie_break-fewest-throws = gana quien usó menos tiradas
option-tie_break-none = hay empate
