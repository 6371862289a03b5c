about = Først et skib, så dets kaptajn og en officer; de sidste to terninger er besætningen.
ship = Skib
captain = Kaptajn
officer = Officer
crew = Besætning
option-crew_dice = Besætningens terninger beholdes
option-crew_dice-any = hver for sig
option-crew_dice-all-or-none = begge eller ingen
