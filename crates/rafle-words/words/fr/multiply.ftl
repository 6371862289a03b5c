about = Deux dés, un lancer, et on multiplie.
help-throws = Deux dés se multiplient. Le plus grand produit gagne.
