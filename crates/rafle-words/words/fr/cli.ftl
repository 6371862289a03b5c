# What the command line says.
as-is = { $text }
no-such-game = il n’y a pas de jeu `{ $slug }` ; `rafle games` en donne la liste
no-such-game-like = il n’y a pas de jeu `{ $slug }` ; peut-être `{ $like }` ?
no-card = `{ $slug }` n’a pas de carte de référence
no-such-language = il n’y a pas de mots en `{ $tag }` ; il y a { $known }, et des noms de jeux en { $names }
rules-options = Les règles maison comme on les écrit, `-o KEY=VALUE` :
rules-usual = d’habitude { $value }
no-rules = il n’y a pas de page de règles pour `{ $slug }`
cannot-use-file = `{ $file }` : { $why }
option-form = une option s’écrit `key=value`, pas `{ $text }`
game-never-ends = une partie de graine { $seed } n’est pas finie après { $moves } coups

# Standings.
standing = { $place }. { $seat } : { $score }
standing-unplaced = { $seat } : { $score }
standing-resigned = { $place }. { $seat } : { $score } (abandon)
stands-at-the-end = La partie est finie :
stands-so-far = La partie n’est pas finie. Pour l’instant :

# The referee.
referee-begins = { $seats ->
    [1] { $game }, une place. Tape ce que montrent les dés ou ce qui est joué ; `help` en dit plus.
   *[other] { $game }, { $seats } places. Tape ce que montrent les dés ou ce que fait une place ; `help` en dit plus.
}
referee-begins-cards = { $seats ->
    [1] { $game }, une place. Tape quelles cartes sont distribuées ou ce qui est joué ; `help` en dit plus.
   *[other] { $game }, { $seats } places. Tape quelles cartes sont distribuées ou ce que fait une place ; `help` en dit plus.
}
referee-goes-on = { $game } : on continue ici, après { $lines ->
    [1] une ligne
    [one] { $lines } ligne
   *[other] { $lines } lignes
}. `help` dit ce qu’on peut taper.
referee-kept = La partie est enregistrée : `{ $command }` la continue.
prompt = >
referee-help-dice =
    6 4 1           ce que montrent les dés : 641, 6-4-1 et 6,4,1 vont aussi ; de même comme lancer suivant quand `again` est possible
    keep 6          une action, écrite comme la table la liste ; `6` seul quand cela ne peut rien dire d’autre
    keep [0–4: 1 6] le nombre indiqué, pris entre les crochets, comme `keep 1 6` ; pour ne rien choisir, `keep none`
    bid [2 3]x[5 6] un de chaque crochet, comme `bid 3x6` ; `3×6` et `3 6` vont aussi
    throw ?         des dés sous un gobelet que seule la personne qui lance voit, dans les jeux qui en ont
referee-help-cards =
    deal 3S         la carte distribuée : S, H, D, C et * sont les couleurs, `Joker` en est un ; 3s et 3♠ vont aussi
    3S 4S JD        plusieurs cartes qui viennent l’une après l’autre
    deal ?, ? x7    une carte que seule une personne voit, ou sept ; de même `draw ?`
    discard 3S      une action, écrite comme la table la liste
    meld [2–5: …]   le nombre indiqué, pris entre les crochets
    star B          dans les jeux avec des étoiles : à qui est la carte avec l’étoile
referee-help =
    undo, undo 3    reprendre la dernière ligne, ou les trois dernières ; un abandon aussi
    name A Anna     la personne à la place A s’appelle Anna
    resign A        la place A est hors jeu : on la saute et elle finit dernière
    hint            ce que ferait quelqu’un de très fort
    standings       où en est chacun
    quit            quitter ; la fin de l’entrée fait de même
    (ligne vide)    montrer toute la table ; une action seule possible est jouée
    Les majuscules ne comptent pas, et plusieurs lignes peuvent tenir en une, séparées par des points-virgules.
read-several = `{ $line }` peut vouloir dire plusieurs choses ici : { $readings }
too-many-at-once = `{ $line }` : c’est plus que ce qui peut sortir ici, { $count } au plus
table-line-form = `{ $line }` : cela s’écrit comme `{ $like }`
gone-played-on = Ce jeu ne peut pas se passer de cette place : { $seat }. Un robot y choisit, et quelqu’un lance pour lui.
hint-none = Personne n’a rien à choisir ici.
hint-for = Ce que peut faire { $seat }, le meilleur d’abord :
hint-share = { "  " }`{ $line }` gagne { $value } %
hint-score = { "  " }`{ $line }` rapporte { $value } points
record-has-lines = `{ $file }` contient une partie, qui serait perdue ; `--record { $file }` la continue
record-of-another = `{ $file }` contient une autre partie, ou une partie avec d’autres places ou d’autres règles maison
record-in-use = `{ $file }` est en cours d’écriture par un autre rafle ; deux à la fois l’abîmeraient
dash-not-here = `-` ne convient pas ici : indique un fichier ou un dossier
letter-not-name = `{ $letter }` est lu comme la place { $letter } ; la personne de ce nom est à la place { $seat }
reader-verbs = lancer throw, lance throw, lancé throw, garder keep, garde keep, arrêter stop, arrête stop, engranger stop, engrange stop, encore again, relancer again, relance again, annoncer bid, annonce bid, prendre take, prend take, prends take, deviner guess, devine guess, défausser discard, défausse discard, distribuer deal, distribue deal, piocher draw, pioche draw, reprendre undo, reprends undo, annuler undo, annule undo, nom name, haut higher, bas lower, basculer turn, bascule turn, choisir pick, choisit pick, choisis pick, retirer remove, retire remove, soulever lift, soulève lift, passer pass, passe pass
reader-numbers = un 1, une 1, deux 2, trois 3, quatre 4, cinq 5, six 6
stopping = On finit les parties en cours ; un second Ctrl-C arrête aussitôt.
language-names-alone = en `{ $tag }`, on ne connaît que les noms des jeux, et guère plus ; le reste est en anglais
only-one-open = C’est le seul choix : tu peux donc le sauter et taper la suite.
luck-like = par exemple { $like }
end-or-undo = Une ligne vide pour finir ici ; `undo` pour reprendre la dernière ligne.
seat-score = { $seat } { $score }
pick-some = { $least ->
    [0] [0–{ $most }: { $from }, ou none]
   *[other] [{ $least }–{ $most }: { $from }]
}
and-more = { $count ->
    [1] et encore un
   *[other] et encore { $count }
}
lies-aside = de côté { $pieces }
lies-kept = gardé : { $pieces }
lies-covered = à couvert { $pieces }
lies-spent = déjà servi { $pieces }
face-cup = { $count ->
    [1] gobelet(1)
   *[other] gobelet({ $count })
}
face-joker = joker
track-at = { $seat } : { $behind } sur { $fields }, ensuite { $next }
track-done = { $seat } : { $behind } sur { $fields }

# A table in lines.
plain-help =
    (ligne vide)    lancer ou piocher, quand c’est à toi de le faire
    keep 6          une action, écrite comme la table la liste
    keep [0–4: 1 6] le nombre indiqué, pris entre les crochets, comme `keep 1 6` ; pour ne rien choisir, `keep none`
    bid [2 3]x[5 6] un de chaque crochet, comme `bid 3x6`
    table           la table, avec tout le monde au-delà de huit joueurs
    rules           les règles du jeu
    hint            ce que ferait quelqu’un de très fort
    undo, undo 3    reprendre le dernier choix, ou les trois derniers
    name A Anna     la personne à la place A s’appelle Anna
    resign A        la place A abandonne
    Plusieurs lignes peuvent tenir en une, séparées par des points-virgules.
    À la fin de l’entrée, tu quittes la table. La partie est enregistrée : `rafle play --resume` la continue.
seen-enough = Appuie sur Entrée quand tu as assez vu : l’écran est effacé pour { $seat }.

# Records.
records-hold = { $all ->
    [one] { $count } feuille de partie sur { $all } est juste.
   *[other] Feuilles de partie justes : { $count } sur { $all }.
}
records-unreadable = certaines feuilles de partie ne peuvent pas être lues
no-records = il n’y a pas de feuille de partie là
luck-follows = { $count ->
    [1] un résultat du hasard découle
    [one] { $count } résultat du hasard découle
   *[other] les { $count } résultats du hasard découlent tous
} du secret scellé avant la partie{ $numbers ->
    [0] .
    [1] {" "}et du nombre d’un appareil.
   *[other] {" "}et des nombres de { $numbers } appareils.
}
luck-from = C’est vérifiable à partir de la ligne { $line } ; { $before ->
    [1] le résultat d’avant est venu avant le sceau et ne prouve rien
    [one] { $before } résultat d’avant est venu avant le sceau et ne prouve rien
   *[other] les { $before } résultats d’avant sont venus avant le sceau et ne prouvent rien
}.
luck-anew = Nouveaux tirages : { $count }. Il manquait le nombre de : { $whose }.
luck-differs = `{ $found }` n’en découle pas : selon la règle, le résultat { $number } de cette partie est `{ $follows }`.
luck-other-secret = ce n’est pas le secret qui a été scellé : son empreinte est différente.
luck-other-number = ce n’est pas le nombre que l’appareil { $device } avait scellé.
luck-no-number = ce résultat est venu avant que l’appareil { $device } ait ouvert son nombre.
luck-not-opened = ce résultat est venu avant l’ouverture des nombres scellés.
luck-not-asked = on ne demande pas cela ici à l’appareil { $device }, ou il l’a déjà fait.
luck-no-seal = l’appareil { $device } n’a scellé aucun nombre.
luck-too-early = aucun secret n’a été scellé avant cette ligne.
luck-too-late = plus rien ne peut entrer ici, sauf les nombres demandés.
luck-unreadable = cette ligne de hasard ne peut pas être lue.
luck-closed = le secret n’est pas dans cette feuille de partie : la partie n’est pas finie, ou il en a été retiré.
luck-unsealed = rien n’a été scellé ici : il n’y a donc rien à vérifier.
luck-unknown = le hasard a été tiré selon la règle { $rule }, que ce Rafle ne connaît pas.
luck-not-shown =
    Une feuille de partie seule ne peut pas montrer que les sceaux étaient là avant le premier lancer : compare ses
    lignes `luck` avec celles qu’un appareil a gardées, ou que quelqu’un a notées pendant la partie. Elle ne peut pas
    montrer non plus que personne ayant accès à la machine du serveur n’a regardé le secret.

# Simulation and speed.
simulated = { $game }, { $seats ->
    [1] une place
    [one] { $seats } place
   *[other] { $seats } places
} : { $count ->
    [1] une partie jouée
   *[other] { $games } parties jouées
} au hasard, graine { $seed }.
simulated-moves = Coups : { $mean } en moyenne (écart type { $sd }), de { $least } à { $most }.
simulated-ends = Victoires partagées : { $shared } %. Personne ne gagne : { $nobody } %.
score-range = { $least } à { $most }
matched = { $game } : { $count ->
    [1] une partie
   *[other] { $games } parties
}, { $seatings ->
    [1] une disposition
    [one] { $seatings } disposition
   *[other] { $seatings } dispositions
} des places, graine { $seed }.
match-margin-sure = { $bot } devant { $over } : { $margin } ± { $within } points de pourcentage, avec une certitude de 99 %.
match-margin = { $bot } contre { $over } : { $margin } ± { $within } points de pourcentage, ce qui peut être de la chance.
no-such-bot = il n’y a pas de robot `{ $bot }` ; il y a { $known }
wrong-number-of-bots = { $bots ->
    [1] un robot ne peut pas
    [one] { $bots } robot ne peut pas
   *[other] { $bots } robots ne peuvent pas
} jouer à ce jeu : { $most ->
    [1] il se joue en solo
   *[other] il en faut de { $least } à { $most }
}
bot-cannot-play = `{ $bot }` ne peut pas jouer à ce jeu : il ne joue qu’aux jeux dont le meilleur score est connu
column-within = ± (99 %)
odds-share = { $game }, { $seats ->
    [1] une place
    [one] { $seats } place
   *[other] { $seats } places
}, résolu exactement. Tout le monde joue pour une part de la victoire.
odds-score = { $game }, { $seats ->
    [1] une place
    [one] { $seats } place
   *[other] { $seats } places
}, résolu exactement. Tout le monde joue pour le plus haut score attendu.
odds-luck = { $game }, { $seats ->
    [1] une place
    [one] { $seats } place
   *[other] { $seats } places
}, résolu exactement. Seule la chance décide.
odds-length = Longueur : { $steps } lancers et choix en moyenne.
odds-bonus = Le bonus vient dans { $bonus } % des parties.
odds-against-random = Contre d’autres qui choisissent au hasard, la première place gagne { $best } % des parties, et { $random } % si elle choisit elle-même au hasard.
odds-against-sensible = Mesuré : contre d’autres qui jouent raisonnablement (avec autant d’erreurs que le robot club), la première place gagne { $best } ± { $best_error } %, et { $sensible } ± { $sensible_error } % si elle ne joue elle-même que raisonnablement.
odds-sensible-score = Mesuré : une place qui joue raisonnablement (avec autant d’erreurs que le robot club) marque { $sensible } ± { $sensible_error }, le meilleur jeu { $best }.
solving-exploring = Positions trouvées : { $states }
solving-valuing = Examen des positions à partir de la fin : { $percent } %
odds-beginnings = Le meilleur début, et ce qu’il vaut :
odds-first-turn = { $game }, { $seats ->
    [1] une place
    [one] { $seats } place
   *[other] { $seats } places
}, est trop grand pour être résolu, mais pas son premier tour. Voici, en %, la probabilité de pouvoir prendre chaque personnage, en ne jouant que pour lui :
odds-no-method = { $game }, { $seats ->
    [1] une place
    [one] { $seats } place
   *[other] { $seats } places
} : on ne connaît pas ici de méthode pour le résoudre
odds-other-rules = { $game }, { $seats ->
    [1] une place
    [one] { $seats } place
   *[other] { $seats } places
} : résolu avec d’autres règles que celles-ci
odds-hidden = { $game } : quelque chose est caché ici ; il n’y a donc pas de chances exactes d’une position
odds-never-settles = { $game }, { $seats ->
    [1] une place
    [one] { $seats } place
   *[other] { $seats } places
} : les choix se répondent en cercle, et aucune solution n’a été trouvée
odds-too-large = { $game }, { $seats ->
    [1] une place
    [one] { $seats } place
   *[other] { $seats } places
} : trop grand pour être résolu exactement
column-wins = gagne %
column-standard-error = ± (err. type)
column-score = score
column-sd = écart type
column-least = minimum
column-most = maximum
column-game = jeu
column-seats = places
column-moves = millions de coups/s
column-games = parties/s
column-bytes = octets d’état
column-clone = copie ns

# A hand of real cards.
hand-discard = À défausser : { $card }.
hand-meld = { $cards } : { $title }
hand-left = { $points ->
    [1] Reste en main : { $cards }, un point.
    [one] Reste en main : { $cards }, { $points } point.
   *[other] Reste en main : { $cards }, { $points } points.
}
hand-goes-out = Il ne reste rien : cette main sort.
hand-ahead = { $amount ->
    [0] En regardant une pioche plus loin, il vaut mieux défausser cette carte : { $card }. Il reste alors en moyenne { $points } point après la pioche suivante.
    [1] En regardant une pioche plus loin, il vaut mieux défausser cette carte : { $card }. Il reste alors en moyenne { $points } point après la pioche suivante.
   *[other] En regardant une pioche plus loin, il vaut mieux défausser cette carte : { $card }. Il reste alors en moyenne { $points } points après la pioche suivante.
}
hand-no-melds = dans `{ $slug }`, les mains ne se répartissent pas en combinaisons ; c’est le cas dans { $games }
hand-no-rank = `{ $text }` n’est pas une valeur de joker ; c’est 3 à 10, J, Q ou K
hand-no-card = `{ $text }` n’est pas une carte ; les cartes sont 3 à 10, J, Q ou K et une couleur, S, H, D, C ou * (T va aussi), par exemple 5C, ou Joker
hand-too-long = cela fait { $count } cartes ; une main en a au plus { $most }
hand-wrong-length = { $count ->
    [0] cela ne fait aucune carte
    [1] cela fait une carte
    [one] cela fait { $count } carte
   *[other] cela fait { $count } cartes
} ; quand { $wild ->
    [11] les valets
    [12] les dames
    [13] les rois
   *[other] les { $wild }
} servent de joker, une main en a { $wild }, ou { $drawn } après la pioche
hand-too-many-of = il y en a plus que les { $most } du jeu : { $card }
# The coach. Shares of the win are in per cent.
advice-share-exact = C’est à { $seat }. Chances de gagner en %, exactes :
advice-share = C’est à { $seat }. Chances de gagner en %, estimées :
advice-score-exact = C’est à { $seat }. Points attendus, exacts :
advice-score = C’est à { $seat }. Points attendus, estimés :
column-value = valeur
column-loss = perd
analysis-share-exact = Choix : { $count }. Les pertes sont des chances de gagner en %, exactes.
analysis-share = Choix : { $count }. Les pertes sont des chances de gagner en %, estimées.
analysis-score-exact = Choix : { $count }. Les pertes sont des points, exacts.
analysis-score = Choix : { $count }. Les pertes sont des points, estimés.
decision = Ligne { $line }, { $seat } : { $action } perd { $loss } (mieux : { $best })
decision-estimated = Ligne { $line }, { $seat } : { $action } perd { $loss } ± { $error } (mieux : { $best })
costliest = { $count ->
    [0] Aucun choix n’a rien perdu.
    [1] Le choix le plus coûteux :
   *[other] Les { $count } choix les plus coûteux :
}
account = { $seat } : résultat { $result } ; perdu par ses propres choix { $lost }.
account-exact = { $seat } : résultat { $result } = attendu { $expected } + chance { $luck } + habileté { $skill } ; perdu par ses propres choix { $lost }.

# What hosts do with all their tables.
store-in-use = les tables dans { $store } sont utilisées par un serveur en marche, qui n’en saurait rien ; arrête-le d’abord
store-newer = les tables dans { $store } ont été écrites par un Rafle plus récent ; utilise celui-là
store-damaged = impossible d’utiliser les tables dans { $store } : la base de données y est abîmée ({ $why }) ; restaure une sauvegarde
store-unusable = impossible d’utiliser les tables dans { $store } : { $why }
store-not-empty = il y a déjà des tables dans { $store }, et rien n’a été changé ; donne un dossier vide avec `--data`, ou une base de données vide avec `--store`
backup-postgres = PostgreSQL se sauvegarde avec son propre outil, pendant que les serveurs tournent : `pg_dump --format=custom --file={ $file } "$RAFLE_STORE"` ; et se restaure avec `pg_restore --dbname="$RAFLE_STORE" { $file }`
backed-up = Tout ce qu’il y a jusqu’ici est dans { $file }. On y trouve des cartes cachées et des secrets : garde-le comme tu gardes les tables.
restored = Tout est dans { $store } comme avant.
imported = Tout est maintenant dans { $store }.
exported = { $count ->
    [0] Il n’y a pas de tables à écrire dans { $folder }.
    [1] Une feuille de partie est dans { $folder }.
    [one] { $count } feuille de partie est dans { $folder }.
   *[other] { $count } feuilles de partie sont dans { $folder }.
}
export-unreadable = la table { $table } ne peut pas être lue, et a été laissée de côté
no-such-table = il n’y a pas de table `{ $table }` ; rien n’a été changé
forgotten = Tables effacées : { $deleted }. Tables où quelqu’un a été oublié : { $changed }. Les sauvegardes et les feuilles exportées sont comme avant.

# Arguments that make no sense.
arguments-help = `--help` en dit plus
arguments-usage = Usage : { $form } ; `--help` en dit plus
no-such-argument = { $text } n’est pas compris ici
no-such-argument-like = { $text } n’est pas compris ici ; peut-être { $like } ?
no-such-command = il n’y a pas de commande { $text }
no-such-command-like = il n’y a pas de commande { $text } ; peut-être { $like } ?
arguments-missing = il manque ceci : { $text }
arguments-clash = { $text } ne va pas avec { $others }
value-missing = { $text } demande une valeur
value-one-of = { $text } ne peut pas être { $value } ; valeurs possibles : { $values }
value-unfit = { $text } ne peut pas être { $value }
value-unfit-because = { $text } ne peut pas être { $value } : { $why }
whole-number = il faut un nombre entier de { $least } à { $most }
many-form = il faut un nombre entier de 1 à 1e12
viewer-form = c’est une place de A à { $last }, `spectator` ou `referee`
word-form = il faut au moins une lettre
store-form = cela commence par `postgres://` ; un dossier se donne avec `--data`
address-form = elle commence par `http://` ou `https://` et nomme une machine, comme `https://rafle.example`
