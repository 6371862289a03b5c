about = Lance et additionne, tant qu’aucun 2 ni aucun 5 ne vient tout gâcher.
help-throws = Un 2 ou un 5 gâche le lancer et est mis de côté ; sinon, tout compte.
throw-scores = { $points ->
    [1] Cela fait un point de plus pour { $seat }.
    [one] Cela fait { $points } point de plus pour { $seat }.
   *[other] Cela fait { $points } points de plus pour { $seat }.
}
spoilt = { $seat } a lancé { $dice } : rien pour ce lancer.
