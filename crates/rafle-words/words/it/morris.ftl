about = Il tiro più basso si riempie le mani di fiammiferi; il più alto se ne libera.
help-keep-or-stop = Tieni alcuni dadi e tira il resto, o fermati con quello che hai.
help-throws = Il tiro più alto e il più basso decidono dove vanno i fiammiferi.
throw-big-julle = Grande Julle
throw-little-julle = Piccolo Julle
throw-morris = Morris { $n }
option-morris_2_value = Quanto vale 2 1 1
