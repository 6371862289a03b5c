about = Tre tärningar, alla eller ingen igen, och tre lika tar dig ur spelet.
option-topped_pas = Tre lika under högre tre lika
option-topped_pas-nothing = inget händer
option-topped_pas-gives = alla stickor går till förloraren
help-throws = Alla tre tärningarna slås, eller ingen av dem.
