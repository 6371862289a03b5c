about = Læg én terning til, træk den næste fra, og gang det hele med den sidste.
say-multiplies = { $seat } skal kaste den terning, der ganges med.
say-multiplies-you = Kast den terning, der ganges med.
