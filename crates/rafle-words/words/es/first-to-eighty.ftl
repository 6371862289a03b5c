about = Dos dados por turno, y los dobles se multiplican. ¿Quién llega antes a ochenta?
help-throws = Dos dados se suman; los dobles valen más.
option-doubles = Puntos por un doble
option-doubles-best = suma o producto, lo que sea mayor
option-doubles-product = siempre el producto
