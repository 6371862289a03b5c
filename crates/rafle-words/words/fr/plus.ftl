about = Deux dés, un lancer, une somme. Le jeu le plus rapide de l’étagère.
help-throws = Deux dés s’additionnent. La plus grande somme gagne.
