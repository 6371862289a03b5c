about = Morris, jossa on koko aski tikkuja ja heitto, joka siirtää ne kaikki kerralla.
help-keep-or-stop = Pidä osa ja heitä loput, tai lopeta tähän.
help-throws = Suurin ja pienin heitto ratkaisevat, minne tikut menevät.
option-box = Tikkuja askissa
option-second_throw = Heitto, jonka arvo on kaikki paitsi yksi
option-second_throw-4-4-4 = 4 4 4
option-second_throw-4-4-1 = 4 4 1
