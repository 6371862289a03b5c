about = Tres dados, otra vez todos o ninguno, y tres iguales te sacan del juego.
option-topped_pas = Tres iguales por debajo de otros más altos
option-topped_pas-nothing = no pasa nada
option-topped_pas-gives = todos los palillos van a quien pierde
help-throws = Se tiran los tres dados, o ninguno.
