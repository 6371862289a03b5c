yatzy = Yatzy
bluff = Bluff
good-man = Good Man
greedy = Greedy
twenty-five = Twenty-five
