multiply = Multiply
plus = Plus
good-man = Good Man
greedy = Greedy
