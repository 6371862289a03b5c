about = Kies een getal, gooi het twaalf keer, en je vlag is getekend.
say-pick = { $seat } moet een getal kiezen van 1 tot en met 6.
say-pick-you = Kies je getal, van 1 tot en met 6.
help-pick = Elke keer dat je je getal gooit, teken je een streep van je vlag.
say-hopes-for = { $seat } moet één steen gooien en hoopt op { $number }.
say-hopes-for-you = Gooi één steen: je hoopt op { $number }.
help-hopes-for = Je getal tekent een streep. Twaalf strepen winnen.
pick-number = Kies { $number }
picked = { $seat } kiest { $number }.
stroke = { $seat } tekent streep { $count } van { $strokes }.
lucky-number = { $number ->
    [0] nog geen getal
   *[other] getal { $number }
}
picked-already = de getallen zijn al gekozen
no-such-number = er staat geen { $number } op de steen
option-strokes = Strepen van een vlag
option-throw_again = Nog eens gooien na een streep
