multiply = Gangespillet
plus = Plusspillet
good-man = God mann
greedy = Grisk
