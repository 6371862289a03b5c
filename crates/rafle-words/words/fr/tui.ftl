# What the screens of the terminal say.
too-small = Cet écran a { $width } colonnes et { $height } lignes. Cette table en demande plus ; { $least_width } et { $least_height } suffisent pour tous les jeux. Agrandis-le, ou quitte avec Ctrl-C et joue avec `--plain`.
pick-first = { $least ->
    [0] On peut en choisir au plus { $most } pour cela.
   *[other] Choisis-en d’abord de { $least } à { $most } pour cela.
}
pick-first-exactly = { $count ->
    [1] Choisis-en d’abord un pour cela.
   *[other] Choisis-en d’abord { $count } pour cela.
}
lies-aside = de côté
track-next = ensuite : { $next }

# Keys.
key-space = espace
key-enter = Entrée
key-rules = règles
key-pad = manches
key-pad-hands = manches
key-everybody = tout le monde
key-foremost = huit d’entre eux
key-hint = conseil
key-back = reprendre
key-leave = quitter
key-go-on = continuer
key-move = choisir
key-do = valider
key-scroll = défiler
key-close = fermer
key-stay = rester
key-search = tape pour chercher
key-step = une étape
key-jump = dix étapes
key-ends = début, fin
key-viewer = changer de vue
key-more = plus
key-again = encore
key-look-back = revoir
key-analyse = analyser
key-play = jouer
key-set-up = joueurs et règles
key-play-on = continuer
key-throw-away = jeter
key-keep = garder
key-begin = commencer
key-change = changer
key-players = joueurs
key-shelf = retour

# On the table.
hand-of = Main : { $seat }

# At the table.
cover = Passe l’écran à { $seat }, puis appuie sur une touche.
thinking = { $seat } réfléchit…
hint-thinking = Je réfléchis…
hint-none = Pas de conseil ici.
hint = Conseil : { $line }
nothing-to-take-back = Il n’y a rien à reprendre.
answered = Le hasard a répondu à ce choix, ou quelque chose de caché a été montré : on ne peut plus le reprendre. Commence une partie avec `--friendly` pour pouvoir reprendre même cela.
space-does-nothing = Espace lance et confirme ce qui est choisi. Ici, elle ne fait rien : appuie sur une touche affichée.
other-case = Appuie sur { $key }, comme affiché : majuscules et minuscules ne veulent pas dire la même chose.
seen-enough = Quand tu as assez vu, appuie sur une touche : l’écran passe à { $seat }.
looking-back = On revoit la partie…
leave = Quitter la table ? La partie est enregistrée : `rafle play` propose de la continuer.
not-kept = La partie ne peut pas être enregistrée : { $why }

# The shelf.
shelf = À quoi on joue ?
shelf-none = Aucun jeu ne s’appelle ainsi.
shelf-players = { $least } à { $most } joueurs, { $minutes } minutes environ
shelf-one = pour { $least }, { $minutes } minutes environ
shelf-go-on = Continuer : { $game }, { $date }
shelf-with = Avec { $players }, dernière fois { $date }
throw-away = Jeter cette partie ? On ne pourra pas la récupérer.

# Before a game.
setup-players = Joueurs
setup-rules = Règles maison
setup-take-backs = Reprendre un choix
take-backs-strict = Tant que le hasard n’a pas répondu
take-backs-friendly = Entre amis : aussi plus tard
setup-language = Langue
setup-type-a-name = tape un nom
setup-name-missing = Tout le monde a besoin d’un nom, sans point-virgule.
unnamed = Convive

# What stays on the terminal after leaving.
left-begun = { $game } : partie enregistrée ; pour la continuer :
left-over = Pour la revoir, ou voir où elle s’est gagnée :

# Looking back.
looking-at = { $line } sur { $lines }, vue : { $viewer }
viewer-referee = arbitre
viewer-spectator = public
looking-start = Le début.

# Who plays, and what was kept.
seats-form = les joueurs s’écrivent `me,bot:club,Anna`, ou comme un nombre, pas `{ $text }`
nobody-called = personne ici ne s’appelle `{ $name }` ; `lot` et `seated` vont aussi
name-a-game = nomme un jeu : sans écran, il n’y a pas d’étagère où choisir ; `rafle games` en donne la liste
nothing-to-resume = il n’y a pas de partie à continuer
no-folder = il n’y a pas de dossier pour tes parties ; nommes-en un avec `--games`
history-none = Aucune partie n’a encore été finie ici.
history-over = { $game } : { $scores }
history-not-over = { $game } : { $scores } (pas finie)
history-begun = { $count ->
    [1] Une partie n’est pas finie ; `rafle play --resume` la continue.
    [one] { $count } partie n’est pas finie ; `rafle play` propose de la continuer.
   *[other] { $count } parties ne sont pas finies ; `rafle play` propose de les continuer.
}

# The table that speaks in lines.
plain-begins = { $game }. Tape ce que tu fais comme l’écrit la liste, ou rien pour lancer ; `help` en dit plus.
plain-throw = Appuie sur Entrée : { $tap }
plain-cover = Passe à { $seat }, puis appuie sur Entrée.

# Simulation.
vary-form = ce qu’on fait varier s’écrit `key=value,value`, pas `{ $text }`
bots-form = robots nommés : { $count }, places : { $seats } ; nommes-en un par place, ou un seul pour toutes
simulated-bots = { $game }, { $seats ->
    [1] une place
    [one] { $seats } place
   *[other] { $seats } places
} : { $count ->
    [1] une partie
   *[other] { $games } parties
}, robots { $bots }, graine { $seed }.
simulated-nothing = Arrêté avant la fin d’une partie.
simulated-stopped = (arrêté avant { $asked })
plot-title = { $game } : scores sur { $games } parties
plot-points = points
plot-share = % des parties
