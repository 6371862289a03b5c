about = Drie worpen, telkens de hoogste steen apart; de laatste vermenigvuldigt.
help-throws = Telkens gaat de hoogste steen apart; de laatste vermenigvuldigt.
