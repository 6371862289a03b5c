multiply = Kertolasku-peli
plus = Plus-peli
good-man = Hyvä mies
greedy = Ahne
