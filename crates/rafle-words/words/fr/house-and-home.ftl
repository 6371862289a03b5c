about = Un six pour la maison, un as pour le foyer, et les trois autres dés comptent.
help-throws = Il te faut un six et un as avant que les autres dés comptent.
house = Maison
home = Foyer
point-dice = Points
option-point_dice = Les dés de points se gardent
option-point_dice-any = un par un
option-point_dice-all-or-none = tous ou aucun
