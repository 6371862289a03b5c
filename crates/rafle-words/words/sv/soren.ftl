about = Tre slag, högsta tärningen undan varje gång; den sista gångrar.
help-throws = Högsta tärningen läggs undan varje gång; gångra med den sista.
