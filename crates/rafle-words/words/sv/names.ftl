multiply = Gångerspelet
plus = Plusspelet
good-man = God man
greedy = Från 1 till 100
