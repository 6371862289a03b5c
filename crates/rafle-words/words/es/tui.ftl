# Lo que dicen las pantallas del terminal.
too-small = Esta pantalla tiene { $width } columnas y { $height } líneas. Esta mesa necesita más; { $least_width } y { $least_height } bastan para todos los juegos. Hazla más grande, o sal con Ctrl-C y juega con `--plain`.
pick-first = { $least ->
    [0] Para esto se pueden elegir como mucho { $most }.
   *[other] Para esto elige antes de { $least } a { $most }.
}
pick-first-exactly = { $count ->
    [1] Para esto elige antes una sola cosa.
   *[other] Para esto elige antes { $count }.
}
lies-aside = aparte
track-next = siguiente: { $next }

# Teclas.
key-space = espacio
key-enter = Enter
key-rules = reglas
key-pad = rondas
key-pad-hands = manos
key-everybody = todos
key-foremost = ocho de ellos
key-hint = consejo
key-back = retirar
key-leave = salir
key-go-on = seguir
key-move = elegir
key-do = hacerlo
key-scroll = mover
key-close = cerrar
key-stay = quedarse
key-search = escribe para buscar
key-step = un paso
key-jump = diez pasos
key-ends = principio, final
key-viewer = cambiar de vista
key-more = más
key-again = otra vez
key-look-back = repasar
key-analyse = analizar
key-play = jugar
key-set-up = nombres y reglas
key-play-on = seguir
key-throw-away = borrar
key-keep = guardarla
key-begin = empezar
key-change = cambiar
key-players = nombres
key-shelf = volver

# En la mesa.
hand-of = Mano: { $seat }

# A la mesa.
cover = Pasa la pantalla a { $seat } y pulsa una tecla.
thinking = { $seat } está pensando…
hint-thinking = Déjame pensar…
hint-none = Aquí no hay consejo.
hint = Consejo: { $line }
nothing-to-take-back = No hay nada que retirar.
answered = La suerte ya ha respondido a esa decisión, o se ha mostrado algo oculto: ya no se puede retirar. Empieza una partida con `--friendly` para poder retirar también eso.
space-does-nothing = El espacio tira y confirma lo elegido. Aquí no hace nada: pulsa una de las teclas que se muestran.
other-case = Pulsa { $key }, tal como aparece: mayúsculas y minúsculas no significan lo mismo.
seen-enough = Cuando hayas visto bastante, pulsa una tecla: la pantalla pasa a { $seat }.
looking-back = Repasando la partida…
leave = ¿Salir de la mesa? La partida se guarda: `rafle play` ofrece seguir con ella.
not-kept = La partida no se puede guardar: { $why }

# La estantería.
shelf = ¿A qué jugamos?
shelf-none = Ningún juego se llama así.
shelf-players = de { $least } a { $most } personas, unos { $minutes } minutos
shelf-one = para { $least }, unos { $minutes } minutos
shelf-go-on = Seguir: { $game }, { $date }
shelf-with = Con { $players }, última vez { $date }
throw-away = ¿Borrar esta partida? No se puede recuperar.

# Antes de una partida.
setup-players = Quién juega
setup-rules = Reglas de la casa
setup-take-backs = Retirar decisiones
take-backs-strict = Hasta que responde la suerte
take-backs-friendly = Amable: también más tarde
setup-language = Idioma
setup-type-a-name = escribe un nombre
setup-name-missing = Todos necesitan un nombre, sin punto y coma.
unnamed = Visitante

# Lo que queda en el terminal al salir.
left-begun = { $game } se ha guardado; así se sigue:
left-over = Repasa la partida, o mira dónde se ganó:

# Repasar.
looking-at = { $line } de { $lines }, vista: { $viewer }
viewer-referee = arbitraje
viewer-spectator = público
looking-start = El principio.

# Quién juega, y lo que se ha guardado.
seats-form = quienes juegan se escriben `me,bot:club,Anna`, o como número, no `{ $text }`
nobody-called = nadie se llama aquí `{ $name }`; también valen `lot` y `seated`
name-a-game = indica un juego: sin pantalla no hay estantería para elegir; `rafle games` los enumera
nothing-to-resume = no hay ninguna partida con la que seguir
no-folder = no hay carpeta para tus partidas; indica una con `--games`
history-none = Aquí todavía no se ha acabado ninguna partida.
history-over = { $game }: { $scores }
history-not-over = { $game }: { $scores } (sin acabar)
history-begun = { $count ->
    [1] Hay una partida sin acabar; `rafle play --resume` sigue con ella.
   *[other] Hay { $count } partidas sin acabar; `rafle play` ofrece seguir con ellas.
}

# La mesa que habla en líneas.
plain-begins = { $game }. Escribe lo que haces como lo escribe la lista, o nada para tirar; `help` dice más.
plain-throw = Pulsa Enter: { $tap }
plain-cover = Pásalo a { $seat } y pulsa Enter.

# Simulación.
vary-form = lo que se varía se escribe `key=value,value`, no `{ $text }`
bots-form = se han indicado { $count } robots para { $seats } sitios; indica uno por sitio, o uno para todos
simulated-bots = { $game }, { $seats ->
    [1] un sitio
   *[other] { $seats } sitios
}: { $count ->
    [1] una partida
   *[other] { $games } partidas
} de { $bots }, semilla { $seed }.
simulated-nothing = Se ha parado antes de acabar una partida.
simulated-stopped = (se ha parado antes de { $asked })
plot-title = { $game }: puntuaciones en { $games } partidas
plot-points = puntos
plot-share = % de partidas
