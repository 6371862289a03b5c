about = Læg én terning til, træk den næste fra, og gang det hele med den sidste.
say-multiplies = { $seat } kaster den terning, der ganges med.
