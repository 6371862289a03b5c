about = To terninger ad gangen, og to ens ganges. Først til firs.
help-throws = To terninger lægges sammen; to ens er mere værd.
option-doubles = To ens giver
option-doubles-best = sum eller produkt, det største af dem
option-doubles-product = altid produktet
