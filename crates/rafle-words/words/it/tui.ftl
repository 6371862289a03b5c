# Che cosa dicono gli schermi del terminale.
too-small = Questo schermo ha { $width } colonne e { $height } righe. A questo tavolo ne servono di più; { $least_width } e { $least_height } bastano per ogni gioco. Ingrandiscilo, o esci con Ctrl-C e gioca con `--plain`.
pick-first = { $least ->
    [0] Qui se ne possono scegliere al massimo { $most }.
   *[other] Prima se ne devono scegliere da { $least } a { $most }.
}
pick-first-exactly = { $count ->
    [1] Prima se ne deve scegliere 1.
   *[other] Prima se ne devono scegliere { $count }.
}
lies-aside = da parte
track-next = prossimo: { $next }

# Tasti.
key-space = spazio
key-enter = Enter
key-rules = regole
key-pad = giri
key-pad-hands = mani
key-everybody = tutti
key-foremost = otto di loro
key-hint = consiglio
key-back = ritira
key-leave = esci
key-go-on = avanti
key-move = scegli
key-do = fallo
key-scroll = scorri
key-close = chiudi
key-stay = resta
key-search = scrivi per cercare
key-step = un passo
key-jump = dieci passi
key-ends = inizio, fine
key-viewer = cambia vista
key-more = altro
key-again = ancora
key-look-back = rivedi
key-analyse = analizza
key-play = gioca
key-set-up = posti e regole
key-play-on = continua
key-throw-away = butta via
key-keep = tienila
key-begin = comincia
key-change = cambia
key-players = persone
key-shelf = indietro

# Sul tavolo.
hand-of = Mano: { $seat }

# Al tavolo.
cover = Passa lo schermo a { $seat }, poi premi un tasto.
thinking = { $seat } ci pensa…
hint-thinking = Fammi pensare…
hint-none = Qui non c’è nessun consiglio.
hint = Consiglio: { $line }
nothing-to-take-back = Non c’è niente da ritirare.
answered = Dopo quella scelta si è già tirato o pescato, o si è visto qualcosa di nascosto: la scelta resta. Comincia una partita con `--friendly` per poterla ritirare lo stesso.
space-does-nothing = Lo spazio tira e conferma quello che è scelto. Qui non fa niente: premi un tasto tra quelli mostrati.
other-case = Premi { $key }, come è scritto: maiuscole e minuscole non significano la stessa cosa.
seen-enough = Quando hai visto abbastanza, premi un tasto: lo schermo passa a { $seat }.
looking-back = Rivedo la partita…
leave = Lasci il tavolo? La partita è salvata: `rafle play` propone di continuarla.
not-kept = La partita non si può salvare: { $why }

# Lo scaffale.
shelf = A che cosa giochiamo?
shelf-none = Nessun gioco si chiama così.
shelf-players = da { $least } a { $most } persone, circa { $minutes } minuti
shelf-one = in { $least }, circa { $minutes } minuti
shelf-go-on = Continua: { $game }, { $date }
shelf-with = Con { $players }, ultima partita { $date }
throw-away = Butti via questa partita? Non si può recuperare.

# Prima di una partita.
setup-players = Persone
setup-rules = Regole della casa
setup-take-backs = Ripensamenti
take-backs-strict = Finché non si tira o non si pesca
take-backs-friendly = Tra amici: anche dopo
setup-language = Lingua
setup-type-a-name = scrivi un nome
setup-name-missing = Tutti hanno bisogno di un nome, senza punto e virgola.
unnamed = Ospite

# Che cosa resta sul terminale dopo l’uscita.
left-begun = { $game }: la partita è salvata. Così si continua:
left-over = Rivedi la partita, o guarda dove si è decisa:

# Rivedere.
looking-at = { $line } di { $lines }, vista: { $viewer }
viewer-referee = arbitro
viewer-spectator = pubblico
looking-start = L’inizio.

# Chi gioca, e che cosa si è conservato.
seats-form = le persone si scrivono `me,bot:club,Anna`, o come numero, non `{ $text }`
nobody-called = qui nessuno si chiama `{ $name }`; vanno bene anche `lot` e `seated`
name-a-game = nomina un gioco: senza schermo non c’è uno scaffale da cui scegliere; `rafle games` li elenca
nothing-to-resume = non c’è nessuna partita da continuare
no-folder = non c’è una cartella per le tue partite; indicane una con `--games`
history-none = Qui non è ancora finita nessuna partita.
history-over = { $game }: { $scores }
history-not-over = { $game }: { $scores } (non finita)
history-begun = { $count ->
    [1] Una partita non è finita; `rafle play --resume` la continua.
   *[other] { $count } partite non sono finite; `rafle play` propone di continuarle.
}

# Il tavolo che parla a righe.
plain-begins = { $game }. Scrivi che cosa fai come nell’elenco, o niente per tirare; `help` dice di più.
plain-throw = Premi Enter: { $tap }
plain-cover = Passa a { $seat }, poi premi Enter.

# Simulazione.
vary-form = quello che varia si scrive `key=value,value`, non `{ $text }`
bots-form = robot nominati: { $count }, posti: { $seats }; nominane uno per ognuno, o uno per tutti
simulated-bots = { $game }, { $seats ->
    [1] un posto
   *[other] { $seats } posti
}: { $count ->
    [1] una partita
   *[other] { $games } partite
}, robot { $bots }, seme { $seed }.
simulated-nothing = Interrotta prima che una partita finisse.
simulated-stopped = (interrotta prima di { $asked })
plot-title = { $game }: punteggi in { $games } partite
plot-points = punti
plot-share = % delle partite
