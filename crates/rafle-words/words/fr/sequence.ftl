about = Six dés, un seul lancer : qui aura la plus longue suite ?
help-throws = La plus longue suite en un seul lancer gagne.
run = { $length ->
    [1] pas de suite ; le plus haut dé est { $top }
   *[other] { $length } qui se suivent, jusqu’à { $top }
}
run-thrown = { $length ->
    [1] { $seat } n’a pas de suite ; le plus haut dé est { $top }.
   *[other] { $seat } en a { $length } qui se suivent, jusqu’à { $top }.
}
