about = Sechs Würfe, nach jedem ein Würfel beiseite. Einsen sind Gold wert.
help-throws = Nach jedem Wurf wird ein Würfel beiseitegelegt, insgesamt sechs.
say-lay-one-aside = { $seat } ist dran: einen Würfel beiseitelegen.
say-lay-one-aside-you = Leg einen Würfel beiseite.
help-lay-one-aside = Eine Eins zählt 100, eine Sechs 50, jeder andere Würfel seine Augen.
option-auto_pick = Den besten Würfel ungefragt nehmen
