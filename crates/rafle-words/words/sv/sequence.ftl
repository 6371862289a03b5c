about = Sex tärningar, ett slag: vem får den längsta följden?
help-throws = Den längsta sekvensen i ett enda slag vinner.
run = { $length ->
    [1] ingen sekvens; högsta tärningen är { $top }
   *[other] { $length } i följd, upp till { $top }
}
run-thrown = { $length ->
    [1] { $seat } har ingen sekvens; högsta tärningen är { $top }.
   *[other] { $seat } har { $length } i följd, upp till { $top }.
}
