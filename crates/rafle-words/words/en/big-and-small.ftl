about = First as many pips as you can, then as few; the two best meet in the final.
goal-first-half = First half: the highest sum wins.
goal-second-half = Second half: the lowest sum wins.
goal-final = The final: the higher sum wins.
