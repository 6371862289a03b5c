# What the pages in the browser say.
language = Langue
looks = Clair ou sombre
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
back = Retour
menu = Menu
yes = Oui
no = Non
play = Lire
pause = Pause
less = moins
more = plus

# The entrance.
come-in = Entrer
word-asked = Il faut un mot de passe pour entrer. La personne qui t’invite le connaît.
the-word = Le mot de passe
wrong-word = Ce n’est pas le bon mot de passe.
word-crowded = Trop de mots de passe incorrects en ce moment. Réessaie bientôt.

# The shelf.
the-shelf = L’étagère
# { $count } is how many games there are.
what-this-is = { $count } jeux nordiques de dés et de cartes pour toute la table, ici même dans le navigateur.
so-many-games = { $count ->
    [one] { $count } jeu
   *[other] { $count } jeux
}
play-at-once = Jouer tout de suite
at-once-what = { $bots ->
    [0] { $game }, en solo
    [1] { $game }, toi et un robot
    [one] { $game }, toi et { $bots } robot
   *[other] { $game }, toi et { $bots } robots
}
way-device = Un appareil pour tous
way-device-short = Un appareil
way-device-how = On se le passe autour de la table
way-phones = Avec les téléphones
way-phones-short = Téléphones
way-phones-how = Avec un code ou un mot
choose-for-device = Choisis un jeu pour cet appareil
choose-for-phones = Choisis un jeu pour les téléphones
another-way = Jouer autrement
join-asked = Quelqu’un a ouvert une table ?
join-hint = Son mot, comme kugle
join = Rejoindre
no-such-word = Aucune table ne s’appelle { $word }.
no-such-word-near = Aucune table ne s’appelle { $word }. Presque pareil : { $near }.
# The places of the shelf.
shelf-tonight = Pour ce soir
shelf-tonight-note = une demi-heure, et ça vaut le coup d’apprendre
shelf-quick = Rapide : dix minutes
shelf-longer = Un peu plus long
shelf-luck = Que de la chance
shelf-luck-note = rien à décider
shelf-alone = En solo
all-of-them = Tous les { $count }
more-tables = { $count ->
    [1] Une autre table
    [one] { $count } autre table
   *[other] { $count } autres tables
}
your-turn = À toi
# One's own seat, in the row of seats.
you = Toi
# What has just ended: a button, and what stands beside it.
go-on = Continuer
next-is = C’est à { $name }.
points-gone = { $points ->
    [1] Un point de ce tour est perdu.
    [one] { $points } point de ce tour est perdu.
   *[other] { $points } points de ce tour sont perdus.
}
claimed-by = { $name } a annoncé
there-are = Il y a
so-far = Pour l’instant
are-there = Y a-t-il { $count } × { $face } ?
lift-them-now = Tout soulever maintenant
stay = Rester
by-itself = tout seul dans # s
waits-for-you = la table t’attend
next-is-you = C’est à toi.
# Read aloud: a die or a card, and what it means now.
mark-counts = { $piece }, compte
mark-paid = { $piece }, les dés suffisent
mark-ends = { $piece }, met fin au tour
mark-came = { $piece }, vient d’arriver
finished = Partie finie
waits-for-somebody = On attend que quelqu’un prenne place
somebody-thinks = { $name } réfléchit
now-thinks = { $name } réfléchit.
then-one = Ensuite { $name }.
then-you = Ensuite c’est à toi.
then-one-you = Ensuite { $name }, puis toi.
find-a-game = Trouver un jeu
find = Chercher
how-many-people = Combien de personnes
any-number = Peu importe
people = { $count ->
    [1] En solo
    [one] { $count } personne
   *[other] { $count } personnes
}
filter-quick = 10 minutes
filter-dice = Dés
filter-cards = Cartes
filter-hidden = Avec un secret
filter-luck = Que de la chance
nothing-found = Aucun jeu ne correspond.
players = Joueurs
also-called = Autres noms : { $names }
minutes = Minutes
skill-of = { $skill ->
    [0] Que de la chance
   *[other] Habileté { $skill } sur 4
}
something-hidden = Quelque chose est caché
open-a-record = Ouvrir une feuille

# A game.
your-name = Ton nom
guest = Convive
bot-called = Robot { $seat }
play-alone = Jouer
who-is-playing = Qui joue ?
against-bots = Contre des robots
against-bots-how = Commence tout de suite
around-device = Autour de cet appareil
around-device-how = Vous vous le passez
on-phones = Chacun sur son téléphone
on-phones-how = Un code à scanner, un mot à taper
bots = Robots
one-bot-fewer = Un robot de moins
one-bot-more = Un robot de plus
how-well = Leur niveau
level-random = Hasard
level-easy = Facile
level-club = Club
level-master = Maître
play-against = { $bots ->
    [0] Jouer en solo
    [1] Jouer contre un robot
    [one] Jouer contre { $bots } robot
   *[other] Jouer contre { $bots } robots
}
add-a-name = Ajouter un nom
begin-with-people = { $count ->
    [1] Commencer en solo
    [one] Commencer à { $count }
   *[other] Commencer à { $count }
}
names-few = { $least ->
    [one] écris au moins { $least } nom
   *[other] écris au moins { $least } noms
}
phones-get-a-code = Tu reçois un code et un mot pour les autres. Des robots pourront remplir les places vides plus tard.
open-for-phones = Ouvrir une table
rules-as-usual = Comme on joue d’habitude.
change = Changer
use-these = Prendre celles-ci
back-to-usual = Comme d’habitude
rule-too-low = { $rule } : { $value } est trop bas, au moins { $least }
rule-too-high = { $rule } : { $value } est trop haut, au plus { $most }
rule-no-number = { $rule } : un nombre entier de { $least } à { $most }, pas `{ $value }`
as-it-will-lie = Comme ce sera sur la table
as-far-as-read = Ce qui a pu être lu
name-of = Nom, place { $number }
player-number = Place { $number }
bot-random = Robot, hasard
bot-easy = Robot, facile
bot-club = Robot
bot-master = Robot, maître
house-rules = Règles maison
take-backs = Reprendre un choix
take-backs-strict = Tant que le hasard n’a pas répondu
take-backs-friendly = Entre amis : aussi plus tard, si tout le monde est d’accord
patience = Minutes avant qu’un robot puisse remplacer quelqu’un qui n’est plus là

# A table.
all-games = Tous les jeux
just-now = À l’instant
at-the-table = À la table
open-seat = Place { $seat }
is-bot = robot
is-open = place libre
is-here = là
is-away = pas là
on-this-device = sur cet appareil
has-resigned = a abandonné
step-back = Annuler
take-back = Reprendre mon choix
take-back-last = Reprendre le dernier choix
do-not-go-together = Cela ne va pas ensemble
all-columns = Toutes les colonnes
show-everybody = Montrer les { $count } joueurs
hand-it-to = À { $name } de prendre l’appareil
nobody-else-looks = Personne d’autre ne regarde maintenant.
i-am = C’est moi, { $name }
no-connection = Pas de connexion. Ta table est à l’abri ; nouvel essai en cours.
one-moment = Un instant
you-watch = Tu regardes.
big-screen = Montrer sur grand écran

# What happens to a table.
begun = La partie commence.
lot-fell = Le sort tombe sur { $seat }, qui commence.
begins = Qui commence :
begins-host-only = La personne qui a ouvert la table décide qui commence.
begins-lot = tirage au sort
begins-seated = l’ordre des places
begins-change = Changer
begins-title = Qui commence ?
begins-note = Les autres suivent dans l’ordre des places. À la partie suivante, la place d’après commence.
begins-by-lot = Tirage au sort
begins-by-lot-note = tiré quand vous commencez, et tout le monde peut vérifier
begins-as-seated = L’ordre des places
begins-order = { $first }, puis { $second }
begins-order-more = { $first }, puis { $second }, puis { $third }
begins-keep = Garder ce choix
sat-down = { $seat } prend place.
bot-plays = Un robot joue pour { $seat }.
got-up = { $seat } quitte la table.
took-back = { $count ->
    [1] Une étape est annulée.
    [one] { $count } étape est annulée.
   *[other] { $count } étapes sont annulées.
}
asks-back = { $name } demande à reprendre son dernier choix.
waits-for = On attend : { $names }.
bot-sits-for-you = Un robot joue maintenant pour { $name }.
come-back = Me revoilà

# Sitting down.
come-and-play = On joue ? { $game }
sits-already = { $name } est à la table.
scan-hint = Scanne-le avec un appareil photo, ou tape l’adresse.
seats-free = { $count ->
    [0] Toutes les places sont prises.
    [1] Une place est libre.
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
}
copy-link = Copier le lien
copied = Copié

# The waiting room.
waiting-room = Salle d’attente
scan-or-open = Scanne-le, ou ouvre
and-type = et tape
point-your-camera = Vise ici avec l’appareil photo
only-watch = Seulement regarder
host-begins = { $name } lance la partie.
room-here = { $here ->
    [1] Une place prise sur { $places }
    [one] { $here } place prise sur { $places }
   *[other] { $here } places prises sur { $places }
}
room-full = Tout le monde est là
free-place = Une place libre
awaits-somebody = attend quelqu’un
room-for-more = { $count ->
    [1] Il y a encore une place
    [one] Il y a encore { $count } place
   *[other] Il y a encore { $count } places
}
is-host = lance la partie
invites-you = { $name } t’invite à jouer : { $game }
here-too = { $count ->
    [1] { $names } est là aussi.
   *[other] { $names } sont là aussi.
}
sit-down = Prendre place
no-account = Pas de compte. Le nom reste sur cet appareil.
you-sit = Tu es à la table. { $name } lance la partie.
begin = Commencer
begin-with = Commencer à { $count }
fill-with-bots = { $count ->
    [1] Ajouter un robot
    [one] Ajouter { $count } robot
   *[other] Ajouter { $count } robots
}
play-bots-instead = Plutôt avec des robots
set-a-bot = Mettre un robot
free-the-seat = Libérer la place
asks-for-seat = { $name } voudrait prendre la place libre.
others-are-asked = Quelque chose est caché ici : on demande d’abord aux autres.
room-goes-on = La partie continue ici à partir d’une feuille de partie.

# The menu.
this-table = Cette table
this-device = Cet appareil
rules = Règles
sound = Son
touch = Vibration
keys = Touches à la table
key-keep = garder ou libérer
key-main = bouton principal
key-box = choisir une case
key-advice = conseil
key-rules = règles
key-card = carte ou touches
explain = Expliquer chaque choix
explain-first = au début
explain-always = toujours
explain-never = jamais
pace = Rythme des robots
pace-calm = calme
pace-usual = normal
pace-quick = rapide
rename = Changer le nom
let-play = Laisser jouer : { $bot }
other-device = Sur un autre appareil
other-device-hint = Ouvre ce lien sur l’autre appareil dans le quart d’heure. Il marche une fois. Cet appareil joue alors pour toi à toutes tes tables, jusqu’à ce que tu y mettes fin dans le menu.
play-here = Jouer sur cet appareil
play-for = Jouer ici pour { $name }
play-for-means = Cet appareil joue alors pour { $name }, à toutes ses tables, tout comme l’appareil d’origine. On peut y mettre fin des deux côtés, dans le menu d’une table.
play-for-own-seats = Tes propres places restent à toi : tu les retrouves quand cet appareil joue de nouveau pour toi.
devices = Appareils qui jouent pour moi
some-device = Un appareil
release-device = Retirer cet appareil
be-myself-again = Rejouer pour moi
seat-of = Place : { $name }
hand-over = Donner ma place à quelqu’un d’autre
hand-over-hint = La personne qui ouvre ce lien prend ta place. Il marche une fois, dans le quart d’heure.
take-the-seat = Prendre la place
resign = Abandonner
resign-means = Tu finis en dernier et on saute ton tour ; si le jeu ne peut pas se passer de toi, un robot continue pour les autres.
leave = Partir pour de bon
leave-means = Ta place redevient libre ; une personne qui a le lien peut la prendre. Quand quelque chose est caché, on demande d’abord aux autres.
back-to-table = Retour à la table

# After the game.
wins = { $seat } gagne
wins-by = { $seat } gagne avec { $ahead } d’avance
share-the-win = { $seats } se partagent la victoire
nobody-wins = Personne ne gagne
# The headline, for whoever hears it.
over-said = { $headline }.
play-again = Rejouer
go-to-next = Vers la partie suivante
look-back = Revoir la partie
download-record = Télécharger la feuille
another-game = Un autre jeu
how-it-grew = L’évolution des scores
chart-of = { $turns ->
    [1] Les scores après un tour
    [one] Les scores après { $turns } tour
   *[other] Les scores sur { $turns } tours
}
step-of = Étape { $number } sur { $count }
step-before = Une en arrière
step-after = Une en avant
record-here = La feuille de partie
record-file = Ou un fichier
look-through = La parcourir
record-wrong = Ligne { $line } : { $why }
play-on-from-here = Continuer à partir d’ici
play-on-how = La partie continue à partir de l’étape { $step }, à sa propre table et avec son propre hasard. Ce qui a été joué avant reste tel quel.
which-seat = Quelle est ta place ?
play-on = Continuer la partie
record-over = ici, la partie est finie : reviens à une étape avant la fin
record-has-holes = cette feuille de partie a des trous : elle ne dit que ce que voyait quelqu’un qui jouait ou regardait, et personne ne peut continuer à partir d’elle
record-too-long = cette partie est trop longue : elle peut avoir { $most } lignes au plus
record-knows = La personne qui a la feuille de partie sait ce qui y est caché.

# The coach.
coach = Le coach
hints = Conseils du coach
hints-against-bots = Contre robots seulement
hints-for-all = Pour tout le monde
hints-for-nobody = Pour personne
hints-allowed = permis
hints-not-allowed = pas permis
ask-the-coach = Demander au coach
ask-again = Redemander
coach-says = Ce que ferait le coach
what-to-do = Tes choix
what-it-costs = Ce que ça coûte
and-more = { $count ->
    [1] Un autre choix vaut moins.
    [one] { $count } autre choix vaut moins.
   *[other] { $count } autres choix valent moins.
}
costs-nothing = rien
costs-share = { $loss } % de la victoire
costs-share-about = { $loss } ± { $error } % de la victoire
costs-points = { $amount ->
    [0] { $loss } point
    [1] { $loss } point
   *[other] { $loss } points
}
costs-points-about = { $amount ->
    [0] { $loss } ± { $error } point
    [1] { $loss } ± { $error } point
   *[other] { $loss } ± { $error } points
}
coach-is-exact = Ces chiffres sont exacts : le jeu est résolu.
coach-estimates = Ces chiffres sont des estimations, trouvées en jouant la suite de nombreuses fois ; ± est l’erreur type. De petites différences peuvent ne rien vouloir dire.
late-take-backs = { $count ->
    [1] Une table entre amis : un choix a été repris après la réponse du hasard.
    [one] Une table entre amis : { $count } choix a été repris après la réponse du hasard.
   *[other] Une table entre amis : { $count } choix ont été repris après la réponse du hasard.
}
coach-thinks = Le coach réfléchit encore.
coach-silent = Le coach n’a rien à dire ici.
no-hints-here = à cette table, on ne peut pas demander au coach
nothing-to-advise = il n’y a rien à décider pour cette place maintenant
luck-or-skill = Chance ou habileté ?
luck-and-skill = Chance et habileté
luck-and-skill-means = « Attendu » est la part de chacun avant le premier lancer. « Chance » est ce que les dés et les cartes ont ajouté ou pris. « Habileté » est ce qu’ont fait les choix : tes propres erreurs te coûtent, celles des autres t’aident. Les trois ensemble font le résultat.
in-hundredths = En centièmes de victoire
in-points = En points
player = Nom
was-expected = Attendu
luck-added = Chance
skill-added = Habileté
lost-by-choices = Perdu par ses choix
result = Résultat
costliest-decisions = { $count ->
    [0] Aucun choix n’a rien coûté
    [1] Le choix le plus coûteux
   *[other] Les { $count } choix les plus coûteux
}
all-decisions = { $count ->
    [1] Un choix en tout
   *[other] { $count } choix en tout
}
show-decisions = Montrer chacun
step = Étape
what-was-done = Ce qui a été fait
better-was = Mieux :
it-cost = Coût : { $cost }.
nothing-better = Rien n’était mieux.
look-at-step = Voir l’étape { $number }
coach-goes-through = Le coach parcourt la partie

# Pieces.
die-of = dé qui montre { $face }
cup-of = { $count ->
    [1] gobelet sur un dé
    [one] gobelet sur { $count } dé
   *[other] gobelet sur { $count } dés
}
card-wild = { $card }, sert de joker
card-ends = { $up } en haut, { $down } en bas
face-down = face cachée
field-worth = case qui vaut { $worth }
lies-kept = { $piece }, à garder
lies-aside = { $piece }, de côté
lies-covered = { $piece }, à couvert
lies-spent = { $piece }, a déjà servi

# Why not.
no-such-page = Cette page n’existe pas.
no-such-table = Cette table n’existe pas. Il manque peut-être une lettre dans le lien.
no-such-game-here = Ce jeu n’est pas sur l’étagère.
no-such-game = il n’y a pas de jeu `{ $slug }`
not-your-seat = Cette place n’est pas à toi.
table-moved-on = La table a avancé. Voici où elle en est maintenant.
cannot-store = Le coup n’a pas pu être noté. Rien n’a changé ; réessaie.
cannot-read = Cette table ne peut pas être lue.
took-too-long = Cela a pris trop de temps. Regarde la table : elle montre si le coup a compté.
rules-stumble = Ce jeu a trébuché sur un coup. C’est notre faute, pas la tienne. Regarde la table : elle montre ce qui a compté ; si elle ne s’affiche pas, quelqu’un qui y joue peut reprendre le dernier coup.
take-back-and-go-on = Reprendre et continuer
went-wrong = Quelque chose s’est mal passé ici. C’est notre faute, pas la tienne. Réessaie.
too-many-requests = C’était trop à la fois. Attends un instant, et réessaie.
too-many-openings = Beaucoup de tables ont été ouvertes d’ici en peu de temps. Réessaie { $minutes ->
    [1] dans une minute
    [one] dans { $minutes } minute
   *[other] dans { $minutes } minutes
}.
too-many-tables = Tu as autant de tables en cours que cette maison le permet. Finis l’une d’elles, ou réessaie { $minutes ->
    [1] dans une minute
    [one] dans { $minutes } minute
   *[other] dans { $minutes } minutes
}.
too-many-streams = Cette table est ouverte sur trop de pages à la fois. Fermes-en quelques-unes, et recharge celle-ci.
too-many-words = Cela fait beaucoup de mots incorrects. Réessaie { $minutes ->
    [1] dans une minute
    [one] dans { $minutes } minute
   *[other] dans { $minutes } minutes
}.
too-many-renames = Cela fait beaucoup de noms en peu de temps. Réessaie { $minutes ->
    [1] dans une minute
    [one] dans { $minutes } minute
   *[other] dans { $minutes } minutes
}.
too-many-passes = Cela fait beaucoup de liens en peu de temps. Réessaie { $minutes ->
    [1] dans une minute
    [one] dans { $minutes } minute
   *[other] dans { $minutes } minutes
}.
form-too-large = C’est trop pour un seul formulaire.
form-unreadable = Ce formulaire n’a pas pu être lu.
no-such-field = ce formulaire n’a pas de champ `{ $field }`
no-such-choice = `{ $word }` ne peut pas être choisi ici
not-from-here = Ce formulaire n’a pas été envoyé depuis une page de ce serveur.
wrong-host = Ce serveur ne s’appelle pas { $name }.
wrong-host-hint = La personne qui le fait tourner peut lui donner ce nom au démarrage :
no-host = La demande ne dit pas clairement de quel serveur il s’agit.
seat-taken = cette place est prise : { $seat }
no-second-seat = dans un jeu avec des dés ou des cartes cachés, on ne peut avoir qu’une place
no-free-seat = il n’y a pas de place libre
usual-bot-only = pour quelqu’un d’autre, seul le robot habituel joue
resigned-and-left = quelqu’un a abandonné depuis et quitté la table ; on ne peut plus reprendre ce choix
nobody-asked = personne n’a rien demandé
asked-already = { $seat } a déjà demandé ; une question à la fois
no-such-bot = il n’y a pas de robot `{ $level }` ; il y a { $known }
name-empty = un nom a besoin d’au moins une lettre
not-over = La partie n’est pas encore finie.
pass-used = Ce lien a déjà servi, ou il est trop vieux.

# The server.
serving = Rafle est à l’adresse { $address }
serving-here = Sur cette machine, aussi à l’adresse { $address }
serving-word = On demande le mot de passe à l’entrée.
serving-stop = Arrête-le avec Ctrl-C. Les tables sont gardées dans { $folder }.
serving-stopped = Rafle s’est arrêté ; toutes les tables sont à l’abri.
port-in-use = l’adresse { $address } est déjà utilisée, peut-être par un autre Rafle ; choisis un autre port avec `--listen`, par exemple `--listen 0.0.0.0:{ $other }`
cannot-listen = impossible d’écouter à { $address } : { $why }
listen-form = `{ $text }` n’est pas une adresse où écouter ; écris-la comme `0.0.0.0:7070`
data-unwritable = impossible de garder des tables dans { $folder } : { $why } ; donne un autre dossier avec `--data`
data-newer = les tables dans { $folder } ont été écrites par un Rafle plus récent ; démarre celui-là, ou donne un autre dossier avec `--data`
data-in-use = les tables dans { $folder } sont utilisées par un autre Rafle ; arrête celui-là, ou donne un autre dossier avec `--data`
database-unusable = impossible de garder des tables dans la base de données { $database } : { $why } ; vérifie l’adresse dans `--store`, et si PostgreSQL y tourne
database-newer = les tables dans la base de données ont été écrites par un Rafle plus récent ; démarre celui-là, ou donne une autre base de données avec `--store`
data-damaged = impossible de garder des tables dans { $folder } : la base de données y est abîmée ({ $why }) ; déplace ses fichiers et restaure une sauvegarde

# Is the luck fair?
is-luck-fair = Le hasard est-il honnête ?
luck-was-not-sealed = Le hasard de cette table n’a pas été scellé : elle a été ouverte par une version plus ancienne. Il n’y a rien à vérifier.
luck-is-sealed-now = Le hasard de cette partie est scellé
luck-envelope = Comme un mot dans une enveloppe sur la table, à ouvrir quand la partie est finie.
luck-yes = Oui. Personne n’a choisi ce hasard.
luck-record-fits = La feuille correspond à son sceau.
luck-no = Cela ne correspond pas.
luck-fits = Vérifié sur cet appareil : le sceau, le secret et les nombres sont ceux d’avant la partie.
luck-seals-fit = Vérifié sur cet appareil : le sceau, le secret et les nombres sont ceux d’avant la partie. Il n’y avait pas de dés à comparer. Ce qui a été distribué et pioché, la commande ci-dessous le vérifie.
luck-nothing-kept = Cet appareil n’a rien gardé d’avant la fin : il ne peut donc pas comparer. Un appareil qui était là le peut.
luck-without-us = Vérifié sur cet appareil : le sceau, le secret et les nombres sont ceux d’avant la partie. Aucun des nombres n’est le sien : il s’en remet donc aux autres.
luck-lines-differ = Les sceaux ne sont pas ceux que cet appareil avait vus avant. Garde la feuille et demande à la personne qui tient le serveur.
luck-secret-differs = Le secret n’est pas celui qui a été scellé. Garde la feuille et demande à la personne qui tient le serveur.
luck-number-differs = Un nombre n’est pas celui qui a été scellé. Garde la feuille et demande à la personne qui tient le serveur.
luck-dice-differ = Un lancer ne découle pas du secret et des nombres. Garde la feuille et demande à la personne qui tient le serveur.
luck-dice-checked = { $count ->
    [one] { $count } dé de la feuille se vérifie.
   *[other] Les { $count } dés de la feuille se vérifient tous.
}
luck-no-scripts = Ce navigateur n’exécute pas de scripts : il n’a rien gardé et ne peut pas comparer. Tout le monde peut vérifier la feuille.
luck-now = Maintenant : un sceau
luck-before-the-game = Avant la partie : un sceau
luck-words-on-every-screen = Les mêmes six mots sont sur tous les écrans de cette table. Lisez-les à voix haute si vous voulez.
luck-words-were-shown = Rafle a créé un secret et montré à tout le monde ces six mots, qui en viennent.
luck-six-words = Les six mots du sceau
luck-number-from-everybody = Au début : un nombre de chacun
luck-will-add = Un nombre par personne viendra, tiré et scellé sur son propre appareil : { $names }.
luck-have-added = Un nombre par personne est venu, tiré et scellé sur son propre appareil : { $names }.
luck-one-is-enough = Il suffit qu’un de ces appareils soit honnête : même la personne qui tient le serveur ne peut alors pas choisir le hasard.
luck-nobody-adds = Aucun appareil n’ajoute de nombre ici. Quand on joue, on fait confiance à la personne qui tient le serveur pour ne pas avoir choisi parmi des secrets.
luck-relies-on-others = Cet appareil n’ajoute rien : il n’exécute pas de scripts, ne peut rien garder, ou est arrivé après le début. Tu te fies donc aux appareils des autres.
luck-words-added = { $count ->
    [1] Des mots ont été ajoutés une fois ; ils comptent aussi.
   *[other] Des mots ont été ajoutés { $count } fois ; ils comptent aussi.
}
luck-your-words = Tes propres mots, si tu veux
luck-add-words = Les ajouter
luck-drawn-anew = Nouveaux tirages : { $count }. Il manquait le nombre de : { $names }.
luck-the-secret = Après la partie : le secret
luck-secret-must-give = Il doit donner les mêmes six mots et, avec les nombres, chaque lancer, chaque donne et chaque pioche. Cette page te dira alors si c’est bien le cas.
luck-secret-gives = Il donne les mêmes six mots et, avec les nombres, chaque lancer, chaque donne et chaque pioche.
luck-how-often = Combien de fois chaque nombre est sorti
luck-less-even = { $tenths ->
    [0] Presque aucune partie honnête ne donne des nombres moins réguliers que celle-ci.
    [1] Une partie honnête sur dix donne des nombres moins réguliers que celle-ci.
    [10] Presque toutes les parties honnêtes donnent des nombres moins réguliers que celle-ci.
   *[other] { $tenths } parties honnêtes sur dix donnent des nombres moins réguliers que celle-ci.
}
luck-check-yourself = Vérifie toi-même
luck-follows-here = { $count ->
    [1] Sur ce serveur, le seul résultat se vérifie. Sur n’importe quel ordinateur, sans nous demander :
    [one] Sur ce serveur, { $count } résultat se vérifie. Sur n’importe quel ordinateur, sans nous demander :
   *[other] Sur ce serveur, les { $count } résultats se vérifient tous. Sur n’importe quel ordinateur, sans nous demander :
}
luck-from-record = Résultats venus d’une feuille de partie ouverte ici : { $count }. Ce sceau n’en dit rien.
luck-taken-back = { $count ->
    [1] Un choix a été repris après la réponse du hasard.
    [one] { $count } choix a été repris après la réponse du hasard.
   *[other] { $count } choix ont été repris après la réponse du hasard.
}
luck-does-not-follow-here = Sur ce serveur, la feuille ne découle pas de son sceau. La commande indique la ligne :
luck-nobody-in-secret = Personne ne peut choisir un lancer en cachette, le serveur non plus, tant qu’un de ces appareils est honnête et que personne n’a modifié Rafle sur le serveur.
luck-machine-of-the-host = Une personne qui peut lire la machine du serveur peut prévoir les lancers et voir les mains. Ne joue à des jeux cachés qu’avec des gens en qui tu as confiance.
luck-uncovers-hands = Le secret montré à la fin dévoile toutes les mains de cette partie.
luck-left-open = Une partie qui n’est pas finie garde son sceau fermé.
luck-waits-for = On attend encore le nombre de : { $names }.
go-on-without-number = Jouer sans mon nombre
luck-is-sealed = la partie a commencé : on n’ajoute plus rien à son hasard
no-number-awaited = on n’attend aucun nombre de cet appareil
another-number = ce n’est pas le nombre que cet appareil a scellé
words-enough = assez de mots ont été ajoutés à cette table
seals-enough = assez de nombres ont été scellés à cette table
words-empty = écris d’abord quelques mots
numbers-awaited = un instant : on attend encore le nombre d’un appareil
reference-card = Carte
letters-of = { $won ->
    [0] aucune lettre sur { $of }
    [one] { $won } lettre sur { $of } : { $letters }
   *[other] { $won } lettres sur { $of } : { $letters }
}
strokes-of = { $seat } : traits { $done } sur { $of }

# Paper.
print = Imprimer
print-for = Imprimer pour { $players } au plus
nothing-to-print = Il n’y a rien à imprimer pour ce jeu.
print-date = Date
print-name = Nom
print-names = Noms
print-cards = Cartes
print-row = rangée
print-column = col.
print-score = Score
print-chips = Jetons
print-ways = sur { $ways }

# The score pad.
score-pad = Carnet de score
pad-about = Pour une table avec de vraies cartes ou de vrais dés : vous jouez, cette page compte. Les noms et les points restent sur cet appareil.
pad-game = À quoi vous jouez
pad-other-most = Un autre jeu, au plus haut total
pad-other-fewest = Un autre jeu, au plus bas total
pad-go-on = Vers le carnet
pad-over = Tout est noté
pad-cell = { $row }, { $name }
pad-deals = { $cards ->
    [one] { $name } distribue { $cards } carte par personne.
   *[other] { $name } distribue { $cards } cartes par personne.
}
pad-after = Après { $rounds }
pad-first = en tête
pad-write-hand = Noter la donne { $number }
pad-write-round = Noter la manche { $number }
pad-new = Nouveau carnet
not-yet = Pas encore
also-playing = Jouent aussi
