about = Two dice, one throw, one sum. The quickest game on the shelf.
