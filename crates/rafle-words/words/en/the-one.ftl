about = How soon does a 1 come? Ten throws at most.
say-throw-of = { $seat } is to make throw { $number } of { $most }.
say-throw-of-you = Throw { $number } of { $most }: hope for a 1.
help-throw-of = You are done as soon as a 1 lies there.
throws = Throws
so-far = { $count } so far
missed = no 1
found = { $count ->
    [1] { $seat } has the 1 in a single throw.
   *[other] { $seat } has the 1 after { $count } throws.
}
missed-it = { $seat } gets no 1.
