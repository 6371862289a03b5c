about = Adivina si la próxima tirada será mayor o menor, hasta que falles.
help-throws = Con tu primera suma se compara la siguiente.
say-higher-or-lower = { $seat }: ¿mayor o menor que { $sum }?
say-higher-or-lower-you = ¿Mayor o menor que { $sum }?
help-higher-or-lower = Un acierto es un punto, y sigues adivinando.
say-hopes-higher = Turno de tirar y buscar más de { $sum }: { $seat }.
say-hopes-higher-you = Tira: buscas más de { $sum }.
help-hopes-higher = Si la suma no es mayor, tu turno se acaba.
say-hopes-lower = Turno de tirar y buscar menos de { $sum }: { $seat }.
say-hopes-lower-you = Tira: buscas menos de { $sum }.
help-hopes-lower = Si la suma no es menor, tu turno se acaba.
higher = Mayor
lower = Menor
said-higher = { $seat } dice mayor que { $sum }.
said-lower = { $seat } dice menor que { $sum }.
first-sum = Para empezar, { $sum }.
guessed-right = { $sum }: acierto.
guess-again-thrown = Otra vez { $sum }: la predicción sigue.
guessed-wrong = { $points ->
    [0] { $sum }: fallo. { $seat } no tiene ningún acierto.
    [1] { $sum }: fallo. { $seat } tiene un acierto.
   *[other] { $sum }: fallo. { $seat } tiene { $points } aciertos.
}
right-guesses = Aciertos
option-dice = Dados
option-dice-2 = dos, y un 7 siempre acierta
option-dice-6 = seis
option-equal = Una suma igual
option-equal-wrong = cuenta como fallo
option-equal-right = cuenta como acierto
option-equal-rethrow = se vuelve a tirar
