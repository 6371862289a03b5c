about = ¿Cuánto tarda en salir un uno? Diez tiradas como mucho.
say-throw-of = Turno de hacer la tirada { $number } de { $most }: { $seat }.
say-throw-of-you = Tirada { $number } de { $most }: a ver si sale un 1.
help-throw-of = Terminas en cuanto sale un 1.
throws = Tiradas
so-far = { $count } por ahora
missed = sin 1
found = { $count ->
    [1] { $seat } saca el 1 en una sola tirada.
   *[other] { $seat } saca el 1 en { $count } tiradas.
}
missed-it = { $seat } no saca ningún 1.
