about = Kolme noppaa, kaikki tai ei yhtään uudelleen, ja kolme samaa vie pois pelistä.
option-topped_pas = Suuremman alle jäävä Pas
option-topped_pas-nothing = mitään ei tapahdu
option-topped_pas-gives = kaikki tikut menevät häviäjälle
help-throws = Heitetään kaikki kolme noppaa tai ei yhtään.
