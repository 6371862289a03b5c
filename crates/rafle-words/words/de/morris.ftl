about = Der niedrigste Wurf bekommt die Hände voll Hölzchen; der höchste wird sie los.
help-keep-or-stop = Behalte einige, und wirf den Rest, oder hör mit dem auf, was du hast.
help-throws = Der höchste und der niedrigste Wurf entscheiden, wohin Hölzchen gehen.
throw-big-julle = Großer Julle
throw-little-julle = Kleiner Julle
throw-morris = Morris { $n }
option-morris_2_value = Wert von 2 1 1
