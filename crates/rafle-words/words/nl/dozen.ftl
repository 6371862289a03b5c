about = Drie worpen of vier: zo dicht bij de twaalf als je durft.
help-again-or-stop = Twaalf is het best. Daarboven is je ronde verloren.
help-throws = Elke worp komt erbij. Kom je boven de twaalf, dan lig je eruit.
stop-with = Stop met { $points }
stays-at = { $seat } blijft op { $sum }.
went-out = { $seat } heeft { $sum } en ligt eruit.
sums = Deze ronde
out = eruit
