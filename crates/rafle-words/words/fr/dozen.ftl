about = Trois lancers ou quatre : aussi près de douze que tu l’oses.
help-again-or-stop = Douze est le mieux. Au-delà, ta manche est perdue.
help-throws = Chaque lancer s’ajoute. Au-delà de douze, tu es hors jeu.
stop-with = S’arrêter à { $points }
stays-at = { $seat } reste à { $sum }.
went-out = { $seat } a { $sum } : hors jeu.
sums = Cette manche
out = hors jeu
