about = Chaque carte a deux bouts, et une série battue revient la tête en bas.

say-deal = Les cartes sont distribuées.
say-turn = { $seat } peut jouer, ajouter, prendre ou retourner.
say-turn-you = Joue une série, ajoute une carte, prends une série, ou retourne ta main.
help-turn = Touche tes cartes pour les jouer, ou une série pour agir dessus.
say-turn-for = { $seat } peut jouer, ajouter, prendre ou retourner, pour la zone { $number }.
say-turn-for-you = Zone { $number } : joue une série, ajoute une carte, prends une série, ou retourne ta main.
help-turn-for = Chacune de tes deux zones a son propre tour.
area = Zone { $number }
discards = Défausse
the-cards = Les cartes
left-out = Restent dans la boîte
cards = { $count ->
    [1] une carte
    [one] { $count } carte
   *[other] { $count } cartes
}
the-star = l’étoile

play-cards = Jouer ces cartes
add-to = Ajouter aux { $value } ({ $seat })
take-from = Prendre les { $value } ({ $seat })
flip-hand = Retourner la main

first-card = { $seat } reçoit la première carte.
begins = { $seat } a le 1/5 avec l’étoile et commence.
played = { $size ->
    [1] { $seat } joue un { $value } seul : { $cards }.
    [2] { $seat } joue une paire de { $value } : { $cards }.
   *[other] { $seat } joue { $size } cartes de valeur { $value } : { $cards }.
}
added = { $seat } ajoute une carte à une série ({ $owner }) : { $card }.
took = { $seat } prend une série ({ $owner }) et la retourne : { $cards }.
flipped = { $seat } retourne toute sa main.
beaten-back = { $seat } reprend sa série battue, retournée : { $cards }.
beaten-away = Série battue et défaussée : { $seat }.
out-first = { $seat } sort avant tout le monde et reçoit deux jetons.
out-second = { $seat } sort en deuxième et reçoit un jeton.
round-won = { $seat } gagne la manche.
round-void = La manche est annulée.

deal-first = les cartes ne sont pas encore toutes distribuées
who-is-first = il faut d’abord dire qui reçoit la première carte
deal-a-card = il faut maintenant distribuer une carte
who-holds-the-star = il faut d’abord dire qui a l’étoile
nothing-to-deal = toutes les cartes sont distribuées
not-in-the-deck = il ne reste pas de { $card } à distribuer
star-is-elsewhere = l’étoile ne peut pas être chez { $seat }
not-in-hand = la main n’a pas ces cartes dans ce sens
not-one-value = toutes les cartes d’une série ont la même valeur active
not-higher = { $size ->
    [1] une carte seule doit être plus haute que le { $value } sur la table
   *[other] { $size } cartes doivent être plus hautes que les { $value } sur la table
}
other-value = on ne peut ajouter à cette série que des cartes avec un { $value } en haut
own-set = ce n’est possible qu’avec la série de quelqu’un d’autre
no-set-there = devant { $seat }, il n’y a pas de série à cet endroit
name-the-area = dis quelle zone, comme dans `B2`
one-area-only = ici, chacun n’a qu’une zone : `B`, pas `B2`

option-tokens_to_win = Jetons pour gagner (3 à 5 joueurs)
option-rounds_to_win = Manches pour gagner (2 joueurs)
option-deck = Cartes
option-deck-printed = celles du jeu publié
option-deck-pairs9 = chaque paire de valeurs une fois
option-cards = Ce qui est imprimé sur les 40 cartes, par exemple 2/9 ; 1/10:3 se joue à partir de trois joueurs
option-cards-usual = notre liste
option-cards-own = les cartes de ta propre boîte
cards-no-card = « { $text } » n’est pas une carte : deux valeurs différentes de 1 à 10, comme 2/9, et au besoin à partir de combien de joueurs, comme 1/10:3
cards-thrice = { $card } est là plus de deux fois
cards-wrong-total = les valeurs de la ligne { $line } font { $sum }, et non { $total }
cards-wrong-number = le nombre de cartes est { $count }, et non 40
cards-starter = le 1/5 à l’étoile est là une fois, quel que soit le nombre de joueurs, et aucune autre carte n’a d’étoile
cards-alike = le { $value } est sur { $count } cartes ; { $most } au plus peuvent l’avoir
cards-too-few = à { $seats }, il n’y aurait pas de carte pour tout le monde
cards-and-pairs = des cartes à soi vont avec le jeu publié, pas avec `pairs9`
option-turn_limit = Tours après lesquels une manche est annulée
option-repetition = Une manche qui tourne en rond
option-repetition-off = continue
option-repetition-3 = est annulée à la troisième fois
aid-actions = Une de ces quatre choses par tour
aid-actions-note = Ton ancienne série est d’abord défaussée. Personne ne passe.
aid-play = Jouer
aid-play-how = Pose devant toi une ou plusieurs cartes d’une même valeur.
aid-add = Ajouter
aid-add-how = Pose une carte sur la série de même valeur de quelqu’un. Elle est alors à cette personne.
aid-take = Prendre
aid-take-how = Ramasse toute la série de quelqu’un.
aid-flip = Retourner
aid-flip-how = Tourne toute ta main tête en bas.
aid-golden = La règle d’or
aid-golden-how = De la table à une main, une carte se retourne, tête en bas. D’une main à la table, jamais.
aid-golden-example = 2/5 et 2/7 sur la table deviennent un 5 et un 7 dans ta main.
aid-size = Jamais deux séries de même taille
aid-size-how = Une série nouvelle ou agrandie doit être plus haute que celle de sa taille. L’autre revient dans sa main, retournée. Une valeur égale ne suffit pas.
aid-size-example = Deux 5 battent deux 3, qui reviennent avec la valeur du bas.
aid-places = Deux zones
aid-places-how = Chacun a deux zones et deux tours de suite. Ta propre série peut être battue aussi.
aid-end = La fin
aid-end-two = { $count ->
    [1] Sortir avant l’autre fait gagner la manche et la partie.
    [one] Sortir avant l’autre fait gagner la manche ; il faut { $count } manche pour gagner.
   *[other] Sortir avant l’autre fait gagner la manche ; il faut { $count } manches pour gagner.
}
aid-end-more = { $count ->
    [one] Sortir en premier : deux jetons. En deuxième : un, et la manche finit. Il faut { $count } jeton pour gagner.
   *[other] Sortir en premier : deux jetons. En deuxième : un, et la manche finit. Il faut { $count } jetons pour gagner.
}
