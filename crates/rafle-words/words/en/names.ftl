good-man = Good Man
greedy = Greedy
