about = To terninger ad gangen, og to ens ganges. Først til firs.
option-doubles = Point for to ens
option-doubles-best = summen eller produktet, det største af dem
option-doubles-product = altid produktet
