# Che cosa dicono le pagine nel browser.
language = Lingua
looks = Chiaro o scuro
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
back = Indietro
menu = Menu
yes = Sì
no = No
play = Riproduci
pause = Pausa
less = meno
more = più

# L’ingresso.
come-in = Entra
word-asked = Per entrare serve una parola. La sa chi ti ha invitato.
the-word = La parola
wrong-word = Non è la parola giusta.
word-crowded = In questo momento arrivano troppe parole sbagliate. Riprova tra poco.

# Lo scaffale.
the-shelf = Lo scaffale
# { $count } dice quanti giochi ci sono.
what-this-is = { $count } giochi nordici di dadi e di carte per chi siede allo stesso tavolo, qui nel browser.
so-many-games = { $count } giochi
play-at-once = Gioca subito
at-once-what = { $bots ->
    [0] { $game }, solo tu
    [1] { $game }, tu e un robot
   *[other] { $game }, tu e { $bots } robot
}
way-device = Un dispositivo per tutti
way-device-short = Un dispositivo
way-device-how = Gira di mano in mano
way-phones = Ognuno col telefono
way-phones-short = Coi telefoni
way-phones-how = Con un codice o una parola
choose-for-device = Scegli un gioco per questo dispositivo
choose-for-phones = Scegli un gioco da giocare coi telefoni
another-way = Un altro modo di giocare
join-asked = Qualcuno ha aperto un tavolo?
join-hint = Parola, come kugle
join = Entra
no-such-word = Nessun tavolo si chiama { $word }.
no-such-word-near = Nessun tavolo si chiama { $word }. Parole simili: { $near }.
# I ripiani dello scaffale.
shelf-tonight = Per stasera
shelf-tonight-note = mezz’ora, e vale la pena di impararli
shelf-quick = Veloci: dieci minuti
shelf-longer = Un po’ più lunghi
shelf-luck = Solo fortuna
shelf-luck-note = niente da decidere
shelf-alone = Per una persona
all-of-them = Tutti e { $count }
more-tables = { $count ->
    [1] Un altro tavolo
   *[other] Altri { $count } tavoli
}
your-turn = Tocca a te
# Il proprio posto, nella fila dei posti.
you = Tu
# Quello che è appena finito: un pulsante, e che cosa gli sta accanto.
go-on = Avanti
next-is = Ora tocca a { $name }.
points-gone = { $points ->
    [1] Un punto di questo turno è perso.
   *[other] { $points } punti di questo turno sono persi.
}
claimed-by = { $name } ha detto
there-are = Ce ne sono
so-far = Finora
are-there = Ci sono { $count } × { $face }?
lift-them-now = Alzali tutti adesso
stay = Resta
by-itself = da sé tra # s
waits-for-you = il tavolo ti aspetta
next-is-you = Ora tocca a te.
# Letto ad alta voce: un dado o una carta, e che cosa significa adesso.
mark-counts = { $piece }, conta
mark-paid = { $piece }, i dadi bastano
mark-ends = { $piece }, chiude
mark-came = { $piece }, esce ora
finished = Finita
waits-for-somebody = In attesa che qualcuno si sieda
somebody-thinks = { $name } ci pensa
now-thinks = { $name } ci pensa.
then-one = Poi tocca a { $name }.
then-you = Poi tocca a te.
then-one-you = Poi { $name }, poi tu.
find-a-game = Cerca un gioco
find = Cerca
how-many-people = Quante persone
any-number = Qualsiasi numero
people = { $count ->
    [1] Una persona
   *[other] { $count } persone
}
filter-quick = 10 minuti
filter-dice = Dadi
filter-cards = Carte
filter-hidden = Qualcosa è nascosto
filter-luck = Solo fortuna
nothing-found = Nessun gioco trovato.
players = Persone
also-called = Altri nomi: { $names }
minutes = Minuti
skill-of = { $skill ->
    [0] Solo fortuna
   *[other] Abilità { $skill } su 4
}
something-hidden = Qualcosa è nascosto
open-a-record = Apri un registro

# Un gioco.
your-name = Il tuo nome
guest = Ospite
bot-called = Robot { $seat }
play-alone = Gioca
who-is-playing = Chi gioca?
against-bots = Contro i robot
against-bots-how = Si comincia subito
around-device = Intorno al dispositivo
around-device-how = Ve lo passate a turno
on-phones = Ognuno sul suo telefono
on-phones-how = Un codice da inquadrare, una parola da scrivere
bots = Robot
one-bot-fewer = Un robot in meno
one-bot-more = Un robot in più
how-well = Quanto giocano bene
level-random = A caso
level-easy = Facile
level-club = Normale
level-master = Maestro
play-against = { $bots ->
    [0] Gioca senza robot
    [1] Gioca contro un robot
   *[other] Gioca contro { $bots } robot
}
add-a-name = Aggiungi un nome
begin-with-people = { $count ->
    [1] Comincia: una persona
   *[other] Comincia: { $count } persone
}
names-few = scrivi almeno { $least } nomi
phones-get-a-code = Ricevi un codice e una parola per gli altri. I robot possono riempire più tardi i posti vuoti.
open-for-phones = Apri un tavolo
rules-as-usual = Come si gioca di solito.
change = Cambia
use-these = Usa queste
back-to-usual = Come di solito
rule-too-low = { $rule }: { $value } è troppo basso, almeno { $least }
rule-too-high = { $rule }: { $value } è troppo alto, al massimo { $most }
rule-no-number = { $rule }: un numero intero da { $least } a { $most }, non `{ $value }`
as-it-will-lie = Così sarà sul tavolo
as-far-as-read = Quello che si è potuto leggere
name-of = Nome al posto { $number }
player-number = Posto { $number }
bot-random = Robot, a caso
bot-easy = Robot, facile
bot-club = Robot
bot-master = Robot, maestro
house-rules = Regole della casa
take-backs = Ripensamenti
take-backs-strict = Finché non si tira o non si pesca
take-backs-friendly = Tra amici: anche dopo, se siete tutti d’accordo
patience = Minuti prima che un robot possa sostituire chi è via

# Un tavolo.
all-games = Tutti i giochi
just-now = Poco fa
at-the-table = Al tavolo
open-seat = Posto { $seat }
is-bot = robot
is-open = posto libero
is-here = qui
is-away = via
on-this-device = su questo dispositivo
has-resigned = ha abbandonato
step-back = Annulla
take-back = Ritira la mia scelta
take-back-last = Ritira l’ultima scelta
do-not-go-together = Queste non vanno insieme
all-columns = Le colonne di tutti
show-everybody = Mostra tutti e { $count }
hand-it-to = Passalo a { $name }
nobody-else-looks = Ora nessun altro guarda.
i-am = Sono { $name }
no-connection = Nessuna connessione. Il tuo tavolo è al sicuro; riproviamo.
one-moment = Un momento
you-watch = Stai guardando.
big-screen = Su uno schermo grande

# Che cosa succede a un tavolo.
begun = La partita comincia.
lot-fell = La sorte ha scelto: comincia { $seat }.
begins = Chi comincia:
begins-host-only = Chi ha aperto il tavolo decide chi comincia.
begins-lot = a sorte
begins-seated = secondo i posti
begins-change = Cambia
begins-title = Chi comincia?
begins-note = Gli altri seguono nell’ordine dei posti. La prossima partita la comincia chi siede al posto successivo.
begins-by-lot = A sorte
begins-by-lot-note = si estrae quando cominciate, e chiunque può controllare
begins-as-seated = Secondo i posti
begins-order = { $first }, poi { $second }
begins-order-more = { $first }, poi { $second }, poi { $third }
begins-keep = Va bene così
sat-down = { $seat } si siede.
bot-plays = Un robot gioca per { $seat }.
got-up = { $seat } si alza.
took-back = { $count ->
    [1] Si ritira un passo.
   *[other] Si ritirano { $count } passi.
}
asks-back = { $name } chiede di ritirare l’ultima scelta.
waits-for = In attesa: { $names }.
bot-sits-for-you = Ora un robot gioca per { $name }.
come-back = Eccomi di nuovo

# Sedersi.
come-and-play = Vieni a giocare: { $game }
sits-already = { $name } è al tavolo.
scan-hint = Inquadralo con la fotocamera, o scrivi l’indirizzo.
seats-free = { $count ->
    [0] Tutti i posti sono occupati.
    [1] Un posto è libero.
   *[other] { $count } posti sono liberi.
}
copy-link = Copia il link
copied = Copiato

# La sala d’attesa.
waiting-room = Sala d’attesa
scan-or-open = Inquadralo, o apri
and-type = e scrivi
point-your-camera = Punta qui la fotocamera
only-watch = Guarda soltanto
host-begins = Dà il via { $name }.
room-here = { $here ->
    [1] Una persona su { $places } è qui
   *[other] { $here } persone su { $places } sono qui
}
room-full = Ci siete tutti
free-place = Un posto libero
awaits-somebody = in attesa di qualcuno
room-for-more = { $count ->
    [1] C’è posto per un’altra persona
   *[other] C’è posto per altre { $count } persone
}
is-host = dà il via
invites-you = { $name } ti invita a giocare: { $game }
here-too = { $count ->
    [1] C’è anche { $names }.
   *[other] Ci sono anche { $names }.
}
sit-down = Siediti
no-account = Nessun account. Il nome resta su questo dispositivo.
you-sit = Hai un posto al tavolo. Dà il via { $name }.
begin = Comincia
begin-with = Comincia in { $count }
fill-with-bots = { $count ->
    [1] Riempi con un robot
   *[other] Riempi con { $count } robot
}
play-bots-instead = Gioca con i robot
set-a-bot = Metti un robot
free-the-seat = Libera il posto
asks-for-seat = { $name } vorrebbe prendere il posto libero.
others-are-asked = Qui c’è qualcosa di nascosto: prima si chiede agli altri.
room-goes-on = Qui la partita continua da un registro.

# Il menu.
this-table = Questo tavolo
this-device = Questo dispositivo
rules = Regole
sound = Suono
touch = Vibrazione
keys = Tasti al tavolo
key-keep = tieni o libera
key-main = pulsante principale
key-box = scegli una casella
key-advice = consiglio
key-rules = regole
key-card = scheda o tasti
explain = Spiega ogni scelta
explain-first = all’inizio
explain-always = sempre
explain-never = mai
pace = Il ritmo dei robot
pace-calm = calmo
pace-usual = normale
pace-quick = veloce
rename = Cambia il nome
let-play = Lascia giocare: { $bot }
other-device = Su un altro dispositivo
other-device-hint = Apri questo link sull’altro dispositivo entro un quarto d’ora. Funziona una volta. Poi quel dispositivo gioca per te a tutti i tuoi tavoli, finché non lo scolleghi nel menu.
play-here = Gioca qui
play-for = Gioca per { $name } su questo dispositivo
play-for-means = Da quel momento questo dispositivo gioca per { $name }, a tutti i suoi tavoli, proprio come il suo. Tutti e due potete scollegarlo nel menu di un tavolo.
play-for-own-seats = I tuoi posti restano tuoi: li ritrovi quando questo dispositivo gioca di nuovo per te.
devices = Dispositivi che giocano per me
some-device = Un dispositivo
release-device = Scollega il dispositivo
be-myself-again = Gioca di nuovo per me
seat-of = Posto: { $name }
hand-over = Lascia il posto a qualcun altro
hand-over-hint = Chi apre questo link prende il tuo posto. Funziona una volta, entro un quarto d’ora.
take-the-seat = Prendi il posto
resign = Abbandona
resign-means = Se abbandoni, finisci all’ultimo posto e il tuo turno si salta; se la partita non può fare a meno di te, un robot gioca al tuo posto, così gli altri possono continuare.
leave = Lascia per sempre
leave-means = Il tuo posto torna libero; chi ha il link può prenderlo. Dove c’è qualcosa di nascosto, prima si chiede agli altri.
back-to-table = Torna al tavolo

# Dopo la partita.
wins = { $seat } vince
wins-by = { $seat } vince con { $ahead } di vantaggio
share-the-win = { $seats } si dividono la vittoria
nobody-wins = Non vince nessuno
# Il titolo, per chi lo ascolta.
over-said = { $headline }.
play-again = Gioca ancora
go-to-next = Alla prossima partita
look-back = Rivedi la partita
download-record = Scarica il registro
another-game = Un altro gioco
how-it-grew = L’andamento dei punti
chart-of = { $turns ->
    [1] I punteggi dopo un turno
   *[other] I punteggi in { $turns } turni
}
step-of = Passo { $number } di { $count }
step-before = Un passo indietro
step-after = Un passo avanti
record-here = Il registro
record-file = O un file
look-through = Sfoglialo
record-wrong = Riga { $line }: { $why }
play-on-from-here = Continua da qui
play-on-how = La partita continua dal passo { $step } a un tavolo tutto suo, con una fortuna tutta sua. Quello che si è giocato prima resta com’è.
which-seat = Qual è il tuo posto?
play-on = Continua a giocare
record-over = qui la partita è finita: torna a un passo prima della fine
record-has-holes = questo registro ha dei buchi: dice solo quello che vedeva chi giocava o guardava, e da lì nessuno può continuare
record-too-long = questa partita è troppo lunga: può avere al massimo { $most } righe
record-knows = Chi ha il registro sa che cosa vi è nascosto.

# Il coach.
coach = Il coach
hints = Consigli del coach
hints-against-bots = Solo contro i robot
hints-for-all = Per tutti
hints-for-nobody = Per nessuno
hints-allowed = permessi
hints-not-allowed = non permessi
ask-the-coach = Chiedi al coach
ask-again = Chiedi ancora
coach-says = Che cosa farebbe il coach
what-to-do = Le tue scelte
what-it-costs = Quanto costa
and-more = { $count ->
    [1] C’è un’altra scelta, che vale meno.
   *[other] Altre { $count } scelte valgono meno.
}
costs-nothing = niente
costs-share = { $loss }% della vittoria
costs-share-about = { $loss } ± { $error }% della vittoria
costs-points = { $loss } punti
costs-points-about = { $loss } ± { $error } punti
coach-is-exact = Queste cifre sono esatte: il gioco è risolto.
coach-estimates = Queste cifre sono stime: vengono da molte partite di prova giocate da qui alla fine; ± è l’errore standard. Le piccole differenze possono non voler dire niente.
late-take-backs = { $count ->
    [1] Un tavolo tra amici: una scelta è stata ritirata quando si era già tirato o pescato.
   *[other] Un tavolo tra amici: { $count } scelte sono state ritirate quando si era già tirato o pescato.
}
coach-thinks = Il coach sta ancora pensando.
coach-silent = Il coach non ha niente da dire su questo.
no-hints-here = a questo tavolo nessuno può chiedere al coach
nothing-to-advise = adesso per questo posto non c’è niente da decidere
luck-or-skill = Fortuna o abilità?
luck-and-skill = Fortuna e abilità
luck-and-skill-means = «Atteso» è quanto spettava a ognuno prima del primo tiro. «Fortuna» è quello che dadi e carte hanno aggiunto o tolto. «Abilità» è l’effetto delle scelte: i tuoi errori ti costano, quelli degli altri ti aiutano. La somma dei tre è il risultato.
in-hundredths = In centesimi della vittoria
in-points = In punti
player = Nome
was-expected = Atteso
luck-added = Fortuna
skill-added = Abilità
lost-by-choices = Perso con le proprie scelte
result = Risultato
costliest-decisions = { $count ->
    [0] Nessuna scelta è costata qualcosa
    [1] La scelta più cara
   *[other] Le { $count } scelte più care
}
all-decisions = { $count ->
    [1] Una scelta in tutto
   *[other] { $count } scelte in tutto
}
show-decisions = Mostrale tutte
step = Passo
what-was-done = Che cosa è stato fatto
better-was = Meglio:
it-cost = È costato: { $cost }.
nothing-better = Non c’era niente di meglio.
look-at-step = Guarda il passo { $number }
coach-goes-through = Il coach ripassa la partita

# Pezzi.
die-of = dado che mostra { $face }
cup-of = { $count ->
    [1] bicchiere su un dado
   *[other] bicchiere su { $count } dadi
}
card-wild = { $card }, matta
card-ends = { $up } sopra, { $down } sotto
face-down = coperta
field-worth = casella da { $worth }
lies-kept = { $piece }, si tiene
lies-aside = { $piece }, da parte
lies-covered = { $piece }, coperto
lies-spent = { $piece }, usato

# Perché no.
no-such-page = Questa pagina non c’è.
no-such-table = Questo tavolo non c’è. Forse nel link manca una lettera.
no-such-game-here = Questo gioco non è sullo scaffale.
no-such-game = non c’è nessun gioco `{ $slug }`
not-your-seat = Quel posto non è tuo.
table-moved-on = Il tavolo è andato avanti. Ora è così.
cannot-store = Non è stato possibile salvare la mossa. Non è cambiato niente; riprova.
cannot-read = Questo tavolo non si può leggere.
took-too-long = Ci è voluto troppo tempo. Guarda il tavolo: mostra se la mossa è stata registrata.
rules-stumble = Questo gioco è inciampato in una mossa. È colpa nostra, non tua. Guarda il tavolo: mostra quali mosse sono state registrate; se il tavolo non si può mostrare, chi gioca lì può ritirare l’ultima mossa.
take-back-and-go-on = Ritira e continua
went-wrong = Qui qualcosa è andato storto. È colpa nostra, non tua. Riprova.
too-many-requests = Troppe richieste in una volta. Aspetta un momento e riprova.
too-many-openings = Da qui sono stati aperti molti tavoli in poco tempo. Riprova { $minutes ->
    [1] tra un minuto
   *[other] tra { $minutes } minuti
}.
too-many-tables = Hai tanti tavoli in corso quanti ne permette questo server. Finiscine uno, o riprova { $minutes ->
    [1] tra un minuto
   *[other] tra { $minutes } minuti
}.
too-many-streams = Questo tavolo è aperto su troppe pagine insieme. Chiudine alcune e ricarica questa.
too-many-words = Troppe parole sbagliate. Riprova { $minutes ->
    [1] tra un minuto
   *[other] tra { $minutes } minuti
}.
too-many-renames = Troppi nomi in poco tempo. Riprova { $minutes ->
    [1] tra un minuto
   *[other] tra { $minutes } minuti
}.
too-many-passes = Troppi link in poco tempo. Riprova { $minutes ->
    [1] tra un minuto
   *[other] tra { $minutes } minuti
}.
form-too-large = È troppo per un modulo.
form-unreadable = Non è stato possibile leggere il modulo.
no-such-field = questo modulo non ha un campo `{ $field }`
no-such-choice = qui non si può scegliere `{ $word }`
not-from-here = Questo modulo non viene da una pagina di questo server.
wrong-host = Questo server non si chiama { $name }.
wrong-host-hint = Chi lo gestisce può dargli quel nome quando lo avvia:
no-host = La richiesta non dice chiaramente a quale server è rivolta.
seat-taken = questo posto è occupato: { $seat }
no-second-seat = in un gioco con dadi o carte nascoste puoi avere un solo posto
no-free-seat = non c’è nessun posto libero
usual-bot-only = per qualcun altro gioca solo il solito robot
resigned-and-left = da allora qualcuno ha abbandonato e lasciato il tavolo; la scelta resta
nobody-asked = nessuno l’ha chiesto
asked-already = { $seat } ha già fatto una richiesta; una alla volta
no-such-bot = non c’è nessun robot `{ $level }`; ci sono { $known }
name-empty = un nome ha bisogno di almeno una lettera
not-over = La partita non è ancora finita.
pass-used = Questo link è già stato usato, o è troppo vecchio.

# Il server.
serving = Rafle è qui: { $address }
serving-here = Su questa macchina anche qui: { $address }
serving-word = A chi arriva si chiede la parola.
serving-stop = Si ferma con Ctrl-C. I tavoli sono salvati in { $folder }.
serving-stopped = Rafle si è fermato; ogni tavolo è al sicuro.
port-in-use = { $address } è già in uso, forse da un altro Rafle; scegli un’altra porta con `--listen`, come `--listen 0.0.0.0:{ $other }`
cannot-listen = non si può ascoltare su { $address }: { $why }
listen-form = `{ $text }` non è un indirizzo su cui ascoltare; scrivilo come `0.0.0.0:7070`
data-unwritable = non si possono conservare tavoli in { $folder }: { $why }; indica un’altra cartella con `--data`
data-newer = i tavoli in { $folder } sono stati scritti da un Rafle più nuovo; avvia quello, o indica un’altra cartella con `--data`
data-in-use = i tavoli in { $folder } sono in uso da un altro Rafle; ferma quello, o indica un’altra cartella con `--data`
database-unusable = non si possono conservare tavoli nel database { $database }: { $why }; guarda l’indirizzo in `--store`, e se PostgreSQL è attivo lì
database-newer = i tavoli nel database sono stati scritti da un Rafle più nuovo; avvia quello, o indica un altro database con `--store`
data-damaged = non si possono conservare tavoli in { $folder }: il database lì è danneggiato ({ $why }); sposta i suoi file e ripristina una copia

# La fortuna è onesta?
is-luck-fair = La fortuna è onesta?
luck-was-not-sealed = La fortuna di questo tavolo non era sigillata: l’ha aperto una versione più vecchia. Non c’è niente da controllare.
luck-is-sealed-now = La fortuna di questa partita è sigillata
luck-envelope = Come un biglietto in una busta sul tavolo, da aprire quando la partita è finita.
luck-yes = Sì. Nessuno ha scelto questa fortuna.
luck-record-fits = Il registro corrisponde al suo sigillo.
luck-no = Qualcosa non torna.
luck-fits = Controllato su questo dispositivo: sigillo, segreto e numeri sono quelli di prima della partita.
luck-seals-fit = Controllato su questo dispositivo: sigillo, segreto e numeri sono quelli di prima della partita. Non c’erano dadi da confrontare. Ciò che è stato dato e pescato lo controlla il comando qui sotto.
luck-nothing-kept = Questo dispositivo non ha conservato niente da prima della fine, quindi non può confrontare. Può farlo un dispositivo che c’era.
luck-without-us = Controllato su questo dispositivo: sigillo, segreto e numeri sono quelli di prima della partita. Nessuno dei numeri è suo, quindi si affida agli altri.
luck-lines-differ = I sigilli non sono quelli mostrati prima a questo dispositivo. Conserva il registro e chiedi a chi gestisce il server.
luck-secret-differs = Il segreto non è quello sigillato. Conserva il registro e chiedi a chi gestisce il server.
luck-number-differs = Un numero non è quello sigillato. Conserva il registro e chiedi a chi gestisce il server.
luck-dice-differ = Un tiro non risulta dal segreto e dai numeri. Conserva il registro e chiedi a chi gestisce il server.
luck-dice-checked = Dadi del registro controllati: { $count }. Tornano tutti.
luck-no-scripts = Questo browser non esegue script: non ha conservato niente e non può confrontare. Il registro lo può controllare chiunque.
luck-now = Ora: un sigillo
luck-before-the-game = Prima della partita: un sigillo
luck-words-on-every-screen = Le stesse sei parole sono su ogni schermo di questo tavolo. Leggetele ad alta voce, se volete.
luck-words-were-shown = Rafle ha creato un segreto e ha mostrato a tutti queste sei parole, che vengono da lì.
luck-six-words = Le sei parole del sigillo
luck-number-from-everybody = All’inizio: un numero da tutti
luck-will-add = Arriverà un numero da { $names }, estratto e sigillato sul proprio dispositivo.
luck-have-added = È arrivato un numero da { $names }, estratto e sigillato sul proprio dispositivo.
luck-one-is-enough = Basta che uno di questi dispositivi sia onesto: allora nemmeno chi gestisce il server può scegliere la fortuna.
luck-nobody-adds = Qui nessun dispositivo aggiunge un numero. Chi gioca si fida che chi gestisce il server non abbia scelto tra più segreti.
luck-relies-on-others = Questo dispositivo non aggiunge niente: non esegue script, non può conservare niente, o è arrivato a partita cominciata. Ti affidi quindi ai dispositivi degli altri.
luck-words-added = { $count ->
    [1] Sono state aggiunte parole una volta; contano anche quelle.
   *[other] Sono state aggiunte parole { $count } volte; contano anche quelle.
}
luck-your-words = Parole tue, se vuoi
luck-add-words = Aggiungile
luck-drawn-anew = Estratto di nuovo: { $count }. Non è arrivato nessun numero da { $names }.
luck-the-secret = Dopo la partita: il segreto
luck-secret-must-give = Deve dare le stesse sei parole e, con i numeri, ogni tiro, ogni carta data e ogni carta pescata. Questa pagina ti dirà allora se è così.
luck-secret-gives = Dà le stesse sei parole e, con i numeri, ogni tiro, ogni carta data e ogni carta pescata.
luck-how-often = Quanto spesso è uscito ogni numero
luck-less-even = { $tenths ->
    [0] In quasi nessuna partita onesta i numeri escono in modo meno uniforme che in questa.
    [1] In una partita onesta su dieci i numeri escono in modo meno uniforme che in questa.
    [10] In quasi tutte le partite oneste i numeri escono in modo meno uniforme che in questa.
   *[other] In { $tenths } partite oneste su dieci i numeri escono in modo meno uniforme che in questa.
}
luck-check-yourself = Controlla anche tu
luck-follows-here = { $count ->
    [1] Su questo server l’unico esito torna. Su qualsiasi computer, senza chiedere a noi:
   *[other] Su questo server tutti gli esiti ({ $count }) tornano. Su qualsiasi computer, senza chiedere a noi:
}
luck-from-record = { $count ->
    [1] Un esito viene da un registro aperto qui. Di quello questo sigillo non dice niente.
   *[other] { $count } esiti vengono da un registro aperto qui. Di quelli questo sigillo non dice niente.
}
luck-taken-back = { $count ->
    [1] Una scelta è stata ritirata quando si era già tirato o pescato.
   *[other] { $count } scelte sono state ritirate quando si era già tirato o pescato.
}
luck-does-not-follow-here = Su questo server il registro non corrisponde al suo sigillo. Il comando dice in quale riga:
luck-nobody-in-secret = Nessuno può scegliere un tiro di nascosto, nemmeno il server, finché uno di questi dispositivi è onesto e nessuno ha modificato Rafle sul server.
luck-machine-of-the-host = Chi può leggere nella macchina del server può prevedere i tiri e vedere le mani. I giochi con qualcosa di nascosto giocali con persone di cui ti fidi.
luck-uncovers-hands = Il segreto mostrato alla fine scopre ogni mano di quella partita.
luck-left-open = Finché una partita non è finita, il suo sigillo resta chiuso.
luck-waits-for = In attesa del numero: { $names }.
go-on-without-number = Vai senza il mio numero
luck-is-sealed = la partita è cominciata: alla sua fortuna non si aggiunge più niente
no-number-awaited = non si aspetta nessun numero da questo dispositivo
another-number = non è il numero che questo dispositivo ha sigillato
words-enough = a questo tavolo sono state aggiunte abbastanza parole
seals-enough = a questo tavolo sono stati sigillati abbastanza numeri
words-empty = prima scrivi qualche parola
numbers-awaited = un momento: si aspetta ancora il numero di un dispositivo
reference-card = Scheda
letters-of = { $won ->
    [0] nessuna lettera su { $of }
    [1] una lettera su { $of }: { $letters }
   *[other] { $won } lettere su { $of }: { $letters }
}
strokes-of = { $seat }: tratti { $done } su { $of }

# Carta.
print = Stampa
print-for = Stampa per { $players } al massimo
nothing-to-print = Per questo gioco non c’è niente da stampare.
print-date = Data
print-name = Nome
print-names = Nomi
print-cards = Carte
print-row = fila
print-column = col.
print-score = Punti
print-chips = Gettoni
print-ways = su { $ways }

# Il segnapunti.
score-pad = Segnapunti
pad-about = Per un tavolo con carte o dadi veri: voi giocate, questa pagina somma. Nomi e punti restano su questo dispositivo.
pad-game = A che cosa giocate
pad-other-most = Altro gioco: vince chi ha più punti
pad-other-fewest = Altro gioco: vince chi ne ha meno
pad-go-on = Al segnapunti
pad-over = Tutte le mani sono segnate
pad-cell = { $row }, { $name }
pad-deals = { $name } dà { $cards } carte a testa.
pad-after = Dopo { $rounds }
pad-first = in testa
pad-write-hand = Segna la mano { $number }
pad-write-round = Segna il giro { $number }
pad-new = Nuovo segnapunti
not-yet = Non ancora
also-playing = Giocano anche
