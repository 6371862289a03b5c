add-and-subtract = Add and Subtract
plus-minus = Plus and Minus
multiply = Multiply
plus = Plus
soren = Søren
good-man = Good Man
greedy = Greedy
