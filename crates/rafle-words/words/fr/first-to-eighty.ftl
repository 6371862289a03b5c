about = Deux dés par tour, et on multiplie les doubles. Qui sera à 80 avant les autres ?
help-throws = Deux dés s’additionnent ; les doubles valent plus.
option-doubles = Points pour un double
option-doubles-best = somme ou produit, le plus grand
option-doubles-product = toujours le produit
