about = Due dadi per turno, e con i doppi si moltiplica. Chi arriva prima a ottanta?
help-throws = Due dadi si sommano; i doppi valgono di più.
option-doubles = Punti per un doppio
option-doubles-best = somma o prodotto, il più grande
option-doubles-product = sempre il prodotto
