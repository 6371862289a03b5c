about = Six rows of sticks, one die. Fell your forest first.
help-throws = The whole row of this number is felled, if it still stands.
forest = Forest
row = Row { $number }
felled = { $seat } fells row { $number }.
gone-already = Row { $number } is already gone for { $seat }.
