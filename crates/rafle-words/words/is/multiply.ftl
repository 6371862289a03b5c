about = Tveir teningar, eitt kast, og teningarnir margfaldaðir.
help-throws = Tveir teningar eru margfaldaðir. Hæsta margfeldið vinnur.
