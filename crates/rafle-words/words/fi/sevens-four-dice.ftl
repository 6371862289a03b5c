about = Neljä noppaa, ja yksi poistetaan: mitkä kolme pidät?
help-removes = Pidä kolme noppaa niin, että kahden summa on seitsemän.
help-throws = Neljästä nopasta yksi poistetaan; seiskat pitävät tikut loitolla.
