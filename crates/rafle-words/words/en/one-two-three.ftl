about = Sticks go left, right and out of the game; the last one holding any is in trouble.
dead-pile = Dead pile
say-decisive = { $seat } alone has sticks: without a 1 or a 2 the game is lost.
say-decisive-you = You alone have sticks: without a 1 or a 2 the game is lost.
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
