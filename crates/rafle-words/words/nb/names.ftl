good-man = God mann
greedy = Grisk
