about = Tre dadi, da tirare di nuovo tutti o nessuno, e tre uguali ti portano fuori dal gioco.
option-topped_pas = Tre uguali sotto altri più alti
option-topped_pas-nothing = non succede niente
option-topped_pas-gives = tutti i fiammiferi vanno a chi perde
help-throws = Si tirano tutti e tre i dadi, o nessuno.
