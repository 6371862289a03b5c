about = Elige un número, sácalo doce veces, y tu bandera está dibujada.
say-pick = Turno de elegir un número del 1 al 6: { $seat }.
say-pick-you = Elige tu número, del 1 al 6.
help-pick = Cada vez que sale tu número dibujas un trazo de tu bandera.
say-hopes-for = Turno de tirar un dado y buscar el { $number }: { $seat }.
say-hopes-for-you = Tira un dado: buscas el { $number }.
help-hopes-for = Tu número dibuja un trazo. Con doce trazos ganas.
pick-number = Elegir el { $number }
picked = { $seat } elige el { $number }.
stroke = { $seat } dibuja el trazo { $count } de { $strokes }.
lucky-number = { $number ->
    [0] sin número todavía
   *[other] número { $number }
}
picked-already = los números ya están elegidos
no-such-number = ningún dado muestra { $number }
option-strokes = Trazos de una bandera
option-throw_again = Volver a tirar tras un trazo
