about = Raad of de volgende worp hoger of lager wordt, tot je ernaast zit.
help-throws = Je raadt of de volgende som hoger of lager is dan deze eerste.
say-higher-or-lower = { $seat } moet kiezen: hoger of lager dan { $sum }?
say-higher-or-lower-you = Hoger of lager dan { $sum }?
help-higher-or-lower = Goed geraden is een punt, en dan raad je weer.
say-hopes-higher = { $seat } moet gooien en hoopt op meer dan { $sum }.
say-hopes-higher-you = Gooi: je hoopt op meer dan { $sum }.
help-hopes-higher = Is de som niet hoger, dan is je beurt voorbij.
say-hopes-lower = { $seat } moet gooien en hoopt op minder dan { $sum }.
say-hopes-lower-you = Gooi: je hoopt op minder dan { $sum }.
help-hopes-lower = Is de som niet lager, dan is je beurt voorbij.
higher = Hoger
lower = Lager
said-higher = { $seat } zegt hoger dan { $sum }.
said-lower = { $seat } zegt lager dan { $sum }.
first-sum = Dat is { $sum } om mee te beginnen.
guessed-right = { $sum }: goed.
guess-again-thrown = Weer { $sum }: de gok blijft staan.
guessed-wrong = { $points ->
    [0] { $sum }: fout. { $seat } had niets goed.
    [1] { $sum }: fout. { $seat } had er één goed.
   *[other] { $sum }: fout. { $seat } had er { $points } goed.
}
right-guesses = Goed geraden
option-dice = Stenen
option-dice-2 = twee, en een 7 is altijd goed
option-dice-6 = zes
option-equal = Een gelijke som
option-equal-wrong = telt als fout
option-equal-right = telt als goed
option-equal-rethrow = wordt opnieuw gegooid
