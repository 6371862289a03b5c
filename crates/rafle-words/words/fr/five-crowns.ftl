about = Onze manches, et chaque fois une autre valeur sert de joker. Pose tout, sors, et qu’il ne te reste rien.
say-lot = On tire au sort qui distribue en premier.
say-dealing = { $seat } distribue.
say-draws = À { $seat } de prendre une carte : dans la pioche, ou sur la défausse.
say-draws-you = Prends une carte : dans la pioche, ou sur la défausse.
help-draws = La pioche est une surprise ; la défausse, tu la vois.
say-draws-last = Dernier tour : à { $seat } de prendre une carte, dans la pioche ou sur la défausse.
say-draws-last-you = Ton dernier tour : prends une carte, dans la pioche ou sur la défausse.
help-draws-last = Quelqu’un est sorti. C’est ta dernière carte de la manche.
say-discards = À { $seat } de défausser une carte.
say-discards-you = Défausse une carte.
help-discards = Touche la carte la moins utile. Le reste se combine ? Tu peux sortir.
say-discards-last = Dernier tour : à { $seat } de poser ses combinaisons et de défausser une carte.
say-discards-last-you = Ton dernier tour : pose tes combinaisons, et défausse une carte.
help-discards-last = Pose tes combinaisons. Les cartes qui restent comptent contre toi.
say-shows-hand = { $seat } pose sa main.
say-next-hand = La manche est finie. À { $seat } de distribuer la suivante.
say-next-hand-you = La manche est finie. Tu distribues la suivante.
help-next-hand = Une carte de plus pour chacun, et une autre valeur sert de joker.
discard-pile = Défausse
left-over = Reste en main : { $points }
left-without = reste sans cette carte
cards-held = { $count ->
    [1] une carte
    [one] { $count } carte
   *[other] { $count } cartes
}
hand-points = { $count ->
    [1] un point dans cette manche
    [one] { $count } point dans cette manche
   *[other] { $count } points dans cette manche
}
deal-the-cards = Distribuer
draw-a-card = Piocher
shuffle-and-draw = Mélanger et piocher
take-card = Prendre : { $card }
discard-card = Défausser : { $card }
go-out = Sortir, défausse : { $card }
lay-meld = Poser une combinaison
deals-first = { $seat } distribue en premier.
hand-begins = Manche { $number } sur { $count }. { $wild }.
draws-card = { $seat } pioche : { $card }.
draws-unseen = { $seat } pioche une carte.
takes-card = { $seat } prend sur la défausse : { $card }.
discards-shuffled = La défausse est mélangée pour refaire une pioche.
discards-card = { $seat } défausse : { $card }.
goes-out = { $seat } sort et défausse : { $card }.
lays-meld = { $seat } pose { $cards }.
laid-down = { $points ->
    [0] { $seat } n’a plus rien en main.
    [one] Reste en main pour { $seat } : { $points } point.
   *[other] Reste en main pour { $seat } : { $points } points.
}
hand-won = { $seat } a tout posé : la manche est finie.
hand-unwon = Personne n’est sorti : la manche est finie.
hand-cost = { $points ->
    [1] { $seat } note un point.
    [one] { $seat } note { $points } point.
   *[other] { $seat } note { $points } points.
}
eight-is-an-option = on ne joue à huit qu’avec l’option `eight`
draw-first = prends d’abord une carte, dans la pioche ou sur la défausse
drawn-already = une carte a déjà été prise dans ce tour
nothing-to-draw = la pioche est vide, et il n’y a pas de défausse à mélanger
out-already = quelqu’un est sorti : maintenant, défausser une carte finit le tour
rest-does-not-meld = les autres cartes ne vont pas toutes dans des combinaisons
taken-card-stays = cette carte doit rester en main pendant ce tour : { $card }
melds-lie-down-by-themselves = les combinaisons se posent d’elles-mêmes
melds-wait-until-somebody-is-out = on pose les combinaisons quand quelqu’un est sorti
cards-not-in-hand = la main n’a pas toutes ces cartes
no-meld = ces cartes ne sont ni un groupe ni une suite
one-card-for-the-discard = il faut garder une carte à défausser
wrong-number-of-cards = { $count ->
    [1] il faut montrer une carte, pas { $shown }
    [one] il faut montrer { $count } carte, pas { $shown }
   *[other] il faut montrer { $count } cartes, pas { $shown }
}
cards-are-elsewhere = ces cartes ne peuvent pas toutes être dans cette main
option-eight = On peut jouer à huit
option-auto_meld = Poser les meilleures combinaisons sans demander
option-return_discard = La carte prise sur la défausse
option-return_discard-allow = peut être défaussée dans le même tour
option-return_discard-forbid = reste en main pendant le tour
option-hands = Manches
option-hands-all = les onze, de 3 à 13 cartes
option-hands-short = six, de 3, 5, 7, 9, 11 et 13 cartes
option-turn_limit = Tours de chacun avant que tout le monde pose
option-tie = Égalité à la fin
option-tie-shared = victoire partagée
option-tie-most_outs = le plus grand nombre de sorties gagne
option-first_dealer = Qui distribue en premier
option-first_dealer-lot = tirage au sort
option-first_dealer-last = la dernière place, pour que la première commence
paper-note = Reste en main : un vrai joker 50, une carte qui sert de joker 20, valet 11, dame 12, roi 13, toutes les autres leur nombre. Les points vont au-dessus du trait, le total en dessous.
aid-melds = Combinaisons et points
aid-book = Groupe
aid-book-how = Trois cartes ou plus de même valeur, de n’importe quelles couleurs.
aid-run = Suite
aid-run-how = Trois cartes ou plus qui se suivent, d’une même couleur ; après le roi, pas de 3.
aid-wild = Jokers
aid-wild-how = Les vrais jokers et la valeur de la manche remplacent n’importe quelle carte, autant qu’on veut, même seuls.
aid-wild-how-not-alone = Les vrais jokers et la valeur de la manche remplacent n’importe quelle carte, autant qu’on veut, mais une combinaison demande aussi une autre carte.
aid-turn = Ton tour
aid-turn-how = Prends une carte, dans la pioche ou sur la défausse, puis défausses-en une.
aid-out = Sortir
aid-out-how = Si toutes les autres cartes sont dans des combinaisons, sors en défaussant. Tous les autres ont un dernier tour.
aid-left = Reste en main
aid-left-how = Un vrai joker coûte { $joker }, une carte qui sert de joker { $wild }, valet 11, dame 12, roi 13, toutes les autres leur nombre.
