about = Gjett om neste kast blir høyere eller lavere, helt til du tar feil.
help-throws = Den første summen er den du gjetter ut fra.
say-higher-or-lower = { $seat } skal si: høyere eller lavere enn { $sum }?
say-higher-or-lower-you = Høyere eller lavere enn { $sum }?
help-higher-or-lower = Et riktig gjett er ett poeng, og du gjetter igjen.
say-hopes-higher = { $seat } skal kaste og håper på mer enn { $sum }.
say-hopes-higher-you = Kast: Du håper på mer enn { $sum }.
help-hopes-higher = Blir ikke summen høyere, er turen over.
say-hopes-lower = { $seat } skal kaste og håper på mindre enn { $sum }.
say-hopes-lower-you = Kast: Du håper på mindre enn { $sum }.
help-hopes-lower = Blir ikke summen lavere, er turen over.
higher = Høyere
lower = Lavere
said-higher = { $seat } sier høyere enn { $sum }.
said-lower = { $seat } sier lavere enn { $sum }.
first-sum = Det er { $sum } å begynne med.
guessed-right = { $sum }: riktig.
guess-again-thrown = { $sum } igjen: Gjettet står.
guessed-wrong = { $points ->
    [0] { $sum }: feil. { $seat } hadde ingen riktige gjett.
    [1] { $sum }: feil. { $seat } hadde ett riktig gjett.
   *[other] { $sum }: feil. { $seat } hadde { $points } riktige gjett.
}
right-guesses = Riktige gjett
option-dice = Terninger
option-dice-2 = to, og 7 er alltid riktig
option-dice-6 = seks
option-equal = En lik sum
option-equal-wrong = teller som feil
option-equal-right = teller som riktig
option-equal-rethrow = kastes på nytt
