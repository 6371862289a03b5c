about = Gánate la corte con dados, del Bufón al Rey, y conserva al Rey hasta el final.
help-throws = Los dados que apartas pagan los personajes que tomas.

# Personajes, como cartas.
card-fool = Bufón
    .el = el Bufón
card-charlatan = Charlatán
    .el = el Charlatán
card-farmer = Campesino
    .el = el Campesino
card-maid = Sirvienta
    .el = la Sirvienta
card-philosopher = Filósofo
    .el = el Filósofo
card-laborer = Artesano
    .el = el Artesano
card-guard = Guardia
    .el = el Guardia
card-hunter = Cazador
    .el = el Cazador
card-merchant = Mercader
    .el = el Mercader
card-astronomer = Astrónomo
    .el = el Astrónomo
card-noblewoman = Dama de corte
    .el = la Dama de corte
card-pawnbroker = Prestamista
    .el = el Prestamista
card-knight = Caballero
    .el = el Caballero
card-magician = Mago
    .el = el Mago
card-alchemist = Alquimista
    .el = el Alquimista
card-bishop = Obispo
    .el = el Obispo
card-nobleman = Noble
    .el = el Noble
card-general = General
    .el = el General
card-king = Rey
    .el = el Rey
card-queen = Reina
    .el = la Reina
level = { $level ->
    [0] Con cualquier resultado
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}
cards = { $count ->
    [1] un personaje
   *[other] { $count } personajes
}

# Lo que cuestan.
price-nothing = cualquier resultado
price-fool = tu propio Bufón, al darle la vuelta
price-alike = { $count ->
    [2] una pareja
   *[other] { $count } iguales
}
price-odd = solo números impares
price-even = solo números pares
price-sum = suma de { $sum } o más
price-pairs = { $count } parejas
price-triples = { $count } tríos
price-full-house = un trío y una pareja
price-run = { $count } números seguidos
price-king = viene con el Rey

# Lo que hacen.
power-start = { $count ->
    [1] un dado más al principio de tu turno
   *[other] { $count } dados más al principio de tu turno
}
power-throw-one-again = vuelve a tirar un dado activo
power-throw-again = vuelve a tirar los dados activos que elijas
power-raise-one = suma de 1 a { $most } a un dado activo (sin pasar de 6)
power-raise = suma { $by } a los dados activos que quieras (sin pasar de 6)
power-match = gira un dado activo a la cara de un dado apartado
power-turn = gira un dado activo a cualquier cara
power-shift = { $count ->
    [2] baja un dado activo y sube otro lo mismo
   *[other] sube y baja dos o tres dados activos sin cambiar su suma
}
power-add = añade un dado activo que muestra { $face }
power-add-any = añade un dado activo con la cara que quieras
power-add-before = añade un dado que se tira con los demás
power-crown = trae también la Reina y empieza la última ronda

# Lo que pasa.
say-who-begins = Se decide a suertes quién empieza.
say-throw-or-add = Turno de tirar { $count } dados, o de que un personaje añada uno antes: { $seat }.
say-throw-or-add-you = Tira { $count } dados, o deja que un personaje añada uno antes.
help-throw-or-add = Un personaje puede darte un dado más. Tócalo antes.
say-lay-aside = Turno de apartar al menos un dado antes de volver a tirar: { $seat }.
say-lay-aside-you = Aparta al menos un dado antes de volver a tirar.
help-lay-aside = Toca los dados que apartas. Se quedan ahí hasta el final del turno.
say-go-on = { $seat }: ¿volver a tirar, apartar más dados o usar un personaje?
say-go-on-you = Vuelve a tirar, aparta más dados, o usa un personaje.
help-go-on = Apunta a un personaje: su carta muestra qué dados cuesta.
say-end = { $seat }: todos los dados están apartados. ¿Usar aún un personaje?
say-end-you = Todos tus dados están apartados: usa un personaje, o termina.
help-end = Última ocasión de cambiar un dado, antes de tomar un personaje.
say-take = Turno de tomar un personaje: { $seat }.
say-take-you = Toma un personaje.
help-take = Las cartas con marco las pagan tus dados. Toca una para tomarla.
say-play-or-pass = { $seat }: ¿jugar por el Rey o pasar?
say-play-or-pass-you = ¿Juegas por el Rey, o pasas?
help-play-or-pass = Supera la mejor tirada, y el Rey es tuyo.
mark = Hay que superar { $count } × { $face } ({ $seat })

# Botones.
dice = { $dice }
add-before = { $card }: un dado más en esta tirada
end-with = Terminar: { $dice }
use = { $card }: { $power }
use-shift = { $card }: { $count } dados que suman { $sum }
take = Tomar: { $card }
take-nothing = No tomar nada
play-for-the-king = { $count ->
    [1] Jugar con un dado
   *[other] Jugar con { $count } dados
}
pass = Pasar

# Lo que acaba de pasar.
begins = { $seat } empieza.
ended = { $seat } termina con { $dice }.
used-to-add = { $seat } usa { $card-el }: un { $face } más.
added-before = { $seat } usa { $card-el }: un dado más en la primera tirada.
used-to-throw-again = { $seat } usa { $card-el } y vuelve a tirar { $dice }.
used-to-turn = { $seat } usa { $card-el }: { $dice } → { $into }.
took = { $seat } toma { $card-el }.
took-nothing = { $seat } no toma nada.
took-king = { $seat } toma el Rey y la Reina.
turned-fool-over = { $seat } da la vuelta al Bufón: un Charlatán.
passed = { $seat } pasa.
group-takes-king = Con { $count } × { $face }, { $seat } tiene el Rey.
group-falls-short = { $count } × { $face }: { $seat } no se lleva el Rey.
last-round = Ahora la última ronda: ¿quién tiene el mejor grupo de dados iguales?
keeps-king = { $seat } conserva el Rey.

# Por qué no.
not-now = eso no se puede hacer ahora
name-a-die = indica al menos un dado
not-active = no está entre los dados activos: { $dice }
lay-one-aside-first = hay que apartar al menos un dado antes de volver a tirar
dice-still-active = siguen activos: { $dice }
not-held = no tienes { $card-el }
used-already = { $card-el } ya se ha usado en este turno
power-does-otherwise = este personaje solo puede hacer esto: { $power }
no-free-die = los { $count } dados están en juego
queen-comes-with-the-king = la Reina viene con el Rey y nunca sola
no-fool-to-turn-over = no tienes ningún Bufón al que dar la vuelta
one-charlatan-only = quien tiene un Charlatán no puede tomar otro Bufón
no-second-charlatan = solo puedes tener un Charlatán
held-already = ya tienes { $card-el }
too-dear = { $card-el } cuesta { $price }, y tienes { $dice }
none-left = ya no queda ninguna carta de esta: { $card }

# Opciones.
option-fools = Bufones
option-fools-players = uno por persona
option-fools-unlimited = los que se quieran
option-fools_held = Bufones por persona
option-fools_held-one = uno a la vez
option-fools_held-many = los que se quieran
option-charlatans = Charlatanes por persona
option-charlatans-many = los que se quieran
option-charlatans-one = solo uno
option-adding = Personajes que añaden un dado
option-adding-any-time = en cualquier momento
option-adding-after-throw = después de la primera tirada
option-dice_cap = Dados
option-dice_cap-12 = doce
option-dice_cap-none = los que hagan falta, hasta veinte
option-mark = Primera marca de la última ronda
option-mark-claim = los dados que se llevaron el Rey
option-mark-none = ninguna
option-first_player = Quién empieza
option-first_player-random = a suertes
option-first_player-seat0 = el primer sitio
option-round_limit = Rondas hasta que se juega por el Rey de todos modos (0: nunca)
aid-characters = Lo que cuestan y hacen los personajes
aid-add-before = Un dado nuevo puede venir también antes de la primera tirada.

# El Rey decide; las cartas solo se cuentan.
score-counted = { cards }
