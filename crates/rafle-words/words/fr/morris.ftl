about = Le lancer le plus bas se remplit les mains d’allumettes ; le plus haut s’en débarrasse.
help-keep-or-stop = Garde des dés et lance le reste, ou arrête-toi avec ce que tu as.
help-throws = Le lancer le plus haut et le plus bas décident où vont les allumettes.
throw-big-julle = Grand Julle
throw-little-julle = Petit Julle
throw-morris = Morris { $n }
option-morris_2_value = Ce que vaut 2 1 1
