# Palabras que comparten los juegos.
number = { $n }
list-two = { $first } { $initial ->
    [i] e
    [hi] e
   *[other] y
} { $last }
list-or = { $first } { $initial ->
    [o] u
    [ho] u
   *[other] o
} { $last }
list-comma = { $first }, { $last }
list-semicolon = { "; " }
labelled = { $label }: { $what }
list-none = nada
no-dice = ningún dado
number-decimal = { "," }
number-group = { "\u202F" }
# Encima de una página de reglas prestada del inglés.
not-translated = Esta página todavía no está traducida.
# Why the machine would not, after a colon.
system-not-found = ese archivo o esa carpeta no existe
system-not-allowed = el acceso no está permitido
system-is-folder = es una carpeta
system-not-folder = una parte de la ruta no es una carpeta
system-exists = ya existe algo con ese nombre
system-in-use = la dirección ya está en uso
system-refused = ahí no responde nada
system-full = el disco está lleno
system-other = { $why }
x-faces = { $face ->
    [1] unos
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
   *[other] seises
}

# Lo que pasa.
over = La partida se ha acabado.
won-by = { $winner } gana.
won-by-several = { $winners } comparten la victoria.
won-by-nobody = No gana nadie.
say-throws = { $count ->
    [1] Turno de tirar un dado: { $seat }.
   *[other] Turno de tirar { $count } dados: { $seat }.
}
say-throws-you = { $count ->
    [1] Tira el dado.
   *[other] Tira { $count } dados.
}
help-throws = Toca el botón, o el propio cubilete, y se tiran los dados.
throw-dice = { $count ->
    [1] Tirar el dado
   *[other] Tirar { $count } dados
}
throw-again = Volver a tirar
turn-so-far = { $points } este turno
points = { $points ->
    [1] un punto
   *[other] { $points } puntos
}
round-of = Ronda { $number } de { $planned }
round-number = Ronda { $number }
hand-number = Mano { $number } de { $of }
# Junto al nombre de un juego que se juega a tantos puntos.
to-points = a { $points }
playoff = Desempate: { $seats }
say-adds = Turno de tirar el dado que se suma: { $seat }.
say-adds-you = Tira el dado que se suma.
help-adds = Lo que muestra este dado se suma a lo que tienes.
say-subtracts = Turno de tirar el dado que se resta: { $seat }.
say-subtracts-you = Tira el dado que se resta.
help-subtracts = Lo que muestra este dado se resta de lo que tienes.
first-die = Primero
add = Más
subtract = Menos
times = Por
say-again-or-stop = { $seat }: ¿tirar otra vez o plantarse?
say-again-or-stop-you = ¿Tiras otra vez, o te plantas?
help-again-or-stop = Si te plantas, guardas lo que tienes. Si tiras, puedes perderlo.
game-of = Partida { $number } de { $games }
this-game = Esta partida
say-lay-some-aside = Turno de apartar al menos un dado: { $seat }.
say-lay-some-aside-you = Aparta al menos un dado.
help-lay-some-aside = Toca los dados que quieras y apártalos para siempre.
say-throws-off = Turno de tirar { $count } dados para desempatar: { $seat }.
say-throws-off-you = Tira { $count } dados para desempatar.
help-throws-off = Hay empate: solo tiran quienes comparten el puesto.
say-throws-final = Turno de tirar { $count } dados en la final: { $seat }.
say-throws-final-you = La final: tira { $count } dados.
help-throws-final = En la final solo juegan dos: la mejor tirada gana la partida.

# Lo que acaba de pasar.
threw = { $seat } tira: { $dice }.
laid-aside = { $seat } aparta { $dice }.
laid-nothing-aside = { $seat } no aparta nada.
has-hand = { $seat } tiene { $hand }.
number-reached = { $seat } tiene { $number }.
first-half-won = { $seat } gana la primera parte.
second-half-won = { $seat } gana la segunda parte; ahora, la final.
both-halves-won = { $seat } gana las dos partes y con ellas la partida.
final-won = { $seat } gana la final.
tied-throw-off = { $seats } empatan y tiran para decidir.
turn-scored = { $points ->
    [1] { $seat } gana un punto.
   *[other] { $seat } gana { $points } puntos.
}
game-won = { $seat } gana la partida.
game-shared = { $seats } comparten la victoria.
sum-scored = { $seat } llega a { $points }.
round-won = { $seat } gana la ronda.
round-shared = { $seats } comparten la ronda.
round-unwon = Nadie gana la ronda.
playoff-begins = { $seats } juegan el desempate.

# Botones.
lay-aside = Apartar el { $face }
lay-picked-aside = Apartar los elegidos

# Lo que tiene un sitio.
sticks = { $count ->
    [1] un palillo
   *[other] { $count } palillos
}

# Manos de dados.
hand-three-alike = tres { x-faces }
hand-four-alike = cuatro { x-faces }
hand-five-alike = cinco { x-faces }

# Hojas de dos partes.
sheet-first-half = Primera parte
sheet-second-half = Segunda parte
sheet-throw-off = Tirada decisiva
sheet-final = Final

# Por qué no.
unreadable = eso no se entiende aquí
game-over = la partida se ha acabado
throw-first = los dados siguen en el cubilete
nothing-to-throw = ahora no hay nada que tirar
wrong-number-of-dice = { $count ->
    [1] se tira un dado, no { $thrown }
   *[other] se tiran { $count } dados, no { $thrown }
}
not-among-the-dice-thrown = no ha salido ningún { $face }
not-all-thrown = no han salido todos estos: { $dice }
lay-at-least-one-aside = se aparta al menos un dado
wrong-number-of-seats = con { $seats } no se puede jugar a esto: { $most ->
    [1] se juega a solas
   *[other] se juega de { $least } a { $most }
}
no-such-seat = no existe el sitio { $seat }
not-begun = la partida todavía no ha empezado
begun-already = la partida ya ha empezado
lot-first = todavía no se ha decidido a suertes quién empieza
no-lot-here = aquí no se echa a suertes
game-says-who-begins = las reglas de este juego dicen quién empieza
seat-twice = un sitio solo se puede indicar una vez
seats-stay = la partida sigue con todos sus sitios: tiene que haber alguien en cada uno
resigned = { $seat } abandona.
resigned-already = { $seat } ya ha abandonado
nothing-to-undo = { $count ->
    [0] no hay nada que retirar
    [1] solo se puede retirar una línea
   *[other] solo se pueden retirar { $count } líneas
}
choices-to-undo = { $count ->
    [0] no hay nada que retirar
    [1] solo se puede retirar una decisión
   *[other] solo se pueden retirar { $count } decisiones
}
luck-is-drawn-here = aquí los dados y las cartas los pone la mesa: basta con pulsar Enter
answered-by-luck = la suerte ya ha respondido a esa decisión, o se ha mostrado algo oculto; ya no se puede retirar
picked-another = algo de lo elegido no sirve para esto
picked-few = { $least ->
    [1] hay que elegir algo
   *[other] elige al menos { $least }
}
picked-many = { $most ->
    [1] elige una sola cosa
   *[other] elige como mucho { $most }
}
bot-never-resigns = ahí juega un robot, y juega hasta el final
seated-for-good = quién se sienta dónde se decidió al empezar la partida
hints-are-open = aquí `hint` está abierto para todos
refused = `{ $line }`: { $why }
refused-open-are = `{ $line }`: { $why }; puedes escribir { $open }
# El final de una lista de lo que se puede escribir.
open-others = { $count ->
    [1] otra cosa
   *[other] una de otras { $count } cosas
}
refused-expected = `{ $line }`: { $why }; se escribe como `{ $like }`

# Opciones.
option-none = este juego no tiene opciones, así que tampoco `{ $key }`
option-unknown = no hay ninguna opción `{ $key }`; hay { $known }
option-too-low = { $key } { $value } es demasiado bajo: al menos { $least }
option-too-high = { $key } { $value } es demasiado alto: como mucho { $most }
option-no-number = { $key } lleva un número entero de { $least } a { $most }, no `{ $value }`
several-things = { $one }; { $others }
option-wrong = { $why }; `{ $key }` no ha cambiado
option-misfit = { $key } no puede ser `{ $value }`; sus valores son { $values }
# Reglas de la casa: una etiqueta, y valores que van solos detrás.
option-on = sí
option-off = no
option-rounds = Rondas
option-match_by = Cómo se suman las rondas
option-match_by-wins = número de victorias
option-match_by-total = suma de puntos
option-ties = Empates al final
option-ties-share = victoria compartida
option-ties-playoff = desempate
option-matches = Palillos por persona
option-target = Puntos para ganar
option-equal_turns = Acabar la última ronda
option-kickers = Comparar también los demás dados

# Registros.
nobody-to-advise = aquí nadie tiene nada que elegir
hand-unknown = este registro no dice lo que puede hacer { $seat }
game-not-over = aquí la partida no se ha acabado
somebody-resigned = aquí alguien abandonó, así que lo que vino después dice poco
nothing-to-decide = en este juego nadie decide nada: es pura suerte
record-empty = el registro está vacío
record-no-header = un registro empieza con `rafle`, una versión, un juego y sus sitios
record-version = este registro es de la versión `{ $version }`; solo se puede leer la versión { $known }
record-no-game = la cabecera no indica ningún juego
record-no-seats = la cabecera no dice cuántos sitios hay, como en `seats=2`
record-header-word = `{ $word }` en la cabecera no se entiende; las opciones se escriben `key=value`
record-header-twice = la cabecera dice `{ $key }` dos veces
record-refusal-form = un rechazo se escribe `! LINE REASON`
record-expectation-form = lo esperado, `{ $text }`, no se entiende
record-empty-part = no hay nada entre dos puntos y coma
record-own-line = `{ $text }` necesita una línea propia
record-not-refused = `{ $line }` se aceptó, aunque se esperaba un rechazo
record-unexpected = se esperaba `{ $expected }`, se encontró `{ $found }`

# Guardar dados.
keep-and-throw = Guardar y tirar el resto
throw-all = Volver a tirar todo
kept = { $seat } guarda { $dice }.
kept-nothing = { $seat } no guarda nada y vuelve a tirar todos los dados.
no-throw-left = ya se han hecho todas las tiradas de este turno
not-among-the-dice = los dados no muestran { $dice }
total = Total
say-keep-or-throw = { $seat }: ¿guardar los dados o volver a tirar?
say-keep-or-throw-you = ¿Guardas los dados, o vuelves a tirar?
help-keep-or-throw = Guarda lo que hay, o tira una vez más y toma lo que salga.
stop-with = { $points ->
    [1] Plantarse: un punto
   *[other] Plantarse: { $points } puntos
}
keep-all-or-none = de estos dados se guardan todos o ninguno
no-result = { $seat } no tiene resultado.
round-again = No ha ganado nadie: la ronda se repite.

# Cartas de cinco palos.
card = { $rank } de { $suit }
joker = jóker
spades = picas
hearts = corazones
diamonds = diamantes
clubs = tréboles
stars = estrellas
jack = jota
queen = reina
king = rey
wild-ranks = { $n ->
    [11] Comodines: las jotas
    [12] Comodines: las reinas
    [13] Comodines: los reyes
   *[other] Comodines: los { $n }
}
book-of = Grupo: { $rank }
book-of-wilds = Grupo de comodines
run-of = Escalera: de { $from } a { $to } de { $suit }
deck-pile = { $count ->
    [0] Mazo, vacío
    [1] Mazo, una carta
   *[other] Mazo, { $count } cartas
}
turned-up = Carta descubierta: { $card }.
card-not-in-hand = la mano no tiene esta carta: { $card }
card-is-elsewhere = el mazo ya no puede dar esta carta: { $card }
cards-come-first = antes se reparten o se roban cartas
not-asked-now = eso no es lo que se pide ahora
option-all_wild_melds = Los comodines solos
option-all_wild_melds-allow = hacen una combinación
option-all_wild_melds-forbid = no hacen combinación

# Palillos, cubiletes y tiradas decisivas.
pile = Montón
first-half = Primera parte: se reparte el montón.
second-half = Segunda parte: los palillos cambian de manos.
roll-off = Tirada decisiva
say-keep-or-stop = { $seat }: ¿guardar dados y tirar el resto, o plantarse?
say-keep-or-stop-you = Guarda lo que quieras y tira el resto, o plántate.
help-keep-or-stop = Toca los dados que quieras guardar y tira el resto.
say-cover-or-stop = { $seat }: ¿tirar bajo el cubilete o plantarse?
say-cover-or-stop-you = ¿Tiras bajo el cubilete, o te plantas?
help-cover-or-stop = Bajo el cubilete nadie ve tu tirada hasta que se levantan todos.
say-lifts = Turno de levantar el cubilete: { $seat }.
say-lifts-you = Levanta tu cubilete.
help-lifts = Tu cubilete se levanta, y todos ven tus dados.
say-throws-off-lowest = Turno de tirar: { $seat }. ¿Quién saca la más baja?
say-throws-off-lowest-you = Tira: ¿quién saca la más baja?
help-throws-off-lowest = La tirada más baja de quienes empatan toma los palillos.
say-throws-off-highest = Turno de tirar: { $seat }. ¿Quién saca la más alta?
say-throws-off-highest-you = Tira: ¿quién saca la más alta?
help-throws-off-highest = La tirada más alta de quienes empatan es la mejor.
lift-the-cup = Levantar el cubilete
keep-and-cover = El resto, tapado
cover-all = Todos tapados
stop = Plantarse
stopped = { $seat } se planta con { $dice }.
covered = { $count ->
    [1] { $seat } tira un dado bajo el cubilete.
   *[other] { $seat } tira { $count } dados bajo el cubilete.
}
lifted = { $seat } levanta el cubilete: { $dice }.
round-void = Todas las tiradas son iguales: la ronda se repite.
tied-for-lowest = { $seats } empatan en la tirada más baja y vuelven a tirar.
tied-for-highest = { $seats } empatan en la tirada más alta y vuelven a tirar.
took-sticks = { $count ->
    [1] { $seat } toma un palillo del montón.
   *[other] { $seat } toma { $count } palillos del montón.
}
gave-sticks = { $count ->
    [1] Un palillo pasa de { $seats } a { $to }.
   *[other] { $count } palillos pasan de { $seats } a { $to }.
}
nothing-moves = No se mueve ningún palillo.
left-the-game = Fuera, sin palillos: { $seats }.
throw-worth = { $count ->
    [1] { $name }: un palillo
   *[other] { $name }: { $count } palillos
}
throw-plain = { $dice }
throw-pas = Pas { $n }
throw-sequence = Escalera n.º { $n }
throw-nothing = Nada
throw-the-sequence = Escalera
throw-born-seven = Siete de salida
throw-seven-and = Siete + { $n }
throw-extra = Tirada extra { $dice }
throw-ranked = { $name }, puesto { $place }
throw-covered = Tirar tapado
say-removes = Turno de quitar un dado: { $seat }.
say-removes-you = Quita un dado.
help-removes = Quita el dado que menos te ayuda.
remove-die = Quitar el { $face }
removed = { $seat } quita un { $face }.
say-imagines = Turno de imaginar el tercer dado: { $seat }.
say-imagines-you = Imagina el tercer dado: ¿qué cara?
help-imagines = Elige la cara que mejor va con tus dos dados.
imagine-die = Imaginar un { $face }
imagined = { $seat } imagina un { $face }.
not-open-now = eso no se puede elegir ahora
throw-at-least-one = se tira al menos un dado; `stop` los guarda todos
option-pile = Palillos en el montón
option-end = Final de la partida
option-end-first-out = en cuanto alguien sale
option-end-last-one-left = cuando solo queda una persona
option-empty_at_half_time = Sin palillos cuando se acaba el montón
option-empty_at_half_time-play-on = se sigue jugando
option-empty_at_half_time-out = se sale en el acto
option-keep = Los dados apartados
option-keep-locked = se quedan ahí
option-keep-free = se pueden volver a tirar
option-lead = Quién empieza la siguiente ronda
option-lead-rotate = la persona siguiente
option-lead-loser = quien tiene la tirada más baja
option-pas_exit = Salir con tres iguales
option-pas_exit-both-phases = en cualquier momento
option-pas_exit-phase-2-only = solo con el montón vacío
option-pas_exit-loses = en cualquier momento, pero con montón se pierde
option-throw_limit = Tiradas por turno
option-throw_limit-three = hasta tres
option-throw_limit-leader = no más que quien empezó la ronda
option-extras = 2 2 1, 5 5 1 y 4 4 1
option-extras-bottom = cuentan, por debajo de todo
option-extras-top = son lo más alto
option-extras-off = no cuentan

# Fichas para tener a mano.
aid-throws = Lo que valen las tiradas
aid-hands = Lo que valen las manos
aid-halves = La tirada más baja recibe tantos palillos como vale la más alta.
aid-leaving = La tirada más baja pierde la ronda.
aid-leaving-removing = Los tres mejores de tus cuatro dados; la tirada más baja pierde la ronda.
aid-leaving-imagining = Dos dados y el mejor tercero que se te ocurra; la tirada más baja pierde la ronda.
throw-others = Todas las demás
throw-pas-all = Pas
throw-sequence-all = Escaleras
worth-all = todo
worth-all-but-one = todo menos uno
worth-leaves = sale
worth-leaves-if-highest = sale si es la más alta
aid-throw = Tirada
aid-name = Nombre
aid-worth = Vale
aid-chance = Probabilidad
aid-or-better = Esta o mejor
aid-down-to = de { $first } a { $last }
aid-percent = { $number } %
aid-one-throw = { $dice ->
    [1] Una tirada de un dado
   *[other] Una tirada de { $dice } dados, de { $ways } maneras
}

# Hojas de puntos.
pad-by-hand = Por manos
pad-by-round = Por rondas
pad-wild = Comodín
pad-round = Ronda
pad-out = cierra
pad-fewest = Gana el total más bajo.
pad-most = Gana el total más alto.
pad-leads = { $seat } va en cabeza con { $points }.
pad-hand-number = Mano { $number }
pad-hand-wild = Mano { $number }. { $wild }
pad-round-number = Ronda { $number }
pad-now = se juega ahora, { $cards } cartas por persona
