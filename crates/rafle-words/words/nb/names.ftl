yatzy = Yatzy
bluff = Tenkeboks
good-man = God mann
morris = Morris
greedy = Grisk
twenty-five = 25
