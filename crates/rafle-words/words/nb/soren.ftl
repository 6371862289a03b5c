about = Tre kast, den høyeste terningen til side hver gang; den siste ganger.
help-throws = Den høyeste terningen legges til side hver gang; den siste ganger.
