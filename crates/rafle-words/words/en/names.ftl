yatzy = Yatzy
bluff = Bluff
good-man = Good Man
morris = Morris
greedy = Greedy
twenty-five = Twenty-five
