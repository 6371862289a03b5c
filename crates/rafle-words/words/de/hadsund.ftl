about = Morris mit einer ganzen Schachtel und einem Wurf, der alle Hölzchen auf einmal bewegt.
help-keep-or-stop = Behalte einige, und wirf den Rest, oder hör mit dem auf, was du hast.
help-throws = Der höchste und der niedrigste Wurf entscheiden, wohin Hölzchen gehen.
option-box = Hölzchen in der Schachtel
option-second_throw = Alles bis auf eins wert ist
option-second_throw-4-4-4 = 4 4 4
option-second_throw-4-4-1 = 4 4 1
