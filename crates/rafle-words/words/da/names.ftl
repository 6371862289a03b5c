yatzy = Yatzy
bluff = Tænkeboks
good-man = God mand
morris = Morris
greedy = Begærlig
twenty-five = 25
