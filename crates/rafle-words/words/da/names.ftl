yatzy = Yatzy
bluff = Tænkeboks
good-man = God mand
greedy = Begærlig
twenty-five = 25
five-crowns = Five Crowns
five-crowns-solitaire = Five Crowns-kabale
