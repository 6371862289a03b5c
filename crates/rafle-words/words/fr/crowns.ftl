about = Six dés, dix-huit jetons, et des couronnes pour chaque ligne remplie.
help-throws = Tes dés décident des cases que tu peux couvrir.

say-cover = { $count ->
    [0] { $seat } n’a plus de jeton.
    [1] { $seat } peut couvrir des cases : il reste un jeton.
    [one] { $seat } peut couvrir des cases : il reste { $count } jeton.
   *[other] { $seat } peut couvrir des cases : il reste { $count } jetons.
}
say-cover-you = { $count ->
    [0] Tu n’as plus de jeton.
    [1] Couvre des cases : il te reste un jeton.
    [one] Couvre des cases : il te reste { $count } jeton.
   *[other] Couvre des cases : il te reste { $count } jetons.
}
help-cover = Touche une case encadrée : un jeton s’y pose et prend ses dés.
cover = Couvrir { $dice } × { $value }
done = { $count ->
    [0] Finir, sans jeton
    [1] Finir, un jeton
    [one] Finir, { $count } jeton
   *[other] Finir, { $count } jetons
}
column = { $dice } ×
chips = { $count ->
    [1] un jeton
    [one] { $count } jeton
   *[other] { $count } jetons
}
border = Bord
line-for = { $line }, pour { $crowns }
line-row = Rangée du { $value }
    .inside = rangée du { $value }
line-column = { $dice } ×
    .inside = { $dice } ×
line-rising = Diagonale montante
    .inside = diagonale montante
line-falling = Diagonale descendante
    .inside = diagonale descendante
needs = { $count ->
    [1] il en manque un
   *[other] il en manque { $count }
}

covered = { $seat } couvre { $dice } × { $value }.
line-filled = Ligne remplie : { $line-inside }, pour { $crowns }.
covered-in-all = { $count ->
    [0] { $seat } ne couvre rien.
    [1] { $seat } a fini, avec un jeton.
    [one] { $seat } a fini, avec { $count } jeton.
   *[other] { $seat } a fini, avec { $count } jetons.
}
chip-lost = Rien à couvrir : { $seat } perd un jeton.

rating-genius = { $crowns } couronnes : génie.
rating-professional = { $crowns } couronnes : pro.
rating-expert = { $crowns } couronnes : expert.
rating-advanced = { $crowns } couronnes : niveau avancé.
rating-beginner = { $crowns } couronnes : pas mal pour un début.
rating-again = { $crowns ->
    [1] Une couronne : essaie encore.
    [one] { $crowns } couronne : essaie encore.
   *[other] { $crowns } couronnes : essaie encore.
}

split-leaves-dice-over = plusieurs jetons pour une valeur laissent des dés : `split` ne va donc pas avec `use` réglé sur `exact`
place-more = { $count ->
    [1] en solo, il faut poser un jeton si c’est possible
    [one] en solo, il faut poser { $count } jeton si c’est possible
   *[other] en solo, il faut poser { $count } jetons si c’est possible
}
value-not-thrown = aucun { $value } n’a été lancé
field-covered = cette case est déjà couverte
no-chips = il ne reste plus de jeton
one-chip-a-value = une valeur ne reçoit qu’un jeton par tour
too-few-dice = { $dice ->
    [one] il ne reste pas { $dice } dé qui montre { $value } ou plus
   *[other] il ne reste pas { $dice } dés qui montrent { $value } ou plus
}
dice-left-over = il resterait des dés qu’aucune autre valeur ne peut prendre
leaves-too-few = avec cette case, il ne reste pas de dés pour un deuxième jeton ; choisis-en une qui en laisse

option-min_chips = Jetons à poser au moins par lancer (en solo)
option-use = Dés lancés
option-use-partial = peuvent rester
option-use-exact = doivent tous servir
option-split = Plusieurs jetons pour une valeur dans un tour
option-tie = Égalité à la fin
option-tie-shared = victoire partagée
option-tie-most_lines = le plus de lignes, puis le plus de jetons au bord
option-round_limit = Manches au plus
option-board = Couronnes des cases intérieures, une rangée par ligne, depuis le haut
option-board-usual = notre reconstitution
option-board-own = la planche de ta propre boîte
board-no-number = la rangée { $row } contient « { $text } », qui n’est pas un nombre
board-too-many = la rangée { $row } contient { $crowns } ; une case a de 0 à 6 couronnes
board-wrong-row = la rangée { $row } a { $count ->
    [1] un nombre
    [one] { $count } nombre
   *[other] { $count } nombres
} ; il en faut cinq, de 1× à 5×
board-wrong-total = la rangée { $row } fait { $sum }, et non { $total }
board-wrong-rows = il y a { $count ->
    [1] une rangée
    [one] { $count } rangée
   *[other] { $count } rangées
} ; la planche en a cinq
paper-rows = Rangées
paper-columns = Colonnes
paper-note = Les cases intérieures ne comptent que dans des lignes de cinq entièrement pleines. Leurs couronnes sont notre reconstitution ; celles de ta propre boîte peuvent être saisies dans les règles maison.
paper-note-own = Les cases intérieures ne comptent que dans des lignes de cinq entièrement pleines.

# The reference card.
aid-board = Ce qui atteint une case, et ce qu’elle rapporte
aid-field = Une case
aid-field-how = Elle demande autant de dés que le dit sa colonne, avec la valeur de sa rangée. Un dé peut compter comme un nombre plus bas que montre un autre dé. Chaque dé compte pour une case.
aid-chip = Un jeton
aid-chip-how = Chaque valeur reçoit un jeton par tour.
aid-lines = Lignes pleines
aid-lines-how = Rangées à partir du 5, vers le bas : { $rows } couronnes. Colonnes à partir de 1 × : { $columns }. Diagonales : { $rising } montante, { $falling } descendante.
aid-border-how = La rangée du 6 et la colonne 6 × rapportent leurs couronnes case par case et n’appartiennent à aucune ligne.
aid-end = La fin
aid-end-how = Quand quelqu’un a posé le dernier de ses { $chips } jetons, on finit la manche.
aid-end-alone = { $least ->
    [1] Après chaque lancer, on pose au moins un jeton
   *[other] Après chaque lancer, on pose { $least } jetons si les dés le permettent
}. Si aucun ne va, un jeton est perdu. La partie finit avec le dernier des { $chips } jetons.
