about = Every cup hides four dice, and every bid may be a lie.
help-throws = Only you see what lies under your cup.
say-opens = { $seat } is to open the bidding.
say-opens-you = You open: make the first bid.
help-opens = Say how many dice of a face lie under all cups. It may be a lie.
say-raise-or-lift = { $seat } may raise the bid or lift the cups.
say-raise-or-lift-you = Bid more, or lift the cups.
help-raise-or-lift = Say more, or lift if you do not believe the last bid.
say-shows = { $seat } is to show what lies under the cup.
say-shows-you = Show what lies under your cup.
help-shows = Lift your cup, so that everybody can count your dice.
throw-under-cup = { $count ->
    [1] Throw one die under the cup
   *[other] Throw { $count } dice under the cup
}
bid = Bid
lift = Lift the cups
face = { $face }s
standing-bid = { $count } × { $face }
bids = { $seat } bids { $count } × { $face }.
lifts = { $seat } lifts.
shows = { $seat } shows { $dice }.
threw-covered = { $seat } throws under the cup.
lost-round = { $found ->
    [0] The bid was { $count } × { $face }, and there are none: { $seat } loses the round.
    [1] The bid was { $count } × { $face }, and there is one: { $seat } loses the round.
   *[other] The bid was { $count } × { $face }, and there are { $found }: { $seat } loses the round.
}
# The verdict when the cups are lifted: who had bid, and how many dice there are.
bid-holds = { $found ->
    [1] { $seat } was right: there is one { $face }.
   *[other] { $seat } was right: there are { $found } × { $face }.
}
bid-too-high = { $found ->
    [0] { $seat } was wrong: there is no { $face } at all.
    [1] { $seat } was wrong: there is only one { $face }.
   *[other] { $seat } was wrong: there are only { $found } × { $face }.
}
takes-stick = { $count ->
    [1] { $seat } takes a stick and now has one.
   *[other] { $seat } takes a stick and now has { $count }.
}
left-in-heap = { $count ->
    [0] The heap is empty.
    [1] One stick is left in the heap.
   *[other] { $count } sticks are left in the heap.
}
others-put-away = { $seat } keeps all dice; everybody else puts one away.
opens-next = { $seat } opens the next round.
heap = Heap
dice-left = { $count ->
    [1] one die
   *[other] { $count } dice
}
bid-not-higher = that is no higher than the standing bid
bid-beyond-dice = { $count ->
    [1] there is only one die in play
   *[other] there are only { $count } dice in play
}
nothing-to-lift = nobody has bid yet
cup-lifted = the cups are lifted: type what the dice show
option-mode = Price of a lost round
option-mode-matches = one stick
option-mode-shrinking = a die less for all the others
option-matches = Sticks in the heap
option-opener = Who opens the next round
option-opener-loser = the player who lost
option-opener-rotate = the next player
