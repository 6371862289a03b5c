yatzy = Yatzy
bluff = Tenkeboks
good-man = God mann
morris = Morris
hadsund = Hadsund
greedy = Grisk
twenty-five = 25
sevens = Syvere
