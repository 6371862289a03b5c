about = Ogni bicchiere nasconde quattro dadi, e ogni puntata può essere una bugia.
help-throws = Solo tu vedi che cosa c’è sotto il tuo bicchiere.
say-opens = Tocca a { $seat } fare la prima puntata.
say-opens-you = Apri tu: fai la prima puntata.
help-opens = Di’ quante volte c’è un numero sotto tutti i bicchieri. Puoi mentire.
say-raise-or-lift = { $seat }: rilanciare o alzare i bicchieri?
say-raise-or-lift-you = Rilancia la puntata, o alza i bicchieri.
help-raise-or-lift = Punta più in alto, o alza i bicchieri se non credi all’ultima puntata.
say-shows = Tocca a { $seat } mostrare i dadi sotto il bicchiere.
say-shows-you = Mostra che cosa c’è sotto il tuo bicchiere.
help-shows = Alza il bicchiere, così tutti possono contare i tuoi dadi.
throw-under-cup = { $count ->
    [1] Tira un dado coperto
   *[other] Tira { $count } dadi coperti
}
bid = Punta
lift = Alza i bicchieri
face = { $face }
standing-bid = { $count } × { $face }
bids = { $seat } punta { $count } × { $face }.
lifts = { $seat } alza i bicchieri.
shows = { $seat } mostra: { $dice }.
threw-covered = { $seat } tira sotto il bicchiere.
lost-round = { $found ->
    [0] La puntata era { $count } × { $face }, e non ce n’è nessuno: { $seat } perde il giro.
    [1] La puntata era { $count } × { $face }, e ce n’è uno: { $seat } perde il giro.
   *[other] La puntata era { $count } × { $face }, e ce ne sono { $found }: { $seat } perde il giro.
}
# Il verdetto quando si alzano i bicchieri: di chi era la puntata, e quanti dadi ci sono.
bid-holds = { $found ->
    [1] { $seat } aveva ragione: c’è un { $face }.
   *[other] { $seat } aveva ragione: ci sono { $found } × { $face }.
}
bid-too-high = { $found ->
    [0] { $seat } aveva torto: non c’è nessun { $face }.
    [1] { $seat } aveva torto: c’è un solo { $face }.
   *[other] { $seat } aveva torto: ci sono solo { $found } × { $face }.
}
takes-stick = { $count ->
    [1] { $seat } prende un fiammifero e ora ne ha uno.
   *[other] { $seat } prende un fiammifero e ora ne ha { $count }.
}
left-in-heap = { $count ->
    [0] Il mucchio è vuoto.
    [1] Nel mucchio resta un fiammifero.
   *[other] Nel mucchio restano { $count } fiammiferi.
}
others-put-away = { $seat } tiene tutti i dadi; tutti gli altri ne mettono via uno.
opens-next = { $seat } apre il prossimo giro.
heap = Mucchio
dice-left = { $count ->
    [1] un dado
   *[other] { $count } dadi
}
bid-not-higher = questa puntata non è più alta dell’ultima
bid-beyond-dice = { $count ->
    [1] in gioco c’è un solo dado
   *[other] in gioco ci sono solo { $count } dadi
}
nothing-to-lift = nessuno ha ancora puntato
cup-lifted = i bicchieri sono alzati: scrivi che cosa mostrano i dadi
option-mode = Prezzo di un giro perso
option-mode-matches = un fiammifero
option-mode-shrinking = un dado in meno per tutti gli altri
option-matches = Fiammiferi nel mucchio
option-opener = Chi apre il prossimo giro
option-opener-loser = chi ha perso
option-opener-rotate = la persona successiva
