about = Onze mains ouvertes et 28 cartes pour toutes les terminer.
say-hands-are-dealt = Onze mains sont distribuées.
say-turn-up = À { $seat } de retourner la prochaine carte.
say-turn-up-you = Retourne la prochaine carte.
help-turn-up = Chaque carte que tu retournes va dans une des mains ouvertes.
say-put = Carte retournée : { $card }. À { $seat } de la mettre dans une main ouverte et de défausser une carte de cette main.
say-put-you = Carte retournée : { $card }. Mets-la dans une main ouverte, et défausse une carte de cette main.
help-put = Touche une main pour y mettre la carte, puis la carte à défausser.
turn-up-a-card = Retourner une carte
turned-up-card = Carte retournée
coming-cards = Cartes à venir
open-hand = { $points ->
    [one] { $wild } ; reste { $points } point
   *[other] { $wild } ; reste { $points } points
}
open-hand-short = { $rank } : reste { $points }
left-with = reste avec la nouvelle carte
closed-hand = { $n } cartes, terminée
throw-it-away = la défausser
throw-away-in = La défausser (main de { $n })
put-for = Main de { $n }, défausser : { $card }
put-into = Main de { $n }, carte ajoutée : { $card }, carte défaussée : { $discard }.
thrown-away = Main de { $n }, carte ajoutée puis défaussée : { $card }.
hand-closes = La main de { $n } est terminée.
solitaire-won = { $count ->
    [0] Gagné avec la toute dernière carte.
    [1] Gagné : il restait une carte dans la pioche.
    [one] Gagné : il restait { $count } carte dans la pioche.
   *[other] Gagné : il restait { $count } cartes dans la pioche.
}
solitaire-lost = { $count ->
    [0] Perdu : aucune main n’est terminée, et il reste { x-points }.
    [1] Perdu : une main est terminée, et il reste { x-points } dans les autres.
    [one] Perdu : { $count } main est terminée, et il reste { x-points } dans les autres.
   *[other] Perdu : { $count } mains sont terminées, et il reste { x-points } dans les autres.
}
x-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hand-not-open = la main de { $n } est terminée et ne prend plus de cartes
option-deal_close = Terminer les mains complètes dès la donne
option-undo = On peut reprendre ses coups
option-peek = Cartes visibles de la pioche
option-peek-0 = aucune
option-peek-1 = la prochaine
option-peek-3 = les trois prochaines
