about = Sei dadi, diciotto gettoni, e corone per ogni linea completa.
help-throws = I tuoi dadi decidono quali caselle puoi coprire.

say-cover = { $count ->
    [0] { $seat } non ha più gettoni.
    [1] { $seat } può coprire caselle: resta un gettone.
   *[other] { $seat } può coprire caselle: restano { $count } gettoni.
}
say-cover-you = { $count ->
    [0] Non hai più gettoni.
    [1] Copri caselle: ti resta un gettone.
   *[other] Copri caselle: ti restano { $count } gettoni.
}
help-cover = Tocca una casella con la cornice: ci va un gettone e usi i suoi dadi.
cover = Copri { $dice } × { $value }
done = { $count ->
    [0] Fatto, nessun gettone
    [1] Fatto, un gettone
   *[other] Fatto, { $count } gettoni
}
column = { $dice } ×
chips = { $count ->
    [1] un gettone
   *[other] { $count } gettoni
}
border = Bordo
line-for = { $line }, per { $crowns }
line-row = Fila { $value }
    .inside = fila { $value }
line-column = { $dice } ×
    .inside = { $dice } ×
line-rising = Diagonale ascendente
    .inside = diagonale ascendente
line-falling = Diagonale discendente
    .inside = diagonale discendente
needs = { $count ->
    [1] ne manca una
   *[other] ne mancano { $count }
}

covered = { $seat } copre { $dice } × { $value }.
line-filled = Completa: { $line-inside }, per { $crowns }.
covered-in-all = { $count ->
    [0] { $seat } non copre niente.
    [1] { $seat } finisce, con un gettone.
   *[other] { $seat } finisce, con { $count } gettoni.
}
chip-lost = Non si può coprire niente: { $seat } perde un gettone.

rating-genius = { $crowns } corone: genio.
rating-professional = { $crowns } corone: professionista.
rating-expert = { $crowns } corone: livello esperto.
rating-advanced = { $crowns } corone: livello avanzato.
rating-beginner = { $crowns } corone: buono per chi comincia.
rating-again = { $crowns ->
    [1] Una corona: riprova.
   *[other] { $crowns } corone: riprova.
}

split-leaves-dice-over = con più gettoni per un valore avanzano dadi, quindi `split` non va insieme a `use` su `exact`
place-more = { $count ->
    [1] quando si gioca da soli si deve mettere un gettone, se si può
   *[other] quando si gioca da soli si devono mettere { $count } gettoni, se si può
}
value-not-thrown = non è uscito nessun { $value }
field-covered = quella casella è già coperta
no-chips = non restano gettoni
one-chip-a-value = un valore riceve un solo gettone per turno
too-few-dice = { $dice ->
    [1] non resta nessun dado che mostri { $value } o più
   *[other] non restano { $dice } dadi che mostrino { $value } o più
}
dice-left-over = avanzerebbero dadi che nessun altro valore può prendere
leaves-too-few = con quella casella non restano dadi per un secondo gettone; scegli una casella che ne lasci

option-min_chips = Minimo di gettoni per tiro (da soli)
option-use = I dadi tirati
option-use-partial = possono avanzare
option-use-exact = si devono usare tutti
option-split = Più gettoni per un valore in un turno
option-tie = Parità alla fine
option-tie-shared = vittoria divisa
option-tie-most_lines = più linee, poi più gettoni sul bordo
option-round_limit = Massimo di giri
option-board = Corone delle caselle interne, una fila per riga, dall’alto
option-board-usual = la nostra ricostruzione
option-board-own = quelle della tua scatola
board-no-number = la fila { $row } ha «{ $text }», che non è un numero
board-too-many = la fila { $row } ha { $crowns }; una casella ha da 0 a 6 corone
board-wrong-row = la fila { $row } ha { $count ->
    [1] un numero
   *[other] { $count } numeri
}; ne servono cinque, da 1× a 5×
board-wrong-total = la fila { $row } fa { $sum }, non { $total }
board-wrong-rows = { $count ->
    [1] c’è una fila
   *[other] ci sono { $count } file
}; la cartella ne ha cinque
paper-rows = File
paper-columns = Colonne
paper-note = Le caselle interne contano solo in linee di cinque tutte coperte. Le loro corone sono una nostra ricostruzione; quelle della tua scatola si possono inserire nelle regole della casa.
paper-note-own = Le caselle interne contano solo in linee di cinque tutte coperte.

# The reference card.
aid-board = Che cosa arriva a una casella e che cosa porta
aid-field = Una casella
aid-field-how = Servono tanti dadi quanti ne dice la colonna, con il valore della fila. Un dado può contare come un numero più basso che un altro dado mostra. Ogni dado conta per una casella.
aid-chip = Un gettone
aid-chip-how = Ogni valore riceve un gettone per turno.
aid-lines = Linee complete
aid-lines-how = File dal 5 in giù: { $rows } corone. Colonne da 1 × in su: { $columns }. Diagonali: { $rising } l’ascendente, { $falling } la discendente.
aid-border-how = La fila del 6 e la colonna 6 × portano le loro corone casella per casella e non fanno parte di nessuna linea.
aid-end = La fine
aid-end-how = Quando qualcuno ha messo l’ultimo dei { $chips } gettoni, si finisce il giro.
aid-end-alone = { $least ->
    [1] Dopo ogni tiro si mette almeno un gettone
   *[other] Dopo ogni tiro si mettono { $least } gettoni, se i dadi lo permettono
}. Se non se ne può mettere nessuno, se ne perde uno. La partita finisce con l’ultimo dei { $chips } gettoni.
