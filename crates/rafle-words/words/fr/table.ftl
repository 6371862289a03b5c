# Words that games share.
number = { $n }
list-two = { $first } et { $last }
list-or = { $first } ou { $last }
list-comma = { $first }, { $last }
list-semicolon = { "\u202F; " }
labelled = { $label } : { $what }
list-none = rien
no-dice = aucun dé
number-decimal = { "," }
number-group = { "\u202F" }
# Above a rules page that is borrowed from English.
not-translated = Cette page n’est pas encore traduite.
# Why the machine would not, after a colon.
system-not-found = ce fichier ou ce dossier n’existe pas
system-not-allowed = l’accès est refusé
system-is-folder = c’est un dossier
system-not-folder = une partie du chemin n’est pas un dossier
system-exists = ce nom existe déjà
system-in-use = l’adresse est déjà utilisée
system-refused = rien n’y répond
system-full = le disque est plein
system-other = { $why }

# What is going on.
over = La partie est finie.
won-by = { $winner } gagne.
won-by-several = { $winners } se partagent la victoire.
won-by-nobody = Personne ne gagne.
say-throws = { $count ->
    [1] À { $seat } de lancer un dé.
    [one] À { $seat } de lancer { $count } dé.
   *[other] À { $seat } de lancer { $count } dés.
}
say-throws-you = { $count ->
    [1] Lance le dé.
    [one] Lance { $count } dé.
   *[other] Lance { $count } dés.
}
help-throws = Touche le bouton, ou le gobelet lui-même, et les dés sont lancés.
throw-dice = { $count ->
    [1] Lancer le dé
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
}
throw-again = Relancer
turn-so-far = { $points } dans ce tour
points = { $points ->
    [1] un point
    [one] { $points } point
   *[other] { $points } points
}
round-of = Manche { $number } sur { $planned }
round-number = Manche { $number }
hand-number = Manche { $number } sur { $of }
# Beside the name of a game that is played to so many points.
to-points = jusqu’à { $points }
playoff = Barrage : { $seats }
say-adds = À { $seat } de lancer le dé qu’on ajoute.
say-adds-you = Lance le dé qu’on ajoute.
help-adds = Ce que montre ce dé est ajouté à ta somme.
say-subtracts = À { $seat } de lancer le dé qu’on soustrait.
say-subtracts-you = Lance le dé qu’on soustrait.
help-subtracts = Ce que montre ce dé est retiré de ta somme.
first-die = Premier
add = Plus
subtract = Moins
times = Fois
say-again-or-stop = { $seat } peut relancer ou s’arrêter.
say-again-or-stop-you = Tu relances, ou tu t’arrêtes ?
help-again-or-stop = Arrête-toi pour garder ce que tu as, ou relance et risque-le.
game-of = Partie { $number } sur { $games }
this-game = Cette partie
say-lay-some-aside = À { $seat } de mettre au moins un dé de côté.
say-lay-some-aside-you = Mets au moins un dé de côté.
help-lay-some-aside = Touche les dés que tu veux, puis mets-les de côté pour de bon.
say-throws-off = { $count ->
    [one] À { $seat } de lancer { $count } dé pour départager.
   *[other] À { $seat } de lancer { $count } dés pour départager.
}
say-throws-off-you = { $count ->
    [one] Lance { $count } dé pour départager.
   *[other] Lance { $count } dés pour départager.
}
help-throws-off = Il y a égalité : seuls les ex æquo lancent.
say-throws-final = { $count ->
    [one] Finale : à { $seat } de lancer { $count } dé.
   *[other] Finale : à { $seat } de lancer { $count } dés.
}
say-throws-final-you = { $count ->
    [one] Finale : lance { $count } dé.
   *[other] Finale : lance { $count } dés.
}
help-throws-final = Les deux meilleurs se retrouvent : le meilleur lancer gagne la partie.

# What just happened.
threw = { $seat } lance : { $dice }.
laid-aside = { $seat } met de côté : { $dice }.
laid-nothing-aside = { $seat } ne met rien de côté.
has-hand = { $seat } : { $hand }.
number-reached = { $seat } a { $number }.
first-half-won = { $seat } gagne la première mi-temps.
second-half-won = { $seat } gagne la deuxième mi-temps ; place à la finale.
both-halves-won = { $seat } gagne les deux mi-temps et donc la partie.
final-won = { $seat } gagne la finale.
tied-throw-off = { $seats } sont à égalité et se départagent.
turn-scored = { $points ->
    [1] { $seat } marque un point.
    [one] { $seat } marque { $points } point.
   *[other] { $seat } marque { $points } points.
}
game-won = { $seat } gagne la partie.
game-shared = { $seats } se partagent la victoire.
sum-scored = { $seat } arrive à { $points }.
round-won = { $seat } gagne la manche.
round-shared = { $seats } se partagent la manche.
round-unwon = Personne ne gagne la manche.
playoff-begins = { $seats } jouent un barrage.

# Buttons.
lay-aside = Mettre le { $face } de côté
lay-picked-aside = Mettre de côté

# What a seat holds.
sticks = { $count ->
    [1] une allumette
    [one] { $count } allumette
   *[other] { $count } allumettes
}

# Hands of dice.
hand-three-alike = trois { $face }
hand-four-alike = quatre { $face }
hand-five-alike = cinq { $face }

# Sheets of two halves.
sheet-first-half = 1ʳᵉ mi-temps
sheet-second-half = 2ᵉ mi-temps
sheet-throw-off = Lancer décisif
sheet-final = Finale

# Why not.
unreadable = cela n’est pas compris ici
game-over = la partie est finie
throw-first = les dés sont encore dans le gobelet
nothing-to-throw = il n’y a rien à lancer maintenant
wrong-number-of-dice = { $count ->
    [1] on lance un dé, pas { $thrown }
    [one] on lance { $count } dé, pas { $thrown }
   *[other] on lance { $count } dés, pas { $thrown }
}
not-among-the-dice-thrown = aucun { $face } n’est sorti
not-all-thrown = ces dés ne sont pas tous sortis : { $dice }
lay-at-least-one-aside = il faut mettre au moins un dé de côté
wrong-number-of-seats = impossible de jouer à { $seats } : { $most ->
    [1] cela se joue en solo
   *[other] il faut être de { $least } à { $most }
}
no-such-seat = il n’y a pas de place { $seat }
not-begun = la partie n’a pas encore commencé
begun-already = la partie a commencé
lot-first = le sort n’a pas encore dit qui commence
no-lot-here = ici, on ne tire pas au sort
game-says-who-begins = les règles de ce jeu disent qui commence
seat-twice = une place ne peut être nommée qu’une fois
seats-stay = la partie continue avec toutes ses places : il faut quelqu’un à chacune
resigned = { $seat } abandonne.
resigned-already = { $seat } a déjà abandonné
nothing-to-undo = { $count ->
    [0] il n’y a rien à reprendre
    [1] on ne peut reprendre qu’une ligne
    [one] on ne peut reprendre que { $count } ligne
   *[other] on ne peut reprendre que { $count } lignes
}
choices-to-undo = { $count ->
    [0] il n’y a rien à reprendre
    [1] on ne peut reprendre qu’un choix
   *[other] on ne peut reprendre que { $count } choix
}
luck-is-drawn-here = ici, les dés et les cartes viennent de la table : appuie seulement sur Entrée
answered-by-luck = le hasard a répondu à ce choix, ou quelque chose de caché a été montré ; on ne peut plus le reprendre
picked-another = un des éléments choisis ne va pas ici
picked-few = { $least ->
    [1] choisis-en au moins un
   *[other] choisis-en au moins { $least }
}
picked-many = { $most ->
    [1] choisis-en un seul
   *[other] choisis-en au plus { $most }
}
bot-never-resigns = un robot joue là, et il joue jusqu’au bout
seated-for-good = les places ont été fixées au début de la partie
hints-are-open = `hint` est ouvert à tout le monde ici
refused = `{ $line }` : { $why }
refused-open-are = `{ $line }` : { $why } ; tu peux taper { $open }
# The end of a list of what can be typed.
open-others = { $count ->
    [1] un autre
   *[other] un parmi { $count } autres
}
refused-expected = `{ $line }` : { $why } ; cela s’écrit comme `{ $like }`

# Options.
option-none = ce jeu n’a pas d’options, donc pas de `{ $key }`
option-unknown = il n’y a pas d’option `{ $key }` ; il y a { $known }
option-too-low = { $key } { $value } est trop bas : au moins { $least }
option-too-high = { $key } { $value } est trop haut : au plus { $most }
option-no-number = { $key } demande un nombre entier de { $least } à { $most }, pas `{ $value }`
several-things = { $one } ; { $others }
option-wrong = { $why } ; `{ $key }` n’a pas changé
option-misfit = { $key } ne peut pas être `{ $value }` ; ses valeurs sont { $values }
# House rules: a label, and values that stand for themselves behind it.
option-on = oui
option-off = non
option-rounds = Manches
option-match_by = Compte des manches
option-match_by-wins = nombre de victoires
option-match_by-total = somme des scores
option-ties = Égalité à la fin
option-ties-share = victoire partagée
option-ties-playoff = barrage
option-matches = Allumettes par personne
option-target = Points à atteindre
option-equal_turns = Finir la dernière manche
option-kickers = Comparer aussi les autres dés

# Records.
nobody-to-advise = personne n’a rien à choisir ici
hand-unknown = cette feuille de partie ne dit pas ce que peut faire { $seat }
game-not-over = la partie n’est pas finie ici
somebody-resigned = quelqu’un a abandonné ici : la suite ne dit donc pas grand-chose
nothing-to-decide = personne ne décide rien dans ce jeu : ce n’est que de la chance
record-empty = la feuille de partie est vide
record-no-header = une feuille de partie commence par `rafle`, une version, un jeu et ses places
record-version = cette feuille de partie est de version `{ $version }` ; on ne peut lire que la version { $known }
record-no-game = l’en-tête ne nomme pas de jeu
record-no-seats = l’en-tête ne dit pas combien il y a de places, comme dans `seats=2`
record-header-word = `{ $word }` dans l’en-tête n’est pas compris ; les options s’écrivent `key=value`
record-header-twice = l’en-tête nomme `{ $key }` deux fois
record-refusal-form = un refus s’écrit `! LINE REASON`
record-expectation-form = l’attente `{ $text }` n’est pas comprise
record-empty-part = il n’y a rien entre deux points-virgules
record-own-line = `{ $text }` a besoin d’une ligne à part
record-not-refused = `{ $line }` a été accepté, alors qu’on attendait un refus
record-unexpected = attendu `{ $expected }`, trouvé `{ $found }`

# Keeping dice.
keep-and-throw = Garder et relancer
throw-all = Tout relancer
kept = { $seat } garde : { $dice }.
kept-nothing = { $seat } ne garde rien et relance tous les dés.
no-throw-left = tous les lancers de ce tour sont faits
not-among-the-dice = les dés ne montrent pas { $dice }
total = Total
say-keep-or-throw = { $seat } peut garder les dés ou relancer.
say-keep-or-throw-you = Tu gardes les dés, ou tu relances ?
help-keep-or-throw = Garde ce qui est là, ou relance une fois et prends ce qui vient.
stop-with = { $points ->
    [1] S’arrêter à un point
    [one] S’arrêter à { $points } point
   *[other] S’arrêter à { $points } points
}
keep-all-or-none = garde tous ces dés ou aucun
no-result = { $seat } n’a pas de résultat.
round-again = Personne n’a gagné : la manche est rejouée.

# Cards of five suits.
card = { $rank } { $suit }
joker = joker
spades = de pique
hearts = de cœur
diamonds = de carreau
clubs = de trèfle
stars = d’étoile
jack = valet
queen = dame
king = roi
wild-ranks = { $n ->
    [11] Jokers : les valets
    [12] Jokers : les dames
    [13] Jokers : les rois
   *[other] Jokers : les { $n }
}
book-of = Groupe : { $rank }
book-of-wilds = Groupe de jokers
run-of = Suite : { $from } à { $to } { $suit }
deck-pile = { $count ->
    [0] Pioche vide
    [1] Pioche, une carte
    [one] Pioche, { $count } carte
   *[other] Pioche, { $count } cartes
}
turned-up = Carte retournée : { $card }.
card-not-in-hand = la main n’a pas cette carte : { $card }
card-is-elsewhere = la pioche ne peut plus donner cette carte : { $card }
cards-come-first = il faut d’abord distribuer ou piocher des cartes
not-asked-now = ce n’est pas ce qui est demandé maintenant
option-all_wild_melds = Des jokers seuls
option-all_wild_melds-allow = font une combinaison
option-all_wild_melds-forbid = ne font pas de combinaison

# Sticks, cups and roll-offs.
pile = Tas
first-half = Première mi-temps : on distribue le tas.
second-half = Deuxième mi-temps : les allumettes circulent.
roll-off = Lancer décisif
say-keep-or-stop = { $seat } peut garder des dés et relancer les autres, ou s’arrêter.
say-keep-or-stop-you = Garde ce que tu veux et relance le reste, ou arrête-toi.
help-keep-or-stop = Touche les dés à garder, puis relance le reste.
say-cover-or-stop = { $seat } peut lancer sous le gobelet ou s’arrêter.
say-cover-or-stop-you = Tu lances sous le gobelet, ou tu t’arrêtes ?
help-cover-or-stop = Sous le gobelet, personne ne voit ton lancer avant qu’on le soulève.
say-lifts = À { $seat } de soulever son gobelet.
say-lifts-you = Soulève ton gobelet.
help-lifts = Ton gobelet est soulevé, et tout le monde voit tes dés.
say-throws-off-lowest = À { $seat } de lancer : qui fera le plus bas ?
say-throws-off-lowest-you = Lance : qui fera le plus bas ?
help-throws-off-lowest = Le plus bas lancer des ex æquo prend les allumettes.
say-throws-off-highest = À { $seat } de lancer : qui fera le plus haut ?
say-throws-off-highest-you = Lance : qui fera le plus haut ?
help-throws-off-highest = Le plus haut lancer des ex æquo est le meilleur.
lift-the-cup = Soulever le gobelet
keep-and-cover = Le reste sous gobelet
cover-all = Tout sous le gobelet
stop = S’arrêter
stopped = { $seat } s’arrête avec { $dice }.
covered = { $count ->
    [1] { $seat } lance un dé sous le gobelet.
    [one] { $seat } lance { $count } dé sous le gobelet.
   *[other] { $seat } lance { $count } dés sous le gobelet.
}
lifted = { $seat } soulève son gobelet : { $dice }.
round-void = Tous les lancers sont égaux : la manche est rejouée.
tied-for-lowest = { $seats } sont à égalité pour le plus bas et relancent.
tied-for-highest = { $seats } sont à égalité pour le plus haut et relancent.
took-sticks = { $count ->
    [1] { $seat } prend une allumette du tas.
    [one] { $seat } prend { $count } allumette du tas.
   *[other] { $seat } prend { $count } allumettes du tas.
}
gave-sticks = { $count ->
    [1] Une allumette pour { $to }, donnée par { $seats }.
    [one] { $count } allumette pour { $to }, donnée par { $seats }.
   *[other] { $count } allumettes pour { $to }, données par { $seats }.
}
nothing-moves = Aucune allumette ne bouge.
left-the-game = Plus aucune allumette : { $seats }.
throw-worth = { $count ->
    [1] { $name } : une allumette
    [one] { $name } : { $count } allumette
   *[other] { $name } : { $count } allumettes
}
throw-plain = { $dice }
throw-pas = Pas { $n }
throw-sequence = Suite n° { $n }
throw-nothing = Rien
throw-the-sequence = Suite
throw-born-seven = Sept d’emblée
throw-seven-and = Sept + { $n }
throw-extra = Lancer en plus { $dice }
throw-ranked = { $name }, place { $place }
throw-covered = Lancer sous le gobelet
say-removes = À { $seat } de retirer un dé.
say-removes-you = Retire un dé.
help-removes = Retire le dé qui t’aide le moins.
remove-die = Retirer le { $face }
removed = { $seat } retire un { $face }.
say-imagines = À { $seat } d’imaginer le troisième dé.
say-imagines-you = Imagine le troisième dé : quelle face ?
help-imagines = Choisis la face qui va le mieux avec tes deux dés.
imagine-die = Imaginer un { $face }
imagined = { $seat } imagine un { $face }.
not-open-now = on ne peut pas choisir cela maintenant
throw-at-least-one = on lance au moins un dé ; `stop` les garde tous
option-pile = Allumettes dans le tas
option-end = Fin de la partie
option-end-first-out = quand une personne est sortie
option-end-last-one-left = quand il ne reste qu’une personne
option-empty_at_half_time = Sans allumette quand le tas est épuisé
option-empty_at_half_time-play-on = on continue
option-empty_at_half_time-out = on sort aussitôt
option-keep = Dés mis de côté
option-keep-locked = restent de côté
option-keep-free = peuvent être relancés
option-lead = Qui commence la prochaine manche
option-lead-rotate = la personne suivante
option-lead-loser = la personne au lancer le plus bas
option-pas_exit = Sortir avec un Pas
option-pas_exit-both-phases = à tout moment
option-pas_exit-phase-2-only = seulement quand le tas est vide
option-pas_exit-loses = à tout moment, mais c’est une défaite tant qu’il y a un tas
option-throw_limit = Lancers par tour
option-throw_limit-three = jusqu’à trois
option-throw_limit-leader = pas plus que la première personne de la manche
option-extras = 2 2 1, 5 5 1 et 4 4 1
option-extras-bottom = comptent, sous tous les autres
option-extras-top = sont au plus haut
option-extras-off = ne comptent pas

# Cards to have at hand.
aid-throws = Ce que valent les lancers
aid-hands = Ce que valent les mains
aid-halves = Le plus bas lancer reçoit autant d’allumettes que vaut le plus haut.
aid-leaving = Le plus bas lancer perd la manche.
aid-leaving-removing = Les trois meilleurs de tes quatre dés ; le lancer le plus bas perd la manche.
aid-leaving-imagining = Deux dés et le meilleur troisième dé que tu puisses imaginer ; le plus bas perd la manche.
throw-others = Tous les autres
throw-pas-all = Pas
throw-sequence-all = Suites
worth-all = tout
worth-all-but-one = tout sauf une
worth-leaves = sort
worth-leaves-if-highest = sort si au plus haut
aid-throw = Lancer
aid-name = Nom
aid-worth = Vaut
aid-chance = Probabilité
aid-or-better = Ceci ou mieux
aid-down-to = { $first } jusqu’à { $last }
aid-percent = { $number } %
aid-one-throw = { $dice ->
    [1] Un lancer d’un dé
   *[other] Un lancer de { $dice } dés, { $ways } cas possibles
}

# Score pads.
pad-by-hand = Donne par donne
pad-by-round = Manche par manche
pad-wild = Joker
pad-round = Manche
pad-out = sortie
pad-fewest = Le plus bas total gagne.
pad-most = Le plus haut total gagne.
pad-leads = { $seat } est en tête avec { $points }.
pad-hand-number = Donne { $number }
pad-hand-wild = Donne { $number }. { $wild }
pad-round-number = Manche { $number }
pad-now = { $cards ->
    [one] en cours, { $cards } carte par personne
   *[other] en cours, { $cards } cartes par personne
}
