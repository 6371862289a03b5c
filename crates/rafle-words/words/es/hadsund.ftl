about = Morris con una caja entera, y una tirada que mueve todos los palillos de golpe.
help-keep-or-stop = Guarda algunos y tira el resto, o plántate con lo que tienes.
help-throws = La tirada más alta y la más baja deciden adónde van los palillos.
option-box = Palillos en la caja
option-second_throw = La tirada que vale todo menos uno
option-second_throw-4-4-4 = 4 4 4
option-second_throw-4-4-1 = 4 4 1
