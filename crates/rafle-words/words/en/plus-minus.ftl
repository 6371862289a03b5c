about = Plus one die, minus the next, and the last one multiplies it all.
say-multiplies = { $seat } is to throw the die that multiplies.
say-multiplies-you = Throw the die that multiplies.
