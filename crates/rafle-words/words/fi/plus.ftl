about = Kaksi noppaa, yksi heitto, yksi summa. Hyllyn nopein peli.
help-throws = Kaksi noppaa lasketaan yhteen. Suurin summa voittaa.
