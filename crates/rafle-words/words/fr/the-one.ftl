about = Combien de temps avant un as ? Dix lancers, pas un de plus.
say-throw-of = À { $seat } de faire le lancer { $number } sur { $most }.
say-throw-of-you = Lancer { $number } sur { $most } : espère un 1.
help-throw-of = C’est fini dès qu’un 1 tombe.
throws = Lancers
so-far = { $count } pour l’instant
missed = pas de 1
found = { $count ->
    [1] { $seat } a le 1 en un seul lancer.
    [one] { $seat } a le 1 après { $count } lancer.
   *[other] { $seat } a le 1 après { $count } lancers.
}
missed-it = { $seat } n’a pas eu de 1.
