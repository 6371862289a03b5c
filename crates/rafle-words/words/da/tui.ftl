# Hvad terminalens skærme siger.
too-small = Denne skærm har { $width } kolonner og { $height } linjer. Dette bord kræver flere; { $least_width } og { $least_height } er nok til ethvert spil. Gør den større, eller gå ud med Ctrl-C og spil med `--plain`.
pick-first = { $least ->
    [0] Her kan højst { $most } vælges.
   *[other] Vælg først { $least } til { $most }.
}
pick-first-exactly = { $count ->
    [1] Vælg først én.
   *[other] Vælg først { $count }.
}
lies-aside = til side
track-next = næste: { $next }

# Taster.
key-space = mellemrum
key-enter = Enter
key-rules = regler
key-pad = runder
key-pad-hands = omgange
key-everybody = alle
key-foremost = otte af dem
key-hint = råd
key-back = fortryd
key-leave = forlad
key-go-on = gå videre
key-move = vælg
key-do = gør det
key-scroll = rul
key-close = luk
key-stay = bliv
key-search = skriv for at søge
key-step = et trin
key-jump = ti trin
key-ends = begyndelse, slutning
key-viewer = skift seer
key-more = mere
key-again = igen
key-look-back = se tilbage
key-analyse = analysér
key-play = spil
key-set-up = spillere og regler
key-play-on = spil videre
key-throw-away = smid væk
key-keep = behold
key-begin = begynd
key-change = skift
key-players = spillere
key-shelf = tilbage

# På bordet.
hand-of = Hånd: { $seat }

# Ved bordet.
cover = Turen går til { $seat }: giv skærmen videre, og tryk på en tast.
thinking = { $seat } tænker …
hint-thinking = Lad mig tænke …
hint-none = Her har jeg intet råd.
hint = Råd: { $line }
nothing-to-take-back = Der er intet at fortryde.
answered = Heldet har svaret på det valg, eller noget skjult er vist: det bliver stående. Begynd et spil med `--friendly`, hvis også det skal kunne fortrydes.
space-does-nothing = Mellemrum kaster og bekræfter det, der er valgt. Her gør det ingenting: tryk på en tast, der vises.
other-case = Tryk { $key }, som det står: store og små bogstaver betyder ikke det samme.
seen-enough = Tryk på en tast, når du har set nok: så går skærmen til { $seat }.
looking-back = Ser tilbage på spillet …
leave = Vil du forlade bordet? Spillet er gemt: `rafle play` tilbyder at spille videre.
not-kept = Spillet kan ikke gemmes: { $why }

# Hylden.
shelf = Hvad skal vi spille?
shelf-none = Intet spil hedder sådan.
shelf-players = { $least } til { $most } spillere, cirka { $minutes } minutter
shelf-one = for { $least }, cirka { $minutes } minutter
shelf-go-on = Spil videre: { $game }, { $date }
shelf-with = Med { $players }, sidst spillet { $date }
throw-away = Vil du smide dette spil væk? Det kan ikke hentes tilbage.

# Før et spil.
setup-players = Spillere
setup-rules = Husregler
setup-take-backs = At tage tilbage
take-backs-strict = Indtil heldet har svaret
take-backs-friendly = Venligt: også senere
setup-language = Sprog
setup-type-a-name = skriv et navn
setup-name-missing = Alle skal have et navn uden semikolon.
unnamed = Gæst

# Hvad der bliver stående på terminalen bagefter.
left-begun = { $game } er gemt; sådan spiller du videre:
left-over = Se tilbage, eller se, hvor det blev afgjort:

# Tilbageblik.
looking-at = { $line } af { $lines }, set af { $viewer }
viewer-referee = dommeren
viewer-spectator = en tilskuer
looking-start = Begyndelsen.

# Hvem der spiller, og hvad der er gemt.
seats-form = spillere skrives `me,bot:club,Anna` eller som et tal, ikke `{ $text }`
nobody-called = her er ingen, der hedder `{ $name }`; `lot` og `seated` kan også bruges
name-a-game = nævn et spil: uden skærm er der ingen hylde at vælge fra; `rafle games` viser dem alle
nothing-to-resume = der er intet spil at spille videre på
no-folder = der er ingen mappe til dine spil; nævn en med `--games`
history-none = Der er endnu ikke spillet noget spil til ende her.
history-over = { $game }: { $scores }
history-not-over = { $game }: { $scores } (ikke slut)
history-begun = { $count ->
    [1] Ét spil er ikke slut; `rafle play --resume` spiller videre.
   *[other] { $count } spil er ikke slut; `rafle play` tilbyder at spille videre.
}

# Bordet, der taler i linjer.
plain-begins = { $game }. Skriv, hvad du gør, som på listen, eller ingenting for at kaste; `help` fortæller mere.
plain-throw = Tryk Enter: { $tap }
plain-cover = Turen går til { $seat }: giv videre, og tryk på Enter.

# Simulering.
vary-form = det, der varieres, skrives `nøgle=værdi,værdi`, ikke `{ $text }`
bots-form = der er nævnt { $count } robotter til { $seats } pladser; nævn én til hver eller én til alle
simulated-bots = { $game }, { $seats ->
    [1] én plads
   *[other] { $seats } pladser
}: { $count ->
    [1] ét spil
   *[other] { $games } spil
} med { $bots }, startværdi { $seed }.
simulated-nothing = Stoppet, før et spil var slut.
simulated-stopped = (stoppet før { $asked })
plot-title = { $game }: point i { $games } spil
plot-points = point
plot-share = % af spillene
