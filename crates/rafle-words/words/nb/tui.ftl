# Det skjermene i terminalen sier.
too-small = Denne skjermen har { $width } kolonner og { $height } linjer. Dette bordet trenger mer; { $least_width } og { $least_height } er nok til alle spill. Gjør den større, eller gå ut med Ctrl-C og spill med `--plain`.
pick-first = { $least ->
    [0] Her kan du velge høyst { $most }.
   *[other] Velg først { $least } til { $most }.
}
pick-first-exactly = { $count ->
    [1] Velg først { $count }.
   *[other] Velg først { $count }.
}
lies-aside = til side
track-next = neste: { $next }

# Taster.
key-space = mellomrom
key-enter = Enter
key-rules = regler
key-pad = runder
key-pad-hands = hender
key-everybody = alle
key-foremost = åtte av dem
key-hint = tips
key-back = angre
key-leave = forlat
key-go-on = gå videre
key-move = velg
key-do = gjør det
key-scroll = rull
key-close = lukk
key-stay = bli
key-search = skriv for å søke
key-step = ett steg
key-jump = ti steg
key-ends = begynnelse, slutt
key-viewer = bytt synsvinkel
key-more = mer
key-again = igjen
key-look-back = se tilbake
key-analyse = analyser
key-play = spill
key-set-up = spillere og regler
key-play-on = spill videre
key-throw-away = slett
key-keep = behold
key-begin = begynn
key-change = endre
key-players = spillere
key-shelf = tilbake

# På bordet.
hand-of = Hånd: { $seat }

# Ved bordet.
cover = Gi skjermen til { $seat }, og trykk så på en tast.
thinking = { $seat } tenker …
hint-thinking = La meg tenke …
hint-none = Ingen tips her.
hint = Tips: { $line }
nothing-to-take-back = Det er ingenting å ta tilbake.
answered = Det er allerede kastet eller trukket etter det valget, eller noe skjult er vist: Valget blir stående. Begynn et spill med `--friendly` for å kunne ta tilbake også det.
space-does-nothing = Mellomrom kaster og bekrefter det som er valgt. Her gjør det ingenting: Trykk på en tast som vises.
other-case = Trykk { $key }, slik det står: store og små bokstaver betyr ikke det samme.
seen-enough = Når du har sett nok, trykker du på en tast: Skjermen går til { $seat }.
looking-back = Ser tilbake på spillet …
leave = Vil du forlate bordet? Spillet er lagret: `rafle play` tilbyr deg å fortsette.
not-kept = Spillet kan ikke lagres: { $why }

# Hylla.
shelf = Hva skal vi spille?
shelf-none = Ingen spill heter det.
shelf-players = { $least } til { $most } spillere, omtrent { $minutes } minutter
shelf-one = for { $least }, omtrent { $minutes } minutter
shelf-go-on = Fortsett: { $game }, { $date }
shelf-with = Med { $players }, sist spilt { $date }
throw-away = Vil du slette dette spillet? Det kan ikke hentes tilbake.

# Før et spill.
setup-players = Spillere
setup-rules = Husregler
setup-take-backs = Valg kan tas tilbake
take-backs-strict = Til det er kastet eller trukket
take-backs-friendly = Vennlig: også senere
setup-language = Språk
setup-type-a-name = skriv et navn
setup-name-missing = Alle trenger et navn, uten semikolon.
unnamed = Gjest

# Det som blir stående i terminalen etterpå.
left-begun = { $game } er lagret; slik spiller du videre:
left-over = Se tilbake, eller se hvor det ble avgjort:

# Å se tilbake.
looking-at = { $line } av { $lines }, sett av { $viewer }
viewer-referee = dommeren
viewer-spectator = en tilskuer
looking-start = Begynnelsen.

# Hvem som spiller, og hva som er lagret.
seats-form = spillere skrives `me,bot:club,Anna`, eller som et tall, ikke `{ $text }`
nobody-called = ingen her heter `{ $name }`; `lot` og `seated` går også
name-a-game = nevn et spill: uten skjerm er det ingen hylle å velge fra; `rafle games` viser dem
nothing-to-resume = det er ikke noe spill å fortsette på
no-folder = det er ingen mappe til spillene dine; nevn en med `--games`
history-none = Ingen spill er spilt ferdig her ennå.
history-over = { $game }: { $scores }
history-not-over = { $game }: { $scores } (ikke over)
history-begun = { $count ->
    [1] Ett spill er ikke over; `rafle play --resume` fortsetter på det.
   *[other] { $count } spill er ikke over; `rafle play` tilbyr deg å fortsette på dem.
}

# Bordet som snakker i linjer.
plain-begins = { $game }. Skriv det du gjør slik listen skriver det, eller ingenting for å kaste; `help` forteller mer.
plain-throw = Trykk Enter: { $tap }
plain-cover = Gi videre til { $seat }, og trykk så Enter.

# Simulering.
vary-form = det som varieres, skrives `key=value,value`, ikke `{ $text }`
bots-form = { $count } roboter er nevnt for { $seats } plasser; nevn én for hver, eller én for alle
simulated-bots = { $game }, { $seats ->
    [1] én plass
   *[other] { $seats } plasser
}: { $count ->
    [1] ett spill
   *[other] { $games } spill
} med { $bots }, startverdi { $seed }.
simulated-nothing = Stoppet før et spill var over.
simulated-stopped = (stoppet før { $asked })
plot-title = { $game }: resultater i { $games } spill
plot-points = poeng
plot-share = % av spillene
