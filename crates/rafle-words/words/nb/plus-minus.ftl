about = Pluss én terning, minus den neste, og den siste ganger alt sammen.
help-throws = Den første terningen står alene; de neste endrer den.
say-multiplies = { $seat } skal kaste terningen som ganger.
say-multiplies-you = Kast terningen som ganger.
help-multiplies = Det du har til nå, ganges med denne terningen.
