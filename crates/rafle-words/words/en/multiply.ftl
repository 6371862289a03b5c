about = Two dice, one throw, and the dice multiplied.
