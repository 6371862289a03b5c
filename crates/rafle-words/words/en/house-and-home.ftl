about = A six for the house, a one for the home, and the other three dice count.
help-throws = You need a six and a one before the other dice count.
house = House
home = Home
point-dice = Points
option-point_dice = Point dice are kept
option-point_dice-any = one by one
option-point_dice-all-or-none = all or none
