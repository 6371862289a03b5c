about = Tres tiradas o cuatro: tan cerca del doce como te atrevas.
help-again-or-stop = Doce es lo mejor. Si te pasas, pierdes la ronda.
help-throws = Cada tirada se suma. Si pasas de doce, quedas fuera.
stop-with = Plantarse con { $points }
stays-at = { $seat } se queda con { $sum }.
went-out = { $seat } tiene { $sum } y queda fuera.
sums = Esta ronda
out = fuera
