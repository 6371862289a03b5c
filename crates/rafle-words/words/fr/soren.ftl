about = Trois lancers, le plus haut dé de côté chaque fois ; le dernier multiplie.
help-throws = Le plus haut dé est mis de côté chaque fois ; le dernier multiplie.
