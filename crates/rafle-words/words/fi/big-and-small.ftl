about = Ensin mahdollisimman suuri summa, sitten mahdollisimman pieni; kaksi parasta pääsee finaaliin.
help-lay-some-aside = Ensimmäisessä erässä voittaa suuri summa, toisessa pieni.
goal-first-half = Ensimmäinen erä: suurin summa voittaa.
goal-second-half = Toinen erä: pienin summa voittaa.
goal-final = Finaali: suurempi summa voittaa.
