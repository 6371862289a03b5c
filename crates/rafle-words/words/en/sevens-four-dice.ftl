about = Four dice, one of them removed: which three do you keep?
help-removes = Keep three dice, so that two of them add up to seven.
help-throws = One of four dice is removed; sevens keep sticks away.
