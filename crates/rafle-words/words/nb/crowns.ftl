about = Seks terninger, atten brikker og kroner for hver linje som fylles.
help-throws = Terningene dine avgjør hvilke felter du kan dekke.

say-cover = { $count ->
    [0] { $seat } har ingen brikke igjen.
    [1] { $seat } kan dekke felter og har én brikke igjen.
   *[other] { $seat } kan dekke felter og har { $count } brikker igjen.
}
say-cover-you = { $count ->
    [0] Du har ingen brikke igjen.
    [1] Dekk felter: Du har én brikke igjen.
   *[other] Dekk felter: Du har { $count } brikker igjen.
}
help-cover = Trykk på et felt med ramme: Det får en brikke, og terninger brukes.
cover = Dekk { $dice } × { $value }
done = { $count ->
    [0] Ferdig, ingen brikke
    [1] Ferdig, én brikke
   *[other] Ferdig, { $count } brikker
}
column = { $dice } ×
chips = { $count ->
    [1] én brikke
   *[other] { $count } brikker
}
border = Kant
line-for = { $line }, for { $crowns }
line-row = { $value }-ere
    .inside = { $value }-ere
line-column = { $dice } ×
    .inside = { $dice } ×
line-rising = Stigende diagonal
    .inside = stigende diagonal
line-falling = Fallende diagonal
    .inside = fallende diagonal
needs = { $count ->
    [1] mangler én
   *[other] mangler { $count }
}

covered = { $seat } dekker { $dice } × { $value }.
line-filled = Fylt: { $line-inside }, for { $crowns }.
covered-in-all = { $count ->
    [0] { $seat } dekker ingenting.
    [1] { $seat } er ferdig, med én brikke.
   *[other] { $seat } er ferdig, med { $count } brikker.
}
chip-lost = Ingenting kan dekkes: { $seat } mister en brikke.

rating-genius = { $crowns } kroner: geni.
rating-professional = { $crowns } kroner: proff.
rating-expert = { $crowns } kroner: ekspert.
rating-advanced = { $crowns } kroner: øvet.
rating-beginner = { $crowns } kroner: bra for en nybegynner.
rating-again = { $crowns ->
    [1] Én krone: prøv igjen.
   *[other] { $crowns } kroner: prøv igjen.
}

split-leaves-dice-over = flere brikker for én verdi gir terninger til overs, så `split` går ikke sammen med `use` satt til `exact`
place-more = { $count ->
    [1] når du spiller alene, må du legge en brikke hvis du kan
   *[other] når du spiller alene, må du legge { $count } brikker hvis du kan
}
value-not-thrown = det ble ikke kastet noen { $value }-er
field-covered = det feltet er allerede dekket
no-chips = det er ingen brikke igjen
one-chip-a-value = en verdi får bare én brikke i en tur
too-few-dice = { $dice ->
    [1] det er ingen terning igjen som viser { $value } eller mer
   *[other] det er ikke { $dice } terninger igjen som viser { $value } eller mer
}
dice-left-over = det ville bli terninger til overs som ingen annen verdi kan ta
leaves-too-few = med det feltet er det ingen terninger igjen til en brikke til; velg et felt som lar noen bli igjen

option-min_chips = Færrest brikker per kast (alene)
option-use = Terninger som er kastet
option-use-partial = kan bli til overs
option-use-exact = må alle gis til en verdi
option-split = Flere brikker for én verdi i en tur
option-tie = Likt til slutt
option-tie-shared = delt seier
option-tie-most_lines = flest linjer, så flest brikker på kanten
option-round_limit = Flest runder
option-board = Kronene på de indre feltene, én rad per linje, ovenfra
option-board-usual = vår rekonstruksjon
option-board-own = brettet i din egen eske
board-no-number = rad { $row } har «{ $text }», og det er ikke et tall
board-too-many = rad { $row } har { $crowns }; et felt har 0 til 6 kroner
board-wrong-row = rad { $row } har { $count ->
    [1] ett tall
   *[other] { $count } tall
}; den trenger fem, 1× til 5×
board-wrong-total = rad { $row } blir { $sum } til sammen, ikke { $total }
board-wrong-rows = det er { $count ->
    [1] én rad
   *[other] { $count } rader
}; brettet har fem
paper-rows = Rader
paper-columns = Kolonner
paper-note = Indre felter teller bare i linjer på fem som er helt fulle. Kronene der er vår rekonstruksjon; de i din egen eske kan skrives inn under husregler.
paper-note-own = Indre felter teller bare i linjer på fem som er helt fulle.

# The reference card.
aid-board = Hva som skal til for et felt, og hva det gir
aid-field = Et felt
aid-field-how = Det trenger så mange terninger som kolonnen sier, med verdien til raden. En terning kan telle som et lavere tall som en annen terning viser. Hver terning teller bare for ett felt.
aid-chip = Én brikke
aid-chip-how = Hver verdi får høyst én brikke i en tur.
aid-lines = Fulle linjer
aid-lines-how = Rader fra 5 og nedover: { $rows } kroner. Kolonner fra 1 × og oppover: { $columns }. Diagonaler: { $rising } stigende, { $falling } fallende.
aid-border-how = Raden for 6 og kolonnen 6 × gir kroner felt for felt og hører ikke til noen linje.
aid-end = Slutten
aid-end-how = Når noen har lagt den siste av { $chips } brikker, spilles runden ferdig.
aid-end-alone = { $least ->
    [1] Etter hvert kast legges minst én brikke
   *[other] Etter hvert kast legges { $least } brikker hvis terningene tillater det
}. Kan ingen legges, mister du en. Spillet slutter med den siste av { $chips } brikker.
