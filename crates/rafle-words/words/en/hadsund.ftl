about = Morris with a whole box of sticks, and a throw that moves all of them at once.
option-box = Sticks in the box
option-second_throw = The throw worth all but one
option-second_throw-4-4-4 = 4 4 4
option-second_throw-4-4-1 = 4 4 1
