about = Zes dobbelstenen, achttien fiches en kronen voor elke volle lijn.
help-throws = Je stenen bepalen welke velden je kunt afdekken.

say-cover = { $count ->
    [0] { $seat } heeft geen fiche meer.
    [1] { $seat } mag velden afdekken, met nog één fiche.
   *[other] { $seat } mag velden afdekken, met nog { $count } fiches.
}
say-cover-you = { $count ->
    [0] Je hebt geen fiche meer.
    [1] Dek velden af: je hebt nog één fiche.
   *[other] Dek velden af: je hebt nog { $count } fiches.
}
help-cover = Tik op een omlijnd veld: er komt een fiche en de stenen zijn gebruikt.
cover = Dek { $dice } × { $value } af
done = { $count ->
    [0] Klaar, geen fiche
    [1] Klaar, één fiche
   *[other] Klaar, { $count } fiches
}
column = { $dice } ×
chips = { $count ->
    [1] één fiche
   *[other] { $count } fiches
}
border = Rand
line-for = { $line }, voor { $crowns }
line-row = { $value ->
    [1] Enen
    [2] Tweeën
    [3] Drieën
    [4] Vieren
    [5] Vijven
   *[other] Zessen
}
    .inside = { $value ->
        [1] enen
        [2] tweeën
        [3] drieën
        [4] vieren
        [5] vijven
       *[other] zessen
    }
line-column = { $dice } ×
    .inside = { $dice } ×
line-rising = Stijgende diagonaal
    .inside = stijgende diagonaal
line-falling = Dalende diagonaal
    .inside = dalende diagonaal
needs = { $count ->
    [1] vraagt er één
   *[other] vraagt er { $count }
}

covered = { $seat } dekt { $dice } × { $value } af.
line-filled = Vol: { $line-inside }, voor { $crowns }.
covered-in-all = { $count ->
    [0] { $seat } dekt niets af.
    [1] { $seat } is klaar, met één fiche.
   *[other] { $seat } is klaar, met { $count } fiches.
}
chip-lost = Er kan niets afgedekt worden: { $seat } verliest een fiche.

rating-genius = { $crowns } kronen: genie.
rating-professional = { $crowns } kronen: prof.
rating-expert = { $crowns } kronen: expert.
rating-advanced = { $crowns } kronen: geoefende speler.
rating-beginner = { $crowns } kronen: goed voor een beginner.
rating-again = { $crowns ->
    [1] Eén kroon: nog een keer.
   *[other] { $crowns } kronen: nog een keer.
}

split-leaves-dice-over = met meerdere fiches voor één getal blijven er stenen over, dus gaat `split` niet samen met `use` op `exact`
place-more = { $count ->
    [1] speel je alleen, dan moet je een fiche leggen als het kan
   *[other] speel je alleen, dan moet je { $count } fiches leggen als het kan
}
value-not-thrown = er is geen { $value } gegooid
field-covered = dat veld is al afgedekt
no-chips = er is geen fiche meer over
one-chip-a-value = een getal krijgt maar één fiche per beurt
too-few-dice = { $dice ->
    [1] er is geen steen meer met { $value } of hoger
   *[other] er zijn geen { $dice } stenen meer met { $value } of hoger
}
dice-left-over = er zouden stenen overblijven die bij geen ander getal passen
leaves-too-few = met dat veld zijn er geen stenen meer voor een tweede fiche; kies een veld dat er overlaat

option-min_chips = Minstens zoveel fiches per worp (als je alleen speelt)
option-use = Gegooide stenen
option-use-partial = mag je overlaten
option-use-exact = moeten allemaal meetellen
option-split = Meerdere fiches voor één getal in een beurt
option-tie = Gelijk aan het eind
option-tie-shared = gedeelde winst
option-tie-most_lines = meeste lijnen, dan meeste fiches op de rand
option-round_limit = Hoogste aantal rondes
option-board = Kronen van de binnenvelden, een rij per regel, van boven
option-board-usual = onze reconstructie
option-board-own = het bord uit je eigen doos
board-no-number = in rij { $row } staat ‘{ $text }’, en dat is geen getal
board-too-many = in rij { $row } staat { $crowns }; een veld heeft 0 t/m 6 kronen
board-wrong-row = rij { $row } heeft { $count ->
    [1] één getal
   *[other] { $count } getallen
}; het moeten er vijf zijn, 1× t/m 5×
board-wrong-total = rij { $row } is samen { $sum }, niet { $total }
board-wrong-rows = er { $count ->
    [1] is één rij
   *[other] zijn { $count } rijen
}; het bord heeft er vijf
paper-rows = Rijen
paper-columns = Kolommen
paper-note = Binnenvelden tellen alleen in lijnen van vijf die helemaal vol zijn. Hun kronen zijn onze reconstructie; die van je eigen doos kun je bij de huisregels invoeren.
paper-note-own = Binnenvelden tellen alleen in lijnen van vijf die helemaal vol zijn.

# The reference card.
aid-board = Waarmee je een veld haalt, en wat het oplevert
aid-field = Een veld
aid-field-how = Het vraagt zoveel stenen als de kolom zegt, met het getal van de rij. Een steen mag tellen als een lager getal dat op een andere steen ligt. Elke steen telt maar voor één veld.
aid-chip = Eén fiche
aid-chip-how = Elk getal krijgt maar één fiche per beurt.
aid-lines = Volle lijnen
aid-lines-how = Rijen vanaf de 5 naar beneden: { $rows } kronen. Kolommen vanaf 1 ×: { $columns }. Diagonalen: { $rising } stijgend, { $falling } dalend.
aid-border-how = De rij van de 6 en de kolom 6 × geven hun kronen veld voor veld en horen bij geen lijn.
aid-end = Het einde
aid-end-how = Heeft iemand de laatste van { $chips } fiches gelegd, dan wordt de ronde afgemaakt.
aid-end-alone = { $least ->
    [1] Na elke worp leg je minstens één fiche
   *[other] Na elke worp leg je { $least } fiches als de stenen het toelaten
}. Kan er geen, dan verlies je er een. Het spel is uit met de laatste van { $chips } fiches.
