add-and-subtract = Lägg till och dra ifrån
plus-minus = Plus och minus
multiply = Gångerspelet
plus = Plusspelet
soren = Sune
good-man = God man
greedy = Från 1 till 100
