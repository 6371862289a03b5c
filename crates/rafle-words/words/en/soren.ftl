about = Three throws, the highest die aside each time; the last die multiplies.
help-throws = The highest die is laid aside each time; the last multiplies.
