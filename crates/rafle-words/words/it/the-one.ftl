about = Quanto ci mette a uscire un uno? Dieci tiri al massimo.
say-throw-of = Tocca a { $seat } fare il tiro { $number } di { $most }.
say-throw-of-you = Tiro { $number } di { $most }: ti serve un 1.
help-throw-of = Hai finito appena esce un 1.
throws = Tiri
so-far = finora { $count }
missed = nessun 1
found = { $count ->
    [1] { $seat } ha l’1 al primo tiro.
   *[other] { $seat } ha l’1 dopo { $count } tiri.
}
missed-it = { $seat } non ha fatto nessun 1.
