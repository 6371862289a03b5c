about = Plus en tärning, minus nästa, och den sista gångrar alltihop.
help-throws = Den första tärningen står ensam; de senare ändrar den.
say-multiplies = { $seat } ska slå tärningen som gångrar.
say-multiplies-you = Slå tärningen som gångrar.
help-multiplies = Det du har hittills gångras med den här tärningen.
