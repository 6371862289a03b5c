about = Drei Würfel, alle noch einmal oder keiner, und ein Pasch bringt dich raus.
option-topped_pas = Ein Pasch unter einem höheren
option-topped_pas-nothing = tut nichts
option-topped_pas-gives = gibt alle Hölzchen der Person, die die Runde verliert
help-throws = Alle drei Würfel werden geworfen oder keiner.
