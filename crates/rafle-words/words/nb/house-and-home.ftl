about = En sekser til hus, en ener til hjem, og så teller de tre andre.
help-throws = Du trenger en sekser og en ener før de andre terningene teller.
house = Hus
home = Hjem
point-dice = Poeng
option-point_dice = Poengterninger beholdes
option-point_dice-any = én og én
option-point_dice-all-or-none = alle eller ingen
