about = Cinq dés, trois lancers, quinze cases : où caser tout ça ?
help-throws = Lance tous les dés. Tu pourras relancer deux fois.
say-keep-or-write = { $left ->
    [1] { $seat } peut garder des dés et relancer les autres, ou remplir une case : encore un lancer.
    [one] { $seat } peut garder des dés et relancer les autres, ou remplir une case : encore { $left } lancer.
   *[other] { $seat } peut garder des dés et relancer les autres, ou remplir une case : encore { $left } lancers.
}
say-keep-or-write-you = { $left ->
    [1] Garde ce que tu veux et relance le reste, ou remplis une case : encore un lancer.
    [one] Garde ce que tu veux et relance le reste, ou remplis une case : encore { $left } lancer.
   *[other] Garde ce que tu veux et relance le reste, ou remplis une case : encore { $left } lancers.
}
help-keep-or-write = Touche les dés à garder et relance, ou touche une case à remplir.
say-write = À { $seat } de remplir une case : il n’y a plus de lancer.
say-write-you = Inscris les dés dans une case : il n’y a plus de lancer.
help-write = Inscris les dés dans une case. Un cadre fin veut dire 0 point.
write = Inscrire : { $box }
wrote = { $points ->
    [0] { $seat } barre la case « { $box } ».
    [1] { $seat } inscrit un point dans la case « { $box } ».
    [one] { $seat } inscrit { $points } point dans la case « { $box } ».
   *[other] { $seat } inscrit { $points } points dans la case « { $box } ».
}
got-the-bonus = Les cases du haut sont pleines : { $seat } reçoit le bonus.
got-it-again = { $seat } reçoit { $points } points de plus : encore cinq dés pareils.
has-saved = { $count ->
    [0] { $seat } n’a aucun lancer en réserve.
    [1] { $seat } a un lancer en réserve.
    [one] { $seat } a { $count } lancer en réserve.
   *[other] { $seat } a { $count } lancers en réserve.
}
towards-bonus = { $sum } sur { $of }
box-closed = la case « { $box } » est déjà remplie
box-not-in-turn = la case « { $box } » n’est pas la prochaine en partant du haut
box-not-for-joker = la case « { $box } » doit attendre : cinq dés pareils vont d’abord dans leur case du haut, puis dans une case du bas
box-ones = As
box-twos = Deux
box-threes = Trois
box-fours = Quatre
box-fives = Cinq
box-sixes = Six
box-bonus = Bonus
box-one-pair = Paire
box-two-pairs = Deux paires
box-three-alike = Brelan
box-four-alike = Carré
box-small-straight = Petite suite
box-large-straight = Grande suite
box-house = Full
box-chance = Chance
box-yatzy = Yatzy
box-three-pairs = Trois paires
box-five-alike = Cinq pareils
box-full-straight = Suite complète
box-villa = Villa
box-tower = Tour
box-yatzy-of-thirteen = Yams
box-maxi-yatzy = Maxi Yatzy
box-again = Encore un Yams
box-saved = En réserve
option-sheet = Feuille
option-sheet-nordic = nordique : 15 cases
option-sheet-american = américaine : 13 cases
option-sheet-german = allemande : 13 cases
option-sheet-maxi = Maxi : six dés, 20 cases
option-order = Ordre des cases
option-order-free = n’importe quelle case libre
option-order-forced = de haut en bas
option-extras = Extras de la feuille
aid-boxes = Ce que valent les cases
boxes-upper = Cases du haut : { $bonus } de plus à partir d’un total de { $least }
boxes-lower = Cases du bas
box-most = au plus { $points }
box-how = { $box ->
    [box-ones] le total des as
    [box-twos] le total des 2
    [box-threes] le total des 3
    [box-fours] le total des 4
    [box-fives] le total des 5
    [box-sixes] le total des 6
    [box-one-pair] les deux dés pareils les plus hauts, additionnés
    [box-two-pairs] deux paires différentes, additionnées
    [box-three-alike] trois dés pareils, additionnés
    [box-four-alike] quatre dés pareils, additionnés
    [box-small-straight] 1 2 3 4 5
    [box-large-straight] 2 3 4 5 6
    [box-house] trois dés pareils et deux autres pareils entre eux, additionnés
    [box-chance] tous les dés additionnés
    [with-three-alike] trois dés pareils : le total des cinq
    [with-four-alike] quatre dés pareils : le total des cinq
    [house-for-25] trois dés pareils et deux autres pareils : 25
    [four-in-a-row] quatre dés qui se suivent : 30
    [five-in-a-row] cinq dés qui se suivent : 40
    [box-three-pairs] trois paires différentes, additionnées
    [box-five-alike] cinq dés pareils, additionnés
    [box-full-straight] 1 2 3 4 5 6
    [box-villa] deux fois trois dés pareils, additionnés
    [box-tower] quatre dés pareils et deux autres pareils, additionnés
    [box-maxi-yatzy] six dés pareils
   *[other] cinq dés pareils
}
box-sum = Somme
bonus-how = { $least } ou plus : { $bonus }
paper-note = Trois lancers par tour, puis une case. Ce qui ne va pas compte 0. Le plus haut total gagne.
again-how = Si leur case est remplie, cinq dés pareils servent de joker et rapportent { $points } de plus si elle contient 50.
again-above-how = Si leur case est remplie, cinq dés pareils rapportent { $points } de plus dans leur case du haut ; sinon, ils servent de joker.
saved-how = Les lancers que tu n’utilises pas restent pour les tours suivants.
