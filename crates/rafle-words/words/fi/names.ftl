good-man = Hyvä mies
greedy = Ahne
