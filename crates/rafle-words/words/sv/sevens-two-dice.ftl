about = Två tärningar på bordet och en tredje i huvudet.
help-throws = Den tredje tärningen får du hitta på, för att få en sjua.
