about = Two dice on the table, and a third one in your head.
help-throws = The third die you may imagine, to make a seven.
