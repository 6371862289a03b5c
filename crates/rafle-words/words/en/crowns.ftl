about = Six dice, eighteen chips, and crowns for every line that is filled.
help-throws = Your dice decide which fields you can cover.

say-cover = { $count ->
    [0] { $seat } has no chip left.
    [1] { $seat } may cover fields, with one chip left.
   *[other] { $seat } may cover fields, with { $count } chips left.
}
say-cover-you = { $count ->
    [0] You have no chip left.
    [1] Cover fields: you have one chip left.
   *[other] Cover fields: you have { $count } chips left.
}
help-cover = Tap a framed field: a chip is laid there, and its dice are used.
cover = Cover { $dice } × { $value }
done = { $count ->
    [0] Done, no chip
    [1] Done, one chip
   *[other] Done, { $count } chips
}
column = { $dice } ×
chips = { $count ->
    [1] one chip
   *[other] { $count } chips
}
border = Border
line-for = { $line }, for { $crowns }
line-row = { $value }s
    .inside = { $value }s
line-column = { $dice } ×
    .inside = { $dice } ×
line-rising = Rising diagonal
    .inside = rising diagonal
line-falling = Falling diagonal
    .inside = falling diagonal
needs = { $count ->
    [1] needs one
   *[other] needs { $count }
}

covered = { $seat } covers { $dice } × { $value }.
line-filled = Filled: { $line-inside }, for { $crowns }.
covered-in-all = { $count ->
    [0] { $seat } covers nothing.
    [1] { $seat } is done, with one chip.
   *[other] { $seat } is done, with { $count } chips.
}
chip-lost = Nothing can be covered: { $seat } loses a chip.

rating-genius = { $crowns } crowns: genius.
rating-professional = { $crowns } crowns: professional.
rating-expert = { $crowns } crowns: expert.
rating-advanced = { $crowns } crowns: advanced player.
rating-beginner = { $crowns } crowns: good for a beginner.
rating-again = { $crowns ->
    [1] One crown: try again.
   *[other] { $crowns } crowns: try again.
}

split-leaves-dice-over = several chips for one value leave dice over, so `split` does not go with `use` set to `exact`
place-more = { $count ->
    [1] when you play alone you must place a chip if you can
   *[other] when you play alone you must place { $count } chips if you can
}
value-not-thrown = no { $value } was thrown
field-covered = that field is covered already
no-chips = there is no chip left
one-chip-a-value = a value has only one chip in a turn
too-few-dice = { $dice ->
    [1] there is no die left that shows a { $value } or more
   *[other] there are not { $dice } dice left that show a { $value } or more
}
dice-left-over = dice would be left over that no other value can take
leaves-too-few = with that field no dice are left for a second chip; choose a field that leaves some

option-min_chips = Fewest chips per throw (playing alone)
option-use = Dice that are thrown
option-use-partial = may be left over
option-use-exact = must all be given to a value
option-split = Several chips for one value in a turn
option-tie = Ties at the end
option-tie-shared = shared win
option-tie-most_lines = most lines, then most border chips
option-round_limit = Most rounds
option-board = Crowns of the inner fields, a row a line, from the top
option-board-usual = our reconstruction
option-board-own = the board of your own box
board-no-number = row { $row } has “{ $text }”, which is not a number
board-too-many = row { $row } has a { $crowns }; a field has 0 to 6 crowns
board-wrong-row = row { $row } has { $count ->
    [1] one number
   *[other] { $count } numbers
}; it needs five, 1× to 5×
board-wrong-total = row { $row } adds up to { $sum }, not to { $total }
board-wrong-rows = there { $count ->
    [1] is one row
   *[other] are { $count } rows
}; the board has five
paper-rows = Rows
paper-columns = Columns
paper-note = Inner fields count only in lines of five that are quite full. Their crowns are our reconstruction; those of your own box can be entered under house rules.
paper-note-own = Inner fields count only in lines of five that are quite full.

# The reference card.
aid-board = What it takes to reach a field, and what it brings
aid-field = A field
aid-field-how = It takes as many dice as its column says, showing the value of its row. A die may count as a lower number that another die shows. Each die counts for only one field.
aid-chip = One chip
aid-chip-how = Each value gets at most one chip in a turn.
aid-lines = Full lines
aid-lines-how = Rows from the 5 down: { $rows } crowns. Columns from 1 × on: { $columns }. Diagonals: { $rising } rising, { $falling } falling.
aid-border-how = The row of the 6 and the column 6 × bring their crowns field by field, and belong to no line.
aid-end = The end
aid-end-how = When somebody has placed the last of { $chips } chips, the round is played to its end.
aid-end-alone = { $least ->
    [1] After every throw at least one chip is placed
   *[other] After every throw { $least } chips are placed if the dice allow it
}. If none can be, one is lost. The game ends with the last of { $chips } chips.
