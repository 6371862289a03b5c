about = Vælg et tal, slå det tolv gange, og dit flag er tegnet.
say-pick = { $seat } vælger et tal fra 1 til 6.
say-hopes-for = { $seat } kaster én terning og håber på { $number }.
pick-number = Vælg { $number }
picked = { $seat } vælger { $number }.
stroke = { $seat } tegner streg { $count } af { $strokes }.
lucky-number = { $count ->
    [0] intet tal endnu
   *[other] tallet { $count }
}
picked-already = tallene er valgt
no-such-number = ingen terning viser { $number }
option-strokes = Streger i et flag
option-throw_again = Kast igen efter en streg
