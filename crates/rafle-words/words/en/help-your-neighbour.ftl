about = Every throw costs somebody sticks, and whoever is rid of them first wins.
common-pile = Common pile
owns = pays for { $numbers }
payment = { $seat } pays { $count }
paid = { $payments }.
nobody-pays = Nobody pays.
ran-out = { $count ->
    [one] { $seats } has no sticks left and wins.
   *[other] { $seats } have no sticks left and share the win.
}
option-matches = Sticks at the start
option-doubles = A number on several dice costs
option-doubles-per-die = a stick for each die
option-doubles-once = one stick
option-same_throw_tie = Several run out in the same throw
option-same_throw_tie-share = they share the win
option-same_throw_tie-thrower-first = the thrower or the next to the left wins
