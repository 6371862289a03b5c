yatzy = Yatzy
bluff = Petkutus
good-man = Hyvä mies
morris = Morris
hadsund = Hadsund
greedy = Ahne
twenty-five = 25
sevens = Seitsikko
