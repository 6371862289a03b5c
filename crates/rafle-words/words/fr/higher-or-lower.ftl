about = Devine si le prochain lancer sera plus haut ou plus bas, jusqu’à l’erreur.
help-throws = Ta première somme est celle à partir de laquelle tu devines.
say-higher-or-lower = À { $seat } de dire : plus haut ou plus bas que { $sum } ?
say-higher-or-lower-you = Plus haut ou plus bas que { $sum } ?
help-higher-or-lower = Un pronostic juste donne un point, et tu devines encore.
say-hopes-higher = À { $seat } de lancer, en espérant plus haut que { $sum }.
say-hopes-higher-you = Lance : tu espères plus haut que { $sum }.
help-hopes-higher = Si la somme n’est pas plus haute, ton tour est fini.
say-hopes-lower = À { $seat } de lancer, en espérant plus bas que { $sum }.
say-hopes-lower-you = Lance : tu espères plus bas que { $sum }.
help-hopes-lower = Si la somme n’est pas plus basse, ton tour est fini.
higher = Plus haut
lower = Plus bas
said-higher = { $seat } dit : plus haut que { $sum }.
said-lower = { $seat } dit : plus bas que { $sum }.
first-sum = On part avec { $sum }.
guessed-right = { $sum } : juste.
guess-again-thrown = Encore { $sum } : le pronostic tient.
guessed-wrong = { $points ->
    [0] { $sum } : faux. { $seat } n’a aucun pronostic juste.
    [1] { $sum } : faux. { $seat } a un pronostic juste.
    [one] { $sum } : faux. { $seat } a { $points } pronostic juste.
   *[other] { $sum } : faux. { $seat } a { $points } pronostics justes.
}
right-guesses = Pronostics justes
option-dice = Dés
option-dice-2 = deux, et un 7 est toujours juste
option-dice-6 = six
option-equal = Une somme égale
option-equal-wrong = compte comme fausse
option-equal-right = compte comme juste
option-equal-rethrow = est relancée
