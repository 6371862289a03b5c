about = Six rows of sticks, one die. Fell your forest first.
forest = Forest
row = Row { $number }
felled = { $seat } fells row { $number }.
gone-already = Row { $number } is already gone for { $seat }.
