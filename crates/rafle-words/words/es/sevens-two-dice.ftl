about = Dos dados en la mesa y un tercero en la cabeza.
help-throws = El tercer dado lo imaginas tú, para hacer un siete.
