add-and-subtract = Læg til og træk fra
plus-minus = Plus/minus-spillet
multiply = Gange-spillet
plus = Plus-spillet
soren = Søren
good-man = God mand
greedy = Begærlig
