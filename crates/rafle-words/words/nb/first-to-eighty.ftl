about = To terninger hver tur, og to like ganges med hverandre. Først til åtti.
help-throws = To terninger legges sammen; to like er verdt mer.
option-doubles = Poeng for to like
option-doubles-best = sum eller produkt, det største
option-doubles-product = alltid produktet
