yatzy = Yatzy
bluff = Bluff
good-man = Good Man
morris = Morris
hadsund = Hadsund
greedy = Greedy
twenty-five = Twenty-five
sevens = Sevens
