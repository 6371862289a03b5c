about = Pienin heitto saa kädet täyteen tikkuja; suurin pääsee niistä eroon.
help-keep-or-stop = Pidä osa ja heitä loput, tai lopeta tähän.
help-throws = Suurin ja pienin heitto ratkaisevat, minne tikut menevät.
throw-big-julle = Iso Julle
throw-little-julle = Pieni Julle
throw-morris = Morris { $n }
option-morris_2_value = Heiton 2 1 1 arvo
