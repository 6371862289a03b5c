about = Læg én terning til, træk den næste fra, og gang det hele med den sidste.
help-throws = Den første terning står alene; de næste ændrer den.
say-multiplies = { $seat } skal kaste den terning, der ganges med.
say-multiplies-you = Kast den terning, der ganges med.
help-multiplies = Det, du har indtil nu, ganges med denne terning.
