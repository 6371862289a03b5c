yatzy = Yatzy
bluff = Petkutus
good-man = Hyvä mies
greedy = Ahne
