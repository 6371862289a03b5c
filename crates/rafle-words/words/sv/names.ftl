yatzy = Yatzy
bluff = Bluff
good-man = God man
morris = Morris
hadsund = Hadsund
greedy = Från 1 till 100
twenty-five = 25
sevens = Mera sjuan
