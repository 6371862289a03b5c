about = Twee stenen per beurt, en dubbels gaan keer elkaar. Wie heeft het eerst tachtig?
help-throws = Twee stenen tellen op; dubbels zijn meer waard.
option-doubles = Punten voor een dubbel
option-doubles-best = som of keersom, wat het hoogst is
option-doubles-product = altijd de keersom
