about = Gæt, om næste kast bliver højere eller lavere, til du tager fejl.
say-higher-or-lower = { $seat } skal sige: højere eller lavere end { $sum }?
say-higher-or-lower-you = Højere eller lavere end { $sum }?
say-hopes-higher = { $seat } skal kaste og håber på mere end { $sum }.
say-hopes-higher-you = Kast: du håber på mere end { $sum }.
say-hopes-lower = { $seat } skal kaste og håber på mindre end { $sum }.
say-hopes-lower-you = Kast: du håber på mindre end { $sum }.
higher = Højere
lower = Lavere
said-higher = { $seat } siger højere end { $sum }.
said-lower = { $seat } siger lavere end { $sum }.
first-sum = Der begyndes med { $sum }.
guessed-right = { $sum }: rigtigt.
guess-again-thrown = { $sum } igen: gættet står ved magt.
guessed-wrong = { $points ->
    [0] { $sum }: forkert. { $seat } fik ingen rigtige gæt.
    [1] { $sum }: forkert. { $seat } fik ét rigtigt gæt.
   *[other] { $sum }: forkert. { $seat } fik { $points } rigtige gæt.
}
right-guesses = Rigtige gæt
option-dice = Terninger
option-dice-2 = to, og 7 er altid rigtigt
option-dice-6 = seks
option-equal = Samme sum
option-equal-wrong = tæller som forkert
option-equal-right = tæller som rigtigt
option-equal-rethrow = kastes om
