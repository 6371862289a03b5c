about = Two dice a turn, and doubles are multiplied. First to eighty.
help-throws = Two dice are added; doubles are worth more.
option-doubles = A double scores
option-doubles-best = sum or product, whichever is larger
option-doubles-product = always the product
