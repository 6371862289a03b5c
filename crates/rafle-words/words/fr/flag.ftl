about = Choisis un nombre, sors-le douze fois, et ton drapeau est dessiné.
say-pick = À { $seat } de choisir un nombre de 1 à 6.
say-pick-you = Choisis ton nombre, de 1 à 6.
help-pick = Chaque fois que ton nombre sort, tu traces un trait de ton drapeau.
say-hopes-for = À { $seat } de lancer un dé, en espérant { $number }.
say-hopes-for-you = Lance un dé : tu espères { $number }.
help-hopes-for = Ton nombre trace un trait. Douze traits gagnent.
pick-number = Choisir { $number }
picked = { $seat } choisit { $number }.
stroke = { $seat } trace le trait { $count } sur { $strokes }.
lucky-number = { $number ->
    [0] pas encore de nombre
   *[other] nombre { $number }
}
picked-already = les nombres sont déjà choisis
no-such-number = aucun dé ne montre { $number }
option-strokes = Traits d’un drapeau
option-throw_again = Relancer après un trait
