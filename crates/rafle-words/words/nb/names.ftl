yatzy = Yatzy
bluff = Tenkeboks
good-man = God mann
greedy = Grisk
twenty-five = 25
