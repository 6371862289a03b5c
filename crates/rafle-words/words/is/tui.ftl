# What the screens of the terminal say.
too-small = Á þessum skjá eru { $width } dálkar og { $height } línur. Þetta borð þarf meira; { $least_width } og { $least_height } duga fyrir hvert spil. Stækkaðu hann, eða hættu með Ctrl-C og spilaðu með `--plain`.
pick-first = { $least ->
    [0] Til þess má velja í mesta lagi { $most }.
   *[other] Veldu fyrst { $least } til { $most } fyrir þetta.
}
pick-first-exactly = { $count ->
    [1] Veldu fyrst eitt fyrir þetta.
   *[other] Veldu fyrst { $count } fyrir þetta.
}
lies-aside = til hliðar
track-next = næst: { $next }

# Keys.
key-space = bilslá
key-enter = Enter
key-rules = reglur
key-pad = umferðir
key-pad-hands = umferðir
key-everybody = öll
key-foremost = átta þeirra
key-hint = ráð
key-back = taka til baka
key-leave = fara
key-go-on = áfram
key-move = velja
key-do = gera
key-scroll = fletta
key-close = loka
key-stay = vera áfram
key-search = skrifa til að leita
key-step = eitt skref
key-jump = tíu skref
key-ends = byrjun, endir
key-viewer = sjónarhorn
key-more = meira
key-again = aftur
key-look-back = líta til baka
key-analyse = greina
key-play = spila
key-set-up = leikmenn og reglur
key-play-on = halda áfram
key-throw-away = henda
key-keep = halda
key-begin = byrja
key-change = breyta
key-players = leikmenn
key-shelf = til baka

# On the table.
hand-of = Hönd: { $seat }

# At the table.
cover = { $seat } á leik: réttu skjáinn yfir, og svo er ýtt á hvaða lykil sem er.
thinking = { $seat } hugsar …
hint-thinking = Bíddu við …
hint-none = Ekkert ráð hér.
hint = Ráð: { $line }
nothing-to-take-back = Ekkert er til að taka til baka.
answered = Búið er að kasta eða draga eftir þetta val, eða sýna eitthvað falið: valið stendur. Byrjaðu leik með `--friendly` til að geta tekið jafnvel það til baka.
space-does-nothing = Bilsláin kastar og staðfestir það sem er valið. Hér gerir hún ekkert: ýttu á lykil sem er sýndur.
other-case = Ýttu á { $key }, eins og það stendur: stórir og litlir stafir þýða ekki það sama.
seen-enough = Þegar þú hefur séð nóg ýtir þú á hvaða lykil sem er: { $seat } fær skjáinn.
looking-back = Litið til baka yfir leikinn …
leave = Fara frá borðinu? Leikurinn er geymdur: `rafle play` býður að halda áfram með hann.
not-kept = Ekki er hægt að geyma leikinn: { $why }

# The shelf.
shelf = Hvað eigum við að spila?
shelf-none = Ekkert spil heitir það.
shelf-players = { $least } til { $most } leikmenn, um { $minutes } mínútur
shelf-one = fyrir { $least }, um { $minutes } mínútur
shelf-go-on = Halda áfram: { $game }, { $date }
shelf-with = Leikmenn: { $players }; síðast spilað { $date }
throw-away = Henda þessum leik? Hann fæst ekki aftur.

# Before a game.
setup-players = Leikmenn
setup-rules = Heimareglur
setup-take-backs = Að taka til baka
take-backs-strict = Þar til næst er kastað eða dregið
take-backs-friendly = Vinsamlegt: líka síðar
setup-language = Tungumál
setup-type-a-name = skrifaðu nafn
setup-name-missing = Öll þurfa nafn, án semíkommu.
unnamed = Gestur

# What stays on the terminal after leaving.
left-begun = { $game } er geymt; þetta heldur áfram með það:
left-over = Líttu til baka, eða sjáðu hvar leikurinn vannst:

# Looking back.
looking-at = { $line } af { $lines }, sjónarhorn: { $viewer }
viewer-referee = dómari
viewer-spectator = áhorfandi
looking-start = Byrjunin.

# Who plays, and what was kept.
seats-form = leikmenn eru skrifaðir `me,bot:club,Anna`, eða sem tala, ekki `{ $text }`
nobody-called = enginn hér heitir `{ $name }`; `lot` og `seated` duga líka
name-a-game = nefndu spil: án skjás er engin hilla til að velja af; `rafle games` telur þau upp
nothing-to-resume = enginn leikur er til að halda áfram með
no-folder = engin mappa er fyrir leikina þína; nefndu eina með `--games`
history-none = Engum leik hefur verið lokið hér enn.
history-over = { $game }: { $scores }
history-not-over = { $game }: { $scores } (ekki lokið)
history-begun = { $count ->
    [1] Einum leik er ekki lokið; `rafle play --resume` heldur áfram með hann.
    [one] { $count } leik er ekki lokið; `rafle play` býður að halda áfram.
   *[other] { $count } leikjum er ekki lokið; `rafle play` býður að halda áfram með þá.
}

# The table that speaks in lines.
plain-begins = { $game }. Sláðu inn það sem þú gerir eins og listinn skrifar það, eða ekkert til að kasta; `help` segir meira.
plain-throw = Ýttu á Enter: { $tap }
plain-cover = { $seat } á leik: réttu skjáinn yfir, og svo er ýtt á Enter.

# Simulation.
vary-form = það sem breytt er skrifast `key=value,value`, ekki `{ $text }`
bots-form = { $count } vélmenni voru nefnd fyrir { $seats } sæti; nefndu eitt fyrir hvert, eða eitt fyrir öll
simulated-bots = { $game }, sæti: { $seats }, leikir: { $count ->
    [1] 1
   *[other] { $games }
}, vélmenni: { $bots }, fræ { $seed }.
simulated-nothing = Stöðvað áður en nokkrum leik var lokið.
simulated-stopped = (stöðvað fyrir { $asked })
plot-title = { $game }: stig í leikjum, { $games } alls
plot-points = stig
plot-share = % leikja
