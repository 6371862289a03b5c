about = Réunis le plus possible de dés pareils. Les as sont ce qu’il te faut.
help-lay-some-aside = Des dés pareils font ta main, et les as vont avec toutes les faces.
help-throws = Réunis des dés pareils. Les as sont ce que tu veux.
hand-two-alike = deux { $face }
hand-six-alike = six { $face }
hand-straight-at-once = 1 2 3 4 5 6 d’un coup
call-ones = Les as valent { $face }
called-ones = { $seat } dit que les as valent { $face }.
ones-count-as = les as valent { $face }
ones-are-not-named = les as comptent d’eux-mêmes comme la meilleure face
ones-named-already = les as sont déjà nommés pour ce tour
no-one-aside = il n’y a pas encore de 1 de côté
option-straight_first = 1 2 3 4 5 6 au premier lancer est au plus haut
option-declare = Ce que valent les as
option-declare-auto = toujours la meilleure face
option-declare-manual = une face nommée pendant le tour
aid-trump = Les as valent la face que tu veux. Entre groupes égaux, la face la plus haute gagne.
group-ones = Six as
group-alike = { $count ->
    [2] Deux pareils
    [3] Trois pareils
    [4] Quatre pareils
    [5] Cinq pareils
   *[other] Six pareils
}
