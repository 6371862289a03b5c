about = Plus one die, minus the next, and the last one multiplies it all.
say-multiplies = { $seat } throws the die to multiply by.
