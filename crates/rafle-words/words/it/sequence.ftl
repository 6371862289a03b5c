about = Sei dadi, un tiro: chi ha la sequenza più lunga?
help-throws = Vince la sequenza più lunga in un solo tiro.
run = { $length ->
    [1] nessuna sequenza; il dado più alto è { $top }
   *[other] { $length } in fila, fino a { $top }
}
run-thrown = { $length ->
    [1] { $seat } non ha sequenze; il dado più alto è { $top }.
   *[other] { $seat } ha { $length } in fila, fino a { $top }.
}
