about = Plus one die, minus the next, and the last one multiplies it all.
help-throws = The first die stands alone; later ones change it.
say-multiplies = { $seat } is to throw the die that multiplies.
say-multiplies-you = Throw the die that multiplies.
help-multiplies = What you have so far is multiplied by this die.
