about = Morris avec une boîte entière, et un lancer qui déplace toutes les allumettes d’un coup.
help-keep-or-stop = Garde des dés et lance le reste, ou arrête-toi avec ce que tu as.
help-throws = Le lancer le plus haut et le plus bas décident où vont les allumettes.
option-box = Allumettes dans la boîte
option-second_throw = Le lancer qui vaut tout sauf une
option-second_throw-4-4-4 = 4 4 4
option-second_throw-4-4-1 = 4 4 1
