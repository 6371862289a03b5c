about = Sticks go left, right and out of the game; the last one holding any is in trouble.
help-throws = A stick goes left for a 1, two go right for a 2, three out for a 3.
dead-pile = Dead pile
say-decisive = { $seat } alone has sticks: without a 1 or a 2 the game is lost.
say-decisive-you = You alone have sticks: without a 1 or a 2 the game is lost.
help-decisive = Only a 1 or a 2 saves you now.
gave = { $count ->
    [1] { $seat } gives { $to } one stick.
   *[other] { $seat } gives { $to } { $count } sticks.
}
gave-both = { $seat } gives { $left } { $count } and { $right } { $other }.
died = { $count ->
    [1] { $seat } lays one stick on the dead pile.
   *[other] { $seat } lays { $count } sticks on the dead pile.
}
lost = No 1 and no 2: { $seat } has lost.
