about = Ogni carta ha due estremità, e una serie battuta torna capovolta.

say-deal = Si distribuiscono le carte.
say-turn = { $seat }: giocare, aggiungere, prendere o capovolgere?
say-turn-you = Gioca una serie, aggiungi una carta, prendi una serie, o capovolgi la mano.
help-turn = Tocca le tue carte per giocarle, una serie per aggiungere o prendere.
say-turn-for = { $seat }, zona { $number }: giocare, aggiungere, prendere o capovolgere?
say-turn-for-you = Zona { $number }: gioca una serie, aggiungi una carta, prendi una serie, o capovolgi la mano.
help-turn-for = Ognuna delle tue due zone ha il suo turno.
area = Zona { $number }
discards = Scarti
the-cards = Le carte
left-out = Restano nella scatola
cards = { $count ->
    [1] una carta
   *[other] { $count } carte
}
the-star = la stella

play-cards = Gioca queste
add-to = Aggiungi a { $value } ({ $seat })
take-from = Prendi { $value } ({ $seat })
flip-hand = Capovolgi la mano

first-card = { $seat } riceve la prima carta.
begins = { $seat } ha l’1/5 con la stella e comincia.
played = { $size ->
    [1] { $seat } gioca un { $value } singolo: { $cards }.
    [2] { $seat } gioca una coppia di { $value }: { $cards }.
   *[other] { $seat } gioca { $size } carte di valore { $value }: { $cards }.
}
added = { $seat } aggiunge { $card } alla serie di { $owner }.
took = { $seat } prende la serie di { $owner } e la capovolge: { $cards }.
flipped = { $seat } capovolge tutta la mano.
beaten-back = { $seat } riprende la serie battuta, capovolta: { $cards }.
beaten-away = La serie di { $seat } è battuta e si scarta.
out-first = Prima uscita: { $seat } riceve due gettoni.
out-second = Seconda uscita: { $seat } riceve un gettone.
round-won = { $seat } vince il giro.
round-void = Il giro è nullo.

deal-first = le carte non sono ancora tutte distribuite
who-is-first = prima si deve dire chi riceve la prima carta
deal-a-card = adesso si deve distribuire una carta
who-holds-the-star = prima si deve dire chi ha la stella
nothing-to-deal = non restano carte da dare
not-in-the-deck = nel mazzo non resta nessuna carta { $card }
star-is-elsewhere = { $seat } non può avere la stella
not-in-hand = la mano non ha quelle carte in quel verso
not-one-value = tutte le carte di una serie hanno lo stesso valore attivo
not-higher = { $size ->
    [1] una carta singola deve essere più alta della carta di valore { $value } sul tavolo
   *[other] { $size } carte devono essere più alte di quelle di valore { $value } sul tavolo
}
other-value = a quella serie si aggiungono solo carte con valore attivo { $value }
own-set = si può fare solo con la serie di qualcun altro
no-set-there = davanti a { $seat } lì non c’è nessuna serie
name-the-area = di’ quale zona intendi, come in `B2`
one-area-only = qui ognuno ha una sola zona: `B`, non `B2`

option-tokens_to_win = Gettoni per vincere (da 3 a 5 persone)
option-rounds_to_win = Giri per vincere (2 persone)
option-deck = Mazzo
option-deck-printed = quello pubblicato
option-deck-pairs9 = ogni coppia di valori una volta
option-cards = Quello che è stampato sulle 40 carte, per esempio 2/9; 1/10:3 si gioca da tre persone in su
option-cards-usual = il nostro elenco
option-cards-own = le carte della tua scatola
cards-no-card = «{ $text }» non è una carta: due valori diversi da 1 a 10, come 2/9, e se serve da quante persone in su, come 1/10:3
cards-thrice = { $card } c’è più di due volte
cards-wrong-total = i valori della riga { $line } fanno { $sum }, non { $total }
cards-wrong-number = il numero di carte è { $count }, non 40
cards-starter = l’1/5 con la stella c’è una volta, in quanti si giochi, e nessun’altra carta ha una stella
cards-alike = il valore { $value } è su { $count } carte; possono averlo al massimo { $most }
cards-too-few = in { $seats } non tutti avrebbero una carta
cards-and-pairs = le carte proprie vanno con il mazzo pubblicato, non con `pairs9`
option-turn_limit = Turni dopo i quali un giro è nullo
option-repetition = Un giro in cui si ripete la stessa posizione
option-repetition-off = continua
option-repetition-3 = è nullo alla terza volta
aid-actions = Ogni turno, una di queste quattro
aid-actions-note = Prima si scarta la tua vecchia serie. Non si può passare.
aid-play = Gioca
aid-play-how = Metti davanti a te una o più carte di un valore.
aid-add = Aggiungi
aid-add-how = Aggiungi una carta alla serie di qualcun altro con lo stesso valore. Ora la carta è sua.
aid-take = Prendi
aid-take-how = Prendi in mano tutta la serie di qualcun altro.
aid-flip = Capovolgi
aid-flip-how = Capovolgi tutta la mano: il valore in basso passa in alto.
aid-golden = La regola d’oro
aid-golden-how = Dal tavolo alla mano una carta si capovolge. Dalla mano al tavolo mai.
aid-golden-example = 2/5 e 2/7 sul tavolo sono un 5 e un 7 nella tua mano.
aid-size = Ogni grandezza una volta sola
aid-size-how = Una serie nuova o cresciuta deve avere un valore più alto di quella della stessa grandezza, che torna capovolta in mano a chi l’aveva. Uguale non basta.
aid-size-example = Due 5 battono due 3, che tornano in mano a chi li aveva, con il valore che stava sotto.
aid-places = Due zone
aid-places-how = Ognuno ha due zone e due turni di fila. Si può battere anche la propria serie.
aid-end = La fine
aid-end-two = { $count ->
    [1] Chi esce per primo vince il giro e la partita.
   *[other] Chi esce per primo vince il giro; si vince con { $count } giri.
}
aid-end-more = Prima uscita: due gettoni. Seconda uscita: uno, e il giro finisce. Si vince con { $count } gettoni.
