about = Tre terninger, alle eller ingen om igen, og tre ens fører ud af spillet.
