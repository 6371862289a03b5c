about = Dos dados, una tirada, una suma. El juego más rápido de la estantería.
help-throws = Los dos dados se suman. Gana la suma más alta.
