about = From 1 to 12 and all the way back, with seven numbers in every throw.
say-needs = { $seat } is to throw three dice and needs { $number }.
say-needs-you = Throw three dice: you need { $number }.
crossed-off = { $seat } crosses off { $numbers }.
crossed-nothing = { $seat } cannot make { $number }.
option-double_twelve = One 12 for both 12s
option-double_twelve-separate = no, each takes a combination of its own
option-double_twelve-same = yes, a combination may be used again
