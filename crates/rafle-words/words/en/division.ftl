about = Divide two dice by a third. Nothing left over is a point.
help-throws = Two dice make a sum; a third one will divide it.
say-divides = { $seat } is to throw one die to divide { $sum } by.
say-divides-you = Throw one die to divide { $sum } by.
help-divides = If nothing is left over, you have a point.
to-divide = { $sum } to divide
divided = { $sum } divided by { $by } is { $result }: one point for { $seat }.
not-divided = { $sum } divided by { $by } is no whole number: nothing for { $seat }.
