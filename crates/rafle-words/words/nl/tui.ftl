# Wat de schermen van de terminal zeggen.
too-small = Dit scherm heeft { $width } kolommen en { $height } regels. Deze tafel heeft er meer nodig; { $least_width } en { $least_height } zijn genoeg voor elk spel. Maak het groter, of ga weg met Ctrl-C en speel met `--plain`.
pick-first = { $least ->
    [0] Hier kun je er hoogstens { $most } voor kiezen.
   *[other] Kies er hier eerst { $least } tot { $most } voor.
}
pick-first-exactly = { $count ->
    [1] Kies er hier eerst één voor.
   *[other] Kies er hier eerst { $count } voor.
}
lies-aside = apart
track-next = volgende: { $next }

# Toetsen.
key-space = spatie
key-enter = Enter
key-rules = regels
key-pad = rondes
key-pad-hands = rondes
key-everybody = iedereen
key-foremost = acht van hen
key-hint = tip
key-back = terugnemen
key-leave = weggaan
key-go-on = verder
key-move = kiezen
key-do = doen
key-scroll = schuiven
key-close = sluiten
key-stay = blijven
key-search = typ om te zoeken
key-step = een stap
key-jump = tien stappen
key-ends = begin, eind
key-viewer = andere kijker
key-more = meer
key-again = nog eens
key-look-back = terugkijken
key-analyse = analyseren
key-play = spelen
key-set-up = spelers en regels
key-play-on = verder
key-throw-away = weggooien
key-keep = houden
key-begin = beginnen
key-change = veranderen
key-players = spelers
key-shelf = terug

# Op tafel.
hand-of = Hand: { $seat }

# Aan tafel.
cover = Geef het scherm aan { $seat }, en druk dan op een toets.
thinking = { $seat } denkt na …
hint-thinking = Even denken …
hint-none = Hier is geen tip.
hint = Tip: { $line }
nothing-to-take-back = Er is niets om terug te nemen.
answered = Na die keuze heeft het toeval al gesproken, of er is iets verborgens getoond: de keuze blijft staan. Begin een spel met `--friendly` om ook dat te kunnen terugnemen.
space-does-nothing = De spatiebalk gooit en bevestigt wat gekozen is. Hier doet hij niets: druk op een toets die op het scherm staat.
other-case = Druk op { $key }, zoals het er staat: hoofdletters en kleine letters betekenen niet hetzelfde.
seen-enough = Heb je genoeg gezien, druk dan op een toets: het scherm gaat naar { $seat }.
looking-back = We kijken terug op het spel …
leave = Van tafel gaan? Het spel wordt bewaard: met `rafle play` kun je verder.
not-kept = Het spel kan niet bewaard worden: { $why }

# De spellenkast.
shelf = Wat zullen we spelen?
shelf-none = Zo heet geen enkel spel.
shelf-players = { $least } tot { $most } spelers, ongeveer { $minutes } min.
shelf-one = voor { $least }, ongeveer { $minutes } min.
shelf-go-on = Verder: { $game }, { $date }
shelf-with = Met { $players }, laatst gespeeld { $date }
throw-away = Dit spel weggooien? Het komt niet terug.

# Voor een spel.
setup-players = Spelers
setup-rules = Huisregels
setup-take-backs = Terugnemen
take-backs-strict = Tot het toeval heeft gesproken
take-backs-friendly = Vriendelijk: ook later
setup-language = Taal
setup-type-a-name = typ een naam
setup-name-missing = Iedereen heeft een naam nodig, zonder puntkomma.
unnamed = Gast

# Wat er na het weggaan op de terminal blijft staan.
left-begun = { $game } is bewaard; hiermee ga je verder:
left-over = Kijk terug, of zie waar het gewonnen werd:

# Terugkijken.
looking-at = { $line } van { $lines }, gezien door: { $viewer }
viewer-referee = scheidsrechter
viewer-spectator = toeschouwer
looking-start = Het begin.

# Wie speelt, en wat bewaard is.
seats-form = spelers schrijf je als `me,bot:club,Anna`, of als getal, niet `{ $text }`
nobody-called = hier heet niemand `{ $name }`; `lot` en `seated` kan ook
name-a-game = noem een spel: zonder scherm is er geen kast om uit te kiezen; `rafle games` noemt ze allemaal
nothing-to-resume = er is geen spel om mee verder te gaan
no-folder = er is geen map voor je spellen; noem er een met `--games`
history-none = Hier is nog geen spel uitgespeeld.
history-over = { $game }: { $scores }
history-not-over = { $game }: { $scores } (niet uit)
history-begun = { $count ->
    [1] Eén spel is niet uit; met `rafle play --resume` ga je ermee verder.
   *[other] { $count } spellen zijn niet uit; met `rafle play` kun je ermee verder.
}

# De tafel die in regels spreekt.
plain-begins = { $game }. Typ wat je doet zoals de lijst het schrijft, of niets om te gooien; `help` vertelt meer.
plain-throw = Druk op Enter: { $tap }
plain-cover = Geef door aan { $seat }, en druk dan op Enter.

# Simulatie.
vary-form = wat wisselt, schrijf je als `key=value,value`, niet `{ $text }`
bots-form = er zijn { $count } bots genoemd voor { $seats } plaatsen; noem er een voor elk, of een voor allemaal
simulated-bots = { $game }, { $seats ->
    [1] één plaats
   *[other] { $seats } plaatsen
}: { $count ->
    [1] één spel
   *[other] { $games } spellen
} van { $bots }, seed { $seed }.
simulated-nothing = Gestopt voordat er een spel uit was.
simulated-stopped = (gestopt vóór { $asked })
plot-title = { $game }: scores in { $games } spellen
plot-points = punten
plot-share = % van de spellen
