about = Three throws or four: as near to twelve as you dare.
stop-with = Stop with { $points }
stays-at = { $seat } stays at { $sum }.
went-out = { $seat } has { $sum } and is out.
sums = This round
out = out
