about = Tre kast, den højeste terning til side hver gang; til sidst ganges der.
help-throws = Den højeste lægges til side hver gang; den sidste ganger.
