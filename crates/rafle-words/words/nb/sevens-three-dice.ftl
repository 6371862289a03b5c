about = Tre terninger, alle eller ingen på nytt, og tre like tar deg ut av spillet.
option-topped_pas = Tre like under høyere tre like
option-topped_pas-nothing = ingenting skjer
option-topped_pas-gives = alle fyrstikkene går til taperen
help-throws = Alle tre terningene kastes, eller ingen av dem.
