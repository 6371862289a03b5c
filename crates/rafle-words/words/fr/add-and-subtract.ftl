about = Sept lancers d’un seul dé : on ajoute les uns, on retire les autres.
