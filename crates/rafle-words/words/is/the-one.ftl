about = Hvað er langt í ás? Þú hefur tíu köst.
say-throw-of = { $seat } á kast { $number } af { $most }.
say-throw-of-you = Kast { $number } af { $most }: nú vantar 1.
help-throw-of = Þú lýkur lotunni um leið og 1 kemur.
throws = Köst
so-far = { $count } hingað til
missed = enginn ás
found = { $count ->
    [1] { $seat } fær 1 í fyrsta kasti.
    [one] { $seat } fær 1 eftir { $count } kast.
   *[other] { $seat } fær 1 eftir { $count } köst.
}
missed-it = { $seat } fær engan ás.
