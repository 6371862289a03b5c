about = Wie bald kommt eine Eins? Zehn Würfe hast du.
say-throw-of = { $seat } ist dran: Wurf { $number } von { $most }.
say-throw-of-you = Wurf { $number } von { $most }: Hoff auf eine 1.
help-throw-of = Sobald eine 1 daliegt, bist du fertig.
throws = Würfe
so-far = { $count } bis jetzt
missed = keine 1
found = { $count ->
    [1] { $seat } hat die 1 gleich im ersten Wurf.
   *[other] { $seat } hat die 1 nach { $count } Würfen.
}
missed-it = { $seat } hat keine 1 bekommen.
