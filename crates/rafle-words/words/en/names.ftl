yatzy = Yatzy
bluff = Bluff
good-man = Good Man
greedy = Greedy
twenty-five = Twenty-five
five-crowns = Five Crowns
five-crowns-solitaire = Five Crowns Solitaire
