about = Throw and count, as long as no 2 or 5 spoils it.
throw-scores = { $points ->
    [1] That adds one point for { $seat }.
   *[other] That adds { $points } points for { $seat }.
}
spoilt = { $seat } has thrown { $dice }: nothing for this throw.
