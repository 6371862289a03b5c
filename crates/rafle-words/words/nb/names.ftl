yatzy = Yatzy
bluff = Tenkeboks
good-man = God mann
greedy = Grisk
twenty-five = 25
dice-poker = Poker med terninger
trump = Trumf
