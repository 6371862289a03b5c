about = Välj en siffra, slå den tolv gånger, och flaggan är ritad.
say-pick = { $seat } ska välja en siffra från 1 till 6.
say-pick-you = Välj din siffra, från 1 till 6.
help-pick = Varje slag med din siffra ritar ett streck på din flagga.
say-hopes-for = { $seat } ska slå en tärning och hoppas på { $number }.
say-hopes-for-you = Slå en tärning: du hoppas på { $number }.
help-hopes-for = Din siffra ritar ett streck. Tolv streck vinner.
pick-number = Välj { $number }
picked = { $seat } väljer { $number }.
stroke = { $seat } ritar streck { $count } av { $strokes }.
lucky-number = { $number ->
    [0] ingen siffra än
   *[other] siffra { $number }
}
picked-already = siffrorna är redan valda
no-such-number = ingen tärning visar { $number }
option-strokes = Streck i en flagga
option-throw_again = Slå igen efter ett streck
