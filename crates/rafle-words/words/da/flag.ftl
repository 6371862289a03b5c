about = Vælg et tal, slå det tolv gange, og dit flag er tegnet.
say-pick = { $seat } skal vælge et tal fra 1 til 6.
say-pick-you = Vælg dit tal, fra 1 til 6.
help-pick = Hver gang du slår dit tal, får dit flag en streg.
say-hopes-for = { $seat } skal kaste én terning og håber på { $number }.
say-hopes-for-you = Kast én terning: du håber på { $number }.
help-hopes-for = Dit tal giver en streg. Tolv streger vinder.
pick-number = Vælg { $number }
picked = { $seat } vælger { $number }.
stroke = { $seat } tegner streg { $count } af { $strokes }.
lucky-number = { $number ->
    [0] intet tal endnu
   *[other] tallet { $number }
}
picked-already = tallene er valgt
no-such-number = ingen terning viser { $number }
option-strokes = Streger i et flag
option-throw_again = Kast igen efter en streg
