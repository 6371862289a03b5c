about = Tre kast, den høyeste terningen til side hver gang; summen ganges med den siste.
help-throws = Den høyeste går til side hver gang; summen ganges med den siste.
