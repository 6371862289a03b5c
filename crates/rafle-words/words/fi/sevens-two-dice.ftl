about = Kaksi noppaa pöydällä ja kolmas mielessä.
help-throws = Kolmannen nopan saat kuvitella, niin että syntyy seiska.
