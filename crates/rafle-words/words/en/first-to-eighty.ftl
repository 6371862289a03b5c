about = Two dice a turn, and doubles are multiplied. First to eighty.
help-throws = Two dice are added; doubles are worth more.
option-doubles = Points for a double
option-doubles-best = sum or product, the larger one
option-doubles-product = always the product
