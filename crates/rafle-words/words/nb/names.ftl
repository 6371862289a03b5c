yatzy = Yatzy
bluff = Tenkeboks
good-man = God mann
greedy = Grisk
twenty-five = 25
five-crowns = Five Crowns
five-crowns-solitaire = Five Crowns-kabal
