about = Pluss én terning, minus den neste, og så ganges alt med den siste.
help-throws = Den første terningen står alene; de neste endrer den.
say-multiplies = { $seat } skal kaste terningen det ganges med.
say-multiplies-you = Kast terningen det ganges med.
help-multiplies = Det du har til nå, ganges med denne terningen.
