about = Veldu tölu, kastaðu henni tólf sinnum, og fáninn er tilbúinn.
say-pick = { $seat } á að velja tölu frá 1 til 6.
say-pick-you = Veldu töluna þína, frá 1 til 6.
help-pick = Hvert kast með tölunni þinni teiknar eitt strik af fánanum.
say-hopes-for = { $seat } á að kasta einum teningi og vonast eftir tölunni { $number }.
say-hopes-for-you = Kastaðu einum teningi: þú vonast eftir tölunni { $number }.
help-hopes-for = Talan þín teiknar strik. Tólf strik vinna.
pick-number = Velja { $number }
picked = { $seat } velur { $number }.
stroke = { $seat } teiknar strik { $count } af { $strokes }.
lucky-number = { $number ->
    [0] engin tala enn
   *[other] talan { $number }
}
picked-already = búið er að velja tölurnar
no-such-number = enginn teningur sýnir { $number }
option-strokes = Strik í fána
option-throw_again = Kasta aftur eftir strik
