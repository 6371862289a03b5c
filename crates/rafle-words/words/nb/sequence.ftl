about = Seks terninger, ett kast: hvem får den lengste rekken?
help-throws = Den lengste sekvensen i ett kast vinner.
run = { $length ->
    [1] ingen sekvens; den høyeste terningen er { $top }
   *[other] { $length } på rad, opp til { $top }
}
run-thrown = { $length ->
    [1] { $seat } har ingen sekvens; den høyeste terningen er { $top }.
   *[other] { $seat } har { $length } på rad, opp til { $top }.
}
