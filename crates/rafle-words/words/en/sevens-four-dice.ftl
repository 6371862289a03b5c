about = Four dice, one of them removed: which three do you keep?
