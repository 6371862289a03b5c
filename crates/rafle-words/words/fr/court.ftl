about = Gagne la cour avec des dés, du Bouffon jusqu’au Roi, et garde le Roi jusqu’à la fin.
help-throws = Les dés mis de côté paient les personnages que tu prends.

# Characters, as cards.
card-fool = Bouffon
    .def = le Bouffon
    .de = de Bouffon
card-charlatan = Charlatan
    .def = le Charlatan
    .de = de Charlatan
card-farmer = Paysan
    .def = le Paysan
    .de = de Paysan
card-maid = Servante
    .def = la Servante
    .de = de Servante
card-philosopher = Philosophe
    .def = le Philosophe
    .de = de Philosophe
card-laborer = Artisan
    .def = l’Artisan
    .de = d’Artisan
card-guard = Garde
    .def = le Garde
    .de = de Garde
card-hunter = Chasseur
    .def = le Chasseur
    .de = de Chasseur
card-merchant = Marchand
    .def = le Marchand
    .de = de Marchand
card-astronomer = Astronome
    .def = l’Astronome
    .de = d’Astronome
card-noblewoman = Dame de cour
    .def = la Dame de cour
    .de = de Dame de cour
card-pawnbroker = Usurier
    .def = l’Usurier
    .de = d’Usurier
card-knight = Chevalier
    .def = le Chevalier
    .de = de Chevalier
card-magician = Magicien
    .def = le Magicien
    .de = de Magicien
card-alchemist = Alchimiste
    .def = l’Alchimiste
    .de = d’Alchimiste
card-bishop = Évêque
    .def = l’Évêque
    .de = d’Évêque
card-nobleman = Gentilhomme
    .def = le Gentilhomme
    .de = de Gentilhomme
card-general = Général
    .def = le Général
    .de = de Général
card-king = Roi
    .def = le Roi
    .de = de Roi
card-queen = Reine
    .def = la Reine
    .de = de Reine
level = { $level ->
    [0] N’importe quels dés
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}
cards = { $count ->
    [1] un personnage
    [one] { $count } personnage
   *[other] { $count } personnages
}

# What they cost.
price-nothing = n’importe quels dés
price-fool = ton propre Bouffon, retourné
price-alike = { $count ->
    [2] une paire
   *[other] { $count } dés pareils
}
price-odd = que des dés impairs
price-even = que des dés pairs
price-sum = un total de { $sum } ou plus
price-pairs = { $count } paires
price-triples = { $count } brelans
price-full-house = un brelan et une paire
price-run = { $count } dés qui se suivent
price-king = vient avec le Roi

# What they do.
power-start = { $count ->
    [1] un dé de plus au début de ton tour
    [one] { $count } dé de plus au début de ton tour
   *[other] { $count } dés de plus au début de ton tour
}
power-throw-one-again = relance un dé actif
power-throw-again = relance les dés actifs de ton choix
power-raise-one = ajoute de 1 à { $most } à un dé actif (6 au plus)
power-raise = ajoute { $by } à autant de dés actifs que tu veux (6 au plus)
power-match = donne à un dé actif la face d’un dé mis de côté
power-turn = tourne un dé actif sur n’importe quelle face
power-shift = { $count ->
    [2] déplace des points d’un dé actif à un autre
   *[other] déplace des points entre deux ou trois dés actifs
}
power-add = ajoute un dé actif qui montre { $face }
power-add-any = ajoute un dé actif de n’importe quelle face
power-add-before = ajoute un dé lancé avec les autres
power-crown = amène aussi la Reine et ouvre la dernière manche

# What is going on.
say-who-begins = Le hasard dit qui commence.
say-throw-or-add = { $count ->
    [one] À { $seat } de lancer { $count } dé, ou d’utiliser d’abord un personnage qui en ajoute un.
   *[other] À { $seat } de lancer { $count } dés, ou d’utiliser d’abord un personnage qui en ajoute un.
}
say-throw-or-add-you = { $count ->
    [one] Lance { $count } dé, ou utilise d’abord un personnage qui en ajoute un.
   *[other] Lance { $count } dés, ou utilise d’abord un personnage qui en ajoute un.
}
help-throw-or-add = Un personnage peut te donner un dé de plus. Touche-le d’abord.
say-lay-aside = À { $seat } de mettre au moins un dé de côté avant de relancer.
say-lay-aside-you = Mets au moins un dé de côté avant de relancer.
help-lay-aside = Touche les dés à garder. Ils restent jusqu’à la fin du tour.
say-go-on = { $seat } peut relancer, mettre d’autres dés de côté ou utiliser un personnage.
say-go-on-you = Relance, mets d’autres dés de côté, ou utilise un personnage.
help-go-on = Vise un personnage : sa carte montre quels dés il coûte.
say-end = { $seat } a mis tous ses dés de côté et peut encore utiliser un personnage.
say-end-you = Tous tes dés sont de côté : utilise un personnage, ou finis ici.
help-end = Dernière occasion de changer un dé, avant de prendre un personnage.
say-take = { $seat } peut prendre un personnage.
say-take-you = Prends un personnage.
help-take = Tes dés paient les cartes encadrées. Touche une carte pour la prendre.
say-play-or-pass = { $seat } peut jouer pour le Roi ou passer.
say-play-or-pass-you = Tu joues pour le Roi, ou tu passes ?
help-play-or-pass = Bats le meilleur lancer, et le Roi est à toi.
mark = À battre : { $count } × { $face } ({ $seat })

# Buttons.
dice = { $dice }
add-before = { $card } : un dé de plus
end-with = Finir : { $dice }
use = { $card } : { $power }
use-shift = { $card } : { $count } dés, total { $sum }
take = Prendre { $card-def }
take-nothing = Ne rien prendre
play-for-the-king = { $count ->
    [1] Jouer avec un dé
    [one] Jouer avec { $count } dé
   *[other] Jouer avec { $count } dés
}
pass = Passer

# What just happened.
begins = { $seat } commence.
ended = { $seat } finit avec { $dice }.
used-to-add = { $seat } utilise { $card-def } : un { $face } de plus.
added-before = { $seat } utilise { $card-def } : un dé de plus au premier lancer.
used-to-throw-again = { $seat } utilise { $card-def } et relance : { $dice }.
used-to-turn = { $seat } utilise { $card-def } : { $dice } → { $into }.
took = { $seat } prend { $card-def }.
took-nothing = { $seat } ne prend rien.
took-king = { $seat } prend le Roi et la Reine.
turned-fool-over = { $seat } retourne le Bouffon : un Charlatan.
passed = { $seat } passe.
group-takes-king = Avec { $count } × { $face }, { $seat } a le Roi.
group-falls-short = Avec { $count } × { $face }, { $seat } n’a pas le Roi.
last-round = Et maintenant la dernière manche : qui a le meilleur groupe de dés pareils ?
keeps-king = Le Roi reste chez { $seat }.

# Why not.
not-now = ce n’est pas possible maintenant
name-a-die = nomme au moins un dé
not-active = pas parmi les dés actifs : { $dice }
lay-one-aside-first = il faut mettre au moins un dé de côté avant de relancer
dice-still-active = encore actifs : { $dice }
not-held = { $card-def } n’est pas à toi
used-already = { $card-def } a déjà servi dans ce tour
power-does-otherwise = ce personnage ne sait faire que ceci : { $power }
no-free-die = { $count ->
    [one] { $count } dé, c’est tout, et il est en jeu
   *[other] les { $count } dés sont tous en jeu
}
queen-comes-with-the-king = la Reine vient avec le Roi, jamais seule
no-fool-to-turn-over = tu n’as pas de Bouffon à retourner
one-charlatan-only = avec un Charlatan, on ne peut plus prendre de Bouffon
no-second-charlatan = on ne peut avoir qu’un Charlatan
held-already = tu as déjà { $card-def }
too-dear = { $card-def } a pour prix : { $price } ; tu as { $dice }
none-left = il ne reste plus { $card-de }

# Options.
option-fools = Bouffons
option-fools-players = autant que de joueurs
option-fools-unlimited = autant qu’il en faut
option-fools_held = Bouffons par personne
option-fools_held-one = un à la fois
option-fools_held-many = autant qu’on veut
option-charlatans = Charlatans par personne
option-charlatans-many = autant qu’on veut
option-charlatans-one = un seul
option-adding = Personnages qui ajoutent un dé
option-adding-any-time = à tout moment
option-adding-after-throw = après le premier lancer
option-dice_cap = Dés
option-dice_cap-12 = douze
option-dice_cap-none = autant qu’on veut, jusqu’à vingt
option-mark = Première marque de la dernière manche
option-mark-claim = les dés qui ont pris le Roi
option-mark-none = aucune
option-first_player = Qui commence
option-first_player-random = tirage au sort
option-first_player-seat0 = la première place
option-round_limit = Manches avant de jouer quand même le Roi (0 : jamais)
aid-characters = Prix et pouvoirs des personnages
aid-add-before = Un nouveau dé peut aussi venir avant le premier lancer.

# The King decides; cards are only counted.
score-counted = { cards }
