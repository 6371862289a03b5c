about = Conquista la corte con i dadi, dal Buffone al Re, e tieni il Re fino alla fine.
help-throws = I dadi che metti da parte pagano i personaggi che prendi.

# I personaggi, come carte.
card-fool = Buffone
    .art = il Buffone
card-charlatan = Ciarlatano
    .art = il Ciarlatano
card-farmer = Contadino
    .art = il Contadino
card-maid = Serva
    .art = la Serva
card-philosopher = Filosofo
    .art = il Filosofo
card-laborer = Artigiano
    .art = l’Artigiano
card-guard = Guardia
    .art = la Guardia
card-hunter = Cacciatore
    .art = il Cacciatore
card-merchant = Mercante
    .art = il Mercante
card-astronomer = Astronomo
    .art = l’Astronomo
card-noblewoman = Dama di corte
    .art = la Dama di corte
card-pawnbroker = Usuraio
    .art = l’Usuraio
card-knight = Cavaliere
    .art = il Cavaliere
card-magician = Mago
    .art = il Mago
card-alchemist = Alchimista
    .art = l’Alchimista
card-bishop = Vescovo
    .art = il Vescovo
card-nobleman = Nobile
    .art = il Nobile
card-general = Generale
    .art = il Generale
card-king = Re
    .art = il Re
card-queen = Regina
    .art = la Regina
level = { $level ->
    [0] Con qualsiasi dado
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}
cards = { $count ->
    [1] un personaggio
   *[other] { $count } personaggi
}

# Quanto costano.
price-nothing = qualsiasi dado
price-fool = il tuo Buffone, voltato
price-alike = { $count ->
    [2] una coppia
   *[other] { $count } uguali
}
price-odd = solo dadi dispari
price-even = solo dadi pari
price-sum = somma { $sum } o più
price-pairs = { $count } coppie
price-triples = { $count } tris
price-full-house = un tris e una coppia
price-run = { $count } in fila
price-king = viene con il Re

# Che cosa fanno.
power-start = { $count ->
    [1] un dado in più all’inizio del tuo turno
   *[other] { $count } dadi in più all’inizio del tuo turno
}
power-throw-one-again = tira di nuovo un dado attivo
power-throw-again = tira di nuovo i dadi attivi che vuoi
power-raise-one = aggiungi da 1 a { $most } a un dado attivo (senza superare 6)
power-raise = aggiungi { $by } a quanti dadi attivi vuoi (senza superare 6)
power-match = gira un dado attivo su una faccia che sta da parte
power-turn = gira un dado attivo su una faccia qualsiasi
power-shift = { $count ->
    [2] togli valore a un dado attivo e dallo a un altro
   *[other] sposta valore tra due o tre dadi attivi
}
power-add = aggiungi un dado attivo che mostra { $face }
power-add-any = aggiungi un dado attivo con una faccia qualsiasi
power-add-before = aggiungi un dado che si tira con gli altri
power-crown = porta anche la Regina e fa cominciare l’ultimo giro

# Che cosa succede.
say-who-begins = Chi comincia lo dice la sorte.
say-throw-or-add = Tocca a { $seat } tirare { $count } dadi, o prima farne aggiungere uno a un personaggio.
say-throw-or-add-you = Tira { $count } dadi, o prima fanne aggiungere uno a un personaggio.
help-throw-or-add = Un personaggio può darti un dado in più. Toccalo prima.
say-lay-aside = Tocca a { $seat } mettere da parte almeno un dado prima di tirare ancora.
say-lay-aside-you = Metti da parte almeno un dado prima di tirare ancora.
help-lay-aside = Tocca i dadi da mettere da parte. Restano lì fino alla fine del turno.
say-go-on = { $seat }: tirare ancora, mettere da parte altri dadi o usare un personaggio?
say-go-on-you = Tira ancora, metti da parte altri dadi, o usa un personaggio.
help-go-on = Punta a un personaggio: la sua carta mostra quali dadi servono.
say-end = { $seat } ha messo da parte tutti i dadi e può ancora usare un personaggio.
say-end-you = Tutti i tuoi dadi sono da parte: usa un personaggio, o chiudi il turno.
help-end = Ultima occasione per cambiare un dado, poi prendi un personaggio.
say-take = { $seat } può prendere un personaggio.
say-take-you = Puoi prendere un personaggio.
help-take = Le carte con la cornice le puoi pagare con i tuoi dadi. Toccane una.
say-play-or-pass = { $seat }: giocare per il Re o passare?
say-play-or-pass-you = Giochi per il Re, o passi?
help-play-or-pass = Batti il tiro migliore, e il Re è tuo.
mark = Da battere: { $count } × { $face } ({ $seat })

# Pulsanti.
dice = { $dice }
add-before = { $card }: un dado in più in questo tiro
end-with = Fatto: { $dice }
use = { $card }: { $power }
use-shift = { $card }: { $count } dadi, somma { $sum }
take = Prendi: { $card }
take-nothing = Non prendere niente
play-for-the-king = { $count ->
    [1] Gioca con un dado
   *[other] Gioca con { $count } dadi
}
pass = Passa

# Che cosa è appena successo.
begins = Comincia { $seat }.
ended = { $seat } chiude il turno con { $dice }.
used-to-add = { $seat } usa { $card-art }: un { $face } in più.
added-before = { $seat } usa { $card-art }: un dado in più nel primo tiro.
used-to-throw-again = { $seat } usa { $card-art } e tira di nuovo { $dice }.
used-to-turn = { $seat } usa { $card-art }: { $dice } → { $into }.
took = { $seat } prende { $card-art }.
took-nothing = { $seat } non prende niente.
took-king = { $seat } prende il Re e la Regina.
turned-fool-over = { $seat } volta il Buffone: ora è un Ciarlatano.
passed = { $seat } passa.
group-takes-king = Con { $count } × { $face } { $seat } ha il Re.
group-falls-short = Con { $count } × { $face } { $seat } non prende il Re.
last-round = Ora l’ultimo giro: chi ha il gruppo migliore di dadi uguali?
keeps-king = Il Re resta a { $seat }.

# Perché no.
not-now = adesso non si può
name-a-die = nomina almeno un dado
not-active = non tra i dadi attivi: { $dice }
lay-one-aside-first = prima di tirare ancora si deve mettere da parte almeno un dado
dice-still-active = ancora attivi: { $dice }
not-held = { $card-art } non è tra i tuoi personaggi
used-already = in questo turno { $card-art } ha già agito
power-does-otherwise = questo personaggio può fare solo questo: { $power }
no-free-die = tutti i { $count } dadi sono in gioco
queen-comes-with-the-king = la Regina viene con il Re e mai da sola
no-fool-to-turn-over = non hai un Buffone da voltare
one-charlatan-only = chi ha un Ciarlatano non può prendere un altro Buffone
no-second-charlatan = si può avere un solo Ciarlatano
held-already = { $card-art } è già tra i tuoi personaggi
too-dear = { $card-art } costa { $price }, e tu hai { $dice }
none-left = non ce ne sono più: { $card }

# Opzioni.
option-fools = Buffoni
option-fools-players = uno a persona
option-fools-unlimited = quanti se ne vogliono
option-fools_held = Buffoni di una persona
option-fools_held-one = uno alla volta
option-fools_held-many = quanti se ne vogliono
option-charlatans = Ciarlatani di una persona
option-charlatans-many = quanti se ne vogliono
option-charlatans-one = uno solo
option-adding = Personaggi che aggiungono un dado
option-adding-any-time = in qualsiasi momento
option-adding-after-throw = dopo il primo tiro
option-dice_cap = Dadi
option-dice_cap-12 = dodici
option-dice_cap-none = quanti se ne vogliono, fino a venti
option-mark = Da battere all’inizio dell’ultimo giro
option-mark-claim = i dadi che hanno preso il Re
option-mark-none = niente
option-first_player = Chi comincia
option-first_player-random = a sorte
option-first_player-seat0 = chi siede al primo posto
option-round_limit = Giri prima di giocare comunque per il Re (0: mai)
aid-characters = Che cosa costano e fanno i personaggi
aid-add-before = Un dado nuovo può arrivare anche prima del primo tiro.

# Decide il Re; le carte si contano soltanto.
score-counted = { cards }
