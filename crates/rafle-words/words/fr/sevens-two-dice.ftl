about = Deux dés sur la table et un troisième dans la tête.
help-throws = Le troisième dé, tu l’imagines, pour faire un sept.
