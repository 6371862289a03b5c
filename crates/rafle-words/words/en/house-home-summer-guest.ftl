about = A six, a five and a four, in this order, within three throws.
help-throws = First a six, then a five, then a four: only in this order.
house = House
home = Home
guest = Summer guest
last-throw = In throw
collected = { $items ->
    [0] { $seat } has got nothing.
    [1] { $seat } has got one of three, in throw { $last }.
   *[other] { $seat } has got { $items } of three, the last in throw { $last }.
}
option-winner = Who can win
option-winner-progress = the player who gets furthest
option-winner-complete-only = only with all three
option-tie_break = Equally many
option-tie_break-fewest-throws = whoever needed the fewest throws wins
option-tie_break-none = a tie
