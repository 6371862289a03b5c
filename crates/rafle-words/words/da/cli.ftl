# Hvad kommandolinjen siger.
as-is = { $text }
no-such-game = der er intet spil `{ $slug }`; `rafle games` viser dem alle
no-such-game-like = der er intet spil `{ $slug }`; mente du `{ $like }`?
no-card = `{ $slug }` har intet kort at have ved hånden
no-such-language = der er ingen ord på `{ $tag }`; der er { $known }, og spillenes navne på { $names }
rules-options = Husregler, som de skrives, `-o KEY=VALUE`:
rules-usual = ellers { $value }
no-rules = der er ingen regelside til `{ $slug }`
cannot-use-file = `{ $file }`: { $why }
option-form = et valg skrives `nøgle=værdi`, ikke `{ $text }`
game-never-ends = et spil med startværdi { $seed } er ikke slut efter { $moves } træk

# Stillingen.
standing = { $place }. { $seat }: { $score }
standing-unplaced = { $seat }: { $score }
standing-resigned = { $place }. { $seat }: { $score } (har givet op)
stands-at-the-end = Spillet er slut:
stands-so-far = Spillet er ikke slut. Indtil nu:

# Dommeren.
referee-begins = { $seats ->
    [1] { $game }, én plads. Skriv, hvad terningerne viser, eller hvad der gøres; `help` fortæller mere.
   *[other] { $game }, { $seats } pladser. Skriv, hvad terningerne viser, eller hvad en plads gør; `help` fortæller mere.
}
referee-begins-cards = { $seats ->
    [1] { $game }, én plads. Skriv, hvilke kort der gives, eller hvad der gøres; `help` fortæller mere.
   *[other] { $game }, { $seats } pladser. Skriv, hvilke kort der gives, eller hvad en plads gør; `help` fortæller mere.
}
referee-goes-on = { $game }: her går det videre efter { $lines ->
    [1] én linje
   *[other] { $lines } linjer
}. `help` fortæller, hvad der kan skrives.
referee-kept = Spillet er gemt: `{ $command }` går videre med det.
prompt = >
referee-help-dice =
    6 4 1           hvad terningerne viser: 641, 6-4-1 og 6,4,1 går også; ligeså det næste kast, hvor `again` er muligt
    keep 6          et træk, skrevet som på bordets liste; `6` alene, hvor det ikke kan betyde andet
    keep [0–4: 1 6] så mange af dem i klammerne, som i `keep 1 6`; vælges ingen, så `keep none`
    bid [2 3]x[5 6] én fra hver klamme, som i `bid 3x6`; `3×6` og `3 6` går også
    throw ?         terninger under et bæger, som kun deres spiller ser, i spil, der har dem
referee-help-cards =
    deal 3S         kortet, der gives: S, H, D, C og * er farverne, `Joker` er én; 3s og 3♠ går også
    3S 4S JD        flere kort, der kommer efter hinanden
    deal ?, ? x7    et kort, som kun dets spiller ser, eller syv af dem; ligeså `draw ?`
    discard 3S      et træk, skrevet som på bordets liste
    meld [2–5: …]   så mange af dem i klammerne
    star B          i spil med stjerner: hvem der har kortet med stjernen
referee-help =
    undo, undo 3    tag den sidste linje eller de tre sidste tilbage; også når en har givet op
    name A Anna     spilleren på plads A hedder Anna
    resign A        plads A er ude: turen går forbi den, og den bliver sidst
    hint            hvad en stærk spiller ville gøre
    standings       hvordan det står
    quit            forlad bordet; det samme sker, når der ikke kommer mere
    (tom linje)     vis hele bordet; er kun ét træk muligt, spilles det
    Store bogstaver gør ingen forskel, og flere linjer kan stå i én med semikolon imellem.
read-several = `{ $line }` kan betyde flere ting her: { $readings }
too-many-at-once = `{ $line }`: det er flere, end der kan komme her, højst { $count }
table-line-form = `{ $line }`: det skrives som `{ $like }`
gone-played-on = Dette spil kan ikke undvære { $seat }: en robot vælger dér, og en af de andre kaster for den.
hint-none = Her skal ingen vælge.
hint-for = Hvad { $seat } kan gøre, det bedste først:
hint-share = { "  " }`{ $line }` vinder { $value } %
hint-score = { "  " }`{ $line }` giver { $value } point
record-has-lines = `{ $file }` rummer et spil, som ville gå tabt; `--record { $file }` går videre med det
record-of-another = `{ $file }` rummer et andet spil eller et med andre pladser eller husregler
record-in-use = `{ $file }` skrives lige nu af en anden rafle; to på én gang ville ødelægge den
dash-not-here = `-` dur ikke her: angiv en fil eller en mappe
letter-not-name = `{ $letter }` læses som plads { $letter }; spilleren med det navn sidder på { $seat }
reader-verbs = kast throw, kaster throw, slår throw, slog throw, behold keep, beholder keep, læg keep, lægger keep, igen again, videre again, byd bid, byder bid, melder bid, tag take, tager take, gæt guess, gætter guess, smid discard, smider discard, giv deal, giver deal, træk draw, trækker draw, fortryd undo, navn name, højere higher, lavere lower, vend turn, vælg pick, fjern remove, løft lift
reader-numbers = en 1, et 1, to 2, tre 3, fire 4, fem 5, seks 6
stopping = Gør de begyndte spil færdige; Ctrl-C igen stopper med det samme.
language-names-alone = på `{ $tag }` kendes kun spillenes navne og lidt til; resten er engelsk
only-one-open = Andet er ikke muligt: skriv bare det, der kommer bagefter.
luck-like = for eksempel { $like }
end-or-undo = En tom linje slutter her; `undo` tager den sidste linje tilbage.
seat-score = { $seat } { $score }
pick-some = { $least ->
    [0] [0–{ $most }: { $from }, eller none]
   *[other] [{ $least }–{ $most }: { $from }]
}
and-more = { $count ->
    [1] og ét til
   *[other] og { $count } til
}
lies-aside = til side { $pieces }
lies-kept = beholdt { $pieces }
lies-covered = skjult { $pieces }
lies-spent = brugt { $pieces }
face-cup = { $count ->
    [1] bæger(1)
   *[other] bæger({ $count })
}
face-joker = joker
track-at = { $seat }: { $behind } af { $fields }, næste { $next }
track-done = { $seat }: { $behind } af { $fields }

# Et bord i linjer.
plain-help =
    (tom linje)     kast eller træk, når det er din tur til det
    keep 6          et træk, skrevet som på bordets liste
    keep [0–4: 1 6] så mange af dem i klammerne, som i `keep 1 6`; vælges ingen, så `keep none`
    bid [2 3]x[5 6] én fra hver klamme, som i `bid 3x6`
    table           bordet, med alle, hvor flere end otte spiller
    rules           spillets regler
    hint            hvad en stærk spiller ville gøre
    undo, undo 3    tag det sidste valg eller de tre sidste tilbage
    name A Anna     spilleren på plads A hedder Anna
    resign A        plads A giver op
    Flere linjer kan stå i én med semikolon imellem.
    Når der ikke kommer mere, forlades bordet. Spillet er gemt: `rafle play --resume` spiller videre.
seen-enough = Tryk Enter, når du har set nok: skærmen ryddes til { $seat }.

# Optegnelser.
records-hold = Optegnelser, der stemmer: { $count } af { $all }.
records-unreadable = ikke alle optegnelser kan læses
no-records = der er ingen optegnelse der
luck-follows = { $count ->
    [1] ét udfald følger
   *[other] alle { $count } udfald følger
} af den hemmelighed, der blev forseglet før spillet{ $numbers ->
    [0] .
    [1] {" "}og af tallet fra én enhed.
   *[other] {" "}og af tallene fra { $numbers } enheder.
}
luck-from = Det kan efterprøves fra linje { $line }; { $before ->
    [1] udfaldet
   *[other] de { $before } udfald
} inden da kom før seglet og beviser intet.
luck-anew = Trukket om: { $count }. Der kom intet tal fra { $whose }.
luck-differs = `{ $found }` følger ikke: efter reglen er udfald { $number } i dette spil `{ $follows }`.
luck-other-secret = det er ikke den hemmelighed, der blev forseglet: dens hash er en anden.
luck-other-number = det er ikke det tal, som enheden { $device } havde forseglet.
luck-no-number = dette udfald kom, før enheden { $device } havde åbnet sit tal.
luck-not-opened = dette udfald kom, før de forseglede tal blev åbnet.
luck-not-asked = enheden { $device } er ikke bedt om det her, eller har allerede gjort det.
luck-no-seal = enheden { $device } har ikke forseglet noget tal.
luck-too-early = der var ikke forseglet nogen hemmelighed før denne linje.
luck-too-late = her må intet mere komme ind end de tal, der blev bedt om.
luck-unreadable = denne linje om held kan ikke læses.
luck-closed = hemmeligheden står ikke i denne optegnelse: spillet er ikke slut, eller den er taget ud.
luck-unsealed = her blev intet forseglet, så der er intet at efterprøve.
luck-unknown = udfaldene er trukket efter regel { $rule }, som denne Rafle ikke kender.
luck-not-shown =
    En optegnelse alene kan ikke vise, at seglene var der før det første kast: sammenlign dens linjer `luck` med
    dem, en enhed har gemt, eller som nogen skrev ned, mens spillet stod på. Den kan heller ikke vise, at ingen med adgang
    til værtens maskine så hemmeligheden.

# Simulation og fart.
simulated = { $game }, { $seats ->
    [1] én plads
   *[other] { $seats } pladser
}: { $count ->
    [1] ét spil
   *[other] { $games } spil
} med tilfældige spillere, startværdi { $seed }.
simulated-moves = Træk: { $mean } i gennemsnit (standardafvigelse { $sd }), { $least } til { $most }.
simulated-ends = Delte sejre: { $shared } %. Ingen vinder: { $nobody } %.
score-range = { $least } til { $most }
matched = { $game }: { $count ->
    [1] ét spil
   *[other] { $games } spil
} med { $seatings ->
    [1] én bordplan
   *[other] { $seatings } bordplaner
}, startværdi { $seed }.
match-margin-sure = { $bot } er foran { $over } med { $margin } ± { $within } procentpoint, med 99 % sikkerhed.
match-margin = { $bot } mod { $over }: { $margin } ± { $within } procentpoint, hvilket kan være held.
no-such-bot = der er ingen robot `{ $bot }`; der er { $known }
wrong-number-of-bots = { $bots ->
    [1] én robot
   *[other] { $bots } robotter
} kan ikke spille dette spil: { $most ->
    [1] det spilles alene
   *[other] det kræver { $least } til { $most }
}
bot-cannot-play = `{ $bot }` kan ikke spille dette spil: den spiller kun spil, hvor det bedste resultat er regnet ud
column-within = ± (99 %)
odds-share = { $game }, { $seats ->
    [1] én plads
   *[other] { $seats } pladser
}, løst eksakt. Alle spiller efter en andel af sejren.
odds-score = { $game }, { $seats ->
    [1] én plads
   *[other] { $seats } pladser
}, løst eksakt. Alle spiller efter det højeste forventede antal point.
odds-luck = { $game }, { $seats ->
    [1] én plads
   *[other] { $seats } pladser
}, løst eksakt. Heldet alene afgør det.
odds-length = Længde: { $steps } kast og valg i gennemsnit.
odds-bonus = Bonussen kommer i { $bonus } % af spillene.
odds-against-random = Mod andre, der vælger tilfældigt, vinder den første plads { $best } %, og { $random } %, hvis den selv vælger tilfældigt.
odds-against-sensible = Målt: mod fornuftige modstandere (der begår lige så mange småfejl som robotten club) vinder den første plads { $best } ± { $best_error } %, og { $sensible } ± { $sensible_error } %, hvis den selv kun er fornuftig.
odds-sensible-score = Målt: en plads, der kun er fornuftig (og begår lige så mange småfejl som robotten club), får { $sensible } ± { $sensible_error } point, det bedste spil { $best }.
solving-exploring = Stillinger fundet: { $states }
solving-valuing = Ser på stillingerne fra slutningen: { $percent } %
odds-beginnings = Den bedste begyndelse, og hvad den er værd:
odds-first-turn = { $game }, { $seats ->
    [1] én plads
   *[other] { $seats } pladser
}, er for stort til at blive løst, men ikke den første tur. Så sandsynligt i % er det, at den kan tage hver figur, når der kun spilles efter den:
odds-no-method = { $game } med { $seats ->
    [1] én plads
   *[other] { $seats } pladser
}: her kendes ingen metode, der kan løse det
odds-other-rules = { $game } med { $seats ->
    [1] én plads
   *[other] { $seats } pladser
} er løst med andre regler end disse
odds-hidden = { $game }: her er noget skjult, så en stilling har ingen eksakte odds
odds-never-settles = { $game } med { $seats ->
    [1] én plads
   *[other] { $seats } pladser
}: valgene svarer hinanden i ring, og der blev ikke fundet nogen løsning
odds-too-large = { $game } med { $seats ->
    [1] én plads
   *[other] { $seats } pladser
} er for stort til at blive løst eksakt
column-wins = sejre %
column-standard-error = ± (std.fejl)
column-score = point
column-sd = std.afv.
column-least = mindst
column-most = størst
column-game = spil
column-seats = pladser
column-moves = mio. træk/s
column-games = spil/s
column-bytes = byte
column-clone = kopi ns

# En hånd med rigtige kort.
hand-discard = Læg { $card } fra.
hand-meld = { $cards }: { $title }
hand-left = { $points ->
    [1] Tilbage: { $cards }, ét point.
   *[other] Tilbage: { $cards }, { $points } point.
}
hand-goes-out = Intet er tilbage: Med denne hånd kan man lukke.
hand-ahead = Ser man ét træk frem, er det bedst at kassere { $card }: det efterlader i gennemsnit { $points } point efter næste træk.
hand-no-melds = i `{ $slug }` deles ingen hænder i sæt og serier; det gør de i { $games }
hand-no-rank = `{ $text }` kan ikke være trumf; det er 3 til 10, J, Q eller K
hand-no-card = `{ $text }` er ikke et kort; kort er 3 til 10, J, Q eller K og en farve, S, H, D, C eller * (T kan også bruges), for eksempel 5C, eller Joker
hand-too-long = det er { $count } kort; en hånd har højst { $most }
hand-wrong-length = { $count ->
    [0] det er ingen kort
    [1] det er ét kort
   *[other] det er { $count } kort
}; når { $wild ->
    [11] knægte
    [12] damer
    [13] konger
   *[other] { $wild }’ere
} er vilde, har en hånd { $wild } kort, eller { $drawn } efter trækket
hand-too-many-of = der er flere { $card } end de { $most }, der er i spillet
# Træneren. Andele af gevinsten er i procent.
advice-share-exact = { $seat } er den næste. Chancer for at vinde i %, eksakt:
advice-share = { $seat } er den næste. Chancer for at vinde i %, anslået:
advice-score-exact = { $seat } er den næste. Point, der kan ventes, eksakt:
advice-score = { $seat } er den næste. Point, der kan ventes, anslået:
column-value = værdi
column-loss = taber
analysis-share-exact = Valg: { $count }. Tab er chancer for at vinde i %, eksakt.
analysis-share = Valg: { $count }. Tab er chancer for at vinde i %, anslået.
analysis-score-exact = Valg: { $count }. Tab er point, eksakt.
analysis-score = Valg: { $count }. Tab er point, anslået.
decision = Linje { $line }, { $seat }: { $action } taber { $loss } (bedst: { $best })
decision-estimated = Linje { $line }, { $seat }: { $action } taber { $loss } ± { $error } (bedst: { $best })
costliest = { $count ->
    [0] Intet valg tabte noget.
    [1] Det dyreste valg:
   *[other] De { $count } dyreste valg:
}
account = { $seat }: resultat { $result }; egne valg tabte { $lost }.
account-exact = { $seat }: resultat { $result } = ventet { $expected } + held { $luck } + spil { $skill }; egne valg tabte { $lost }.

# Hvad værter gør med alle deres borde.
store-in-use = bordene i { $store } er i brug af en server, der kører, og som ikke ville få det at vide; stop den først
store-newer = bordene i { $store } er skrevet af en nyere Rafle; brug den
store-damaged = kan ikke bruge bordene i { $store }: databasen der er beskadiget ({ $why }); gendan en sikkerhedskopi
store-unusable = kan ikke bruge bordene i { $store }: { $why }
store-not-empty = der er allerede borde i { $store }, og intet er ændret; angiv en tom mappe med `--data` eller en tom database med `--store`
backup-postgres = PostgreSQL sikkerhedskopieres med sit eget værktøj, mens servere kører: `pg_dump --format=custom --file={ $file } "$RAFLE_STORE"`; og gendannes med `pg_restore --dbname="$RAFLE_STORE" { $file }`
backed-up = Alt til nu er i { $file }. Den rummer skjulte kort og hemmeligheder: pas på den, som du passer på bordene.
restored = Alt er i { $store }, som det var.
imported = Alt er nu i { $store }.
exported = { $count ->
    [0] Der er ingen borde at skrive i { $folder }.
    [1] Én optegnelse er i { $folder }.
   *[other] { $count } optegnelser er i { $folder }.
}
export-unreadable = bordet { $table } kan ikke læses og er udeladt
no-such-table = der er intet bord `{ $table }`; intet er ændret
forgotten = Borde slettet: { $deleted }. Borde, hvor nogen er glemt: { $changed }. Sikkerhedskopier og udskrevne optegnelser er, som de var.

# Argumenter, der ikke giver mening.
arguments-help = `--help` fortæller mere
arguments-usage = Skrives: { $form }; `--help` fortæller mere
no-such-argument = { $text } forstås ikke her
no-such-argument-like = { $text } forstås ikke her; mente du { $like }?
no-such-command = der er ingen kommando { $text }
no-such-command-like = der er ingen kommando { $text }; mente du { $like }?
arguments-missing = her mangler: { $text }
arguments-clash = { $text } går ikke sammen med { $others }
value-missing = { $text } mangler en værdi
value-one-of = { $text } kan ikke være { $value }; det kan være { $values }
value-unfit = { $text } kan ikke være { $value }
value-unfit-because = { $text } kan ikke være { $value }: { $why }
whole-number = der skal stå et helt tal fra { $least } til { $most }
many-form = der skal stå et helt tal fra 1 til 1e12
viewer-form = det er en plads fra A til { $last }, `spectator` eller `referee`
word-form = der skal være mindst ét bogstav
store-form = det begynder med `postgres://`; en mappe angives med `--data`
address-form = den begynder med `http://` eller `https://` og nævner en maskine, som `https://rafle.example`
