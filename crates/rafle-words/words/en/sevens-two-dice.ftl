about = Two dice on the table, and a third one in your head.
