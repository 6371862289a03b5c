about = Kaksi noppaa vuorossa, ja tuplat kerrotaan. Ensimmäisenä kahdeksaankymmeneen.
help-throws = Kaksi noppaa lasketaan yhteen; tuplista saa enemmän.
option-doubles = Pisteet tuplasta
option-doubles-best = summa tai tulo, kumpi on suurempi
option-doubles-product = aina tulo
