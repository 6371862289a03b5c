about = Hoe snel komt er een één? Tien worpen, meer niet.
say-throw-of = { $seat } is aan de beurt: worp { $number } van { $most }.
say-throw-of-you = Worp { $number } van { $most }: hoop op een 1.
help-throw-of = Je bent klaar zodra er een 1 ligt.
throws = Worpen
so-far = { $count } tot nu toe
missed = geen 1
found = { $count ->
    [1] { $seat } heeft de 1 in één worp.
   *[other] { $seat } heeft de 1 na { $count } worpen.
}
missed-it = { $seat } kreeg geen 1.
