about = Three dice, all or none again, and three of a kind take you out of the game.
help-throws = All three dice are thrown, or none of them.
