about = Tændstikker går til venstre, til højre og ud af spillet; den sidste med nogen er i knibe.
dead-pile = Den døde bunke
say-decisive = Kun { $seat } har tændstikker: uden en 1'er eller en 2'er er spillet tabt.
say-decisive-you = Kun du har tændstikker: uden en 1'er eller en 2'er er spillet tabt.
gave = { $count ->
    [1] { $seat } giver { $to } én tændstik.
   *[other] { $seat } giver { $to } { $count } tændstikker.
}
gave-both = { $seat } giver { $left } { $count } og { $right } { $other }.
died = { $count ->
    [1] { $seat } lægger én tændstik i den døde bunke.
   *[other] { $seat } lægger { $count } tændstikker i den døde bunke.
}
lost = Ingen 1'er og ingen 2'er: { $seat } har tabt.
