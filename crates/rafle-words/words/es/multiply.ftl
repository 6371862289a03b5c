about = Dos dados, una tirada, y a multiplicar.
help-throws = Los dos dados se multiplican. Gana el producto más alto.
