about = Cinque dadi, tre tiri, quindici caselle: dove lo metti?
help-throws = Tira tutti i dadi. Poi puoi tirare altre due volte.
say-keep-or-write = { $left ->
    [1] { $seat }: tenere dadi e tirare il resto, o segnare? Resta un tiro.
   *[other] { $seat }: tenere dadi e tirare il resto, o segnare? Restano { $left } tiri.
}
say-keep-or-write-you = { $left ->
    [1] Tieni quello che vuoi e tira il resto, o segna: resta un tiro.
   *[other] Tieni quello che vuoi e tira il resto, o segna: restano { $left } tiri.
}
help-keep-or-write = Tocca i dadi da tenere e tira il resto, o tocca la casella da segnare.
say-write = Tocca a { $seat } riempire una casella: i tiri sono finiti.
say-write-you = Segna i dadi in una casella: i tiri sono finiti.
help-write = Segna i dadi in una casella. La cornice sottile vuol dire 0 punti.
write = Segna: { $box }
wrote = { $points ->
    [0] { $seat } cancella la casella { $box }.
    [1] { $seat } segna un punto nella casella { $box }.
   *[other] { $seat } segna { $points } punti nella casella { $box }.
}
got-the-bonus = Le caselle in alto sono piene: { $seat } riceve il bonus.
got-it-again = { $seat } riceve { $points } punti in più: ancora cinque uguali.
has-saved = { $count ->
    [0] { $seat } non ha tiri da parte.
    [1] { $seat } ha un tiro da parte.
   *[other] { $seat } ha { $count } tiri da parte.
}
towards-bonus = { $sum } su { $of }
box-closed = la casella { $box } è già piena
box-not-in-turn = la casella { $box } non è la prossima dall’alto
box-not-for-joker = la casella { $box } deve aspettare: cinque uguali vanno prima nella loro casella in alto, poi in una in basso
box-ones = Uno
box-twos = Due
box-threes = Tre
box-fours = Quattro
box-fives = Cinque
box-sixes = Sei
box-bonus = Bonus
box-one-pair = Coppia
box-two-pairs = Doppia coppia
box-three-alike = Tris
box-four-alike = Poker
box-small-straight = Scala piccola
box-large-straight = Scala grande
box-house = Full
box-chance = Chance
box-yatzy = Yatzy
box-three-pairs = Tre coppie
box-five-alike = Cinquina
box-full-straight = Scala completa
box-villa = Villa
box-tower = Torre
box-yatzy-of-thirteen = Yatzy
box-maxi-yatzy = Maxi Yatzy
box-again = Altro Yatzy
box-saved = Tiri da parte
option-sheet = Foglio
option-sheet-nordic = nordico: 15 caselle
option-sheet-american = americano: 13 caselle
option-sheet-german = tedesco: 13 caselle
option-sheet-maxi = Maxi: sei dadi, 20 caselle
option-order = Ordine delle caselle
option-order-free = qualsiasi casella libera
option-order-forced = dall’alto in basso
option-extras = Extra del foglio
aid-boxes = Quanto valgono le caselle
boxes-upper = Caselle in alto: con { $least } o più, { $bonus } punti extra
boxes-lower = Caselle in basso
box-most = fino a { $points }
box-how = { $box ->
    [box-ones] la somma di tutti gli 1
    [box-twos] la somma di tutti i 2
    [box-threes] la somma di tutti i 3
    [box-fours] la somma di tutti i 4
    [box-fives] la somma di tutti i 5
    [box-sixes] la somma di tutti i 6
    [box-one-pair] la coppia più alta, sommata
    [box-two-pairs] due coppie diverse, sommate
    [box-three-alike] tre dadi uguali, sommati
    [box-four-alike] quattro dadi uguali, sommati
    [box-small-straight] 1 2 3 4 5
    [box-large-straight] 2 3 4 5 6
    [box-house] tre uguali e due uguali di un altro numero, sommati
    [box-chance] tutti i dadi sommati
    [with-three-alike] tre dadi uguali: la somma di tutti
    [with-four-alike] quattro dadi uguali: la somma di tutti
    [house-for-25] tre uguali e altri due uguali: 25
    [four-in-a-row] quattro in fila: 30
    [five-in-a-row] cinque in fila: 40
    [box-three-pairs] tre coppie diverse, sommate
    [box-five-alike] cinque dadi uguali, sommati
    [box-full-straight] 1 2 3 4 5 6
    [box-villa] due volte tre uguali, sommati
    [box-tower] quattro uguali e altri due uguali, sommati
    [box-maxi-yatzy] sei dadi uguali
   *[other] cinque dadi uguali
}
box-sum = Somma
bonus-how = { $least } o più: { $bonus }
paper-note = Tre tiri per turno, poi una casella. Quello che non va bene vale 0. Vince il totale più alto.
again-how = Se la loro casella è piena, cinque uguali sono un jolly e portano { $points } in più se lì c’è 50.
again-above-how = Se la loro casella è piena, cinque uguali portano { $points } in più nella loro casella in alto; altrimenti sono un jolly.
saved-how = I tiri che non usi restano da parte per i turni dopo.
