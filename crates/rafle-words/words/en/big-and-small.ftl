about = First as many pips as you can, then as few; the two best meet in the final.
help-lay-some-aside = In the first half high pips win, in the second low ones.
goal-first-half = First half: the highest sum wins.
goal-second-half = Second half: the lowest sum wins.
goal-final = The final: the higher sum wins.
