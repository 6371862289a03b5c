about = Two dice, one throw, one sum. The quickest game on the shelf.
help-throws = Two dice are added up. The highest sum wins.
