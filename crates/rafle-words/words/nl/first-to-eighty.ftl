about = Twee stenen per beurt, en dubbels worden vermenigvuldigd. Wie heeft het eerst tachtig?
help-throws = Twee stenen tel je op; dubbels zijn meer waard.
option-doubles = Punten voor een dubbel
option-doubles-best = som of keersom, wat het hoogst is
option-doubles-product = altijd de keersom
