add-and-subtract = Yhteen ja vähennys
plus-minus = Plus/miinus-peli
multiply = Kertolasku-peli
plus = Plus-peli
soren = Sören
good-man = Hyvä mies
greedy = Ahne
