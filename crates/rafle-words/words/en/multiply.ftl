about = Two dice, one throw, and the dice multiplied.
help-throws = Two dice are multiplied. The highest product wins.
