about = Tre terninger, alle eller ingen om igen, og tre ens fører ud af spillet.
help-throws = Alle tre terninger kastes, eller ingen af dem.
