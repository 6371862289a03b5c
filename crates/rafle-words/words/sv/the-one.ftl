about = Hur snart kommer en etta? Tio slag har du på dig.
say-throw-of = { $seat } ska göra slag { $number } av { $most }.
say-throw-of-you = Slag { $number } av { $most }: hoppas på en etta.
help-throw-of = Du är klar så snart en etta ligger där.
throws = Slag
so-far = { $count } hittills
missed = ingen etta
found = { $count ->
    [1] { $seat } får ettan i ett enda slag.
   *[other] { $seat } får ettan efter { $count } slag.
}
missed-it = { $seat } får ingen etta.
