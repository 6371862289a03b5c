about = To terninger ad gangen, og to ens ganges. Først til firs.
help-throws = To terninger lægges sammen; to ens er mere værd.
option-doubles = Point for to ens
option-doubles-best = summen eller produktet, det største af dem
option-doubles-product = altid produktet
