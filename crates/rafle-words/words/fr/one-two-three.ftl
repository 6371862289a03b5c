about = Les allumettes vont à gauche, à droite et hors du jeu ; gare à qui en garde en dernier.
help-throws = 1 : une allumette à gauche. 2 : deux à droite. 3 : trois hors du jeu.
dead-pile = Tas mort
say-decisive = Dernières allumettes chez { $seat } : sans 1 ni 2, la partie est perdue.
say-decisive-you = Personne d’autre que toi n’a d’allumettes : sans 1 ni 2, la partie est perdue.
help-decisive = Seul un 1 ou un 2 te sauve maintenant.
gave = { $count ->
    [1] { $seat } donne une allumette à { $to }.
    [one] { $seat } donne { $count } allumette à { $to }.
   *[other] { $seat } donne { $count } allumettes à { $to }.
}
gave-both = { $seat } donne { $count } à { $left } et { $other } à { $right }.
died = { $count ->
    [1] { $seat } pose une allumette sur le tas mort.
    [one] { $seat } pose { $count } allumette sur le tas mort.
   *[other] { $seat } pose { $count } allumettes sur le tas mort.
}
lost = Ni 1 ni 2 : { $seat } a perdu.
