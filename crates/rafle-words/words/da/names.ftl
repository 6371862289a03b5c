good-man = God mand
greedy = Begærlig
twenty-five = 25
