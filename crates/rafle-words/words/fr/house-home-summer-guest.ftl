about = Un six, un cinq et un quatre, dans cet ordre, en trois lancers.
help-throws = D’abord un six, puis un cinq, puis un quatre, dans cet ordre.
house = Maison
home = Foyer
guest = Estivant
last-throw = Au lancer
collected = { $items ->
    [0] { $seat } n’a rien.
    [1] { $seat } a une chose sur trois, au lancer { $last }.
   *[other] { $seat } a { $items } choses sur trois, la dernière au lancer { $last }.
}
option-winner = Qui peut gagner
option-winner-progress = la personne qui va le plus loin
option-winner-complete-only = seulement avec les trois
option-tie_break = À nombre égal
option-tie_break-fewest-throws = le moins de lancers gagne
option-tie_break-none = égalité
