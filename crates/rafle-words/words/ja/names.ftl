court = 王への請願
