about = Seis filas de palillos y un dado. Tala tu bosque antes que nadie.
help-throws = Se tala toda la fila de ese número, si sigue en pie.
forest = Bosque
row = Fila { $number }
felled = { $seat } tala la fila { $number }.
gone-already = { $seat } ya no tiene la fila { $number }.
