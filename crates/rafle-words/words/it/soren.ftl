about = Tre tiri, ogni volta il dado più alto da parte; l’ultimo moltiplica.
help-throws = Ogni volta va da parte il dado più alto; l’ultimo moltiplica.
