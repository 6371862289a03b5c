about = En sekser til hus, en ener til hjem, og så tæller de tre andre terninger.
help-throws = Du skal have en sekser og en ener, før de andre tæller.
house = Hus
home = Hjem
point-dice = Point
option-point_dice = Pointterninger beholdes
option-point_dice-any = hver for sig
option-point_dice-all-or-none = alle eller ingen
