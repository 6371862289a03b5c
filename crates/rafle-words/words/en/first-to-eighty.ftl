about = Two dice a turn, and doubles are multiplied. First to eighty.
option-doubles = A double scores
option-doubles-best = sum or product, whichever is larger
option-doubles-product = always the product
