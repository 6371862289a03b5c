about = Velg et tall, kast det tolv ganger, og flagget er tegnet.
say-pick = { $seat } skal velge et tall fra 1 til 6.
say-pick-you = Velg tallet ditt, fra 1 til 6.
help-pick = Hvert kast med tallet ditt tegner én strek av flagget ditt.
say-hopes-for = { $seat } skal kaste én terning og håper på { $number }.
say-hopes-for-you = Kast én terning: Du håper på { $number }.
help-hopes-for = Tallet ditt tegner en strek. Tolv streker vinner.
pick-number = Velg { $number }
picked = { $seat } velger { $number }.
stroke = { $seat } tegner strek { $count } av { $strokes }.
lucky-number = { $number ->
    [0] ikke noe tall ennå
   *[other] tallet { $number }
}
picked-already = tallene er allerede valgt
no-such-number = ingen terning viser { $number }
option-strokes = Streker i et flagg
option-throw_again = Nytt kast etter en strek
