about = Drie stenen, allemaal opnieuw of geen, en drie gelijke helpen je uit het spel.
option-topped_pas = Drie gelijke onder hogere drie gelijke
option-topped_pas-nothing = er gebeurt niets
option-topped_pas-gives = alle lucifers gaan naar de verliezer
help-throws = Je gooit alle drie de stenen, of geen.
