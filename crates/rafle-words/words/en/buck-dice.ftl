about = One die makes trump. Throw on for as long as trumps keep coming.
say-trump = { $seat } is to throw one die for trump.
say-trump-you = Throw one die for trump.
trump-is = Trump is { $dice }.
no-trump = No trump: the turn is over for { $seat }.
option-points = Trumps score
option-points-per-die = one point each
option-points-per-throw = one point a throw
