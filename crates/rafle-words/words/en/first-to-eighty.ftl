about = Two dice a turn, and doubles are multiplied. First to eighty.
option-doubles = Points for a double
option-doubles-best = sum or product, the larger one
option-doubles-product = always the product
