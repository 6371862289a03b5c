about = Eine Sechs fürs Haus, eine Eins fürs Heim, und die anderen drei Würfel zählen.
help-throws = Du brauchst eine Sechs und eine Eins, bevor die anderen Würfel zählen.
house = Haus
home = Heim
point-dice = Punkte
option-point_dice = Punktewürfel behalten
option-point_dice-any = einzeln
option-point_dice-all-or-none = alle oder keinen
