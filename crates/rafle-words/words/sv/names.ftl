yatzy = Yatzy
bluff = Bluff
good-man = God man
greedy = Från 1 till 100
twenty-five = 25
five-crowns = Five Crowns
five-crowns-solitaire = Five Crowns-solitaire
