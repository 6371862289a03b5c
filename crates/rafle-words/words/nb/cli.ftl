# Det kommandolinjen sier.
as-is = { $text }
no-such-game = det finnes ikke noe spill `{ $slug }`; `rafle games` viser dem
no-such-game-like = det finnes ikke noe spill `{ $slug }`; mente du `{ $like }`?
no-card = `{ $slug }` har ikke noe hjelpekort
no-such-language = det finnes ingen ord på `{ $tag }`; det finnes { $known }, og navn på spill på { $names }
rules-options = Husregler slik de skrives, `-o KEY=VALUE`:
rules-usual = vanligvis { $value }
no-rules = det finnes ingen regelside for `{ $slug }`
cannot-use-file = `{ $file }`: { $why }
option-form = et valg skrives `key=value`, ikke `{ $text }`
game-never-ends = et spill med startverdi { $seed } er ikke over etter { $moves } steg

# Stillingen.
standing = { $place }. { $seat }: { $score }
standing-unplaced = { $seat }: { $score }
standing-resigned = { $place }. { $seat }: { $score } (har gitt opp)
stands-at-the-end = Spillet er over:
stands-so-far = Spillet er ikke over. Til nå:

# Dommeren.
referee-begins = { $seats ->
    [1] { $game }, én plass. Skriv hva terningene viser, eller hva som gjøres; `help` forteller mer.
   *[other] { $game }, { $seats } plasser. Skriv hva terningene viser, eller hva en spiller gjør; `help` forteller mer.
}
referee-begins-cards = { $seats ->
    [1] { $game }, én plass. Skriv hvilke kort som deles ut, eller hva som gjøres; `help` forteller mer.
   *[other] { $game }, { $seats } plasser. Skriv hvilke kort som deles ut, eller hva en spiller gjør; `help` forteller mer.
}
referee-goes-on = { $game }: Her fortsetter det, etter { $lines ->
    [1] én linje
   *[other] { $lines } linjer
}. `help` forteller hva du kan skrive.
referee-kept = Spillet er lagret: `{ $command }` fortsetter på det.
prompt = >
referee-help-dice =
    6 4 1           hva terningene viser: 641, 6-4-1 og 6,4,1 går også; også som neste kast der `again` er åpent
    keep 6          en handling, skrevet slik den står på bordets liste; `6` alene der det ikke kan bety noe annet
    keep [0–4: 1 6] så mange av dem i klammene, som i `keep 1 6`; velges ingen, `keep none`
    bid [2 3]x[5 6] én fra hver klamme, som i `bid 3x6`; `3×6` og `3 6` går også
    throw ?         terninger under et beger som bare spilleren selv ser, i spill som har det
referee-help-cards =
    deal 3S         kortet som deles ut: S, H, D, C og * er sortene, `Joker` er en joker; 3s og 3♠ går også
    3S 4S JD        flere kort som kommer etter hverandre
    deal ?, ? x7    et kort som bare spilleren selv ser, eller sju av dem; likeså `draw ?`
    discard 3S      en handling, skrevet slik den står på bordets liste
    meld [2–5: …]   så mange av dem i klammene
    star B          i spill med stjerner: hvem som har kortet med stjernen
referee-help =
    undo, undo 3    ta tilbake den siste linjen, eller de tre siste; også når noen har gitt opp
    name A Anna     spilleren på plass A heter Anna
    resign A        plass A er ute: turen hopper over den, og den blir sist
    hint            hva en sterk spiller ville gjøre
    standings       hvordan det står
    quit            gå ut; det samme skjer når det ikke kommer mer
    (tom linje)     vis hele bordet; er bare én handling åpen, spilles den
    Store bokstaver spiller ingen rolle, og flere linjer kan stå i én, med semikolon mellom.
read-several = `{ $line }` kan bety flere ting her: { $readings }
too-many-at-once = `{ $line }`: det er flere enn det kan komme her, høyst { $count }
table-line-form = `{ $line }`: det skrives som `{ $like }`
gone-played-on = Dette spillet klarer seg ikke uten { $seat }: En robot velger der, og noen kaster for den.
hint-none = Ingen trenger å velge her.
hint-for = Hva { $seat } kan gjøre, det beste først:
hint-share = { "  " }`{ $line }` vinner { $value } %
hint-score = { "  " }`{ $line }` gir { $value } poeng
record-has-lines = `{ $file }` inneholder et spill som ville gå tapt; `--record { $file }` fortsetter på det
record-of-another = `{ $file }` inneholder et annet spill, eller ett med andre plasser eller husregler
record-in-use = `{ $file }` skrives akkurat nå av en annen rafle; to på en gang ville ødelegge den
dash-not-here = `-` duger ikke her: oppgi en fil eller en mappe
letter-not-name = `{ $letter }` leses som plass { $letter }; spilleren med det navnet sitter på { $seat }
reader-verbs = kast throw, kaster throw, slå throw, slår throw, slo throw, behold keep, beholder keep, legg keep, legger keep, stopp stop, stopper stop, igjen again, videre again, by bid, byr bid, bød bid, ta take, tar take, gjett guess, gjetter guess, del deal, deler deal, trekk draw, trekker draw, angre undo, navn name, høyere higher, lavere lower, snu turn, velg pick, fjern remove, løft lift, løfter lift, kasser discard, kasserer discard
reader-numbers = en 1, ett 1, et 1, to 2, tre 3, fire 4, fem 5, seks 6
stopping = Spillene som er i gang, gjøres ferdig; Ctrl-C igjen stopper med en gang.
language-names-alone = på `{ $tag }` finnes bare navn på spill og litt til; resten er engelsk
only-one-open = Det er det eneste valget, så du kan hoppe over det og skrive det som kommer etterpå.
luck-like = for eksempel { $like }
end-or-undo = En tom linje avslutter her; `undo` tar tilbake den siste linjen.
seat-score = { $seat } { $score }
pick-some = { $least ->
    [0] [0–{ $most }: { $from }, eller none]
   *[other] [{ $least }–{ $most }: { $from }]
}
and-more = { $count ->
    [1] og én til
   *[other] og { $count } til
}
lies-aside = til side { $pieces }
lies-kept = beholdt { $pieces }
lies-covered = skjult { $pieces }
lies-spent = brukt { $pieces }
face-cup = { $count ->
    [1] beger(1)
   *[other] beger({ $count })
}
face-joker = joker
track-at = { $seat }: { $behind } av { $fields }, neste { $next }
track-done = { $seat }: { $behind } av { $fields }

# Et bord i linjer.
plain-help =
    (tom linje)     kast eller trekk, når det er din tur til det
    keep 6          en handling, skrevet slik den står på bordets liste
    keep [0–4: 1 6] så mange av dem i klammene, som i `keep 1 6`; velges ingen, `keep none`
    bid [2 3]x[5 6] én fra hver klamme, som i `bid 3x6`
    table           bordet, med alle der flere enn åtte spiller
    rules           reglene for spillet
    hint            hva en sterk spiller ville gjøre
    undo, undo 3    ta tilbake det siste valget, eller de tre siste
    name A Anna     spilleren på plass A heter Anna
    resign A        plass A gir opp
    Flere linjer kan stå i én, med semikolon mellom.
    Når det ikke kommer mer, forlater du bordet. Spillet er lagret: `rafle play --resume` fortsetter på det.
seen-enough = Trykk Enter når du har sett nok: Skjermen tømmes for { $seat }.

# Spillprotokoller.
records-hold = Spillprotokoller som stemmer: { $count } av { $all }.
records-unreadable = ikke alle spillprotokoller kan leses
no-records = det er ingen spillprotokoll der
luck-follows = { $count ->
    [1] ett utfall følger
   *[other] alle { $count } utfall følger
} av hemmeligheten som ble forseglet før spillet{ $numbers ->
    [0] .
    [1] {" "}og av tallet fra én enhet.
   *[other] {" "}og av tallene fra { $numbers } enheter.
}
luck-from = Dette kan sjekkes fra og med linje { $line }; { $before ->
    [1] utfallet
   *[other] de { $before } utfallene
} før det kom før seglet og beviser ingenting.
luck-anew = Trukket på nytt: { $count }. Det kom ikke noe tall fra { $whose }.
luck-differs = `{ $found }` følger ikke: etter regelen er utfall { $number } i dette spillet `{ $follows }`.
luck-other-secret = dette er ikke hemmeligheten som ble forseglet: hashen er en annen.
luck-other-number = dette er ikke tallet som enhet { $device } hadde forseglet.
luck-no-number = dette utfallet kom før enhet { $device } hadde åpnet tallet sitt.
luck-not-opened = dette utfallet kom før de forseglede tallene ble åpnet.
luck-not-asked = enhet { $device } er ikke bedt om dette på dette stedet, eller har allerede gjort det.
luck-no-seal = enhet { $device } har ikke forseglet noe tall.
luck-too-early = ingen hemmelighet var forseglet før denne linjen.
luck-too-late = her kan ingenting mer komme inn enn tallene det ble bedt om.
luck-unreadable = denne linjen om tilfeldighetene kan ikke leses.
luck-closed = hemmeligheten er ikke i denne spillprotokollen: spillet er ikke over, eller den er tatt ut.
luck-unsealed = ingenting ble forseglet her, så det er ingenting å sjekke.
luck-unknown = tilfeldighetene er trukket etter regel { $rule }, som denne Rafle ikke kjenner.
luck-not-shown =
    En spillprotokoll alene kan ikke vise at seglene var der før det første kastet: Sammenlign linjene `luck` med dem som en
    enhet har tatt vare på, eller som noen skrev ned mens spillet pågikk. Den kan heller ikke vise at ingen som kan lese
    maskinen til verten, så på hemmeligheten.

# Simulering og fart.
simulated = { $game }, { $seats ->
    [1] én plass
   *[other] { $seats } plasser
}: { $count ->
    [1] ett spill
   *[other] { $games } spill
} med tilfeldige spillere, startverdi { $seed }.
simulated-moves = Steg: { $mean } i gjennomsnitt (standardavvik { $sd }), { $least } til { $most }.
simulated-ends = Delte seire: { $shared } %. Ingen vinner: { $nobody } %.
score-range = { $least } til { $most }
matched = { $game }: { $count ->
    [1] ett spill
   *[other] { $games } spill
} med { $seatings ->
    [1] én bordplassering
   *[other] { $seatings } bordplasseringer
}, startverdi { $seed }.
match-margin-sure = { $bot } leder over { $over } med { $margin } ± { $within } prosentpoeng, med 99 % sikkerhet.
match-margin = { $bot } mot { $over }: { $margin } ± { $within } prosentpoeng, og det kan være flaks.
no-such-bot = det finnes ingen robot `{ $bot }`; det finnes { $known }
wrong-number-of-bots = { $bots ->
    [1] én robot
   *[other] { $bots } roboter
} kan ikke spille dette spillet: { $most ->
    [1] det spilles alene
   *[other] det trengs { $least } til { $most }
}
bot-cannot-play = `{ $bot }` kan ikke spille dette spillet: den spiller bare spill der det beste resultatet er kjent
column-within = ± (99 %)
odds-share = { $game }, { $seats ->
    [1] én plass
   *[other] { $seats } plasser
}, løst nøyaktig. Alle spiller for en andel av seieren.
odds-score = { $game }, { $seats ->
    [1] én plass
   *[other] { $seats } plasser
}, løst nøyaktig. Alle spiller for det høyeste forventede resultatet.
odds-luck = { $game }, { $seats ->
    [1] én plass
   *[other] { $seats } plasser
}, løst nøyaktig. Bare flaksen avgjør.
odds-length = Lengde: { $steps } kast og valg i gjennomsnitt.
odds-bonus = Bonusen kommer i { $bonus } % av spillene.
odds-against-random = Mot andre som velger tilfeldig, vinner plass A { $best } % av spillene, og { $random } % hvis den selv velger tilfeldig.
odds-against-sensible = Målt: Mot andre som er fornuftige (de bommer like ofte som roboten club), vinner plass A { $best } ± { $best_error } % av spillene, og { $sensible } ± { $sensible_error } % hvis den selv bare er fornuftig.
odds-sensible-score = Målt: En plass som bare er fornuftig (den bommer like ofte som roboten club), får { $sensible } ± { $sensible_error }, den beste spillemåten { $best }.
solving-exploring = Stillinger funnet: { $states }
solving-valuing = Ser på stillinger fra slutten: { $percent } %
odds-beginnings = Den beste begynnelsen, og hva den er verdt:
odds-first-turn = { $game }, { $seats ->
    [1] én plass
   *[other] { $seats } plasser
}, er for stort til å løses, men ikke den første turen. Så sannsynlig i % er det at hver person kan tas, når det bare spilles for den:
odds-no-method = { $game } med { $seats ->
    [1] én plass
   *[other] { $seats } plasser
}: ingen metode som kan løse det, er kjent her
odds-other-rules = { $game } med { $seats ->
    [1] én plass
   *[other] { $seats } plasser
} er løst med andre regler enn disse
odds-hidden = { $game }: noe er skjult her, så det finnes ingen nøyaktige odds for en stilling
odds-never-settles = { $game } med { $seats ->
    [1] én plass
   *[other] { $seats } plasser
}: valgene svarer hverandre i ring, og ingen løsning ble funnet
odds-too-large = { $game } med { $seats ->
    [1] én plass
   *[other] { $seats } plasser
} er for stort til å løses nøyaktig
column-wins = seire %
column-standard-error = ± (std.feil)
column-score = resultat
column-sd = std.avvik
column-least = minst
column-most = mest
column-game = spill
column-seats = plasser
column-moves = mill. steg/s
column-games = spill/s
column-bytes = byte
column-clone = kopi ns

# En hånd med virkelige kort.
hand-discard = Kast { $card }.
hand-meld = { $cards }: { $title }
hand-left = { $points ->
    [1] Til overs: { $cards }, ett poeng.
   *[other] Til overs: { $cards }, { $points } poeng.
}
hand-goes-out = Ingenting er til overs: Denne hånden går ut.
hand-ahead = Ser du ett trekk fram, er det best å kaste { $card }: Da er det { $points } poeng igjen i gjennomsnitt etter neste trekk.
hand-no-melds = i `{ $slug }` deles ingen hender i kombinasjoner; det gjør de i { $games }
hand-no-rank = `{ $text }` kan ikke være jokerkort; det er 3 til 10, J, Q eller K
hand-no-card = `{ $text }` er ikke et kort; kort er 3 til 10, J, Q eller K og en sort, S, H, D, C eller * (T går også), for eksempel 5C, eller Joker
hand-too-long = dette er { $count } kort; en hånd har høyst { $most }
hand-wrong-length = { $count ->
    [0] dette er ingen kort
    [1] dette er ett kort
   *[other] dette er { $count } kort
}; der { $wild ->
    [11] knekter
    [12] damer
    [13] konger
   *[other] { $wild }-ere
} er jokerkort, har en hånd { $wild }, eller { $drawn } etter trekket
hand-too-many-of = det er flere av { $card } enn de { $most } i kortstokken
# Treneren. Andeler av seieren er i prosent.
advice-share-exact = { $seat } er neste. Sjanser til å vinne i %, nøyaktig:
advice-share = { $seat } er neste. Sjanser til å vinne i %, anslått:
advice-score-exact = { $seat } er neste. Poeng som kan ventes, nøyaktig:
advice-score = { $seat } er neste. Poeng som kan ventes, anslått:
column-value = verdi
column-loss = taper
analysis-share-exact = Valg: { $count }. Tap er sjanser til å vinne i %, nøyaktig.
analysis-share = Valg: { $count }. Tap er sjanser til å vinne i %, anslått.
analysis-score-exact = Valg: { $count }. Tap er poeng, nøyaktig.
analysis-score = Valg: { $count }. Tap er poeng, anslått.
decision = Linje { $line }, { $seat }: { $action } koster { $loss } (best: { $best })
decision-estimated = Linje { $line }, { $seat }: { $action } koster { $loss } ± { $error } (best: { $best })
costliest = { $count ->
    [0] Ingen valg kostet noe.
    [1] Det dyreste valget:
   *[other] De { $count } dyreste valgene:
}
account = { $seat }: resultat { $result }; egne valg kostet { $lost }.
account-exact = { $seat }: resultat { $result } = forventet { $expected } + flaks { $luck } + dyktighet { $skill }; egne valg kostet { $lost }.

# Det verter gjør med alle bordene sine.
store-in-use = bordene i { $store } er i bruk av en server som kjører, og den ville ikke få vite om det; stopp den først
store-newer = bordene i { $store } er skrevet av en nyere Rafle; bruk den
store-damaged = kan ikke bruke bordene i { $store }: databasen der er skadet ({ $why }); hent fram en sikkerhetskopi
store-unusable = kan ikke bruke bordene i { $store }: { $why }
store-not-empty = det er allerede bord i { $store }, og ingenting er endret; oppgi en tom mappe med `--data`, eller en tom database med `--store`
backup-postgres = PostgreSQL sikkerhetskopieres med sitt eget verktøy, mens servere kjører: `pg_dump --format=custom --file={ $file } "$RAFLE_STORE"`; og hentes fram med `pg_restore --dbname="$RAFLE_STORE" { $file }`
backed-up = Alt til nå er i { $file }. Den inneholder skjulte kort og hemmeligheter: Pass på den slik du passer på bordene.
restored = Alt er i { $store } slik det var.
imported = Alt er i { $store } nå.
exported = { $count ->
    [0] Det er ingen bord å skrive til { $folder }.
    [1] Én spillprotokoll er i { $folder }.
   *[other] { $count } spillprotokoller er i { $folder }.
}
export-unreadable = bordet { $table } kan ikke leses, og er utelatt
no-such-table = det finnes ikke noe bord `{ $table }`; ingenting er endret
forgotten = Bord slettet: { $deleted }. Bord der noen er glemt: { $changed }. Sikkerhetskopier og eksporterte spillprotokoller er som de var.

# Argumenter som ikke gir mening.
arguments-help = `--help` forteller mer
arguments-usage = Skrives: { $form }; `--help` forteller mer
no-such-argument = { $text } forstås ikke her
no-such-argument-like = { $text } forstås ikke her; mente du { $like }?
no-such-command = det finnes ingen kommando { $text }
no-such-command-like = det finnes ingen kommando { $text }; mente du { $like }?
arguments-missing = dette mangler: { $text }
arguments-clash = { $text } går ikke sammen med { $others }
value-missing = { $text } trenger en verdi
value-one-of = { $text } kan ikke være { $value }; det kan være { $values }
value-unfit = { $text } kan ikke være { $value }
value-unfit-because = { $text } kan ikke være { $value }: { $why }
whole-number = det trengs et helt tall fra { $least } til { $most }
many-form = det trengs et helt tall fra 1 til 1e12
viewer-form = det er en plass fra A til { $last }, `spectator` eller `referee`
word-form = det trengs minst én bokstav
store-form = det begynner med `postgres://`; en mappe oppgis med `--data`
address-form = den begynner med `http://` eller `https://` og nevner en maskin, som `https://rafle.example`
