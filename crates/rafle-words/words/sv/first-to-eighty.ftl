about = Två tärningar per tur, och två lika gångras. Först till åttio.
help-throws = Två tärningar läggs ihop; två lika är mer värda.
option-doubles = Poäng för två lika
option-doubles-best = summa eller produkt, den som är störst
option-doubles-product = alltid produkten
