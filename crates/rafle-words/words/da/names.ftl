yatzy = Yatzy
bluff = Tænkeboks
good-man = God mand
morris = Morris
hadsund = Hadsund
greedy = Begærlig
twenty-five = 25
sevens = Syvere
