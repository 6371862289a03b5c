about = I fiammiferi vanno a sinistra, a destra e fuori dal gioco; chi ne ha ancora alla fine è nei guai.
help-throws = Con un 1 uno va a sinistra, con un 2 due a destra, con un 3 tre fuori.
dead-pile = Mucchio morto
say-decisive = Solo { $seat } ha fiammiferi: senza un 1 o un 2 la partita è persa.
say-decisive-you = Solo tu hai fiammiferi: senza un 1 o un 2 la partita è persa.
help-decisive = Adesso ti salva solo un 1 o un 2.
gave = { $count ->
    [1] { $seat } dà a { $to } un fiammifero.
   *[other] { $seat } dà a { $to } { $count } fiammiferi.
}
gave-both = { $seat } dà { $count } a { $left } e { $other } a { $right }.
died = { $count ->
    [1] { $seat } mette un fiammifero sul mucchio morto.
   *[other] { $seat } mette { $count } fiammiferi sul mucchio morto.
}
lost = Né un 1 né un 2: { $seat } ha perso.
