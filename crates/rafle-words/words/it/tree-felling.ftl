about = Sei file di fiammiferi e un dado. Abbatti il tuo bosco prima degli altri.
help-throws = Si abbatte tutta la fila di questo numero, se c’è ancora.
forest = Bosco
row = Fila { $number }
felled = { $seat } abbatte la fila { $number }.
gone-already = { $seat } non ha più la fila { $number }.
