# Che cosa dice la riga di comando.
as-is = { $text }
no-such-game = non c’è nessun gioco `{ $slug }`; `rafle games` li elenca
no-such-game-like = non c’è nessun gioco `{ $slug }`; intendevi `{ $like }`?
no-card = `{ $slug }` non ha una scheda
no-such-language = non ci sono parole in `{ $tag }`; ci sono { $known }, e nomi di giochi in { $names }
rules-options = Le regole della casa come si scrivono, `-o KEY=VALUE`:
rules-usual = di solito { $value }
no-rules = non c’è una pagina di regole per `{ $slug }`
cannot-use-file = `{ $file }`: { $why }
option-form = un’opzione si scrive `key=value`, non `{ $text }`
game-never-ends = una partita con seme { $seed } non è finita dopo { $moves } mosse

# Classifica.
standing = { $place }. { $seat }: { $score }
standing-unplaced = { $seat }: { $score }
standing-resigned = { $place }. { $seat }: { $score } (ha abbandonato)
stands-at-the-end = La partita è finita:
stands-so-far = La partita non è finita. Finora:

# L’arbitro.
referee-begins = { $seats ->
    [1] { $game }, un posto. Scrivi che cosa mostrano i dadi o che cosa si fa; `help` dice di più.
   *[other] { $game }, { $seats } posti. Scrivi che cosa mostrano i dadi o che cosa fa chi gioca; `help` dice di più.
}
referee-begins-cards = { $seats ->
    [1] { $game }, un posto. Scrivi quali carte si danno o che cosa si fa; `help` dice di più.
   *[other] { $game }, { $seats } posti. Scrivi quali carte si danno o che cosa fa chi gioca; `help` dice di più.
}
referee-goes-on = { $game }: si continua da qui, dopo { $lines ->
    [1] una riga
   *[other] { $lines } righe
}. `help` dice che cosa si può scrivere.
referee-kept = La partita è salvata: `{ $command }` la continua.
prompt = >
referee-help-dice =
    6 4 1           che cosa mostrano i dadi: vanno bene 641, 6-4-1 e 6,4,1; anche come tiro successivo dove è aperto `again`
    keep 6          un’azione, scritta come la elenca il tavolo; solo `6` dove non può voler dire altro
    keep [0–4: 1 6] il numero indicato di ciò che sta tra parentesi, come in `keep 1 6`; se non scegli niente, `keep none`
    bid [2 3]x[5 6] uno da ogni parentesi, come in `bid 3x6`; vanno bene `3×6` e `3 6`
    throw ?         dadi sotto un bicchiere che vede solo chi li tira, nei giochi che li hanno
referee-help-cards =
    deal 3S         la carta che si dà: S, H, D, C e * sono i semi, `Joker` è un jolly; vanno bene 3s e 3♠
    3S 4S JD        più carte che arrivano una dopo l’altra
    deal ?, ? x7    una carta che vede solo chi la riceve, o sette; così anche `draw ?`
    discard 3S      un’azione, scritta come la elenca il tavolo
    meld [2–5: …]   il numero indicato di ciò che sta tra parentesi
    star B          nei giochi con la stella: di chi è la carta con la stella
referee-help =
    undo, undo 3    ritira l’ultima riga, o le ultime tre; anche un abbandono
    name A Anna     chi siede al posto A si chiama Anna
    resign A        chi siede al posto A abbandona: il suo turno si salta e arriva in fondo
    hint            che cosa farebbe chi gioca bene
    standings       la classifica
    quit            esci; anche la fine dell’input fa uscire
    (riga vuota)    mostra tutto il tavolo; se un’azione è l’unica aperta, si gioca
    Maiuscole e minuscole non contano, e più righe possono stare in una, con punto e virgola in mezzo.
read-several = `{ $line }` qui può voler dire più cose: { $readings }
too-many-at-once = `{ $line }`: è più di quanto può uscire qui, al massimo { $count }
table-line-form = `{ $line }`: si scrive come `{ $like }`
gone-played-on = Questa partita non può fare a meno di { $seat }: al suo posto sceglie un robot, e qualcuno tira i dadi per il robot.
hint-none = Qui nessuno deve scegliere.
hint-for = Che cosa può fare { $seat }, prima il meglio:
hint-share = { "  " }`{ $line }` vince: { $value }%
hint-score = { "  " }`{ $line }` porta { $value } punti
record-has-lines = `{ $file }` contiene una partita, che andrebbe persa; `--record { $file }` la continua
record-of-another = `{ $file }` contiene un’altra partita, o una con altri posti o altre regole della casa
record-in-use = un altro rafle sta scrivendo `{ $file }`; due insieme lo rovinerebbero
dash-not-here = `-` qui non va: indica un file o una cartella
letter-not-name = `{ $letter }` è letto come il posto { $letter }; chi si chiama così siede al posto { $seat }
reader-verbs = tira throw, tiro throw, tirare throw, tieni keep, tiene keep, tengo keep, tenere keep, fermati stop, ferma stop, fermo stop, incassa stop, incasso stop, ancora again, punta bid, punto bid, puntare bid, prendi take, prende take, prendo take, indovina guess, scarta discard, scarto discard, dai deal, distribuisci deal, pesca draw, pesco draw, annulla undo, nome name, alto higher, basso lower, ribalta turn, ribalto turn, scegli pick, scelgo pick, togli remove, tolgo remove, alza lift, alzo lift, indovino guess, rilancia bid, rilancio bid, ritira undo, passa pass, passo pass
reader-numbers = un 1, una 1, uno 1, due 2, tre 3, quattro 4, cinque 5, sei 6
stopping = Finisco le partite in corso; un altro Ctrl-C ferma tutto subito.
language-names-alone = in `{ $tag }` si conoscono solo i nomi dei giochi, e poco più; il resto è in inglese
only-one-open = È l’unica scelta, quindi puoi saltarla e scrivere quello che viene dopo.
luck-like = per esempio { $like }
end-or-undo = Una riga vuota per finire qui; `undo` ritira l’ultima riga.
seat-score = { $seat } { $score }
pick-some = { $least ->
    [0] [0–{ $most }: { $from }, o none]
   *[other] [{ $least }–{ $most }: { $from }]
}
and-more = { $count ->
    [1] e un altro
   *[other] e altri { $count }
}
lies-aside = da parte { $pieces }
lies-kept = tenuti { $pieces }
lies-covered = coperti { $pieces }
lies-spent = usati { $pieces }
face-cup = { $count ->
    [1] bicchiere(1)
   *[other] bicchiere({ $count })
}
face-joker = jolly
track-at = { $seat }: { $behind } di { $fields }, prossimo { $next }
track-done = { $seat }: { $behind } di { $fields }

# Un tavolo a righe.
plain-help =
    (riga vuota)    tira o pesca, quando tocca a te
    keep 6          un’azione, scritta come la elenca il tavolo
    keep [0–4: 1 6] il numero indicato di ciò che sta tra parentesi, come in `keep 1 6`; se non scegli niente, `keep none`
    bid [2 3]x[5 6] uno da ogni parentesi, come in `bid 3x6`
    table           il tavolo, con tutti se si gioca in più di otto
    rules           le regole del gioco
    hint            che cosa farebbe chi gioca bene
    undo, undo 3    ritira l’ultima scelta, o le ultime tre
    name A Anna     chi siede al posto A si chiama Anna
    resign A        chi siede al posto A abbandona
    Più righe possono stare in una, con punto e virgola in mezzo.
    Alla fine dell’input lasci il tavolo. La partita è salvata: `rafle play --resume` la continua.
seen-enough = Premi Enter quando hai visto abbastanza: lo schermo si pulisce per { $seat }.

# Registri.
records-hold = Registri a posto: { $count } su { $all }.
records-unreadable = non tutti i registri si possono leggere
no-records = lì non c’è nessun registro
luck-follows = { $count ->
    [1] un esito della fortuna risulta
   *[other] tutti gli esiti della fortuna ({ $count }) risultano
} dal segreto sigillato prima della partita{ $numbers ->
    [0] .
    [1] {" "}e dal numero di un dispositivo.
   *[other] {" "}e dai numeri di { $numbers } dispositivi.
}
luck-from = Si può controllare dalla riga { $line } in poi; { $before ->
    [1] l’esito precedente è arrivato
   *[other] gli esiti precedenti ({ $before }) sono arrivati
} prima del sigillo e { $before ->
    [1] non prova
   *[other] non provano
} niente.
luck-anew = Estratto di nuovo: { $count }. Non è arrivato nessun numero da { $whose }.
luck-differs = `{ $found }` non torna: secondo la regola, l’esito numero { $number } di questa partita è `{ $follows }`.
luck-other-secret = non è il segreto che era sigillato: il suo hash è un altro.
luck-other-number = non è il numero che aveva sigillato il dispositivo { $device }.
luck-no-number = questo esito è arrivato prima che il dispositivo { $device } aprisse il suo numero.
luck-not-opened = questo esito è arrivato prima che si aprissero i numeri sigillati.
luck-not-asked = qui al dispositivo { $device } non si chiede questo, o l’ha già fatto.
luck-no-seal = il dispositivo { $device } non ha sigillato nessun numero.
luck-too-early = prima di questa riga non era sigillato nessun segreto.
luck-too-late = qui non può più entrare niente, tranne i numeri richiesti.
luck-unreadable = questa riga della fortuna non si può leggere.
luck-closed = il segreto non è in questo registro: la partita non è finita, o è stato tolto.
luck-unsealed = qui non era sigillato niente, quindi non c’è niente da controllare.
luck-unknown = la fortuna è stata estratta con la regola { $rule }, che questo Rafle non conosce.
luck-not-shown =
    Un registro da solo non può mostrare che i sigilli c’erano prima del primo tiro: confronta le sue righe `luck` con quelle
    che un dispositivo ha conservato, o che qualcuno ha scritto durante la partita. E non può mostrare che nessuno, tra chi può
    leggere nella macchina del server, abbia guardato il segreto.

# Simulazione e velocità.
simulated = { $game }, { $seats ->
    [1] un posto
   *[other] { $seats } posti
}: { $count ->
    [1] una partita
   *[other] { $games } partite
} con scelte a caso, seme { $seed }.
simulated-moves = Mosse: { $mean } in media (deviazione standard { $sd }), da { $least } a { $most }.
simulated-ends = Vittorie divise: { $shared }%. Non vince nessuno: { $nobody }%.
score-range = da { $least } a { $most }
matched = { $game }: { $count ->
    [1] una partita
   *[other] { $games } partite
} in { $seatings ->
    [1] una disposizione
   *[other] { $seatings } disposizioni
}, seme { $seed }.
match-margin-sure = { $bot } è avanti a { $over } per { $margin } ± { $within } punti percentuali, con il 99% di certezza.
match-margin = { $bot } contro { $over }: { $margin } ± { $within } punti percentuali, e può essere fortuna.
no-such-bot = non c’è nessun robot `{ $bot }`; ci sono { $known }
wrong-number-of-bots = { $bots ->
    [1] un robot non può giocare
   *[other] { $bots } robot non possono giocare
} a questo gioco: { $most ->
    [1] si gioca da soli
   *[other] si gioca da { $least } a { $most }
}
bot-cannot-play = `{ $bot }` non può giocare a questo gioco: gioca solo dove si conosce il punteggio migliore
column-within = ± (99%)
odds-share = { $game }, { $seats ->
    [1] un posto
   *[other] { $seats } posti
}, risolto esattamente. Tutti giocano per vincere, da soli o a pari merito.
odds-score = { $game }, { $seats ->
    [1] un posto
   *[other] { $seats } posti
}, risolto esattamente. Tutti giocano per il punteggio atteso più alto.
odds-luck = { $game }, { $seats ->
    [1] un posto
   *[other] { $seats } posti
}, risolto esattamente. Decide solo la fortuna.
odds-length = Durata: { $steps } tiri e scelte in media.
odds-bonus = Partite con il bonus: { $bonus }%.
odds-against-random = Vittorie del primo posto contro altri che scelgono a caso: { $best }%, e { $random }% se anche il primo posto sceglie a caso.
odds-against-sensible = Misurato: vittorie del primo posto contro altri che giocano con buon senso (sbagliano quanto il robot club): { $best } ± { $best_error }%, e { $sensible } ± { $sensible_error }% se anche il primo posto gioca solo con buon senso.
odds-sensible-score = Misurato: chi gioca solo con buon senso (sbaglia quanto il robot club) fa { $sensible } ± { $sensible_error } punti, chi gioca al meglio { $best }.
solving-exploring = Posizioni trovate: { $states }
solving-valuing = Guardo le posizioni dalla fine: { $percent }%
odds-beginnings = L’inizio migliore, e quanto vale:
odds-first-turn = { $game }, { $seats ->
    [1] un posto
   *[other] { $seats } posti
}, è troppo grande per essere risolto, ma il suo primo turno no. Ecco la probabilità in % di poter prendere ogni personaggio, giocando solo per quello:
odds-no-method = { $game } con { $seats ->
    [1] un posto
   *[other] { $seats } posti
}: qui non si conosce un metodo per risolverlo
odds-other-rules = { $game } con { $seats ->
    [1] un posto
   *[other] { $seats } posti
} è risolto con regole diverse da queste
odds-hidden = { $game }: qui c’è qualcosa di nascosto, quindi non ci sono probabilità esatte di una posizione
odds-never-settles = { $game } con { $seats ->
    [1] un posto
   *[other] { $seats } posti
}: le scelte si rispondono in cerchio, e non si è trovata una soluzione
odds-too-large = { $game } con { $seats ->
    [1] un posto
   *[other] { $seats } posti
} è troppo grande per essere risolto esattamente
column-wins = vince %
column-standard-error = ± (e.s.)
column-score = punti
column-sd = dev. std.
column-least = minimo
column-most = massimo
column-game = gioco
column-seats = posti
column-moves = milioni di mosse/s
column-games = partite/s
column-bytes = byte di stato
column-clone = copia ns

# Una mano di carte vere.
hand-discard = Scarta { $card }.
hand-meld = { $cards }: { $title }
hand-left = { $points ->
    [1] In mano: { $cards }, un punto.
   *[other] In mano: { $cards }, { $points } punti.
}
hand-goes-out = Non resta niente: questa mano chiude.
hand-ahead = Guardando una carta avanti, il meglio è scartare { $card }: dopo la prossima carta restano in media { $points } punti.
hand-no-melds = in `{ $slug }` le mani non si dividono in combinazioni; si dividono in { $games }
hand-no-rank = `{ $text }` non è un valore che fa da matta; è da 3 a 10, J, Q o K
hand-no-card = `{ $text }` non è una carta; le carte sono da 3 a 10, J, Q o K e un seme, S, H, D, C o * (va bene T), come 5C, o Joker
hand-too-long = queste sono { $count } carte; una mano ne ha al massimo { $most }
hand-wrong-length = { $count ->
    [0] non ci sono carte
    [1] questa è una carta
   *[other] queste sono { $count } carte
}; con { $wild ->
    [11] i fanti come matte
    [12] le regine come matte
    [13] i re come matte
   *[other] il valore { $wild } come matta
} una mano ne ha { $wild }, o { $drawn } dopo aver pescato
hand-too-many-of = questa carta c’è più volte che nel mazzo: { $card } (nel mazzo: { $most })
# Il coach. Le parti della vittoria sono in percento.
advice-share-exact = Tocca a { $seat }. Probabilità di vincere in %, esatte:
advice-share = Tocca a { $seat }. Probabilità di vincere in %, stimate:
advice-score-exact = Tocca a { $seat }. Punti attesi, esatti:
advice-score = Tocca a { $seat }. Punti attesi, stimati:
column-value = valore
column-loss = costa
analysis-share-exact = Scelte: { $count }. Le perdite sono probabilità di vincere in %, esatte.
analysis-share = Scelte: { $count }. Le perdite sono probabilità di vincere in %, stimate.
analysis-score-exact = Scelte: { $count }. Le perdite sono punti, esatti.
analysis-score = Scelte: { $count }. Le perdite sono punti, stimati.
decision = Riga { $line }, { $seat }: { $action } costa { $loss } (meglio: { $best })
decision-estimated = Riga { $line }, { $seat }: { $action } costa { $loss } ± { $error } (meglio: { $best })
costliest = { $count ->
    [0] Nessuna scelta è costata qualcosa.
    [1] La scelta più cara:
   *[other] Le { $count } scelte più care:
}
account = { $seat }: risultato { $result }; perso con le proprie scelte { $lost }.
account-exact = { $seat }: risultato { $result } = atteso { $expected } + fortuna { $luck } + abilità { $skill }; perso con le proprie scelte { $lost }.

# Che cosa fa chi ospita con tutti i suoi tavoli.
store-in-use = i tavoli in { $store } sono in uso da un server attivo, che non se ne accorgerebbe; prima ferma quello
store-newer = i tavoli in { $store } sono stati scritti da un Rafle più nuovo; usa quello
store-damaged = non si possono usare i tavoli in { $store }: il database lì è danneggiato ({ $why }); ripristina una copia
store-unusable = non si possono usare i tavoli in { $store }: { $why }
store-not-empty = in { $store } ci sono già tavoli, e non è cambiato niente; indica una cartella vuota con `--data`, o un database vuoto con `--store`
backup-postgres = una copia di PostgreSQL si fa con il suo strumento, mentre i server sono attivi: `pg_dump --format=custom --file={ $file } "$RAFLE_STORE"`; e si ripristina con `pg_restore --dbname="$RAFLE_STORE" { $file }`
backed-up = Tutto quello che c’è finora è in { $file }. Contiene carte nascoste e segreti: custodiscilo come i tavoli.
restored = Tutto è in { $store } com’era.
imported = Ora tutto è in { $store }.
exported = { $count ->
    [0] Non ci sono tavoli da scrivere in { $folder }.
    [1] Un registro è in { $folder }.
   *[other] { $count } registri sono in { $folder }.
}
export-unreadable = il tavolo { $table } non si può leggere, ed è stato lasciato fuori
no-such-table = non c’è nessun tavolo `{ $table }`; non è cambiato niente
forgotten = Tavoli cancellati: { $deleted }. Tavoli in cui qualcuno è stato dimenticato: { $changed }. Copie e registri esportati sono come prima.

# Argomenti senza senso.
arguments-help = `--help` dice di più
arguments-usage = Uso: { $form }; `--help` dice di più
no-such-argument = qui non si capisce { $text }
no-such-argument-like = qui non si capisce { $text }; intendevi { $like }?
no-such-command = non c’è nessun comando { $text }
no-such-command-like = non c’è nessun comando { $text }; intendevi { $like }?
arguments-missing = manca questo: { $text }
arguments-clash = { $text } non va insieme a { $others }
value-missing = { $text } vuole un valore
value-one-of = { $text } non può essere { $value }; può essere { $values }
value-unfit = { $text } non può essere { $value }
value-unfit-because = { $text } non può essere { $value }: { $why }
whole-number = serve un numero intero da { $least } a { $most }
many-form = serve un numero intero da 1 a 1e12
viewer-form = serve un posto da A a { $last }, oppure `spectator` o `referee`
word-form = serve almeno una lettera
store-form = deve cominciare con `postgres://`; una cartella si indica con `--data`
address-form = deve cominciare con `http://` o `https://` e indicare una macchina, come `https://rafle.example`
