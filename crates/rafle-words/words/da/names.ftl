multiply = Gange-spillet
plus = Plus-spillet
good-man = God mand
greedy = Begærlig
