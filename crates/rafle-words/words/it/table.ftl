# Parole che i giochi hanno in comune.
number = { $n }
list-two = { $first } e { $last }
list-or = { $first } o { $last }
list-comma = { $first }, { $last }
list-semicolon = { "; " }
labelled = { $label }: { $what }
list-none = niente
no-dice = nessun dado
number-decimal = { "," }
number-group = { "." }
# Sopra una pagina di regole presa in prestito dall’inglese.
not-translated = Questa pagina non è ancora tradotta.
# Why the machine would not, after a colon.
system-not-found = il file o la cartella non esiste
system-not-allowed = l’accesso non è consentito
system-is-folder = è una cartella
system-not-folder = una parte del percorso non è una cartella
system-exists = esiste già qualcosa con questo nome
system-in-use = l’indirizzo è già in uso
system-refused = lì non risponde nulla
system-full = il disco è pieno
system-other = { $why }

# Che cosa succede.
over = La partita è finita.
won-by = { $winner } vince.
won-by-several = { $winners } si dividono la vittoria.
won-by-nobody = Non vince nessuno.
say-throws = { $count ->
    [1] Tocca a { $seat } tirare un dado.
   *[other] Tocca a { $seat } tirare { $count } dadi.
}
say-throws-you = { $count ->
    [1] Tira il dado.
   *[other] Tira { $count } dadi.
}
help-throws = Tocca il pulsante o il bicchiere per tirare i dadi.
throw-dice = { $count ->
    [1] Tira il dado
   *[other] Tira { $count } dadi
}
throw-again = Tira ancora
turn-so-far = { $points } in questo turno
points = { $points ->
    [1] un punto
   *[other] { $points } punti
}
round-of = Giro { $number } di { $planned }
round-number = Giro { $number }
hand-number = Mano { $number } di { $of }
# Accanto al nome di un gioco che si gioca fino a tanti punti.
to-points = fino a { $points }
playoff = Spareggio: { $seats }
say-adds = Tocca a { $seat } tirare il dado che si aggiunge.
say-adds-you = Tira il dado che si aggiunge.
help-adds = Quello che mostra questo dado si aggiunge alla tua somma.
say-subtracts = Tocca a { $seat } tirare il dado che si toglie.
say-subtracts-you = Tira il dado che si toglie.
help-subtracts = Quello che mostra questo dado si toglie dalla tua somma.
first-die = Primo
add = Più
subtract = Meno
times = Per
say-again-or-stop = { $seat }: tirare ancora o fermarsi?
say-again-or-stop-you = Tiri ancora, o ti fermi?
help-again-or-stop = Se ti fermi, tieni quello che hai. Se tiri ancora, puoi perderlo.
game-of = Partita { $number } di { $games }
this-game = Questa partita
say-lay-some-aside = Tocca a { $seat } mettere da parte almeno un dado.
say-lay-some-aside-you = Metti da parte almeno un dado.
help-lay-some-aside = Tocca i dadi che vuoi, poi mettili da parte per sempre.
say-throws-off = Tocca a { $seat } tirare { $count } dadi per decidere la parità.
say-throws-off-you = Tira { $count } dadi per decidere la parità.
help-throws-off = Tira solo chi è in parità.
say-throws-final = Tocca a { $seat } tirare { $count } dadi in finale.
say-throws-final-you = La finale: tira { $count } dadi.
help-throws-final = In finale si gioca in due: il tiro migliore vince la partita.

# Che cosa è appena successo.
threw = { $seat } tira: { $dice }.
laid-aside = { $seat } mette da parte { $dice }.
laid-nothing-aside = { $seat } non mette da parte niente.
has-hand = { $seat } ha { $hand }.
number-reached = { $seat } ha { $number }.
first-half-won = { $seat } vince il primo tempo.
second-half-won = { $seat } vince il secondo tempo; ora la finale.
both-halves-won = { $seat } vince tutti e due i tempi, e quindi la partita.
final-won = { $seat } vince la finale.
tied-throw-off = { $seats } sono in parità: tiro decisivo.
turn-scored = { $points ->
    [1] { $seat } fa un punto.
   *[other] { $seat } fa { $points } punti.
}
game-won = { $seat } vince la partita.
game-shared = { $seats } si dividono la vittoria.
sum-scored = { $seat } arriva a { $points }.
round-won = { $seat } vince il giro.
round-shared = { $seats } si dividono il giro.
round-unwon = Nessuno vince il giro.
playoff-begins = { $seats } vanno allo spareggio.

# Pulsanti.
lay-aside = Metti da parte un { $face }
lay-picked-aside = Metti da parte

# Che cosa c’è a un posto.
sticks = { $count ->
    [1] un fiammifero
   *[other] { $count } fiammiferi
}

# Mani di dadi.
hand-three-alike = tre { $face }
hand-four-alike = quattro { $face }
hand-five-alike = cinque { $face }

# Fogli di due tempi.
sheet-first-half = 1º tempo
sheet-second-half = 2º tempo
sheet-throw-off = Tiro decisivo
sheet-final = Finale

# Perché no.
unreadable = qui questa riga non si capisce
game-over = la partita è finita
throw-first = i dadi sono ancora nel bicchiere
nothing-to-throw = adesso non c’è niente da tirare
wrong-number-of-dice = { $count ->
    [1] si tira un dado, non { $thrown }
   *[other] si tirano { $count } dadi, non { $thrown }
}
not-among-the-dice-thrown = non è uscito nessun { $face }
not-all-thrown = questi dadi non sono usciti tutti: { $dice }
lay-at-least-one-aside = almeno un dado deve andare da parte
wrong-number-of-seats = in { $seats } non si può giocare: { $most ->
    [1] è per una persona
   *[other] si gioca da { $least } a { $most }
}
no-such-seat = non c’è nessun posto { $seat }
not-begun = la partita non è ancora cominciata
begun-already = la partita è già cominciata
lot-first = prima si deve estrarre a sorte chi comincia
no-lot-here = qui non si estrae a sorte
game-says-who-begins = chi comincia lo dicono le regole di questo gioco
seat-twice = un posto si può nominare una volta sola
seats-stay = la partita continua con tutti i suoi posti: in ognuno deve esserci qualcuno
resigned = { $seat } abbandona.
resigned-already = { $seat } ha già abbandonato
nothing-to-undo = { $count ->
    [0] non c’è niente da ritirare
    [1] si può ritirare una riga sola
   *[other] si possono ritirare solo { $count } righe
}
choices-to-undo = { $count ->
    [0] non c’è niente da ritirare
    [1] si può ritirare una scelta sola
   *[other] si possono ritirare solo { $count } scelte
}
luck-is-drawn-here = qui dadi e carte vengono dal tavolo: premi solo Enter
answered-by-luck = dopo quella scelta si è già tirato o pescato, o si è visto qualcosa di nascosto: la scelta resta
picked-another = qualcosa di quello che hai scelto qui non si può usare
picked-few = { $least ->
    [1] se ne deve scegliere almeno 1
   *[other] se ne devono scegliere almeno { $least }
}
picked-many = { $most ->
    [1] se ne può scegliere solo 1
   *[other] se ne possono scegliere al massimo { $most }
}
bot-never-resigns = lì gioca un robot, e gioca fino alla fine
seated-for-good = i posti sono stati decisi all’inizio della partita
hints-are-open = qui `hint` è aperto a tutti
refused = `{ $line }`: { $why }
refused-open-are = `{ $line }`: { $why }; puoi scrivere { $open }
# La fine di un elenco di quello che si può scrivere.
open-others = { $count ->
    [1] un’altra cosa
   *[other] una di altre { $count }
}
refused-expected = `{ $line }`: { $why }; si scrive come `{ $like }`

# Opzioni.
option-none = questo gioco non ha opzioni, quindi nemmeno `{ $key }`
option-unknown = non c’è nessuna opzione `{ $key }`; ci sono { $known }
option-too-low = { $key } { $value } è troppo basso: almeno { $least }
option-too-high = { $key } { $value } è troppo alto: al massimo { $most }
option-no-number = { $key } vuole un numero intero da { $least } a { $most }, non `{ $value }`
several-things = { $one }; { $others }
option-wrong = { $why }; `{ $key }` non è cambiata
option-misfit = { $key } non può essere `{ $value }`; i suoi valori sono { $values }
# Regole della casa: un’etichetta, e valori che stanno da soli dopo di lei.
option-on = sì
option-off = no
option-rounds = Giri
option-match_by = Come contano i giri
option-match_by-wins = numero di vittorie
option-match_by-total = somma dei punteggi
option-ties = Parità alla fine
option-ties-share = vittoria divisa
option-ties-playoff = spareggio
option-matches = Fiammiferi a testa
option-target = Punti da raggiungere
option-equal_turns = Finire l’ultimo giro
option-kickers = Confrontare anche gli altri dadi

# Registri.
nobody-to-advise = qui nessuno deve scegliere
hand-unknown = questo registro non dice che cosa può fare { $seat }
game-not-over = qui la partita non è finita
somebody-resigned = qui qualcuno ha abbandonato, quindi quello che segue dice poco
nothing-to-decide = in questo gioco nessuno decide niente: è solo fortuna
record-empty = il registro è vuoto
record-no-header = un registro comincia con `rafle`, una versione, un gioco e i suoi posti
record-version = questo registro è della versione `{ $version }`; si può leggere solo la versione { $known }
record-no-game = l’intestazione non nomina nessun gioco
record-no-seats = l’intestazione non dice quanti posti ci sono, come in `seats=2`
record-header-word = `{ $word }` nell’intestazione non si capisce; le opzioni si scrivono `key=value`
record-header-twice = l’intestazione nomina `{ $key }` due volte
record-refusal-form = un rifiuto si scrive `! LINE REASON`
record-expectation-form = l’attesa `{ $text }` non si capisce
record-empty-part = tra due punti e virgola non c’è niente
record-own-line = `{ $text }` vuole una riga sua
record-not-refused = `{ $line }` è stata accettata, ma si aspettava un rifiuto
record-unexpected = si aspettava `{ $expected }`, si è trovato `{ $found }`

# Tenere dadi.
keep-and-throw = Tieni, tira il resto
throw-all = Tirali tutti di nuovo
kept = { $seat } tiene { $dice }.
kept-nothing = { $seat } non tiene niente e tira di nuovo tutti i dadi.
no-throw-left = i tiri di questo turno sono finiti
not-among-the-dice = i dadi non mostrano { $dice }
total = Totale
say-keep-or-throw = { $seat }: tenere i dadi o tirare ancora?
say-keep-or-throw-you = Tieni i dadi, o tiri ancora?
help-keep-or-throw = Tieni quello che c’è, o tira ancora una volta e prendi ciò che viene.
stop-with = { $points ->
    [1] Fermati con un punto
   *[other] Fermati con { $points } punti
}
keep-all-or-none = questi dadi si tengono tutti o nessuno
no-result = { $seat } non ha un risultato.
round-again = Non ha vinto nessuno: il giro si rigioca.

# Carte di cinque semi.
card = { $rank } di { $suit }
joker = jolly
spades = picche
hearts = cuori
diamonds = quadri
clubs = fiori
stars = stelle
jack = fante
queen = regina
king = re
wild-ranks = { $n ->
    [11] Matte: fanti
    [12] Matte: regine
    [13] Matte: re
   *[other] Matte: { $n }
}
book-of = Gruppo: { $rank }
book-of-wilds = Gruppo di matte
run-of = Scala: da { $from } a { $to } di { $suit }
deck-pile = { $count ->
    [0] Mazzo, vuoto
    [1] Mazzo, una carta
   *[other] Mazzo, { $count } carte
}
turned-up = Carta girata: { $card }.
card-not-in-hand = la mano non ha questa carta: { $card }
card-is-elsewhere = il mazzo non può più dare questa carta: { $card }
cards-come-first = prima si distribuiscono o si pescano le carte
not-asked-now = non è questo che si chiede adesso
option-all_wild_melds = Le matte da sole
option-all_wild_melds-allow = fanno una combinazione
option-all_wild_melds-forbid = non bastano

# Fiammiferi, bicchieri e tiri decisivi.
pile = Mucchio
first-half = Primo tempo: si prendono i fiammiferi dal mucchio.
second-half = Secondo tempo: i fiammiferi passano di mano.
roll-off = Tiro decisivo
say-keep-or-stop = { $seat }: tenere alcuni dadi e tirare gli altri, o fermarsi?
say-keep-or-stop-you = Tieni quello che vuoi e tira il resto, o fermati.
help-keep-or-stop = Tocca i dadi che vuoi tenere, poi tira il resto.
say-cover-or-stop = { $seat }: tirare sotto il bicchiere o fermarsi?
say-cover-or-stop-you = Tiri sotto il bicchiere, o ti fermi?
help-cover-or-stop = Se tiri coperto, nessuno vede i dadi finché non si alzano i bicchieri.
say-lifts = Tocca a { $seat } alzare il bicchiere.
say-lifts-you = Alza il tuo bicchiere.
help-lifts = Il tuo bicchiere si alza, e tutti vedono i tuoi dadi.
say-throws-off-lowest = Tocca a { $seat } tirare: qual è il tiro più basso?
say-throws-off-lowest-you = Tira: qual è il tiro più basso?
help-throws-off-lowest = Tra chi è in parità, prende i fiammiferi chi tira più basso.
say-throws-off-highest = Tocca a { $seat } tirare: qual è il tiro più alto?
say-throws-off-highest-you = Tira: qual è il tiro più alto?
help-throws-off-highest = Tra chi è in parità, il tiro più alto è il migliore.
lift-the-cup = Alza il bicchiere
keep-and-cover = Tira il resto coperto
cover-all = Tira tutto coperto
stop = Fermati
stopped = { $seat } si ferma con { $dice }.
covered = { $count ->
    [1] { $seat } tira un dado sotto il bicchiere.
   *[other] { $seat } tira { $count } dadi sotto il bicchiere.
}
lifted = { $seat } alza il bicchiere: { $dice }.
round-void = Tutti i tiri sono uguali: il giro si rigioca.
tied-for-lowest = { $seats } sono in parità per il più basso e tirano di nuovo.
tied-for-highest = { $seats } sono in parità per il più alto e tirano di nuovo.
took-sticks = { $count ->
    [1] { $seat } prende un fiammifero dal mucchio.
   *[other] { $seat } prende { $count } fiammiferi dal mucchio.
}
gave-sticks = { $count ->
    [1] Un fiammifero va da { $seats } a { $to }.
   *[other] { $count } fiammiferi vanno da { $seats } a { $to }.
}
nothing-moves = Nessun fiammifero si muove.
left-the-game = Senza più fiammiferi: { $seats }.
throw-worth = { $count ->
    [1] { $name }: un fiammifero
   *[other] { $name }: { $count } fiammiferi
}
throw-plain = { $dice }
throw-pas = Pas { $n }
throw-sequence = Sequenza n. { $n }
throw-nothing = Niente
throw-the-sequence = Sequenza
throw-born-seven = Sette di mano
throw-seven-and = Sette + { $n }
throw-extra = Tiro extra { $dice }
throw-ranked = { $name }, rango { $place }
throw-covered = Tira sotto il bicchiere
say-removes = Tocca a { $seat } togliere un dado.
say-removes-you = Togli un dado.
help-removes = Togli il dado che ti aiuta meno.
remove-die = Togli un { $face }
removed = { $seat } toglie un { $face }.
say-imagines = Tocca a { $seat } immaginare il terzo dado.
say-imagines-you = Immagina il terzo dado: quale faccia?
help-imagines = Scegli la faccia che va meglio con i tuoi due dadi.
imagine-die = Immagina un { $face }
imagined = { $seat } immagina un { $face }.
not-open-now = questo adesso non si può scegliere
throw-at-least-one = si tira almeno un dado; `stop` li tiene tutti
option-pile = Fiammiferi nel mucchio
option-end = Fine della partita
option-end-first-out = appena qualcuno esce
option-end-last-one-left = quando resta una persona sola
option-empty_at_half_time = Chi è senza fiammiferi quando il mucchio finisce
option-empty_at_half_time-play-on = continua a giocare
option-empty_at_half_time-out = esce subito
option-keep = Dadi messi da parte
option-keep-locked = restano lì
option-keep-free = si possono tirare di nuovo
option-lead = Chi comincia il prossimo giro
option-lead-rotate = la persona successiva
option-lead-loser = chi ha il tiro più basso
option-pas_exit = Uscire con tre uguali
option-pas_exit-both-phases = in qualsiasi momento
option-pas_exit-phase-2-only = solo quando il mucchio è vuoto
option-pas_exit-loses = in qualsiasi momento, ma si perde finché c’è un mucchio
option-throw_limit = Tiri in un turno
option-throw_limit-three = fino a tre
option-throw_limit-leader = non più di chi ha cominciato il giro
option-extras = 2 2 1, 5 5 1 e 4 4 1
option-extras-bottom = contano, sotto tutti gli altri
option-extras-top = sono i più alti
option-extras-off = non valgono niente

# Schede da tenere a portata di mano.
aid-throws = Quanto valgono i tiri
aid-hands = Quanto valgono le mani
aid-halves = Chi ha il tiro più basso riceve tanti fiammiferi quanti ne vale il tiro più alto.
aid-leaving = Chi ha il tiro più basso perde il giro.
aid-leaving-removing = I tre migliori dei tuoi quattro dadi; il tiro più basso perde il giro.
aid-leaving-imagining = Due dadi e il miglior terzo dado che puoi immaginare; chi ha il tiro più basso perde il giro.
throw-others = Tutti gli altri
throw-pas-all = Pas
throw-sequence-all = Sequenze
worth-all = tutto
worth-all-but-one = tutto meno uno
worth-leaves = esce
worth-leaves-if-highest = esce se è il più alto
aid-throw = Tiro
aid-name = Nome
aid-worth = Vale
aid-chance = Probabilità
aid-or-better = Questo o meglio
aid-down-to = da { $first } giù fino a { $last }
aid-percent = { $number }%
aid-one-throw = { $dice ->
    [1] Un tiro di un dado
   *[other] Un tiro di { $dice } dadi, in { $ways } modi
}

# Segnapunti.
pad-by-hand = Mano dopo mano
pad-by-round = Giro dopo giro
pad-wild = Matta
pad-round = Giro
pad-out = chiude
pad-fewest = Vince il totale più basso.
pad-most = Vince il totale più alto.
pad-leads = { $seat } è in testa con { $points }.
pad-hand-number = Mano { $number }
pad-hand-wild = Mano { $number }: { $wild }
pad-round-number = Giro { $number }
pad-now = si gioca adesso, { $cards } carte a testa
