# Words that games share.
number = { $n }
list-two = { $first } and { $last }
list-or = { $first } or { $last }
list-comma = { $first }, { $last }
list-semicolon = { "; " }
labelled = { $label }: { $what }
list-none = nothing
no-dice = no dice
number-decimal = { "." }
number-group = { "," }
# Above a rules page that is borrowed from English.
not-translated = This page has not been translated yet.
# Why the machine would not, after a colon.
system-not-found = there is no such file or folder
system-not-allowed = access is denied
system-is-folder = this is a folder
system-not-folder = a part of the path is not a folder
system-exists = something of that name is there already
system-in-use = the address is in use
system-refused = nothing answers there
system-full = the disk is full
system-other = { $why }

# What is going on.
over = The game is over.
won-by = { $winner } wins.
won-by-several = { $winners } share the win.
won-by-nobody = Nobody wins.
say-throws = { $count ->
    [1] { $seat } is to throw one die.
   *[other] { $seat } is to throw { $count } dice.
}
say-throws-you = { $count ->
    [1] Throw the die.
   *[other] Throw { $count } dice.
}
help-throws = Tap the button, or the cup itself, and the dice are thrown.
throw-dice = { $count ->
    [1] Throw the die
   *[other] Throw { $count } dice
}
throw-again = Throw again
turn-so-far = { $points } this turn
points = { $points ->
    [1] one point
   *[other] { $points } points
}
round-of = Round { $number } of { $planned }
round-number = Round { $number }
hand-number = Hand { $number } of { $of }
# Beside the name of a game that is played to so many points.
to-points = to { $points }
playoff = Play-off: { $seats }
say-adds = { $seat } is to throw the die that is added.
say-adds-you = Throw the die that is added.
help-adds = What this die shows is added to your sum.
say-subtracts = { $seat } is to throw the die that is subtracted.
say-subtracts-you = Throw the die that is subtracted.
help-subtracts = What this die shows is taken from your sum.
first-die = First
add = Plus
subtract = Minus
times = Times
say-again-or-stop = { $seat } may throw again or stop.
say-again-or-stop-you = Throw again, or stop?
help-again-or-stop = Stopping keeps what you have. Throwing on may cost it.
game-of = Game { $number } of { $games }
this-game = This game
say-lay-some-aside = { $seat } is to lay at least one die aside.
say-lay-some-aside-you = Lay at least one die aside.
help-lay-some-aside = Tap the dice you want, then lay them aside for good.
say-throws-off = { $seat } is to throw { $count } dice to break the tie.
say-throws-off-you = Throw { $count } dice to break the tie.
help-throws-off = It is a tie: only those who share the place throw.
say-throws-final = { $seat } is to throw { $count } dice in the final.
say-throws-final-you = The final: throw { $count } dice.
help-throws-final = The two best meet: the better throw wins the game.

# What just happened.
threw = { $seat } throws { $dice }.
laid-aside = { $seat } lays { $dice } aside.
laid-nothing-aside = { $seat } lays nothing aside.
has-hand = { $seat } has { $hand }.
number-reached = { $seat } has { $number }.
first-half-won = { $seat } wins the first half.
second-half-won = { $seat } wins the second half; now the final.
both-halves-won = { $seat } wins both halves and with them the game.
final-won = { $seat } wins the final.
tied-throw-off = { $seats } are level and throw off.
turn-scored = { $points ->
    [1] { $seat } scores one point.
   *[other] { $seat } scores { $points } points.
}
game-won = { $seat } wins the game.
game-shared = { $seats } share the win.
sum-scored = { $seat } comes to { $points }.
round-won = { $seat } wins the round.
round-shared = { $seats } share the round.
round-unwon = Nobody wins the round.
playoff-begins = { $seats } play off.

# Buttons.
lay-aside = Lay the { $face } aside
lay-picked-aside = Lay the picked dice aside

# What a seat holds.
sticks = { $count ->
    [1] one stick
   *[other] { $count } sticks
}

# Hands of dice.
hand-three-alike = three { $face }s
hand-four-alike = four { $face }s
hand-five-alike = five { $face }s

# Sheets of two halves.
sheet-first-half = First half
sheet-second-half = Second half
sheet-throw-off = Throw-off
sheet-final = Final

# Why not.
unreadable = that is not understood here
game-over = the game is over
throw-first = the dice are still in the cup
nothing-to-throw = there is nothing to throw now
wrong-number-of-dice = { $count ->
    [1] one die is thrown, not { $thrown }
   *[other] { $count } dice are thrown, not { $thrown }
}
not-among-the-dice-thrown = no { $face } was thrown
not-all-thrown = { $dice } did not all come up
lay-at-least-one-aside = at least one die goes aside
wrong-number-of-seats = { $seats } cannot play this: { $most ->
    [1] it is played alone
   *[other] it takes { $least } to { $most }
}
no-such-seat = there is no seat { $seat }
not-begun = the game has not begun yet
begun-already = the game has begun
lot-first = it is not drawn yet who begins
no-lot-here = no lot is drawn here
game-says-who-begins = the rules of this game say who begins
seat-twice = a seat can be named only once
seats-stay = the game goes on with all its seats: somebody has to sit in each of them
resigned = { $seat } resigns.
resigned-already = { $seat } has resigned already
nothing-to-undo = { $count ->
    [0] there is nothing to take back
    [1] only one line can be taken back
   *[other] only { $count } lines can be taken back
}
choices-to-undo = { $count ->
    [0] there is nothing to take back
    [1] only one choice can be taken back
   *[other] only { $count } choices can be taken back
}
luck-is-drawn-here = the dice and cards come from the table here: just press Enter
answered-by-luck = luck has answered that choice, or something hidden was shown; it stays
picked-another = one of the chosen ones cannot be used for this
picked-few = { $least ->
    [1] choose at least one
   *[other] choose at least { $least }
}
picked-many = { $most ->
    [1] choose only one
   *[other] choose { $most } at most
}
bot-never-resigns = a bot plays there, and plays to the end
seated-for-good = who sits where was settled when the game began
hints-are-open = `hint` is open to everybody here
refused = `{ $line }`: { $why }
refused-open-are = `{ $line }`: { $why }; you can type { $open }
# The end of a list of what can be typed.
open-others = { $count ->
    [1] one other
   *[other] one of { $count } others
}
refused-expected = `{ $line }`: { $why }; it is written like `{ $like }`

# Options.
option-none = this game has no options, so no `{ $key }`
option-unknown = there is no option `{ $key }`; there are { $known }
option-too-low = { $key } { $value } is too low: at least { $least }
option-too-high = { $key } { $value } is too high: at most { $most }
option-no-number = { $key } takes a whole number from { $least } to { $most }, not `{ $value }`
several-things = { $one }; { $others }
option-wrong = { $why }; `{ $key }` was not changed
option-misfit = { $key } cannot be `{ $value }`; its values are { $values }
# House rules: a label, and values that stand for themselves behind it.
option-on = yes
option-off = no
option-rounds = Rounds
option-match_by = How rounds add up
option-match_by-wins = number of wins
option-match_by-total = sum of scores
option-ties = Ties at the end
option-ties-share = shared win
option-ties-playoff = play-off
option-matches = Sticks for each player
option-target = Points to reach
option-equal_turns = Finish the last round
option-kickers = Compare the other dice too

# Records.
nobody-to-advise = nobody has to choose here
hand-unknown = this record does not tell what { $seat } can do
game-not-over = the game is not over here
somebody-resigned = a player resigned here, so what came after says little
nothing-to-decide = nobody decides anything in this game: it is luck alone
record-empty = the record is empty
record-no-header = a record begins with `rafle`, a version, a game and its seats
record-version = this record is of version `{ $version }`; only version { $known } can be read
record-no-game = the header names no game
record-no-seats = the header does not say how many seats there are, as in `seats=2`
record-header-word = `{ $word }` in the header is not understood; options read `key=value`
record-header-twice = the header names `{ $key }` twice
record-refusal-form = a refusal reads `! LINE REASON`
record-expectation-form = the expectation `{ $text }` is not understood
record-empty-part = there is nothing between two semicolons
record-own-line = `{ $text }` needs a line of its own
record-not-refused = `{ $line }` was accepted, though a refusal was expected
record-unexpected = expected `{ $expected }`, found `{ $found }`

# Keeping dice.
keep-and-throw = Keep these and throw the others
throw-all = Throw them all again
kept = { $seat } keeps { $dice }.
kept-nothing = { $seat } keeps nothing and throws all the dice again.
no-throw-left = all throws of this turn are made
not-among-the-dice = the dice do not show { $dice }
total = Total
say-keep-or-throw = { $seat } may keep the dice or throw again.
say-keep-or-throw-you = Keep the dice, or throw again?
help-keep-or-throw = Keep what lies there, or throw once more and take what comes.
stop-with = { $points ->
    [1] Stop with one point
   *[other] Stop with { $points } points
}
keep-all-or-none = keep all of these dice or none
no-result = { $seat } has no result.
round-again = Nobody has won: the round is played again.

# Cards of five suits.
card = the { $rank } of { $suit }
joker = a joker
spades = spades
hearts = hearts
diamonds = diamonds
clubs = clubs
stars = stars
jack = jack
queen = queen
king = king
wild-ranks = { $n ->
    [11] Jacks are wild
    [12] Queens are wild
    [13] Kings are wild
   *[other] { $n }s are wild
}
book-of = Book: { $rank }
book-of-wilds = Book of wild cards
run-of = Run: { $from } to { $to } of { $suit }
deck-pile = { $count ->
    [0] Deck, empty
    [1] Deck, one card
   *[other] Deck, { $count } cards
}
turned-up = Turned up: { $card }.
card-not-in-hand = the hand does not have { $card }
card-is-elsewhere = the deck cannot bring { $card } any more
cards-come-first = cards are dealt or drawn first
not-asked-now = that is not what is asked for now
option-all_wild_melds = Wild cards alone
option-all_wild_melds-allow = make a meld
option-all_wild_melds-forbid = make no meld

# Sticks, cups and roll-offs.
pile = Pile
first-half = First half: the pile is being dealt out.
second-half = Second half: the sticks go round.
roll-off = Roll-off
say-keep-or-stop = { $seat } may keep some dice and throw the others, or stop.
say-keep-or-stop-you = Keep what you like and throw the rest, or stop.
help-keep-or-stop = Tap the dice you like to keep them, then throw the rest.
say-cover-or-stop = { $seat } may throw under the cup or stop.
say-cover-or-stop-you = Throw under the cup, or stop?
help-cover-or-stop = Under the cup nobody sees your throw until cups are lifted.
say-lifts = { $seat } is to lift the cup.
say-lifts-you = Lift your cup.
help-lifts = Your cup is lifted, and everybody sees your dice.
say-throws-off-lowest = { $seat } is to throw: who is lowest?
say-throws-off-lowest-you = Throw: who is lowest?
help-throws-off-lowest = The lowest throw among those who tie takes the sticks.
say-throws-off-highest = { $seat } is to throw: who is highest?
say-throws-off-highest-you = Throw: who is highest?
help-throws-off-highest = The highest throw among those who tie is the best.
lift-the-cup = Lift the cup
keep-and-cover = Keep these and throw the others under the cup
cover-all = Throw them all under the cup
stop = Stop
stopped = { $seat } stops with { $dice }.
covered = { $count ->
    [1] { $seat } throws one die under the cup.
   *[other] { $seat } throws { $count } dice under the cup.
}
lifted = { $seat } lifts the cup: { $dice }.
round-void = All throws are equal: the round is thrown again.
tied-for-lowest = { $seats } tie for lowest and throw again.
tied-for-highest = { $seats } tie for highest and throw again.
took-sticks = { $count ->
    [1] { $seat } takes one stick from the pile.
   *[other] { $seat } takes { $count } sticks from the pile.
}
gave-sticks = { $count ->
    [1] One stick goes from { $seats } to { $to }.
   *[other] { $count } sticks go from { $seats } to { $to }.
}
nothing-moves = No stick moves.
left-the-game = Rid of all sticks: { $seats }.
throw-worth = { $count ->
    [1] { $name }: one stick
   *[other] { $name }: { $count } sticks
}
throw-plain = { $dice }
throw-pas = Pas { $n }
throw-sequence = Sequence no. { $n }
throw-nothing = Nothing
throw-the-sequence = Sequence
throw-born-seven = Born seven
throw-seven-and = Seven + { $n }
throw-extra = Extra throw { $dice }
throw-ranked = { $name }, place { $place }
throw-covered = Throw under the cup
say-removes = { $seat } is to remove one die.
say-removes-you = Remove one die.
help-removes = Take away the die that helps you least.
remove-die = Remove the { $face }
removed = { $seat } removes a { $face }.
say-imagines = { $seat } is to imagine the third die.
say-imagines-you = Imagine the third die: which face?
help-imagines = Choose the face that goes best with your two dice.
imagine-die = Imagine a { $face }
imagined = { $seat } imagines a { $face }.
not-open-now = that cannot be chosen now
throw-at-least-one = at least one die is thrown; `stop` keeps them all
option-pile = Sticks in the pile
option-end = End of the game
option-end-first-out = when one player is out
option-end-last-one-left = when only one player is left
option-empty_at_half_time = No sticks when the pile runs out
option-empty_at_half_time-play-on = play on
option-empty_at_half_time-out = out at once
option-keep = Dice set aside
option-keep-locked = stay there
option-keep-free = may be thrown again
option-lead = Who starts the next round
option-lead-rotate = the next player
option-lead-loser = the player with the lowest throw
option-pas_exit = Leaving with three of a kind
option-pas_exit-both-phases = at any time
option-pas_exit-phase-2-only = only when the pile is empty
option-pas_exit-loses = at any time, but it loses while there is a pile
option-throw_limit = Throws in a turn
option-throw_limit-three = up to three
option-throw_limit-leader = no more than the round’s first player used
option-extras = 2 2 1, 5 5 1 and 4 4 1
option-extras-bottom = count, below all others
option-extras-top = are highest
option-extras-off = count for nothing

# Cards to have at hand.
aid-throws = What throws are worth
aid-hands = What hands are worth
aid-halves = The highest throw moves its worth in sticks to the lowest.
aid-leaving = The lowest throw loses the round.
aid-leaving-removing = The best three of your four dice; the lowest throw loses the round.
aid-leaving-imagining = Two dice and the best third one you can think of; the lowest throw loses the round.
throw-others = All others
throw-pas-all = Pas
throw-sequence-all = Sequences
worth-all = all
worth-all-but-one = all but one
worth-leaves = leaves
worth-leaves-if-highest = leaves if highest
aid-throw = Throw
aid-name = Name
aid-worth = Worth
aid-chance = Chance
aid-or-better = This or better
aid-down-to = { $first } down to { $last }
aid-percent = { $number }%
aid-one-throw = { $dice ->
    [1] One throw of one die
   *[other] One throw of { $dice } dice, in { $ways } ways
}

# Score pads.
pad-by-hand = Hand by hand
pad-by-round = Round by round
pad-wild = Wild
pad-round = Round
# Went out in this hand, and so ended it; not out of the game.
pad-out = out
pad-fewest = The lowest total wins.
pad-most = The highest total wins.
pad-leads = { $seat } leads with { $points }.
pad-hand-number = Hand { $number }
pad-hand-wild = Hand { $number }: { $wild }
pad-round-number = Round { $number }
pad-now = now being played, { $cards } cards each
