about = Los palillos van a la izquierda, a la derecha y fuera del juego; malo si te quedan los últimos.
help-throws = Con 1, uno a la izquierda; con 2, dos a la derecha; con 3, tres fuera.
dead-pile = Montón muerto
say-decisive = Solo { $seat } tiene palillos: sin un 1 ni un 2, pierde la partida.
say-decisive-you = Solo tú tienes palillos: sin un 1 ni un 2, pierdes la partida.
help-decisive = Ahora solo te salva un 1 o un 2.
gave = { $count ->
    [1] { $seat } da un palillo a { $to }.
   *[other] { $seat } da { $count } palillos a { $to }.
}
gave-both = { $seat } da { $count } a { $left } y { $other } a { $right }.
died = { $count ->
    [1] { $seat } pone un palillo en el montón muerto.
   *[other] { $seat } pone { $count } palillos en el montón muerto.
}
lost = Ni un 1 ni un 2: { $seat } ha perdido.
