about = Cada cubilete esconde cuatro dados, y cada apuesta puede ser mentira.
help-throws = Solo tú ves lo que hay bajo tu cubilete.
say-opens = Turno de abrir las apuestas: { $seat }.
say-opens-you = Abres tú: haz la primera apuesta.
help-opens = Di cuántos dados de un número hay entre todos. Puedes mentir.
say-raise-or-lift = { $seat }: ¿subir la apuesta o levantar los cubiletes?
say-raise-or-lift-you = Apuesta más, o levanta los cubiletes.
help-raise-or-lift = Di más, o levanta los cubiletes si no te crees la última apuesta.
say-shows = Turno de enseñar sus dados: { $seat }.
say-shows-you = Enseña lo que hay bajo tu cubilete.
help-shows = Levanta tu cubilete, para que todos cuenten tus dados.
throw-under-cup = { $count ->
    [1] Tirar un dado tapado
   *[other] Tirar { $count } dados tapados
}
bid = Apostar
lift = Levantar los cubiletes
face = { $face ->
    [1] unos
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
   *[other] seises
}
standing-bid = { $count } × { $face }
bids = { $seat } apuesta { $count } × { $face }.
lifts = { $seat } levanta los cubiletes.
shows = { $seat } enseña { $dice }.
threw-covered = { $seat } tira bajo el cubilete.
lost-round = { $found ->
    [0] La apuesta era { $count } × { $face }, y no hay ninguno: { $seat } pierde la ronda.
    [1] La apuesta era { $count } × { $face }, y hay uno: { $seat } pierde la ronda.
   *[other] La apuesta era { $count } × { $face }, y hay { $found }: { $seat } pierde la ronda.
}
# Lo que se ve al levantar los cubiletes: quién apostó y cuántos dados hay.
bid-holds = { $found ->
    [1] { $seat } tenía razón: hay un { $face }.
   *[other] { $seat } tenía razón: hay { $found } × { $face }.
}
bid-too-high = { $found ->
    [0] { $seat } no tenía razón: no hay ningún { $face }.
    [1] { $seat } no tenía razón: solo hay un { $face }.
   *[other] { $seat } no tenía razón: solo hay { $found } × { $face }.
}
takes-stick = { $count ->
    [1] { $seat } toma un palillo y ya tiene uno.
   *[other] { $seat } toma un palillo y ya tiene { $count }.
}
left-in-heap = { $count ->
    [0] El montón está vacío.
    [1] Queda un palillo en el montón.
   *[other] Quedan { $count } palillos en el montón.
}
others-put-away = { $seat } conserva todos sus dados; los demás retiran uno cada cual.
opens-next = { $seat } abre la próxima ronda.
heap = Montón
dice-left = { $count ->
    [1] un dado
   *[other] { $count } dados
}
bid-not-higher = eso no supera la última apuesta
bid-beyond-dice = { $count ->
    [1] solo hay un dado en juego
   *[other] solo hay { $count } dados en juego
}
nothing-to-lift = nadie ha apostado aún
cup-lifted = los cubiletes están levantados: escribe lo que muestran los dados
option-mode = Precio de una ronda perdida
option-mode-matches = un palillo
option-mode-shrinking = un dado menos para todos los demás
option-matches = Palillos en el montón
option-opener = Quién abre la próxima ronda
option-opener-loser = quien ha perdido
option-opener-rotate = la persona siguiente
