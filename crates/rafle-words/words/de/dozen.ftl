about = Drei Würfe oder vier: so nah an die Zwölf, wie du dich traust.
help-again-or-stop = Zwölf ist am besten. Darüber ist deine Runde verloren.
help-throws = Jeder Wurf wird dazugezählt. Über zwölf bist du raus.
stop-with = Mit { $points } aufhören
stays-at = { $seat } bleibt bei { $sum }.
went-out = { $seat } hat { $sum } und ist raus.
sums = Diese Runde
out = raus
