about = Hvor fort kommer en ener? Du har ti kast.
say-throw-of = { $seat } skal gjøre kast { $number } av { $most }.
say-throw-of-you = Kast { $number } av { $most }: Håp på en 1.
help-throw-of = Du er ferdig så snart en 1 ligger der.
throws = Kast
so-far = { $count } til nå
missed = ingen 1
found = { $count ->
    [1] { $seat } får en 1 på ett eneste kast.
   *[other] { $seat } får en 1 etter { $count } kast.
}
missed-it = { $seat } fikk ingen 1.
