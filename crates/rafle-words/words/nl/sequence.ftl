about = Zes stenen, één worp: wie heeft de langste reeks?
help-throws = De langste reeks stenen in één worp wint.
run = { $length ->
    [1] geen reeks; de hoogste steen is { $top }
   *[other] { $length } op een rij, tot en met { $top }
}
run-thrown = { $length ->
    [1] { $seat } heeft geen reeks; de hoogste steen is { $top }.
   *[other] { $seat } heeft er { $length } op een rij, tot en met { $top }.
}
