# Lo que dice la línea de órdenes.
as-is = { $text }
no-such-game = no hay ningún juego `{ $slug }`; `rafle games` los enumera
no-such-game-like = no hay ningún juego `{ $slug }`; ¿querías decir `{ $like }`?
no-card = `{ $slug }` no tiene resumen para consultar
no-such-language = no hay palabras en `{ $tag }`; hay { $known }, y nombres de juegos en { $names }
rules-options = Reglas de la casa como se escriben, `-o KEY=VALUE`:
rules-usual = normalmente { $value }
no-rules = no hay página de reglas para `{ $slug }`
cannot-use-file = `{ $file }`: { $why }
option-form = una opción se escribe `key=value`, no `{ $text }`
game-never-ends = una partida con la semilla { $seed } no se ha acabado después de { $moves } jugadas

# Clasificación.
standing = { $place }. { $seat }: { $score }
standing-unplaced = { $seat }: { $score }
standing-resigned = { $place }. { $seat }: { $score } (ha abandonado)
stands-at-the-end = La partida se ha acabado:
stands-so-far = La partida no se ha acabado. Por ahora:

# El arbitraje.
referee-begins = { $seats ->
    [1] { $game }, un sitio. Escribe lo que muestran los dados o lo que se hace; `help` dice más.
   *[other] { $game }, { $seats } sitios. Escribe lo que muestran los dados o lo que hace un sitio; `help` dice más.
}
referee-begins-cards = { $seats ->
    [1] { $game }, un sitio. Escribe qué cartas se reparten o lo que se hace; `help` dice más.
   *[other] { $game }, { $seats } sitios. Escribe qué cartas se reparten o lo que hace un sitio; `help` dice más.
}
referee-goes-on = { $game }: aquí sigue, después de { $lines ->
    [1] una línea
   *[other] { $lines } líneas
}. `help` dice lo que se puede escribir.
referee-kept = La partida se ha guardado: `{ $command }` sigue con ella.
prompt = >
referee-help-dice =
    6 4 1           lo que muestran los dados: también valen 641, 6-4-1 y 6,4,1; también como la próxima tirada donde `again` está abierto
    keep 6          una acción, escrita como la enumera la mesa; `6` solo donde no puede significar otra cosa
    keep [0–4: 1 6] el número indicado de lo que hay entre corchetes, como en `keep 1 6`; si no se elige nada, `keep none`
    bid [2 3]x[5 6] uno de cada corchete, como en `bid 3x6`; también valen `3×6` y `3 6`
    throw ?         dados bajo un cubilete que solo ve quien los tira, en juegos que los tienen
referee-help-cards =
    deal 3S         la carta que se reparte: S, H, D, C y * son los palos, `Joker` es un jóker; también valen 3s y 3♠
    3S 4S JD        varias cartas que vienen una después de otra
    deal ?, ? x7    una carta que solo ve quien la recibe, o siete; así también `draw ?`
    discard 3S      una acción, escrita como la enumera la mesa
    meld [2–5: …]   el número indicado de lo que hay entre corchetes
    star B          en juegos con estrellas: de quién es la carta con la estrella
referee-help =
    undo, undo 3    retirar la última línea, o las tres últimas; también un abandono
    name A Anna     quien está en el sitio A se llama Anna
    resign A        el sitio A queda fuera: se salta y queda al final
    hint            lo que haría alguien que juega muy bien
    standings       cómo va cada cual
    quit            salir; el final de la entrada hace lo mismo
    (línea vacía)   mostrar toda la mesa; si solo hay una acción abierta, se juega
    Da igual escribir con mayúsculas, y varias líneas pueden ir en una, con punto y coma entre ellas.
read-several = `{ $line }` podría significar aquí varias cosas: { $readings }
too-many-at-once = `{ $line }`: es más de lo que puede salir aquí, { $count } como mucho
table-line-form = `{ $line }`: eso se escribe como `{ $like }`
gone-played-on = Este juego no puede seguir sin { $seat }: ahí elige un robot, y alguien tira por él.
hint-none = Aquí nadie tiene nada que elegir.
hint-for = Lo que puede hacer { $seat }, lo mejor primero:
hint-share = { "  " }`{ $line }` gana el { $value } %
hint-score = { "  " }`{ $line }` da { $value } puntos
record-has-lines = `{ $file }` contiene una partida, que se perdería; `--record { $file }` sigue con ella
record-of-another = `{ $file }` contiene una partida de otro juego, o con otros sitios u otras reglas de la casa
record-in-use = otro rafle está escribiendo en `{ $file }`; dos a la vez lo estropearían
dash-not-here = `-` no sirve aquí: indica un archivo o una carpeta
letter-not-name = `{ $letter }` se lee como el sitio { $letter }; quien se llama así está en el sitio { $seat }
reader-verbs = tirar throw, tira throw, tiro throw, lanzar throw, lanza throw, guardar keep, guarda keep, guardo keep, otra again, seguir again, plantarse stop, planto stop, parar stop, anotar stop, anoto stop, apostar bid, apuesta bid, apuesto bid, tomar take, toma take, tomo take, adivinar guess, digo guess, descartar discard, descarta discard, descarto discard, repartir deal, reparte deal, robar draw, roba draw, robo draw, deshacer undo, retirar undo, nombre name, mayor higher, menor lower, volcar turn, elegir pick, quitar remove, levantar lift
reader-numbers = un 1, una 1, uno 1, dos 2, tres 3, cuatro 4, cinco 5, seis 6
stopping = Las partidas en marcha se juegan hasta el final; con otro Ctrl-C se para en el acto.
language-names-alone = en `{ $tag }` solo se conocen los nombres de los juegos, y poco más; el resto es inglés
only-one-open = Es la única opción, así que puedes saltarla y escribir lo que viene después.
luck-like = por ejemplo { $like }
end-or-undo = Con una línea vacía se termina aquí; `undo` retira la última línea.
seat-score = { $seat } { $score }
pick-some = { $least ->
    [0] [0–{ $most }: { $from }, o none]
   *[other] [{ $least }–{ $most }: { $from }]
}
and-more = { $count ->
    [1] y una más
   *[other] y { $count } más
}
lies-aside = aparte: { $pieces }
lies-kept = guardado: { $pieces }
lies-covered = tapado: { $pieces }
lies-spent = usado: { $pieces }
face-cup = { $count ->
    [1] cubilete(1)
   *[other] cubilete({ $count })
}
face-joker = jóker
track-at = { $seat }: { $behind } de { $fields }, siguiente { $next }
track-done = { $seat }: { $behind } de { $fields }

# Una mesa en líneas.
plain-help =
    (línea vacía)   tirar o robar, cuando te toca
    keep 6          una acción, escrita como la enumera la mesa
    keep [0–4: 1 6] el número indicado de lo que hay entre corchetes, como en `keep 1 6`; si no se elige nada, `keep none`
    bid [2 3]x[5 6] uno de cada corchete, como en `bid 3x6`
    table           la mesa, con todos si juegan más de ocho
    rules           las reglas del juego
    hint            lo que haría alguien que juega muy bien
    undo, undo 3    retirar la última decisión, o las tres últimas
    name A Anna     quien está en el sitio A se llama Anna
    resign A        el sitio A abandona
    Varias líneas pueden ir en una, con punto y coma entre ellas.
    Al acabar la entrada dejas la mesa. La partida se guarda: `rafle play --resume` sigue con ella.
seen-enough = Pulsa Enter cuando hayas visto bastante: la pantalla se borra para { $seat }.

# Registros.
records-hold = Registros que cuadran: { $count } de { $all }.
records-unreadable = no todos los registros se pueden leer
no-records = ahí no hay ningún registro
luck-follows = { $count ->
    [1] un resultado de la suerte sale
   *[other] los { $count } resultados de la suerte salen
} del secreto que se selló antes de la partida{ $numbers ->
    [0] .
    [1] {" "}y del número de un dispositivo.
   *[other] {" "}y de los números de { $numbers } dispositivos.
}
luck-from = Esto se puede comprobar desde la línea { $line }; { $before ->
    [1] el resultado
   *[other] los { $before } resultados
} de antes { $before ->
    [1] llegó antes del sello y no prueba
   *[other] llegaron antes del sello y no prueban
} nada.
luck-anew = Sacado de nuevo: { $count }. No llegó ningún número de { $whose }.
luck-differs = `{ $found }` no sale de ahí: según la regla, el resultado { $number } de esta partida es `{ $follows }`.
luck-other-secret = este no es el secreto que se selló: su huella es otra.
luck-other-number = este no es el número que había sellado el dispositivo { $device }.
luck-no-number = este resultado llegó antes de que el dispositivo { $device } abriera su número.
luck-not-opened = este resultado llegó antes de que se abrieran los números sellados.
luck-not-asked = al dispositivo { $device } no se le pide esto aquí, o ya lo ha hecho.
luck-no-seal = el dispositivo { $device } no ha sellado ningún número.
luck-too-early = no se selló ningún secreto antes de esta línea.
luck-too-late = aquí ya no puede entrar nada más que los números que se pidieron.
luck-unreadable = esta línea de la suerte no se puede leer.
luck-closed = el secreto no está en este registro: la partida no se ha acabado, o se quitó.
luck-unsealed = aquí no se selló nada, así que no hay nada que comprobar.
luck-unknown = la suerte se sacó con la regla { $rule }, que este Rafle no conoce.
luck-not-shown =
    Un registro por sí solo no puede mostrar que los sellos estaban antes de la primera tirada: compara sus líneas `luck` con las que
    ha guardado un dispositivo, o con las que alguien apuntó durante la partida. Tampoco puede mostrar que nadie que pueda leer la
    máquina del servidor haya mirado el secreto.

# Simulación y velocidad.
simulated = { $game }, { $seats ->
    [1] un sitio
   *[other] { $seats } sitios
}: { $count ->
    [1] una partida
   *[other] { $games } partidas
} al azar, semilla { $seed }.
simulated-moves = Jugadas: { $mean } de media (desviación típica { $sd }), de { $least } a { $most }.
simulated-ends = Victorias compartidas: { $shared } %. No gana nadie: { $nobody } %.
score-range = de { $least } a { $most }
matched = { $game }: { $count ->
    [1] una partida
   *[other] { $games } partidas
} en { $seatings ->
    [1] una distribución de sitios
   *[other] { $seatings } distribuciones de sitios
}, semilla { $seed }.
match-margin-sure = { $bot } aventaja a { $over } en { $margin } ± { $within } puntos porcentuales, con una certeza del 99 %.
match-margin = { $bot } contra { $over }: { $margin } ± { $within } puntos porcentuales, que pueden ser suerte.
no-such-bot = no hay ningún robot `{ $bot }`; hay { $known }
wrong-number-of-bots = a este juego no se puede jugar con { $bots ->
    [1] un robot
   *[other] { $bots } robots
}: { $most ->
    [1] se juega a solas
   *[other] se juega de { $least } a { $most }
}
bot-cannot-play = `{ $bot }` no puede jugar a este juego: solo juega donde se conoce la mejor puntuación
column-within = ± (99 %)
odds-share = { $game }, { $seats ->
    [1] un sitio
   *[other] { $seats } sitios
}, resuelto con exactitud. Todos juegan por una parte de la victoria.
odds-score = { $game }, { $seats ->
    [1] un sitio
   *[other] { $seats } sitios
}, resuelto con exactitud. Todos juegan por la mayor puntuación esperada.
odds-luck = { $game }, { $seats ->
    [1] un sitio
   *[other] { $seats } sitios
}, resuelto con exactitud. Solo decide la suerte.
odds-length = Duración: { $steps } tiradas y decisiones de media.
odds-bonus = El bonus llega en el { $bonus } % de las partidas.
odds-against-random = Contra otros que eligen al azar, el primer sitio gana el { $best } %, y el { $random } % si también elige al azar.
odds-against-sensible = Medido: contra otros que juegan con sensatez (fallan tanto como el robot club) el primer sitio gana el { $best } ± { $best_error } %, y el { $sensible } ± { $sensible_error } % si solo juega con sensatez.
odds-sensible-score = Medido: un sitio que solo juega con sensatez (falla tanto como el robot club) consigue { $sensible } ± { $sensible_error }, el mejor juego { $best }.
solving-exploring = Posiciones encontradas: { $states }
solving-valuing = Mirando posiciones desde el final: { $percent } %
odds-beginnings = El mejor comienzo, y lo que vale:
odds-first-turn = { $game }, { $seats ->
    [1] un sitio
   *[other] { $seats } sitios
}, es demasiado grande para resolverlo, pero su primer turno no. Probabilidad en % de poder tomar cada personaje, jugando solo por él:
odds-no-method = { $game } con { $seats ->
    [1] un sitio
   *[other] { $seats } sitios
}: aquí no se conoce ningún método que lo resuelva
odds-other-rules = { $game } con { $seats ->
    [1] un sitio
   *[other] { $seats } sitios
} solo está resuelto con otras reglas
odds-hidden = { $game }: aquí hay algo oculto, así que no hay probabilidades exactas de una posición
odds-never-settles = { $game } con { $seats ->
    [1] un sitio
   *[other] { $seats } sitios
}: las decisiones se responden en círculo, y no se ha encontrado solución
odds-too-large = { $game } con { $seats ->
    [1] un sitio
   *[other] { $seats } sitios
} es demasiado grande para resolverlo con exactitud
column-wins = gana %
column-standard-error = ± (e. e.)
column-score = puntos
column-sd = desv. típ.
column-least = mínimo
column-most = máximo
column-game = juego
column-seats = sitios
column-moves = mill. jugadas/s
column-games = partidas/s
column-bytes = bytes de estado
column-clone = copia ns

# Una mano de cartas de verdad.
hand-discard = Descarta { $card }.
hand-meld = { $cards }: { $title }
hand-left = { $points ->
    [1] Queda: { $cards }, un punto.
   *[other] Queda: { $cards }, { $points } puntos.
}
hand-goes-out = No queda nada: esta mano cierra.
hand-ahead = Mirando una carta más allá, lo mejor es descartar { $card }: quedan { $points } puntos de media después de robar la siguiente.
hand-no-melds = en `{ $slug }` las manos no se dividen en combinaciones; sí en { $games }
hand-no-rank = `{ $text }` no es un valor comodín; va de 3 a 10, J, Q o K
hand-no-card = `{ $text }` no es una carta; las cartas son de 3 a 10, J, Q o K y un palo, S, H, D, C o * (también vale T), como 5C, o Joker
hand-too-long = son { $count } cartas; una mano tiene como mucho { $most }
hand-wrong-length = { $count ->
    [0] no hay cartas
    [1] es una carta
   *[other] son { $count } cartas
}; donde { $wild ->
    [11] las jotas
    [12] las reinas
    [13] los reyes
   *[other] los { $wild }
} son comodines, una mano tiene { $wild }, o { $drawn } después de robar
hand-too-many-of = hay más cartas { $card } que las { $most } de la baraja
# El entrenador. Las partes de la victoria van en tanto por ciento.
advice-share-exact = Turno: { $seat }. Probabilidad de ganar en %, exacta:
advice-share = Turno: { $seat }. Probabilidad de ganar en %, estimada:
advice-score-exact = Turno: { $seat }. Puntos esperados, exactos:
advice-score = Turno: { $seat }. Puntos esperados, estimados:
column-value = valor
column-loss = pierde
analysis-share-exact = Decisiones: { $count }. Las pérdidas son probabilidad de ganar en %, exacta.
analysis-share = Decisiones: { $count }. Las pérdidas son probabilidad de ganar en %, estimada.
analysis-score-exact = Decisiones: { $count }. Las pérdidas son puntos, exactos.
analysis-score = Decisiones: { $count }. Las pérdidas son puntos, estimados.
decision = Línea { $line }, { $seat }: { $action } pierde { $loss } (mejor: { $best })
decision-estimated = Línea { $line }, { $seat }: { $action } pierde { $loss } ± { $error } (mejor: { $best })
costliest = { $count ->
    [0] Ninguna decisión perdió nada.
    [1] La decisión más cara:
   *[other] Las { $count } decisiones más caras:
}
account = { $seat }: resultado { $result }; perdido por decisiones propias: { $lost }.
account-exact = { $seat }: resultado { $result } = esperado { $expected } + suerte { $luck } + habilidad { $skill }; perdido por decisiones propias: { $lost }.

# Lo que se hace con todas las mesas de un servidor.
store-in-use = las mesas de { $store } las está usando un servidor en marcha, que no se enteraría; páralo antes
store-newer = las mesas de { $store } las escribió un Rafle más nuevo; usa ese
store-damaged = no se pueden usar las mesas de { $store }: la base de datos de ahí está dañada ({ $why }); recupera una copia de seguridad
store-unusable = no se pueden usar las mesas de { $store }: { $why }
store-not-empty = en { $store } ya hay mesas, y no ha cambiado nada; da una carpeta vacía con `--data`, o una base de datos vacía con `--store`
backup-postgres = PostgreSQL se copia con su propia herramienta, con los servidores en marcha: `pg_dump --format=custom --file={ $file } "$RAFLE_STORE"`; y se recupera con `pg_restore --dbname="$RAFLE_STORE" { $file }`
backed-up = Todo lo que hay hasta ahora está en { $file }. Tiene cartas ocultas y secretos: guárdalo como guardas las mesas.
restored = Todo está en { $store } como estaba.
imported = Ahora todo está en { $store }.
exported = { $count ->
    [0] No hay mesas que escribir en { $folder }.
    [1] Hay un registro en { $folder }.
   *[other] Hay { $count } registros en { $folder }.
}
export-unreadable = la mesa { $table } no se puede leer, y se ha dejado fuera
no-such-table = no hay ninguna mesa `{ $table }`; no ha cambiado nada
forgotten = Mesas borradas: { $deleted }. Mesas en las que se ha olvidado a alguien: { $changed }. Las copias de seguridad y los registros exportados están como estaban.

# Argumentos sin sentido.
arguments-help = `--help` dice más
arguments-usage = Uso: { $form }; `--help` dice más
no-such-argument = { $text } no se entiende aquí
no-such-argument-like = { $text } no se entiende aquí; ¿querías decir { $like }?
no-such-command = no hay ninguna orden { $text }
no-such-command-like = no hay ninguna orden { $text }; ¿querías decir { $like }?
arguments-missing = falta esto: { $text }
arguments-clash = { $text } no va junto con { $others }
value-missing = { $text } quiere un valor
value-one-of = { $text } no puede ser { $value }; puede ser { $values }
value-unfit = { $text } no puede ser { $value }
value-unfit-because = { $text } no puede ser { $value }: { $why }
whole-number = hace falta un número entero de { $least } a { $most }
many-form = hace falta un número entero de 1 a 1e12
viewer-form = tiene que ser un sitio de A a { $last }, `spectator` o `referee`
word-form = necesita al menos una letra
store-form = empieza con `postgres://`; una carpeta se da con `--data`
address-form = empieza con `http://` o `https://` y nombra una máquina, como `https://rafle.example`
