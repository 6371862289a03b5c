about = Such dir eine Zahl aus, würfle sie zwölfmal, und deine Flagge ist gemalt.
say-pick = { $seat } ist dran: eine Zahl von 1 bis 6 aussuchen.
say-pick-you = Such dir deine Zahl aus, von 1 bis 6.
help-pick = Jeder Wurf mit deiner Zahl malt einen Strich deiner Flagge.
say-hopes-for = { $seat } ist dran: einen Würfel werfen und auf { $number } hoffen.
say-hopes-for-you = Wirf einen Würfel: Du hoffst auf { $number }.
help-hopes-for = Deine Zahl malt einen Strich. Zwölf Striche gewinnen.
pick-number = { $number } nehmen
picked = { $seat } nimmt die Zahl { $number }.
stroke = { $seat } malt Strich { $count } von { $strokes }.
lucky-number = { $number ->
    [0] noch keine Zahl
   *[other] Zahl { $number }
}
picked-already = die Zahlen sind schon ausgesucht
no-such-number = kein Würfel zeigt { $number }
option-strokes = Striche einer Flagge
option-throw_again = Nach einem Strich noch ein Wurf
