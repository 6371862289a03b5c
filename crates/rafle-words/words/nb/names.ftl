add-and-subtract = Legg til og trekk fra
plus-minus = Pluss/minus-spillet
multiply = Gangespillet
plus = Plusspillet
soren = Søren
good-man = God mann
greedy = Grisk
