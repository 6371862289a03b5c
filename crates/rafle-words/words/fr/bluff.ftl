about = Chaque gobelet cache quatre dés, et chaque annonce peut être un mensonge.
help-throws = Personne d’autre ne voit ce qu’il y a sous ton gobelet.
say-opens = À { $seat } de faire la première annonce.
say-opens-you = Tu ouvres : fais la première annonce.
help-opens = Dis combien de dés d’une même face se cachent en tout. Tu peux mentir.
say-raise-or-lift = { $seat } peut surenchérir ou soulever les gobelets.
say-raise-or-lift-you = Surenchéris, ou soulève les gobelets.
help-raise-or-lift = Annonce plus haut, ou soulève les gobelets si tu n’y crois pas.
say-shows = À { $seat } de montrer ses dés.
say-shows-you = Montre ce qu’il y a sous ton gobelet.
help-shows = Soulève ton gobelet, pour que tout le monde compte tes dés.
throw-under-cup = { $count ->
    [1] Lancer un dé caché
    [one] Lancer { $count } dé caché
   *[other] Lancer { $count } dés cachés
}
bid = Annoncer
lift = Soulever les gobelets
face = { $face }
standing-bid = { $count } × { $face }
bids = { $seat } annonce { $count } × { $face }.
lifts = { $seat } soulève les gobelets.
shows = { $seat } a sous son gobelet : { $dice }.
threw-covered = { $seat } lance sous le gobelet.
lost-round = { $found ->
    [0] L’annonce était { $count } × { $face }, et il n’y en a aucun : { $seat } perd la manche.
    [1] L’annonce était { $count } × { $face }, et il y en a un : { $seat } perd la manche.
   *[other] L’annonce était { $count } × { $face }, et il y en a { $found } : { $seat } perd la manche.
}
# The verdict when the cups are lifted: who had bid, and how many dice there are.
bid-holds = { $found ->
    [1] { $seat } avait raison : il y a un { $face }.
   *[other] { $seat } avait raison : il y a { $found } × { $face }.
}
bid-too-high = { $found ->
    [0] { $seat } avait tort : il n’y a aucun { $face }.
    [1] { $seat } avait tort : il n’y a qu’un { $face }.
   *[other] { $seat } avait tort : il y a seulement { $found } × { $face }.
}
takes-stick = { $count ->
    [1] { $seat } prend une allumette et en a maintenant une.
   *[other] { $seat } prend une allumette et en a maintenant { $count }.
}
left-in-heap = { $count ->
    [0] Le tas est vide.
    [1] Il reste une allumette dans le tas.
    [one] Il reste { $count } allumette dans le tas.
   *[other] Il reste { $count } allumettes dans le tas.
}
others-put-away = { $seat } garde tous ses dés ; tous les autres en rangent un.
opens-next = { $seat } ouvre la prochaine manche.
heap = Tas
dice-left = { $count ->
    [1] un dé
    [one] { $count } dé
   *[other] { $count } dés
}
bid-not-higher = ce n’est pas plus haut que la dernière annonce
bid-beyond-dice = { $count ->
    [1] il n’y a qu’un dé en jeu
    [one] il y a seulement { $count } dé en jeu
   *[other] il y a seulement { $count } dés en jeu
}
nothing-to-lift = il n’y a pas encore d’annonce
cup-lifted = les gobelets sont soulevés : tape ce que montrent les dés
option-mode = Prix d’une manche perdue
option-mode-matches = une allumette
option-mode-shrinking = un dé de moins pour tous les autres
option-matches = Allumettes dans le tas
option-opener = Qui ouvre la prochaine manche
option-opener-loser = la personne qui a perdu
option-opener-rotate = la personne suivante
