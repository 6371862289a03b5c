about = Seks terninger, ét kast: hvem får den længste sekvens?
help-throws = Den længste række i ét kast vinder.
run = { $length ->
    [1] ingen sekvens; den højeste terning er { $top }
   *[other] { $length } på stribe, op til { $top }
}
run-thrown = { $length ->
    [1] { $seat } har ingen sekvens; den højeste terning er { $top }.
   *[other] { $seat } har { $length } på stribe, op til { $top }.
}
