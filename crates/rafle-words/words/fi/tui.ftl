# Mitä päätteen näytöt sanovat.
too-small = Tässä näytössä on { $width } saraketta ja { $height } riviä. Tämä pöytä tarvitsee enemmän; { $least_width } ja { $least_height } riittävät kaikkiin peleihin. Suurenna näyttöä, tai lähde painamalla Ctrl-C ja pelaa valinnalla `--plain`.
pick-first = { $least ->
    [0] Tähän voi valita enintään { $most }.
   *[other] Valitse ensin { $least }–{ $most }.
}
pick-first-exactly = { $count ->
    [1] Valitse ensin yksi.
   *[other] Valitse ensin { $count }.
}
lies-aside = sivussa
track-next = seuraava: { $next }

# Näppäimet.
key-space = väli
key-enter = Enter
key-rules = säännöt
key-pad = kierrokset
key-pad-hands = jaot
key-everybody = kaikki
key-foremost = vain kahdeksan
key-hint = vihje
key-back = peru
key-leave = lähde
key-go-on = jatka
key-move = valitse
key-do = tee
key-scroll = vieritä
key-close = sulje
key-stay = jää
key-search = etsi kirjoittamalla
key-step = askel
key-jump = kymmenen askelta
key-ends = alku, loppu
key-viewer = vaihda näkijää
key-more = lisää
key-again = uudelleen
key-look-back = kertaa peli
key-analyse = analysoi
key-play = pelaa
key-set-up = pelaajat ja säännöt
key-play-on = jatka
key-throw-away = poista
key-keep = säilytä
key-begin = aloita
key-change = muuta
key-players = pelaajat
key-shelf = takaisin

# Pöydällä.
hand-of = Käsi: { $seat }

# Pöydässä.
cover = Ojenna laite: { $seat }. Paina sitten mitä tahansa näppäintä.
thinking = { $seat } miettii …
hint-thinking = Mietitäänpä …
hint-none = Tähän ei ole vihjettä.
hint = Vihje: { $line }
nothing-to-take-back = Peruttavaa ei ole.
answered = Tuuri on jo ratkaissut sen valinnan, tai jotain salattua näytettiin: valinta pysyy. Aloita peli valinnalla `--friendly`, niin senkin voi perua.
space-does-nothing = Välilyönti heittää ja vahvistaa valitut. Tässä se ei tee mitään: paina näkyvissä olevaa näppäintä.
other-case = Paina { $key }, niin kuin siinä lukee: isot ja pienet kirjaimet tarkoittavat eri asioita.
seen-enough = Kun olet nähnyt tarpeeksi, paina mitä tahansa näppäintä. Näytön saa { $seat }.
looking-back = Kerrataan peliä …
leave = Lähdetkö pöydästä? Peli säilyy: `rafle play` tarjoaa sitä jatkettavaksi.
not-kept = Peliä ei voi säilyttää: { $why }

# Hylly.
shelf = Mitä pelataan?
shelf-none = Sennimistä peliä ei ole.
shelf-players = { $least }–{ $most } pelaajaa, noin { $minutes } minuuttia
shelf-one = pelaajia { $least }, noin { $minutes } minuuttia
shelf-go-on = Jatka: { $game }, { $date }
shelf-with = Mukana { $players }, viimeksi pelattu { $date }
throw-away = Poistetaanko tämä peli? Sitä ei saa takaisin.

# Ennen peliä.
setup-players = Pelaajat
setup-rules = Kotisäännöt
setup-take-backs = Perumiset
take-backs-strict = Kunnes tuuri on ratkaissut
take-backs-friendly = Sopuisa: myös myöhemmin
setup-language = Kieli
setup-type-a-name = kirjoita nimi
setup-name-missing = Jokainen tarvitsee nimen, jossa ei ole puolipistettä.
unnamed = Vieras

# Mitä päätteeseen jää lähdön jälkeen.
left-begun = Peli säilyy: { $game }. Tämä jatkaa sitä:
left-over = Kertaa peli tai katso, missä se ratkesi:

# Taaksepäin katsominen.
looking-at = { $line } / { $lines }, näkijä: { $viewer }
viewer-referee = tuomari
viewer-spectator = katsoja
looking-start = Alku.

# Kuka pelaa ja mitä säilytettiin.
seats-form = pelaajat kirjoitetaan `me,bot:club,Anna` tai lukuna, ei `{ $text }`
nobody-called = kenenkään nimi ei ole täällä `{ $name }`; myös `lot` ja `seated` käyvät
name-a-game = nimeä peli: ilman näyttöä ei ole hyllyä, josta valita; `rafle games` luettelee pelit
nothing-to-resume = jatkettavaa peliä ei ole
no-folder = peleillesi ei ole kansiota; nimeä sellainen valinnalla `--games`
history-none = Täällä ei ole vielä pelattu yhtään peliä loppuun.
history-over = { $game }: { $scores }
history-not-over = { $game }: { $scores } (kesken)
history-begun = { $count ->
    [1] Yksi peli on kesken; `rafle play --resume` jatkaa sitä.
   *[other] { $count } peliä on kesken; `rafle play` tarjoaa niitä jatkettavaksi.
}

# Pöytä, joka puhuu rivein.
plain-begins = { $game }. Kirjoita, mitä teet, niin kuin luettelossa, tai heitä tyhjällä rivillä; `help` kertoo lisää.
plain-throw = Paina Enter: { $tap }
plain-cover = Ojenna laite: { $seat }. Paina sitten Enter.

# Simulointi.
vary-form = vaihdeltava kirjoitetaan `key=value,value`, ei `{ $text }`
bots-form = paikkoja on { $seats } ja nimettyjä botteja { $count }; nimeä yksi kullekin tai yksi kaikille
simulated-bots = { $game }, { $seats ->
    [1] yksi paikka
   *[other] { $seats } paikkaa
}: { $count ->
    [1] yksi peli
   *[other] { $games } peliä
}, botit { $bots }, siemen { $seed }.
simulated-nothing = Pysäytetty ennen kuin yksikään peli oli ohi.
simulated-stopped = (pysäytetty, pyydettiin { $asked })
plot-title = { $game }: pisteet, pelejä { $games }
plot-points = pisteet
plot-share = % peleistä
