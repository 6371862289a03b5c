about = Scegli un numero, tiralo dodici volte, e la tua bandiera è disegnata.
say-pick = Tocca a { $seat } scegliere un numero da 1 a 6.
say-pick-you = Scegli il tuo numero, da 1 a 6.
help-pick = Ogni tiro con il tuo numero disegna un tratto della tua bandiera.
say-hopes-for = Tocca a { $seat } tirare un dado: serve il numero { $number }.
say-hopes-for-you = Tira un dado: ti serve il numero { $number }.
help-hopes-for = Il tuo numero disegna un tratto. Si vince con dodici tratti.
pick-number = Scegli { $number }
picked = { $seat } sceglie il numero { $number }.
stroke = { $seat } disegna il tratto { $count } di { $strokes }.
lucky-number = { $number ->
    [0] ancora nessun numero
   *[other] numero { $number }
}
picked-already = i numeri sono già scelti
no-such-number = nessun dado mostra { $number }
option-strokes = Tratti di una bandiera
option-throw_again = Tira di nuovo dopo un tratto
