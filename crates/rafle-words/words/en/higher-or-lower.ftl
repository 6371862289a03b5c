about = Guess whether the next throw is higher or lower, until you are wrong.
say-higher-or-lower = { $seat } is to say: higher or lower than { $sum }?
say-higher-or-lower-you = Higher or lower than { $sum }?
say-hopes-higher = { $seat } is to throw and hopes for more than { $sum }.
say-hopes-higher-you = Throw: you hope for more than { $sum }.
say-hopes-lower = { $seat } is to throw and hopes for less than { $sum }.
say-hopes-lower-you = Throw: you hope for less than { $sum }.
higher = Higher
lower = Lower
said-higher = { $seat } says higher than { $sum }.
said-lower = { $seat } says lower than { $sum }.
first-sum = That is { $sum } to begin with.
guessed-right = { $sum }: right.
guess-again-thrown = { $sum } again: the guess stands.
guessed-wrong = { $points ->
    [0] { $sum }: wrong. { $seat } had no right guess.
    [1] { $sum }: wrong. { $seat } had one right guess.
   *[other] { $sum }: wrong. { $seat } had { $points } right guesses.
}
right-guesses = Right guesses
option-dice = Dice
option-dice-2 = two, and a 7 is always right
option-dice-6 = six
option-equal = An equal sum
option-equal-wrong = counts as wrong
option-equal-right = counts as right
option-equal-rethrow = is thrown again
