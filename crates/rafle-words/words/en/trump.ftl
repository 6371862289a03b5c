about = Collect as many alike as you can. Ones are whatever you need.
hand-two-alike = two { $face }s
hand-six-alike = six { $face }s
hand-straight-at-once = 1 2 3 4 5 6 at once
call-ones = The ones are { $face }s
called-ones = { $seat } says that the ones are { $face }s.
ones-count-as = ones count as { $face }s
ones-are-not-named = the ones count as the best face by themselves
ones-named-already = the ones have been named for this turn
no-one-aside = there is no 1 aside yet
option-straight_first = 1 2 3 4 5 6 on the first throw is highest
option-declare = What the ones count as
option-declare-auto = always the best face
option-declare-manual = named during the turn
aid-trump = Ones count as the face you like. Of equal groups the higher face wins.
group-ones = Six ones
group-alike = { $count ->
    [2] Two alike
    [3] Three alike
    [4] Four alike
    [5] Five alike
   *[other] Six alike
}
