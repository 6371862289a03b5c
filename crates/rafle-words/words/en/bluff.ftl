about = Every cup hides four dice, and every bid may be a lie.
say-opens = { $seat } opens the bidding.
say-raise-or-lift = { $seat }: raise the bid, or lift.
say-shows = { $seat } lifts the cup.
throw-under-cup = { $count ->
    [one] Throw one die under the cup
   *[other] Throw { $count } dice under the cup
}
bid = Bid
lift = Lift the cups
face = { $face }s
standing-bid = { $count } × { $face }
bids = { $seat } bids { $count } × { $face }.
lifts = { $seat } lifts.
shows = Under the cup of { $seat } lie { $dice }.
threw-covered = { $seat } throws under the cup.
lost-round = { $found ->
    [one] There is one die for the bid of { $count } × { $face }: the round is lost for { $seat }.
   *[other] There are { $found } dice for the bid of { $count } × { $face }: the round is lost for { $seat }.
}
heap = Heap
dice-left = { $count ->
    [one] one die
   *[other] { $count } dice
}
bid-not-higher = that is no higher than the standing bid
bid-beyond-dice = { $count ->
    [one] there is only one die in play
   *[other] there are only { $count } dice in play
}
nothing-to-lift = nobody has bid yet
cup-lifted = the cups are lifted: the dice must be told
option-mode = Losing a round
option-mode-matches = costs a stick
option-mode-shrinking = all others put a die away
option-matches = Sticks in the heap
option-opener = The next round is opened by
option-opener-loser = whoever lost
option-opener-rotate = the next seat
