good-man = God mand
greedy = Begærlig
