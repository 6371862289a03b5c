about = Undici mani, e in ognuna fa da matta un altro valore. Cala tutto, chiudi, e non restare con niente in mano.
say-lot = Chi dà le carte per primo si estrae a sorte.
say-dealing = { $seat } dà le carte.
say-draws = Tocca a { $seat } prendere una carta: dal mazzo, o l’ultimo scarto.
say-draws-you = Prendi una carta: dal mazzo, o l’ultimo scarto.
help-draws = Il mazzo è una sorpresa; lo scarto lo vedi.
say-draws-last = Ultimo turno: tocca a { $seat } prendere una carta, dal mazzo o l’ultimo scarto.
say-draws-last-you = Il tuo ultimo turno: prendi una carta, dal mazzo o l’ultimo scarto.
help-draws-last = Qualcuno ha chiuso. È la tua ultima carta di questa mano.
say-discards = Tocca a { $seat } scartare una carta.
say-discards-you = Scarta una carta.
help-discards = Tocca la carta meno utile. Se tutte le altre si combinano, chiudi.
say-discards-last = Ultimo turno: tocca a { $seat } calare e scartare una carta.
say-discards-last-you = Il tuo ultimo turno: cala, e scarta una carta.
help-discards-last = Cala le combinazioni. Le carte che restano contano contro di te.
say-shows-hand = Tocca a { $seat } calare la mano.
say-next-hand = La mano è finita. Le carte della prossima le dà { $seat }.
say-next-hand-you = La mano è finita. Le carte della prossima le dai tu.
help-next-hand = Una carta in più a testa, e un altro valore fa da matta.
discard-pile = Scarti
left-over = Punti in mano: { $points }
left-without = in mano senza questa carta
cards-held = { $count ->
    [1] una carta
   *[other] { $count } carte
}
hand-points = { $count ->
    [1] un punto in questa mano
   *[other] { $count } punti in questa mano
}
deal-the-cards = Distribuisci le carte
draw-a-card = Pesca dal mazzo
shuffle-and-draw = Mescola e pesca
take-card = Prendi { $card }
discard-card = Scarta { $card }
go-out = Chiudi, scarta { $card }
lay-meld = Cala una combinazione
deals-first = { $seat } dà le carte per la prima mano.
hand-begins = Mano { $number } di { $count }. { $wild }.
draws-card = { $seat } pesca { $card }.
draws-unseen = { $seat } pesca dal mazzo.
takes-card = { $seat } prende dagli scarti: { $card }.
discards-shuffled = Gli scarti si mescolano in un nuovo mazzo.
discards-card = { $seat } scarta { $card }.
goes-out = { $seat } chiude e scarta { $card }.
lays-meld = { $seat } cala { $cards }.
laid-down = { $points ->
    [0] { $seat } non ha più niente in mano.
    [1] { $seat } resta con un punto in mano.
   *[other] { $seat } resta con { $points } punti in mano.
}
hand-won = { $seat } ha chiuso: la mano è finita.
hand-unwon = Nessuno ha chiuso: la mano è finita.
hand-cost = { $points ->
    [1] { $seat } segna un punto.
   *[other] { $seat } segna { $points } punti.
}
eight-is-an-option = in otto si può giocare solo con l’opzione `eight`
draw-first = prima prendi una carta dal mazzo o l’ultimo scarto
drawn-already = in questo turno una carta è già stata presa
nothing-to-draw = il mazzo è vuoto, e non ci sono scarti da mescolare
out-already = qualcuno ha chiuso: ora il turno finisce con uno scarto
rest-does-not-meld = le altre carte non vanno tutte in combinazioni
taken-card-stays = per questo turno la mano deve tenere: { $card }
melds-lie-down-by-themselves = le combinazioni si calano da sole
melds-wait-until-somebody-is-out = le combinazioni si calano quando qualcuno ha chiuso
cards-not-in-hand = la mano non ha tutte queste carte
no-meld = queste carte non sono né un gruppo né una scala
one-card-for-the-discard = una carta deve restare per lo scarto
wrong-number-of-cards = { $count ->
    [1] si deve mostrare una carta, non { $shown }
   *[other] si devono mostrare { $count } carte, non { $shown }
}
cards-are-elsewhere = non tutte queste carte possono essere in quella mano
option-eight = Si può giocare in otto
option-auto_meld = Cala le combinazioni migliori senza chiedere
option-return_discard = La carta presa dagli scarti
option-return_discard-allow = si può scartare nello stesso turno
option-return_discard-forbid = resta in mano per il turno
option-hands = Mani
option-hands-all = tutte e undici, da 3 a 13 carte
option-hands-short = sei, di 3, 5, 7, 9, 11 e 13 carte
option-turn_limit = Turni a testa prima che tutti calino
option-tie = Parità alla fine
option-tie-shared = vittoria divisa
option-tie-most_outs = vince chi ha chiuso più volte
option-first_dealer = Chi dà per primo
option-first_dealer-lot = si estrae a sorte
option-first_dealer-last = chi siede all’ultimo posto, così comincia il primo
paper-note = Resta in mano: un jolly 50, una carta del valore che fa da matta 20, fante 11, regina 12, re 13, tutte le altre come sono stampate. I punti vanno sopra la riga, il totale sotto.
aid-melds = Combinazioni e punti
aid-book = Gruppo
aid-book-how = Tre carte o più dello stesso valore, di semi qualsiasi.
aid-run = Scala
aid-run-how = Tre carte o più in fila, dello stesso seme; dal re non si continua con il 3.
aid-wild = Matte
aid-wild-how = I jolly e il valore della mano valgono come qualsiasi carta, quanti ne vuoi, anche da soli.
aid-wild-how-not-alone = I jolly e il valore della mano valgono come qualsiasi carta, quanti ne vuoi, ma in una combinazione serve anche un’altra carta.
aid-turn = Il tuo turno
aid-turn-how = Prendi una carta dal mazzo o l’ultimo scarto, poi scartane una.
aid-out = Chiudere
aid-out-how = Se tutte le altre carte sono in combinazioni, chiudi con il tuo scarto. Tutti gli altri hanno un ultimo turno.
aid-left = Resta in mano
aid-left-how = Un jolly costa { $joker }, una carta del valore che fa da matta { $wild }, fante 11, regina 12, re 13, tutte le altre il loro numero.
