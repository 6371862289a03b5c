about = Plus en tärning, minus nästa, och den sista gångrar alltihop.
help-throws = Den första tärningen står ensam; de senare ändrar den.
say-multiplies = { $seat } ska slå tärningen att gångra med.
say-multiplies-you = Slå tärningen att gångra med.
help-multiplies = Det du har hittills gångras med den här tärningen.
