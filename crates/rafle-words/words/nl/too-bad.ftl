about = Gooi en tel op, zolang geen twee of vijf het bederft.
help-throws = Een 2 of een 5 bederft de worp en gaat apart; anders tellen alle ogen.
throw-scores = { $points ->
    [1] Eén punt erbij voor { $seat }.
   *[other] { $points } punten erbij voor { $seat }.
}
spoilt = { $seat } gooit { $dice }: niets voor deze worp.
