about = Indovina se il prossimo tiro sarà più alto o più basso, finché non sbagli.
help-throws = La tua prima somma è quella da cui parte il pronostico.
say-higher-or-lower = Tocca a { $seat } dirlo: più alto o più basso di { $sum }?
say-higher-or-lower-you = Più alto o più basso di { $sum }?
help-higher-or-lower = Se indovini fai un punto, e continui.
say-hopes-higher = Tocca a { $seat } tirare: serve più di { $sum }.
say-hopes-higher-you = Tira: ti serve più di { $sum }.
help-hopes-higher = Se la somma non è più alta, il tuo turno è finito.
say-hopes-lower = Tocca a { $seat } tirare: serve meno di { $sum }.
say-hopes-lower-you = Tira: ti serve meno di { $sum }.
help-hopes-lower = Se la somma non è più bassa, il tuo turno è finito.
higher = Più alto
lower = Più basso
said-higher = { $seat } dice: più alto di { $sum }.
said-lower = { $seat } dice: più basso di { $sum }.
first-sum = Si comincia da { $sum }.
guessed-right = { $sum }: giusto.
guess-again-thrown = Di nuovo { $sum }: il pronostico resta.
guessed-wrong = { $points ->
    [0] { $sum }: sbagliato. { $seat } non ha pronostici giusti.
    [1] { $sum }: sbagliato. { $seat } ha un pronostico giusto.
   *[other] { $sum }: sbagliato. { $seat } ha { $points } pronostici giusti.
}
right-guesses = Giusti
option-dice = Dadi
option-dice-2 = due, e un 7 è sempre giusto
option-dice-6 = sei
option-equal = Una somma uguale
option-equal-wrong = è sbagliata
option-equal-right = è giusta
option-equal-rethrow = si tira di nuovo
