about = Tre tiri o quattro: quanto osi avvicinarti al dodici?
help-again-or-stop = Dodici è il meglio. Oltre, il tuo giro è perso.
help-throws = Ogni tiro si aggiunge. Oltre il dodici sei fuori.
stop-with = Fermati a { $points }
stays-at = { $seat } resta a { $sum }.
went-out = { $seat } ha { $sum } ed è fuori.
sums = Questo giro
out = fuori
