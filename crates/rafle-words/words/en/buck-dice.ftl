about = One die makes trump. Throw on for as long as trumps keep coming.
say-trump = { $seat } is to throw one die for trump.
say-trump-you = Throw one die for trump.
trump-is = Trump is { $dice }.
no-trump = No trump: the turn is over for { $seat }.
option-points = Points for trumps
option-points-per-die = one for each die
option-points-per-throw = one for the whole throw
