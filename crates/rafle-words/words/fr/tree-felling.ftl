about = Six rangées d’allumettes, un dé. Abats ta forêt avant les autres.
help-throws = Toute la rangée de ce nombre est abattue, si elle est encore debout.
forest = Forêt
row = Rangée { $number }
felled = { $seat } abat la rangée { $number }.
gone-already = { $seat } : la rangée { $number } est déjà abattue.
