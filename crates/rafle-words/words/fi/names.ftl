yatzy = Yatzy
bluff = Petkutus
good-man = Hyvä mies
greedy = Ahne
twenty-five = 25
