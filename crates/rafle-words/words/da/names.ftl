yatzy = Yatzy
bluff = Tænkeboks
good-man = God mand
greedy = Begærlig
twenty-five = 25
