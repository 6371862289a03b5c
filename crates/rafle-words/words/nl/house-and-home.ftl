about = Een zes voor het huis, een één voor de haard, en de andere drie stenen tellen.
help-throws = Je hebt een zes en een één nodig voordat de andere stenen tellen.
house = Huis
home = Haard
point-dice = Punten
option-point_dice = Puntenstenen houd je
option-point_dice-any = een voor een
option-point_dice-all-or-none = alle of geen
