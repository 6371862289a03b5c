about = Divise deux dés par un troisième. Si ça tombe juste, c’est un point.
help-throws = Deux dés font une somme ; un troisième la divisera.
say-divides = À { $seat } de lancer un dé pour diviser { $sum }.
say-divides-you = Lance un dé pour diviser { $sum }.
help-divides = Si ça tombe juste, tu as un point.
to-divide = { $sum } à diviser
divided = { $sum } divisé par { $by } fait { $result } : un point pour { $seat }.
not-divided = { $sum } divisé par { $by } ne tombe pas juste : rien pour { $seat }.
