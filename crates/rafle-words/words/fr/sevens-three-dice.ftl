about = Trois dés, tous ou aucun à relancer, et trois pareils te font sortir du jeu.
option-topped_pas = Un Pas sous un Pas plus haut
option-topped_pas-nothing = rien ne se passe
option-topped_pas-gives = toutes les allumettes vont à la personne qui perd
help-throws = On lance les trois dés, ou aucun.
