about = Pick a number, throw it twelve times, and your flag is drawn.
say-pick = { $seat } is to pick a number from 1 to 6.
say-pick-you = Pick your number, from 1 to 6.
help-pick = Each throw of your number draws one stroke of your flag.
say-hopes-for = { $seat } is to throw one die and hopes for { $number }.
say-hopes-for-you = Throw one die: you hope for { $number }.
help-hopes-for = Your number draws a stroke. Twelve strokes win.
pick-number = Pick { $number }
picked = { $seat } picks { $number }.
stroke = { $seat } draws stroke { $count } of { $strokes }.
lucky-number = { $number ->
    [0] no number yet
   *[other] number { $number }
}
picked-already = the numbers have been picked
no-such-number = no die shows { $number }
option-strokes = Strokes of a flag
option-throw_again = Throw again after a stroke
