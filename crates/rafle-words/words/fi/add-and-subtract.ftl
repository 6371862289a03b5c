about = Seitsemän heittoa yhdellä nopalla: osa lisätään, osa vähennetään.
