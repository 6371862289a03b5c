about = Sexa fyrir húsið, ás fyrir heimilið, og hinir þrír teningarnir gefa stig.
help-throws = Þig vantar sexu og ás áður en hinir teningarnir teljast.
house = Hús
home = Heimili
point-dice = Stig
option-point_dice = Stigateningum er haldið
option-point_dice-any = hverjum fyrir sig
option-point_dice-all-or-none = öllum eða engum
