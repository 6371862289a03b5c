about = Fjórir teningar, og einn er tekinn burt: hvaða þremur heldurðu?
help-removes = Haltu þremur teningum, svo að tveir þeirra geri sjö.
help-throws = Einn af fjórum teningum er tekinn burt; sjöur halda eldspýtum frá.
