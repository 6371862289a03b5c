about = Sex rader stickor och en tärning. Hugg ner din skog först.
help-throws = Hela raden med den siffran huggs ner, om den står kvar.
forest = Skog
row = Rad { $number }
felled = { $seat } hugger ner rad { $number }.
gone-already = Rad { $number } är redan borta för { $seat }.
