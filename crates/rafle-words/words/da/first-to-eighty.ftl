about = To terninger ad gangen, og to ens ganges. Først til firs.
option-doubles = To ens giver
option-doubles-best = sum eller produkt, det største af dem
option-doubles-product = altid produktet
