about = Drie worpen, telkens de hoogste steen apart; de laatste doet keer.
help-throws = Telkens gaat de hoogste steen apart; de laatste doet keer.
