about = Valitse luku, heitä se kaksitoista kertaa, ja lippusi on valmis.
say-pick = Nyt { $seat } valitsee luvun väliltä 1–6.
say-pick-you = Valitse lukusi, 1–6.
help-pick = Joka kerta, kun heität lukusi, piirrät lippuun yhden viivan.
say-hopes-for = Nyt { $seat } heittää nopan ja toivoo lukua { $number }.
say-hopes-for-you = Heitä noppa: toivot lukua { $number }.
help-hopes-for = Lukusi piirtää viivan. Kaksitoista viivaa voittaa.
pick-number = Valitse { $number }
picked = { $seat } valitsee luvun { $number }.
stroke = { $seat } piirtää viivan { $count } / { $strokes }.
lucky-number = { $number ->
    [0] ei vielä lukua
   *[other] luku { $number }
}
picked-already = luvut on jo valittu
no-such-number = nopassa ei ole lukua { $number }
option-strokes = Lipun viivat
option-throw_again = Uusi heitto viivan jälkeen
