yatzy = Yatzy
bluff = Petkutus
good-man = Hyvä mies
morris = Morris
greedy = Ahne
twenty-five = 25
