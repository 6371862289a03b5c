about = En sexa till hus, en etta till hem, och så räknas de tre andra.
help-throws = Du behöver en sexa och en etta innan de andra räknas.
house = Hus
home = Hem
point-dice = Poäng
option-point_dice = Poängtärningar sparas
option-point_dice-any = en och en
option-point_dice-all-or-none = alla eller inga
