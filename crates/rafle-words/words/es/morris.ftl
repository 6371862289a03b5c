about = La tirada más baja se llena las manos de palillos; la más alta se deshace de ellos.
help-keep-or-stop = Guarda algunos y tira el resto, o plántate con lo que tienes.
help-throws = La tirada más alta y la más baja deciden adónde van los palillos.
throw-big-julle = Gran Julle
throw-little-julle = Pequeño Julle
throw-morris = Morris { $n }
option-morris_2_value = Lo que vale 2 1 1
