about = Three dice, all or none again, and three of a kind take you out of the game.
option-topped_pas = Three of a kind below higher ones
option-topped_pas-nothing = nothing happens
option-topped_pas-gives = all sticks go to the loser
help-throws = All three dice are thrown, or none of them.
