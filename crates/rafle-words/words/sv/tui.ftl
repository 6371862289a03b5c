# Vad skärmarna i terminalen säger.
too-small = Den här skärmen har { $width } kolumner och { $height } rader. Det här bordet behöver fler; { $least_width } och { $least_height } räcker för alla spel. Gör den större, eller lämna med Ctrl-C och spela med `--plain`.
pick-first = { $least ->
    [0] Här kan högst { $most } väljas.
   *[other] Välj först { $least } till { $most }.
}
pick-first-exactly = { $count ->
    [1] Välj först en.
   *[other] Välj först { $count }.
}
lies-aside = undan
track-next = nästa: { $next }

# Tangenter.
key-space = mellanslag
key-enter = Enter
key-rules = regler
key-pad = omgångar
key-pad-hands = omgångar
key-everybody = alla
key-foremost = åtta av dem
key-hint = tips
key-back = ta tillbaka
key-leave = lämna
key-go-on = gå vidare
key-move = välj
key-do = gör det
key-scroll = rulla
key-close = stäng
key-stay = stanna
key-search = skriv för att söka
key-step = ett steg
key-jump = tio steg
key-ends = början, slut
key-viewer = byt vy
key-more = mer
key-again = igen
key-look-back = se tillbaka
key-analyse = analysera
key-play = spela
key-set-up = spelare och regler
key-play-on = spela vidare
key-throw-away = släng
key-keep = behåll
key-begin = börja
key-change = ändra
key-players = spelare
key-shelf = tillbaka

# På bordet.
hand-of = Hand: { $seat }

# Vid bordet.
cover = Räck skärmen till { $seat }, och tryck sedan på en tangent.
thinking = { $seat } tänker …
hint-thinking = Låt mig tänka …
hint-none = Inga tips här.
hint = Tips: { $line }
nothing-to-take-back = Det finns inget att ta tillbaka.
answered = Slumpen har redan svarat på det valet, eller så har något dolt visats: valet står kvar. Börja ett spel med `--friendly` för att kunna ta tillbaka även det.
space-does-nothing = Mellanslag slår och bekräftar det som är valt. Här gör det ingenting: tryck på en tangent som visas.
other-case = Tryck på { $key }, som det står: stora och små bokstäver betyder olika saker.
seen-enough = Tryck på en tangent när du har sett klart: då går skärmen till { $seat }.
looking-back = Ser tillbaka på spelet …
leave = Vill du lämna bordet? Spelet är sparat: `rafle play` erbjuder att fortsätta.
not-kept = Spelet kan inte sparas: { $why }

# Hyllan.
shelf = Vad ska vi spela?
shelf-none = Inget spel heter så.
shelf-players = { $least } till { $most } spelare, ungefär { $minutes } minuter
shelf-one = för { $least }, ungefär { $minutes } minuter
shelf-go-on = Fortsätt: { $game }, { $date }
shelf-with = Med { $players }, senast spelat { $date }
throw-away = Vill du slänga det här spelet? Det går inte att få tillbaka.

# Före ett spel.
setup-players = Spelare
setup-rules = Husregler
setup-take-backs = Ta tillbaka
take-backs-strict = Tills slumpen har svarat
take-backs-friendly = Vänligt: även senare
setup-language = Språk
setup-type-a-name = skriv ett namn
setup-name-missing = Alla behöver ett namn, utan semikolon.
unnamed = Gäst

# Vad som står kvar i terminalen efteråt.
left-begun = { $game } är sparat; så här fortsätter du:
left-over = Se tillbaka, eller se var det avgjordes:

# Tillbakablick.
looking-at = { $line } av { $lines }, vy: { $viewer }
viewer-referee = domare
viewer-spectator = åskådare
looking-start = Början.

# Vem som spelar, och vad som är sparat.
seats-form = spelare skrivs `me,bot:club,Anna`, eller som ett tal, inte `{ $text }`
nobody-called = ingen här heter `{ $name }`; `lot` och `seated` går också bra
name-a-game = nämn ett spel: utan skärm finns det ingen hylla att välja från; `rafle games` visar alla
nothing-to-resume = det finns inget spel att fortsätta
no-folder = det finns ingen mapp för dina spel; nämn en med `--games`
history-none = Inget spel har spelats klart här än.
history-over = { $game }: { $scores }
history-not-over = { $game }: { $scores } (inte slut)
history-begun = { $count ->
    [1] Ett spel är inte slut; `rafle play --resume` fortsätter det.
   *[other] { $count } spel är inte slut; `rafle play` erbjuder att fortsätta dem.
}

# Bordet som talar i rader.
plain-begins = { $game }. Skriv det du gör som listan skriver det, eller inget alls för att slå; `help` berättar mer.
plain-throw = Tryck på Enter: { $tap }
plain-cover = Räck vidare till { $seat }, och tryck sedan på Enter.

# Simulering.
vary-form = det som varieras skrivs `key=value,value`, inte `{ $text }`
bots-form = { $count } robotar nämndes för { $seats } platser; nämn en för varje, eller en för alla
simulated-bots = { $game }, { $seats ->
    [1] en plats
   *[other] { $seats } platser
}: { $count ->
    [1] ett spel
   *[other] { $games } spel
} med { $bots }, startvärde { $seed }.
simulated-nothing = Stoppat innan ett spel var slut.
simulated-stopped = (stoppat före { $asked })
plot-title = { $game }: poäng i { $games } spel
plot-points = poäng
plot-share = % av spelen
