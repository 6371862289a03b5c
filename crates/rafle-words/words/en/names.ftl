good-man = Good Man
greedy = Greedy
twenty-five = Twenty-five
