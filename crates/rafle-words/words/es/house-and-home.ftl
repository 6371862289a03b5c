about = Un seis para la casa, un uno para el hogar, y los otros tres dados cuentan.
help-throws = Necesitas un seis y un uno antes de que cuenten los demás.
house = Casa
home = Hogar
point-dice = Puntos
option-point_dice = Guardar los puntos
option-point_dice-any = dado a dado
option-point_dice-all-or-none = todos o ninguno
