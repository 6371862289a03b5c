about = Tira y suma, mientras no salga un 2 o un 5 a estropearlo.
help-throws = Un 2 o un 5 estropea la tirada y se aparta; si no, todo cuenta.
throw-scores = { $points ->
    [1] { $seat } suma un punto.
   *[other] { $seat } suma { $points } puntos.
}
spoilt = { $seat } ha sacado { $dice }: nada por esta tirada.
