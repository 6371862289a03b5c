about = Tre kast, den højeste terning til side hver gang; til sidst ganges der.
