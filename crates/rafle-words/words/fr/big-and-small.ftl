about = D’abord la plus grosse somme, puis la plus petite ; les deux meilleurs vont en finale.
help-lay-some-aside = Dés hauts pour la première mi-temps, dés bas pour la deuxième.
goal-first-half = Première mi-temps : la plus grande somme gagne.
goal-second-half = Deuxième mi-temps : la plus petite somme gagne.
goal-final = Finale : la plus grande somme gagne.
