yatzy = Yatzy
bluff = Petkutus
good-man = Hyvä mies
greedy = Ahne
twenty-five = 25
five-crowns = Five Crowns
five-crowns-solitaire = Five Crowns -pasianssi
