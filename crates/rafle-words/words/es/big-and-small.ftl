about = Primero la suma más alta, luego la más baja; las dos mejores van a la final.
help-lay-some-aside = En la primera parte ganan los dados altos, en la segunda los bajos.
goal-first-half = Primera parte: gana la suma más alta.
goal-second-half = Segunda parte: gana la suma más baja.
goal-final = La final: gana la suma más alta.
