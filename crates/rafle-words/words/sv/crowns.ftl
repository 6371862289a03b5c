about = Sex tärningar, arton brickor och kronor för varje linje som fylls.
help-throws = Dina tärningar avgör vilka rutor du kan täcka.

say-cover = { $count ->
    [0] { $seat } har ingen bricka kvar.
    [1] { $seat } får täcka rutor, med en bricka kvar.
   *[other] { $seat } får täcka rutor, med { $count } brickor kvar.
}
say-cover-you = { $count ->
    [0] Du har ingen bricka kvar.
    [1] Täck rutor: du har en bricka kvar.
   *[other] Täck rutor: du har { $count } brickor kvar.
}
help-cover = Tryck på en ruta med ram: där läggs en bricka för tärningarna.
cover = Täck { $dice } × { $value }
done = { $count ->
    [0] Klar, ingen bricka
    [1] Klar, en bricka
   *[other] Klar, { $count } brickor
}
column = { $dice } ×
chips = { $count ->
    [1] en bricka
   *[other] { $count } brickor
}
border = Kant
line-for = { $line }, för { $crowns }
line-row = { $value ->
    [1] Ettor
    [2] Tvåor
    [3] Treor
    [4] Fyror
    [5] Femmor
   *[other] Sexor
}
    .inside = { $value ->
        [1] ettor
        [2] tvåor
        [3] treor
        [4] fyror
        [5] femmor
       *[other] sexor
    }
line-column = { $dice } ×
    .inside = { $dice } ×
line-rising = Stigande diagonal
    .inside = stigande diagonal
line-falling = Fallande diagonal
    .inside = fallande diagonal
needs = { $count ->
    [1] behöver en
   *[other] behöver { $count }
}

covered = { $seat } täcker { $dice } × { $value }.
line-filled = Full: { $line-inside }, för { $crowns }.
covered-in-all = { $count ->
    [0] { $seat } täcker ingenting.
    [1] { $seat } är klar och har lagt en bricka.
   *[other] { $seat } är klar och har lagt { $count } brickor.
}
chip-lost = Inget går att täcka: { $seat } förlorar en bricka.

rating-genius = { $crowns } kronor: geni.
rating-professional = { $crowns } kronor: proffs.
rating-expert = { $crowns } kronor: expert.
rating-advanced = { $crowns } kronor: avancerad.
rating-beginner = { $crowns } kronor: bra för en nybörjare.
rating-again = { $crowns ->
    [1] En krona: försök igen.
   *[other] { $crowns } kronor: försök igen.
}

split-leaves-dice-over = flera brickor för ett värde lämnar tärningar över, så `split` går inte ihop med `use` på `exact`
place-more = { $count ->
    [1] när du spelar ensam måste du lägga en bricka om du kan
   *[other] när du spelar ensam måste du lägga { $count } brickor om du kan
}
value-not-thrown = ingen { $value } finns i slaget
field-covered = den rutan är redan täckt
no-chips = det finns ingen bricka kvar
one-chip-a-value = ett värde får bara en bricka per tur
too-few-dice = { $dice ->
    [1] det finns ingen tärning kvar som visar { $value } eller mer
   *[other] det finns inte { $dice } tärningar kvar som visar { $value } eller mer
}
dice-left-over = tärningar skulle bli över som inget annat värde kan ta
leaves-too-few = med den rutan blir inga tärningar kvar till en andra bricka; välj en ruta som lämnar några

option-min_chips = Minst antal brickor per slag (ensam)
option-use = Tärningarna i slaget
option-use-partial = får bli över
option-use-exact = måste alla ges till ett värde
option-split = Flera brickor för ett värde i en tur
option-tie = Lika på slutet
option-tie-shared = delad seger
option-tie-most_lines = flest linjer, sedan flest brickor på kanten
option-round_limit = Högsta antal rundor
option-board = De inre rutornas kronor, en rad i taget uppifrån
option-board-usual = vår rekonstruktion
option-board-own = brädet i ditt eget spel
board-no-number = rad { $row } har ”{ $text }”, och det är inget tal
board-too-many = rad { $row } har { $crowns }; en ruta har 0 till 6 kronor
board-wrong-row = rad { $row } har { $count ->
    [1] ett tal
   *[other] { $count } tal
}; den behöver fem, 1× till 5×
board-wrong-total = rad { $row } blir { $sum }, inte { $total }
board-wrong-rows = det finns { $count ->
    [1] en rad
   *[other] { $count } rader
}; brädet har fem
paper-rows = Rader
paper-columns = Kolumner
paper-note = Inre rutor räknas bara i linjer där alla fem är täckta. Deras kronor är vår rekonstruktion; kronorna i ditt eget spel kan du skriva in under husregler.
paper-note-own = Inre rutor räknas bara i linjer där alla fem är täckta.

# The reference card.
aid-board = Vad som når en ruta, och vad den ger
aid-field = En ruta
aid-field-how = Den kräver så många tärningar som dess kolumn säger, med radens värde. En tärning får räknas som en lägre siffra som en annan tärning visar. Varje tärning räknas för en enda ruta.
aid-chip = En bricka
aid-chip-how = Varje värde får högst en bricka per tur.
aid-lines = Fulla linjer
aid-lines-how = Rader från 5 och nedåt: { $rows } kronor. Kolumner från 1 × och uppåt: { $columns }. Diagonaler: { $rising } stigande, { $falling } fallande.
aid-border-how = Raden för 6 och kolumnen 6 × ger kronor ruta för ruta och hör inte till någon linje.
aid-end = Slutet
aid-end-how = När någon har lagt den sista av { $chips } brickor spelas rundan klart.
aid-end-alone = { $least ->
    [1] Efter varje slag läggs minst en bricka
   *[other] Efter varje slag läggs { $least } brickor om tärningarna tillåter det
}. Går ingen att lägga förloras en. Spelet slutar med den sista av { $chips } brickor.
