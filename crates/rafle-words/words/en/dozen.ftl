about = Three throws or four: as near to twelve as you dare.
help-again-or-stop = Twelve is best. Beyond it your round is lost.
help-throws = Each throw is added. Go beyond twelve and you are out.
stop-with = Stop with { $points }
stays-at = { $seat } stays at { $sum }.
went-out = { $seat } has { $sum } and is out.
sums = This round
out = out
