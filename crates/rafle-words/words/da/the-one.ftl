about = Hvor hurtigt kommer en 1'er? Højst ti kast.
say-throw-of = { $seat } skal kaste, { $number }. kast af { $most }.
say-throw-of-you = { $number }. kast af { $most }: håb på en 1'er.
help-throw-of = Du er færdig, så snart der ligger en ener.
throws = Kast
so-far = { $count } indtil nu
missed = ingen 1'er
found = { $count ->
    [1] { $seat } har 1'eren i ét kast.
   *[other] { $seat } har 1'eren efter { $count } kast.
}
missed-it = { $seat } får ingen 1'er.
