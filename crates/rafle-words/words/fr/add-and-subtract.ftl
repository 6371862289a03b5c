about = Sept lancers d’un seul dé : certains s’ajoutent, d’autres se retirent.
