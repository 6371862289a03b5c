about = Three throws, the highest die aside each time; the last die multiplies.
