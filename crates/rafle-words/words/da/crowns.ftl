about = Seks terninger, atten brikker og kroner for hver linje, der fyldes.
help-throws = Dine terninger afgør, hvilke felter du kan dække.

say-cover = { $count ->
    [0] { $seat } har ikke flere brikker.
    [1] { $seat } må dække felter og har én brik tilbage.
   *[other] { $seat } må dække felter og har { $count } brikker tilbage.
}
say-cover-you = { $count ->
    [0] Du har ikke flere brikker.
    [1] Dæk felter: du har én brik tilbage.
   *[other] Dæk felter: du har { $count } brikker tilbage.
}
help-cover = Tryk på et felt med ramme: der lægges en brik for terningerne.
cover = Dæk { $dice } × { $value }
done = { $count ->
    [0] Færdig, ingen brik
    [1] Færdig, én brik
   *[other] Færdig, { $count } brikker
}
column = { $dice } ×
chips = { $count ->
    [1] én brik
   *[other] { $count } brikker
}
border = Kanten
line-for = { $line }, for { $crowns }
line-row = { $value }'ere
    .inside = { $value }'ere
line-column = { $dice } ×
    .inside = { $dice } ×
line-rising = Stigende diagonal
    .inside = stigende diagonal
line-falling = Faldende diagonal
    .inside = faldende diagonal
needs = { $count ->
    [1] mangler én
   *[other] mangler { $count }
}

covered = { $seat } dækker { $dice } × { $value }.
line-filled = Fyldt: { $line-inside }, for { $crowns }.
covered-in-all = { $count ->
    [0] { $seat } dækker intet.
    [1] { $seat } er færdig, med én brik.
   *[other] { $seat } er færdig, med { $count } brikker.
}
chip-lost = Intet kan dækkes: { $seat } mister en brik.

rating-genius = { $crowns } kroner: geni.
rating-professional = { $crowns } kroner: professionel.
rating-expert = { $crowns } kroner: ekspert.
rating-advanced = { $crowns } kroner: øvet spiller.
rating-beginner = { $crowns } kroner: godt for en begynder.
rating-again = { $crowns ->
    [1] Én krone: prøv igen.
   *[other] { $crowns } kroner: prøv igen.
}

split-leaves-dice-over = flere brikker til én værdi efterlader terninger, så `split` går ikke sammen med `use` som `exact`
place-more = { $count ->
    [1] når du spiller alene, skal du lægge en brik, hvis du kan
   *[other] når du spiller alene, skal du lægge { $count } brikker, hvis du kan
}
value-not-thrown = der blev ikke kastet nogen { $value }'er
field-covered = det felt er allerede dækket
no-chips = der er ikke flere brikker
one-chip-a-value = en værdi får kun én brik i en tur
too-few-dice = { $dice ->
    [1] der er ingen terning tilbage, der viser { $value } eller mere
   *[other] der er ikke { $dice } terninger tilbage, der viser { $value } eller mere
}
dice-left-over = der ville være terninger til overs, som ingen anden værdi kan tage
leaves-too-few = så er der ingen terninger til en brik nummer to; vælg et felt, der levner nogle

option-min_chips = Mindste antal brikker pr. kast (når man spiller alene)
option-use = De kastede terninger
option-use-partial = må være til overs
option-use-exact = skal alle gives til en værdi
option-split = Flere brikker til én værdi i en tur
option-tie = Uafgjort til sidst
option-tie-shared = delt sejr
option-tie-most_lines = flest linjer, så flest brikker på kanten
option-round_limit = Højeste antal runder
option-board = Kroner på de indre felter, én række pr. linje, fra oven
option-board-usual = vores rekonstruktion
option-board-own = pladen fra jeres egen æske
board-no-number = række { $row } har »{ $text }«, som ikke er et tal
board-too-many = række { $row } har { $crowns }; et felt har 0 til 6 kroner
board-wrong-row = række { $row } har { $count ->
    [1] ét tal
   *[other] { $count } tal
}; der skal være fem, 1× til 5×
board-wrong-total = række { $row } giver { $sum }, ikke { $total }
board-wrong-rows = der er { $count ->
    [1] én række
   *[other] { $count } rækker
}; pladen har fem
paper-rows = Rækker
paper-columns = Søjler
paper-note = De indre felter tæller kun i linjer på fem, der er helt fyldt. Deres kroner er vores rekonstruktion; dem fra din egen æske kan du skrive under husregler.
paper-note-own = De indre felter tæller kun i linjer på fem, der er helt fyldt.

# The reference card.
aid-board = Hvad der skal til for at nå et felt, og hvad det giver
aid-field = Et felt
aid-field-how = Det kræver så mange terninger, som søjlen siger, med rækkens værdi. En terning må tælle som en lavere værdi, som en anden terning viser. Hver terning tæller kun for ét felt.
aid-chip = Én brik
aid-chip-how = Hver værdi får højst én brik i en tur.
aid-lines = Fyldte linjer
aid-lines-how = Rækker fra 5'erne og ned: { $rows } kroner. Søjler fra 1 × og op: { $columns }. Diagonaler: { $rising } stigende, { $falling } faldende.
aid-border-how = Rækken med 6'ere og søjlen 6 × giver kroner felt for felt og hører ikke til nogen linje.
aid-end = Slutningen
aid-end-how = Når nogen har lagt den sidste af { $chips } brikker, spilles runden færdig.
aid-end-alone = { $least ->
    [1] Efter hvert kast lægges mindst én brik
   *[other] Efter hvert kast lægges { $least } brikker, hvis terningerne tillader det
}. Kan ingen lægges, mistes en. Spillet slutter med den sidste af { $chips } brikker.
