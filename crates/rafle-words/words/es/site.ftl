# Lo que dicen las páginas en el navegador.
language = Idioma
looks = Claro u oscuro
theme-auto = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
back = Volver
menu = Menú
yes = Sí
no = No
play = Reproducir
pause = Pausa
less = menos
more = más

# La entrada.
come-in = Entrar
word-asked = Para entrar hace falta una palabra. Quien te ha invitado la sabe.
the-word = La palabra
wrong-word = Esa no es la palabra.
word-crowded = Demasiadas palabras equivocadas en este momento. Prueba otra vez dentro de un rato.

# La estantería.
the-shelf = La estantería
# { $count } es cuántos juegos hay.
what-this-is = { $count } juegos nórdicos de dados y cartas para toda la mesa, aquí mismo en el navegador.
so-many-games = { $count } juegos
play-at-once = Jugar ya
at-once-what = { $bots ->
    [0] { $game }, a solas
    [1] { $game }, tú y un robot
   *[other] { $game }, tú y { $bots } robots
}
way-device = Un dispositivo para todos
way-device-short = Un dispositivo
way-device-how = Se pasa de mano en mano
way-phones = Con los teléfonos
way-phones-short = Con teléfonos
way-phones-how = Con un código o una palabra
choose-for-device = Elige un juego para este dispositivo
choose-for-phones = Elige un juego para los teléfonos
another-way = Otra manera de jugar
join-asked = ¿Alguien ha abierto una mesa?
join-hint = Su palabra: kugle
join = Unirse
no-such-word = Ninguna mesa se llama { $word }.
no-such-word-near = Ninguna mesa se llama { $word }. Parecidas: { $near }.
# Los lugares de la estantería.
shelf-tonight = Para esta noche
shelf-tonight-note = media hora, y vale la pena aprenderlos
shelf-quick = Rápidos: diez minutos
shelf-longer = Algo más largos
shelf-luck = Pura suerte
shelf-luck-note = nada que decidir
shelf-alone = Para una persona
all-of-them = Los { $count }
more-tables = { $count ->
    [1] Una mesa más
   *[other] { $count } mesas más
}
your-turn = Tu turno
# El propio sitio, en la fila de sitios.
you = Tú
# Lo que acaba de terminar: un botón, y lo que va a su lado.
go-on = Seguir
next-is = Ahora va { $name }.
points-gone = { $points ->
    [1] Se pierde un punto de este turno.
   *[other] Se pierden { $points } puntos de este turno.
}
claimed-by = { $name } dijo
there-are = Hay
so-far = Por ahora
are-there = ¿Hay { $count } × { $face }?
lift-them-now = Levantarlos todos ya
stay = Quedarse
by-itself = se sigue en # s
waits-for-you = la mesa te espera
next-is-you = Ahora vas tú.
# Se lee en voz alta: un dado o una carta, y lo que significa ahora.
mark-counts = { $piece }, cuenta
mark-paid = { $piece }, los dados alcanzan
mark-ends = { $piece }, lo acaba
mark-came = { $piece }, acaba de salir
finished = Terminada
waits-for-somebody = Se espera a que alguien se siente
somebody-thinks = { $name } piensa
now-thinks = { $name } piensa.
then-one = Después va { $name }.
then-you = Después vas tú.
then-one-you = Después { $name }, luego tú.
find-a-game = Buscar un juego
find = Buscar
how-many-people = Cuántas personas
any-number = Las que sean
people = { $count ->
    [1] A solas
   *[other] { $count } personas
}
filter-quick = 10 minutos
filter-dice = Dados
filter-cards = Cartas
filter-hidden = Algo oculto
filter-luck = Solo suerte
nothing-found = Ningún juego coincide.
players = Personas
also-called = También se llama { $names }
minutes = Minutos
skill-of = { $skill ->
    [0] Pura suerte
   *[other] Habilidad { $skill } de 4
}
something-hidden = Hay algo oculto
open-a-record = Abrir un registro

# Un juego.
your-name = Tu nombre
guest = Visitante
bot-called = Robot { $seat }
play-alone = Jugar
who-is-playing = ¿Quién juega?
against-bots = Contra robots
against-bots-how = Empieza en el acto
around-device = En este dispositivo
around-device-how = Se pasa de mano en mano
on-phones = Cada cual en su teléfono
on-phones-how = Un código para escanear, una palabra para escribir
bots = Robots
one-bot-fewer = Un robot menos
one-bot-more = Un robot más
how-well = Nivel de juego
level-random = Azar
level-easy = Fácil
level-club = Club
level-master = Maestro
play-against = { $bots ->
    [0] Jugar a solas
    [1] Jugar contra un robot
   *[other] Jugar contra { $bots } robots
}
add-a-name = Añadir un nombre
begin-with-people = { $count ->
    [1] Empezar a solas
   *[other] Empezar: { $count } personas
}
names-few = escribe al menos { $least } nombres
phones-get-a-code = Recibes un código y una palabra para los demás. Los sitios vacíos los pueden ocupar robots más tarde.
open-for-phones = Abrir para teléfonos
rules-as-usual = Como juega casi todo el mundo.
change = Cambiar
use-these = Usar estas
back-to-usual = Como siempre
rule-too-low = { $rule }: { $value } es demasiado bajo, al menos { $least }
rule-too-high = { $rule }: { $value } es demasiado alto, como mucho { $most }
rule-no-number = { $rule }: un número entero de { $least } a { $most }, no `{ $value }`
as-it-will-lie = Así quedará sobre la mesa
as-far-as-read = Lo que se ha podido leer
name-of = Nombre { $number }
player-number = Sitio { $number }
bot-random = Robot, azar
bot-easy = Robot, fácil
bot-club = Robot
bot-master = Robot, maestro
house-rules = Reglas de la casa
take-backs = Retirar decisiones
take-backs-strict = Hasta que responde la suerte
take-backs-friendly = Amable: también más tarde, si todos están de acuerdo
patience = Minutos hasta que un robot puede jugar por quien no está

# Una mesa.
all-games = Todos los juegos
just-now = Ahora mismo
at-the-table = En la mesa
open-seat = Sitio { $seat }
is-bot = robot
is-open = sitio libre
is-here = en la mesa
is-away = no está
on-this-device = en este dispositivo
has-resigned = ha abandonado
step-back = Deshacer
take-back = Retirar mi decisión
take-back-last = Retirar la última decisión
do-not-go-together = Esto no se puede combinar
all-columns = Las columnas de todos
show-everybody = Mostrar a los { $count }
hand-it-to = Pásaselo a { $name }
nobody-else-looks = Ahora no mira nadie más.
i-am = Soy { $name }
no-connection = Sin conexión. Tu mesa está a salvo; se intenta otra vez.
one-moment = Un momento
you-watch = Estás mirando.
big-screen = Ver en pantalla grande

# Lo que le pasa a una mesa.
begun = Empieza la partida.
lot-fell = La suerte elige a { $seat }, que empieza.
begins = Quién empieza:
begins-host-only = Quien abrió la mesa decide quién empieza.
begins-lot = a suertes
begins-seated = según los sitios
begins-change = Cambiar
begins-title = ¿Quién empieza?
begins-note = Los demás siguen en el orden de sus sitios. En la próxima partida empieza quien está en el sitio siguiente.
begins-by-lot = A suertes
begins-by-lot-note = se decide al empezar, y cualquiera puede comprobarlo
begins-as-seated = Según los sitios
begins-order = { $first }, luego { $second }
begins-order-more = { $first }, luego { $second }, luego { $third }
begins-keep = Dejarlo así
sat-down = { $seat } se sienta.
bot-plays = Un robot juega por { $seat }.
got-up = { $seat } se levanta.
took-back = { $count ->
    [1] Se retira un paso.
   *[other] Se retiran { $count } pasos.
}
asks-back = { $name } pide retirar la última decisión.
waits-for = Se espera a { $names }.
bot-sits-for-you = Ahora un robot juega por { $name }.
come-back = Ya estoy aquí

# Sentarse.
come-and-play = Ven a jugar: { $game }
sits-already = { $name } está en la mesa.
scan-hint = Escanéalo con una cámara, o escribe la dirección.
seats-free = { $count ->
    [0] Todos los sitios están ocupados.
    [1] Hay un sitio libre.
   *[other] Hay { $count } sitios libres.
}
copy-link = Copiar el enlace
copied = Enlace copiado

# La sala de espera.
waiting-room = Sala de espera
scan-or-open = Escanéalo, o abre
and-type = y escribe
point-your-camera = Apunta aquí con la cámara
only-watch = Solo mirar
host-begins = { $name } inicia la partida.
room-here = { $here ->
    [1] Ha llegado una de { $places } personas
   *[other] Han llegado { $here } de { $places } personas
}
room-full = Ya están todos
free-place = Un sitio libre
awaits-somebody = espera a alguien
room-for-more = { $count ->
    [1] Queda sitio para una persona más
   *[other] Queda sitio para { $count } personas más
}
is-host = inicia la partida
invites-you = { $name } te invita: { $game }
here-too = { $count ->
    [1] También está { $names }.
   *[other] También están { $names }.
}
sit-down = Sentarse
no-account = Sin cuenta. El nombre se queda en este dispositivo.
you-sit = Tienes sitio en la mesa. { $name } inicia la partida.
begin = Empezar
begin-with = Empezar con { $count }
fill-with-bots = { $count ->
    [1] Completar con un robot
   *[other] Completar con { $count } robots
}
play-bots-instead = Mejor jugar con robots
set-a-bot = Poner un robot
free-the-seat = Dejar libre el sitio
asks-for-seat = { $name } quiere ocupar el sitio libre.
others-are-asked = Aquí hay algo oculto: antes se pregunta a los demás.
room-goes-on = La partida sigue aquí a partir de un registro.

# El menú.
this-table = Esta mesa
this-device = Este dispositivo
rules = Reglas
sound = Sonido
touch = Vibración
keys = Teclas en la mesa
key-keep = guardar o soltar
key-main = botón principal
key-box = elegir casilla
key-advice = consejo
key-rules = reglas
key-card = resumen o teclas
explain = Explicar cada elección
explain-first = al principio
explain-always = siempre
explain-never = nunca
pace = El ritmo de los robots
pace-calm = tranquilo
pace-usual = normal
pace-quick = rápido
rename = Cambiar el nombre
let-play = Que juegue: { $bot }
other-device = Usar otro dispositivo
other-device-hint = Abre este enlace en el otro dispositivo antes de un cuarto de hora. Funciona una vez. Ese dispositivo juega entonces por ti en todas tus mesas, hasta que lo termines en el menú.
play-here = Jugar aquí
play-for = Jugar aquí por { $name }
play-for-means = Este dispositivo juega entonces por { $name }, en todas sus mesas, igual que el dispositivo de { $name }. Se puede terminar desde cualquiera de los dos, en el menú de una mesa.
play-for-own-seats = Tus propios sitios siguen siendo tuyos: los encuentras otra vez cuando este dispositivo vuelve a jugar por ti.
devices = Dispositivos que juegan por mí
some-device = Un dispositivo
release-device = Que deje de jugar por mí
be-myself-again = Volver a jugar por mí
seat-of = Sitio: { $name }
hand-over = Ceder el sitio
hand-over-hint = Quien abra este enlace ocupa tu sitio. Funciona una vez, durante un cuarto de hora.
take-the-seat = Ocupar el sitio
resign = Abandonar
resign-means = Quedas en último lugar y tu turno se salta; donde el juego no puede seguir sin ti, un robot sigue en tu lugar para que los demás puedan jugar.
leave = Irse para siempre
leave-means = Tu sitio vuelve a estar libre; quien tenga el enlace puede ocuparlo. Donde hay algo oculto, antes se pregunta a los demás.
back-to-table = Volver a la mesa

# Después de la partida.
wins = { $seat } gana
wins-by = { $seat } gana por { $ahead }
share-the-win = { $seats } comparten la victoria
nobody-wins = No gana nadie
# El titular, para quien lo oye.
over-said = { $headline }.
play-again = Jugar otra vez
go-to-next = A la próxima partida
look-back = Repasar
download-record = Descargar el registro
another-game = Otro juego
how-it-grew = Cómo crecieron los puntos
chart-of = { $turns ->
    [1] Los puntos después de un turno
   *[other] Los puntos en { $turns } turnos
}
step-of = Paso { $number } de { $count }
step-before = Uno atrás
step-after = Uno adelante
record-here = El registro
record-file = O un archivo
look-through = Repasarlo
record-wrong = Línea { $line }: { $why }
play-on-from-here = Seguir jugando desde aquí
play-on-how = La partida sigue desde el paso { $step } en una mesa propia, con una suerte propia. Lo que se jugó antes queda como está.
which-seat = ¿Cuál es tu sitio?
play-on = Seguir jugando
record-over = aquí la partida se ha acabado: vuelve a un paso antes del final
record-has-holes = este registro muestra la partida como la vio quien jugaba o miraba, sin lo oculto: nadie puede seguir desde él
record-too-long = esta partida es demasiado larga: puede tener { $most } líneas como máximo
record-knows = Quien tiene el registro sabe lo que hay oculto en él.

# El entrenador.
coach = El entrenador
hints = Consejos del entrenador
hints-against-bots = Solo contra robots
hints-for-all = Para todos
hints-for-nobody = Para nadie
hints-allowed = permitidos
hints-not-allowed = no permitidos
ask-the-coach = Pedir consejo
ask-again = Preguntar otra vez
coach-says = Lo que haría el entrenador
what-to-do = Tus opciones
what-it-costs = Lo que cuesta
and-more = { $count ->
    [1] Otra manera vale menos.
   *[other] Otras { $count } maneras valen menos.
}
costs-nothing = nada
costs-share = { $loss } % de la victoria
costs-share-about = { $loss } ± { $error } % de la victoria
costs-points = { $loss } puntos
costs-points-about = { $loss } ± { $error } puntos
coach-is-exact = Estas cifras son exactas: el juego está resuelto.
coach-estimates = Estas cifras son estimaciones: salen de jugar muchas veces a partir de aquí; ± es el error estándar. Las diferencias pequeñas pueden no significar nada.
late-take-backs = { $count ->
    [1] Una mesa amable: una decisión se retiró después de que la suerte respondiera.
   *[other] Una mesa amable: { $count } decisiones se retiraron después de que la suerte respondiera.
}
coach-thinks = El entrenador todavía está pensando.
coach-silent = El entrenador no tiene nada que decir de esto.
no-hints-here = en esta mesa nadie puede preguntar al entrenador
nothing-to-advise = ahora este sitio no tiene nada que decidir
luck-or-skill = ¿Suerte o habilidad?
luck-and-skill = Suerte y habilidad
luck-and-skill-means = «Esperado» es la parte de cada cual antes de la primera tirada. «Suerte» es lo que los dados y las cartas han dado o quitado. «Habilidad» es lo que han hecho las decisiones: tus errores te cuestan, los errores de los demás te ayudan. Las tres cosas suman el resultado.
in-hundredths = En centésimas de la victoria
in-points = En puntos
player = Nombre
was-expected = Esperado
luck-added = Suerte
skill-added = Habilidad
lost-by-choices = Perdido por decisiones propias
result = Resultado
costliest-decisions = { $count ->
    [0] Ninguna decisión costó nada
    [1] La decisión más cara
   *[other] Las { $count } decisiones más caras
}
all-decisions = { $count ->
    [1] Una decisión en total
   *[other] { $count } decisiones en total
}
show-decisions = Mostrarlas todas
step = Paso
what-was-done = Lo que se hizo
better-was = Mejor:
it-cost = Costó { $cost }.
nothing-better = Nada era mejor.
look-at-step = Ver el paso { $number }
coach-goes-through = El entrenador repasa la partida

# Piezas.
die-of = dado que muestra { $face }
cup-of = { $count ->
    [1] cubilete con un dado
   *[other] cubilete con { $count } dados
}
card-wild = { $card }, comodín
card-ends = { $up } arriba, { $down } abajo
face-down = boca abajo
field-worth = casilla que vale { $worth }
lies-kept = { $piece }, se guarda
lies-aside = { $piece }, aparte
lies-covered = { $piece }, a cubierto
lies-spent = { $piece }, ya se ha usado

# Por qué no.
no-such-page = Esa página no existe.
no-such-table = Esa mesa no existe. Quizá falte una letra en el enlace.
no-such-game-here = Ese juego no está en la estantería.
no-such-game = no hay ningún juego `{ $slug }`
not-your-seat = Ese sitio no es tuyo.
table-moved-on = La mesa ha seguido adelante. Así está ahora.
cannot-store = La jugada no se ha podido guardar. No ha cambiado nada; inténtalo otra vez.
cannot-read = Esta mesa no se puede leer.
took-too-long = Ha tardado demasiado. Mira la mesa: muestra si ha contado.
rules-stumble = Este juego ha tropezado con una jugada. Es culpa nuestra, no tuya. Mira la mesa: muestra lo que ha contado; si no se puede mostrar, quien juega en ella puede retirar la última jugada.
take-back-and-go-on = Retirarla y seguir
went-wrong = Algo ha ido mal aquí. Es culpa nuestra, no tuya. Inténtalo otra vez.
too-many-requests = Ha sido demasiado de golpe. Espera un momento, e inténtalo otra vez.
too-many-openings = Desde aquí se han abierto muchas mesas en poco tiempo. Inténtalo otra vez { $minutes ->
    [1] dentro de un minuto
   *[other] dentro de { $minutes } minutos
}.
too-many-tables = Tienes abiertas todas las mesas que permite esta casa. Acaba una de ellas, o inténtalo otra vez { $minutes ->
    [1] dentro de un minuto
   *[other] dentro de { $minutes } minutos
}.
too-many-streams = Esta mesa está abierta en demasiadas páginas a la vez. Cierra algunas, y vuelve a cargar esta.
too-many-words = Han sido muchas palabras equivocadas. Inténtalo otra vez { $minutes ->
    [1] dentro de un minuto
   *[other] dentro de { $minutes } minutos
}.
too-many-renames = Han sido muchos nombres en poco tiempo. Inténtalo otra vez { $minutes ->
    [1] dentro de un minuto
   *[other] dentro de { $minutes } minutos
}.
too-many-passes = Han sido muchos enlaces en poco tiempo. Inténtalo otra vez { $minutes ->
    [1] dentro de un minuto
   *[other] dentro de { $minutes } minutos
}.
form-too-large = Es demasiado para un formulario.
form-unreadable = Ese formulario no se ha podido leer.
no-such-field = este formulario no tiene el campo `{ $field }`
no-such-choice = `{ $word }` no se puede elegir aquí
not-from-here = Este formulario no se ha enviado desde una página de este servidor.
wrong-host = Este servidor no se llama { $name }.
wrong-host-hint = Quien lo lleva puede darle ese nombre al arrancarlo:
no-host = La petición no dice con claridad a qué servidor va.
seat-taken = este sitio está ocupado: { $seat }
no-second-seat = en un juego con dados o cartas ocultos solo puedes tener un sitio
no-free-seat = no hay ningún sitio libre
usual-bot-only = por otra persona solo juega el robot de siempre
resigned-and-left = desde entonces alguien ha abandonado y ha dejado la mesa; la decisión ya no se puede retirar
nobody-asked = no ha preguntado nadie
asked-already = { $seat } ya ha preguntado; una pregunta cada vez
no-such-bot = no hay ningún robot `{ $level }`; hay { $known }
name-empty = un nombre necesita al menos una letra
not-over = La partida todavía no se ha acabado.
pass-used = Este enlace ya se ha usado, o es demasiado viejo.

# El servidor.
serving = Rafle está en { $address }
serving-here = En esta máquina también en { $address }
serving-word = A quien viene se le pide la palabra.
serving-stop = Se para con Ctrl-C. Las mesas se guardan en { $folder }.
serving-stopped = Rafle se ha parado; todas las mesas están a salvo.
port-in-use = { $address } está en uso, quizá por otro Rafle; elige otro puerto con `--listen`, como `--listen 0.0.0.0:{ $other }`
cannot-listen = no se puede escuchar en { $address }: { $why }
listen-form = `{ $text }` no es una dirección en la que escuchar; se escribe como `0.0.0.0:7070`
data-unwritable = no se pueden guardar mesas en { $folder }: { $why }; da otra carpeta con `--data`
data-newer = las mesas de { $folder } las escribió un Rafle más nuevo; arranca ese, o da otra carpeta con `--data`
data-in-use = las mesas de { $folder } las está usando otro Rafle; para ese, o da otra carpeta con `--data`
database-unusable = no se pueden guardar mesas en la base de datos { $database }: { $why }; mira la dirección en `--store`, y si PostgreSQL funciona ahí
database-newer = las mesas de la base de datos las escribió un Rafle más nuevo; arranca ese, o da otra base de datos con `--store`
data-damaged = no se pueden guardar mesas en { $folder }: la base de datos de ahí está dañada ({ $why }); aparta sus archivos y recupera una copia de seguridad

# ¿Es limpia la suerte?
is-luck-fair = ¿Juega limpio la suerte?
luck-was-not-sealed = La suerte de esta mesa no se selló: la abrió una versión anterior. No hay nada que comprobar.
luck-is-sealed-now = La suerte de esta partida está sellada
luck-envelope = Como una nota en un sobre encima de la mesa, que se abre cuando la partida se acaba.
luck-yes = Sí. Nadie ha elegido esta suerte.
luck-record-fits = El registro encaja con su sello.
luck-no = Esto no encaja.
luck-fits = Comprobado en este dispositivo: sello, secreto y números son los de antes de la partida.
luck-seals-fit = Comprobado en este dispositivo: sello, secreto y números son los de antes de la partida. No había dados que comparar. Lo que se repartió y se robó lo comprueba el comando de más abajo.
luck-nothing-kept = Este dispositivo no guardó nada de antes del final, así que no puede comparar. Un dispositivo que estaba sí puede.
luck-without-us = Comprobado en este dispositivo: el sello, el secreto y los números son los de antes de la partida. Ninguno de los números es suyo, así que se fía de los demás.
luck-lines-differ = Los sellos no son los que se le mostraron antes a este dispositivo. Guarda el registro y pregunta a quien lleva el servidor.
luck-secret-differs = El secreto no es el que se selló. Guarda el registro y pregunta a quien lleva el servidor.
luck-number-differs = Un número no es el que se selló. Guarda el registro y pregunta a quien lleva el servidor.
luck-dice-differ = Una tirada no sale del secreto y los números. Guarda el registro y pregunta a quien lleva el servidor.
luck-dice-checked = Dados del registro comprobados: { $count }. Todos encajan.
luck-no-scripts = Este navegador no ejecuta scripts: no guardó nada y no puede comparar. El registro lo puede comprobar cualquiera.
luck-now = Ahora: un sello
luck-before-the-game = Antes de la partida: un sello
luck-words-on-every-screen = Las mismas seis palabras están en todas las pantallas de esta mesa. Léelas en voz alta si quieres.
luck-words-were-shown = Rafle creó un secreto y mostró a todos estas seis palabras, que salen de él.
luck-six-words = Las seis palabras del sello
luck-number-from-everybody = Al empezar: un número de cada cual
luck-will-add = Llegará un número de { $names }, sacado y sellado en su propio dispositivo.
luck-have-added = Llegó un número de { $names }, sacado y sellado en su propio dispositivo.
luck-one-is-enough = Basta con que uno de estos dispositivos sea honrado: entonces ni siquiera quien lleva el servidor puede elegir la suerte.
luck-nobody-adds = Aquí ningún dispositivo añade un número. Quien juega confía en que quien lleva el servidor no haya elegido entre varios secretos.
luck-relies-on-others = Este dispositivo no añade nada: no ejecuta scripts, no puede guardar nada, o llegó cuando la partida ya había empezado. Así que te fías de los dispositivos de los demás.
luck-words-added = { $count ->
    [1] Se añadieron palabras una vez; también cuentan.
   *[other] Se añadieron palabras { $count } veces; también cuentan.
}
luck-your-words = Palabras tuyas, si quieres
luck-add-words = Añadirlas
luck-drawn-anew = Sacado de nuevo: { $count }. No llegó ningún número de { $names }.
luck-the-secret = Después de la partida: el secreto
luck-secret-must-give = De él tienen que salir las mismas seis palabras y, con los números, cada tirada y cada carta repartida o robada. Esta página te dirá entonces si es así.
luck-secret-gives = De él salen las mismas seis palabras y, con los números, cada tirada y cada carta repartida o robada.
luck-how-often = Cuántas veces salió cada número
luck-less-even = { $tenths ->
    [0] En casi ninguna partida limpia salen los números peor repartidos que en esta.
    [1] En una de cada diez partidas limpias salen los números peor repartidos que en esta.
    [10] En casi todas las partidas limpias salen los números peor repartidos que en esta.
   *[other] En { $tenths } de cada diez partidas limpias salen los números peor repartidos que en esta.
}
luck-check-yourself = Compruébalo tú
luck-follows-here = { $count ->
    [1] En este servidor el único resultado encaja. En cualquier máquina, sin preguntarnos:
   *[other] En este servidor los { $count } resultados encajan. En cualquier máquina, sin preguntarnos:
}
luck-from-record = { $count ->
    [1] Un resultado viene de un registro que se abrió aquí. De él este sello no dice nada.
   *[other] { $count } resultados vienen de un registro que se abrió aquí. De ellos este sello no dice nada.
}
luck-taken-back = { $count ->
    [1] Una decisión se retiró después de que la suerte respondiera.
   *[other] { $count } decisiones se retiraron después de que la suerte respondiera.
}
luck-does-not-follow-here = En este servidor el registro no encaja con su sello. La orden dice en qué línea:
luck-nobody-in-secret = Nadie puede elegir una tirada sin que se vea, tampoco el servidor, mientras uno de estos dispositivos sea honrado y nadie haya cambiado Rafle en el servidor.
luck-machine-of-the-host = Quien puede leer la máquina del servidor puede prever tiradas y ver manos. A los juegos con algo oculto, juega solo con gente de confianza.
luck-uncovers-hands = El secreto que se muestra al final descubre todas las manos de esa partida.
luck-left-open = Una partida sin acabar mantiene cerrado su sello.
luck-waits-for = Se espera a que llegue un número de { $names }.
go-on-without-number = Seguir sin mi número
luck-is-sealed = la partida ha empezado: ya no se añade nada a su suerte
no-number-awaited = no se espera ningún número de este dispositivo
another-number = este no es el número que selló este dispositivo
words-enough = a esta mesa ya se le han añadido bastantes palabras
seals-enough = en esta mesa ya se han sellado bastantes números
words-empty = escribe antes algunas palabras
numbers-awaited = un momento: todavía se espera el número de un dispositivo
reference-card = Resumen
letters-of = { $won ->
    [0] ninguna de { $of } letras
   *[other] { $won } de { $of } letras: { $letters }
}
strokes-of = { $seat }: { $done } de { $of } trazos

# Papel.
print = Imprimir
print-for = Imprimir para { $players } como máximo
nothing-to-print = No hay nada que imprimir para este juego.
print-date = Fecha
print-name = Nombre
print-names = Nombres
print-cards = Cartas
print-row = fila
print-column = col.
print-score = Puntos
print-chips = Fichas
print-ways = de { $ways }

# La hoja de puntos.
score-pad = Hoja de puntos
pad-about = Para una mesa con cartas o dados de verdad: se juega ahí, y esta página suma. Los nombres y los puntos se quedan en este dispositivo.
pad-game = A qué se juega
pad-other-most = Otro juego: gana quien tiene más puntos
pad-other-fewest = Otro juego: gana quien tiene menos puntos
pad-go-on = A la hoja
pad-over = Todas las manos están anotadas
pad-cell = { $row }, { $name }
pad-deals = { $name } reparte { $cards } cartas por persona.
pad-after = Después de { $rounds }
pad-first = va en cabeza
pad-write-hand = Anotar la mano { $number }
pad-write-round = Anotar la ronda { $number }
pad-new = Hoja nueva
not-yet = Todavía no
also-playing = También juegan
