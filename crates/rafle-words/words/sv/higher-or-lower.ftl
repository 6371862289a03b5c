about = Gissa om nästa slag blir högre eller lägre, tills du gissar fel.
help-throws = Din första summa är den du gissar från.
say-higher-or-lower = { $seat } ska säga: högre eller lägre än { $sum }?
say-higher-or-lower-you = Högre eller lägre än { $sum }?
help-higher-or-lower = En rätt gissning ger en poäng, och du gissar igen.
say-hopes-higher = { $seat } ska slå och hoppas på mer än { $sum }.
say-hopes-higher-you = Slå: du hoppas på mer än { $sum }.
help-hopes-higher = Blir summan inte högre är din tur slut.
say-hopes-lower = { $seat } ska slå och hoppas på mindre än { $sum }.
say-hopes-lower-you = Slå: du hoppas på mindre än { $sum }.
help-hopes-lower = Blir summan inte lägre är din tur slut.
higher = Högre
lower = Lägre
said-higher = { $seat } säger högre än { $sum }.
said-lower = { $seat } säger lägre än { $sum }.
first-sum = { $sum } till att börja med.
guessed-right = { $sum }: rätt.
guess-again-thrown = { $sum } igen: gissningen står kvar.
guessed-wrong = { $points ->
    [0] { $sum }: fel. { $seat } fick ingen rätt gissning.
    [1] { $sum }: fel. { $seat } fick en rätt gissning.
   *[other] { $sum }: fel. { $seat } fick { $points } rätta gissningar.
}
right-guesses = Rätta gissningar
option-dice = Tärningar
option-dice-2 = två, och 7 är alltid rätt
option-dice-6 = sex
option-equal = Samma summa igen
option-equal-wrong = räknas som fel
option-equal-right = räknas som rätt
option-equal-rethrow = slås om
