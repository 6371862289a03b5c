about = Cuatro dados, se quita uno: ¿con qué tres te quedas?
help-removes = Quédate con tres dados, de modo que dos sumen siete.
help-throws = De cuatro dados se quita uno; los sietes alejan los palillos.
