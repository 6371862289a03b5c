about = Morris con una scatola intera, e un tiro che sposta tutti i fiammiferi in una volta.
help-keep-or-stop = Tieni alcuni dadi e tira il resto, o fermati con quello che hai.
help-throws = Il tiro più alto e il più basso decidono dove vanno i fiammiferi.
option-box = Fiammiferi nella scatola
option-second_throw = Il tiro che vale tutto meno uno
option-second_throw-4-4-4 = 4 4 4
option-second_throw-4-4-1 = 4 4 1
