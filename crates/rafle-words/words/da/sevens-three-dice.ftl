about = Tre terninger, alle eller ingen om igen, og tre ens fører ud af spillet.
option-topped_pas = Tre ens under højere
option-topped_pas-nothing = intet sker
option-topped_pas-gives = alle tændstikker går til taberen
help-throws = Alle tre terninger kastes, eller ingen af dem.
