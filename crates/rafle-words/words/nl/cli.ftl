# Wat de opdrachtregel zegt.
as-is = { $text }
no-such-game = er is geen spel `{ $slug }`; `rafle games` noemt ze allemaal
no-such-game-like = er is geen spel `{ $slug }`; bedoel je `{ $like }`?
no-card = `{ $slug }` heeft geen overzichtskaart
no-such-language = er zijn geen woorden in `{ $tag }`; er zijn { $known }, en namen van spellen in { $names }
rules-options = Huisregels zoals je ze schrijft, `-o KEY=VALUE`:
rules-usual = gewoonlijk { $value }
no-rules = er is geen pagina met regels voor `{ $slug }`
cannot-use-file = `{ $file }`: { $why }
option-form = een optie schrijf je als `key=value`, niet `{ $text }`
game-never-ends = een spel met seed { $seed } is na { $moves } zetten niet uit

# De stand.
standing = { $place }. { $seat }: { $score }
standing-unplaced = { $seat }: { $score }
standing-resigned = { $place }. { $seat }: { $score } (opgegeven)
stands-at-the-end = Het spel is uit:
stands-so-far = Het spel is niet uit. Tot nu toe:

# De scheidsrechter.
referee-begins = { $seats ->
    [1] { $game }, één plaats. Typ wat de stenen laten zien of wat er gebeurt; `help` vertelt meer.
   *[other] { $game }, { $seats } plaatsen. Typ wat de stenen laten zien of wat een plaats doet; `help` vertelt meer.
}
referee-begins-cards = { $seats ->
    [1] { $game }, één plaats. Typ welke kaarten er gedeeld worden of wat er gebeurt; `help` vertelt meer.
   *[other] { $game }, { $seats } plaatsen. Typ welke kaarten er gedeeld worden of wat een plaats doet; `help` vertelt meer.
}
referee-goes-on = { $game }: hier gaat het verder, na { $lines ->
    [1] één regel
   *[other] { $lines } regels
}. `help` vertelt wat je kunt typen.
referee-kept = Het spel is bewaard: met `{ $command }` ga je verder.
prompt = >
referee-help-dice =
    6 4 1           wat de stenen laten zien: 641, 6-4-1 en 6,4,1 kan ook; ook als volgende worp waar `again` mag
    keep 6          een actie, zoals de tafel hem schrijft; `6` alleen waar dat niets anders kan zijn
    keep [0–4: 1 6] zoveel van wat tussen haken staat, zoals `keep 1 6`; kies je niets, dan `keep none`
    bid [2 3]x[5 6] één uit elk paar haken, zoals `bid 3x6`; `3×6` en `3 6` kan ook
    throw ?         stenen onder een beker die alleen de eigen speler ziet, in spellen die dat hebben
referee-help-cards =
    deal 3S         de kaart die gedeeld wordt: S, H, D, C en * zijn de kleuren, `Joker` is er een; 3s en 3♠ kan ook
    3S 4S JD        meerdere kaarten die na elkaar komen
    deal ?, ? x7    een kaart die alleen de eigen speler ziet, of zeven; zo ook `draw ?`
    discard 3S      een actie, zoals de tafel hem schrijft
    meld [2–5: …]   zoveel van wat tussen haken staat
    star B          in spellen met sterren: wie de kaart met de ster heeft
referee-help =
    undo, undo 3    neem de laatste regel terug, of de laatste drie; ook opgeven
    name A Anna     wie op plaats A zit, heet Anna
    resign A        plaats A is eruit: die wordt overgeslagen en komt als laatste
    hint            wat een sterke speler zou doen
    standings       wie waar staat
    quit            ga weg; het eind van de invoer doet hetzelfde
    (lege regel)    toon de hele tafel; een actie die als enige kan, wordt gespeeld
    Hoofdletters maken niet uit, en meerdere regels mogen op één regel, met puntkomma’s ertussen.
read-several = `{ $line }` kan hier van alles betekenen: { $readings }
too-many-at-once = `{ $line }`: dat zijn er meer dan er hier kunnen komen, hoogstens { $count }
table-line-form = `{ $line }`: dat schrijf je zoals `{ $like }`
gone-played-on = Dit spel kan niet zonder { $seat }: daar kiest een bot, en iemand gooit ervoor.
hint-none = Niemand hoeft hier te kiezen.
hint-for = Wat { $seat } kan doen, het beste eerst:
hint-share = { "  " }`{ $line }` wint { $value }%
hint-score = { "  " }`{ $line }` geeft { $value } punten
record-has-lines = in `{ $file }` staat een spel, dat verloren zou gaan; `--record { $file }` gaat ermee verder
record-of-another = in `{ $file }` staat een ander spel, of een met andere plaatsen of huisregels
record-in-use = een andere rafle schrijft nu in `{ $file }`; twee tegelijk zouden het bederven
dash-not-here = `-` kan hier niet: noem een bestand of een map
letter-not-name = `{ $letter }` wordt gelezen als plaats { $letter }; wie zo heet, zit op { $seat }
reader-verbs = gooi throw, gooit throw, gooien throw, gegooid throw, houd keep, hou keep, houdt keep, houden keep, stopt stop, stoppen stop, nog again, verder again, bied bid, biedt bid, bieden bid, neem take, neemt take, nemen take, raad guess, raadt guess, raden guess, zeg guess, deel deal, deelt deal, delen deal, trek draw, trekt draw, trekken draw, afleggen discard, terug undo, naam name, hoger higher, lager lower, kantel turn, kantelen turn, kies pick, kiezen pick, weg remove, til lift, optillen lift
reader-numbers = een 1, één 1, twee 2, drie 3, vier 4, vijf 5, zes 6
stopping = De begonnen spellen worden afgemaakt; nog eens Ctrl-C stopt meteen.
language-names-alone = in `{ $tag }` zijn alleen namen van spellen bekend, en weinig meer; de rest is Engels
only-one-open = Dat is de enige keuze, dus je kunt hem overslaan en typen wat erna komt.
luck-like = bijvoorbeeld { $like }
end-or-undo = Met een lege regel stop je hier; `undo` neemt de laatste regel terug.
seat-score = { $seat } { $score }
pick-some = { $least ->
    [0] [0–{ $most }: { $from }, of none]
   *[other] [{ $least }–{ $most }: { $from }]
}
and-more = { $count ->
    [1] en nog één
   *[other] en nog { $count }
}
lies-aside = apart { $pieces }
lies-kept = gehouden { $pieces }
lies-covered = afgedekt { $pieces }
lies-spent = gebruikt { $pieces }
face-cup = { $count ->
    [1] beker(1)
   *[other] beker({ $count })
}
face-joker = joker
track-at = { $seat }: { $behind } van { $fields }, volgende { $next }
track-done = { $seat }: { $behind } van { $fields }

# Een tafel in regels.
plain-help =
    (lege regel)    gooi of trek, als jij dat moet doen
    keep 6          een actie, zoals de tafel hem schrijft
    keep [0–4: 1 6] zoveel van wat tussen haken staat, zoals `keep 1 6`; kies je niets, dan `keep none`
    bid [2 3]x[5 6] één uit elk paar haken, zoals `bid 3x6`
    table           de tafel, met iedereen als er meer dan acht spelen
    rules           de regels van het spel
    hint            wat een sterke speler zou doen
    undo, undo 3    neem de laatste keuze terug, of de laatste drie
    name A Anna     wie op plaats A zit, heet Anna
    resign A        plaats A geeft op
    Meerdere regels mogen op één regel, met puntkomma’s ertussen.
    Met het eind van de invoer ga je van tafel. Het spel wordt bewaard: met `rafle play --resume` ga je verder.
seen-enough = Druk op Enter als je genoeg gezien hebt: het scherm wordt leeggemaakt voor { $seat }.

# Spelverslagen.
records-hold = Spelverslagen die kloppen: { $count } van { $all }.
records-unreadable = niet elk spelverslag is te lezen
no-records = daar is geen spelverslag
luck-follows = { $count ->
    [1] één uitkomst van het toeval volgt
   *[other] alle { $count } uitkomsten van het toeval volgen
} uit het geheim dat vóór het spel verzegeld werd{ $numbers ->
    [0] .
    [1] {" "}en uit het getal van één apparaat.
   *[other] {" "}en uit de getallen van { $numbers } apparaten.
}
luck-from = Dit is na te gaan vanaf regel { $line }; { $before ->
    [1] de uitkomst daarvoor kwam vóór het zegel en bewijst niets.
   *[other] de { $before } uitkomsten daarvoor kwamen vóór het zegel en bewijzen niets.
}
luck-anew = Opnieuw getrokken: { $count }. Er kwam geen getal van { $whose }.
luck-differs = `{ $found }` volgt niet: volgens de regel is uitkomst { $number } van dit spel `{ $follows }`.
luck-other-secret = dit is niet het geheim dat verzegeld was: de hash is een andere.
luck-other-number = dit is niet het getal dat apparaat { $device } verzegeld had.
luck-no-number = deze uitkomst kwam voordat apparaat { $device } het getal had geopend.
luck-not-opened = deze uitkomst kwam voordat de verzegelde getallen geopend waren.
luck-not-asked = dit wordt hier niet aan apparaat { $device } gevraagd, of het is al gedaan.
luck-no-seal = apparaat { $device } heeft geen getal verzegeld.
luck-too-early = vóór deze regel was er geen geheim verzegeld.
luck-too-late = hier mag niets meer bij komen, behalve de getallen waar om gevraagd is.
luck-unreadable = deze regel over het toeval is niet te lezen.
luck-closed = het geheim staat niet in dit spelverslag: het spel is niet uit, of het is eruit gehaald.
luck-unsealed = hier was niets verzegeld, dus er is niets na te gaan.
luck-unknown = het toeval is getrokken volgens regel { $rule }, die deze Rafle niet kent.
luck-not-shown =
    Een spelverslag alleen kan niet laten zien dat de zegels er vóór de eerste worp waren: vergelijk de regels `luck` met
    de regels die een apparaat bewaard heeft, of die iemand tijdens het spel heeft opgeschreven. Het kan ook niet laten zien
    dat niemand die bij de computer van de server kan, in het geheim heeft gekeken.

# Simulatie en snelheid.
simulated = { $game }, { $seats ->
    [1] één plaats
   *[other] { $seats } plaatsen
}: { $count ->
    [1] één spel
   *[other] { $games } spellen
} van willekeurige spelers, seed { $seed }.
simulated-moves = Zetten: gemiddeld { $mean } (standaardafwijking { $sd }), { $least } tot { $most }.
simulated-ends = Gedeelde winst: { $shared }%. Niemand wint: { $nobody }%.
score-range = { $least } tot { $most }
matched = { $game }: { $count ->
    [1] één spel
   *[other] { $games } spellen
} in { $seatings ->
    [1] één tafelschikking
   *[other] { $seatings } tafelschikkingen
}, seed { $seed }.
match-margin-sure = { $bot } ligt { $margin } ± { $within } procentpunten voor op { $over }, met 99% zekerheid.
match-margin = { $bot } tegen { $over }: { $margin } ± { $within } procentpunten, wat geluk kan zijn.
no-such-bot = er is geen bot `{ $bot }`; er zijn { $known }
wrong-number-of-bots = met { $bots ->
    [1] één bot
   *[other] { $bots } bots
} kun je dit niet spelen: { $most ->
    [1] je speelt het alleen
   *[other] het is voor { $least } tot { $most } bots
}
bot-cannot-play = `{ $bot }` kan dit spel niet spelen: hij speelt alleen spellen waarvan de beste score bekend is
column-within = ± (99%)
odds-share = { $game }, { $seats ->
    [1] één plaats
   *[other] { $seats } plaatsen
}, exact opgelost. Iedereen speelt voor een deel van de winst.
odds-score = { $game }, { $seats ->
    [1] één plaats
   *[other] { $seats } plaatsen
}, exact opgelost. Iedereen speelt voor de hoogste verwachte score.
odds-luck = { $game }, { $seats ->
    [1] één plaats
   *[other] { $seats } plaatsen
}, exact opgelost. Alleen het geluk beslist.
odds-length = Lengte: gemiddeld { $steps } worpen en keuzes.
odds-bonus = De bonus komt in { $bonus }% van de spellen.
odds-against-random = Tegen anderen die willekeurig kiezen, wint de eerste plaats { $best }%, en { $random }% als die zelf willekeurig kiest.
odds-against-sensible = Gemeten: tegen anderen die verstandig spelen (ze maken even vaak een fout als de bot club) wint de eerste plaats { $best } ± { $best_error }%, en { $sensible } ± { $sensible_error }% als die zelf alleen verstandig speelt.
odds-sensible-score = Gemeten: een plaats die alleen verstandig speelt (en even vaak een fout maakt als de bot club) haalt { $sensible } ± { $sensible_error }, het beste spel { $best }.
solving-exploring = Gevonden standen: { $states }
solving-valuing = Standen vanaf het eind bekijken: { $percent }%
odds-beginnings = Het beste begin, en wat het waard is:
odds-first-turn = { $game }, { $seats ->
    [1] één plaats
   *[other] { $seats } plaatsen
}, is te groot om op te lossen, maar de eerste beurt niet. Zo groot is in % de kans dat je elk personage kunt nemen, als je alleen daarop speelt:
odds-no-method = { $game } met { $seats ->
    [1] één plaats
   *[other] { $seats } plaatsen
}: er is hier geen methode bekend die het oplost
odds-other-rules = { $game } met { $seats ->
    [1] één plaats
   *[other] { $seats } plaatsen
} is opgelost met andere regels dan deze
odds-hidden = { $game }: hier is iets verborgen, dus er zijn geen exacte kansen van een stand
odds-never-settles = { $game } met { $seats ->
    [1] één plaats
   *[other] { $seats } plaatsen
}: keuzes beantwoorden elkaar in een kring, en er is geen oplossing gevonden
odds-too-large = { $game } met { $seats ->
    [1] één plaats
   *[other] { $seats } plaatsen
} is te groot om exact op te lossen
column-wins = wint %
column-standard-error = ± (s.f.)
column-score = score
column-sd = st.afw.
column-least = minst
column-most = meest
column-game = spel
column-seats = plaatsen
column-moves = miljoen zetten/s
column-games = spellen/s
column-bytes = bytes per stand
column-clone = kopie ns

# Een hand met echte kaarten.
hand-discard = Leg { $card } af.
hand-meld = { $cards }: { $title }
hand-left = { $points ->
    [1] Over: { $cards }, één punt.
   *[other] Over: { $cards }, { $points } punten.
}
hand-goes-out = Er blijft niets over: deze hand gaat uit.
hand-ahead = Kijk je één kaart vooruit, dan kun je het best { $card } afleggen: na het trekken blijven er dan gemiddeld { $points } punten over.
hand-no-melds = in `{ $slug }` worden geen handen in combinaties verdeeld; wel in { $games }
hand-no-rank = `{ $text }` is geen wilde waarde; dat is 3 t/m 10, J, Q of K
hand-no-card = `{ $text }` is geen kaart; kaarten zijn 3 t/m 10, J, Q of K en een kleur, S, H, D, C of * (T kan ook), zoals 5C, of Joker
hand-too-long = dit zijn { $count } kaarten; een hand heeft er hoogstens { $most }
hand-wrong-length = { $count ->
    [0] dit zijn geen kaarten
    [1] dit is één kaart
   *[other] dit zijn { $count } kaarten
}; waar { $wild ->
    [3] drieën
    [4] vieren
    [5] vijven
    [6] zessen
    [7] zevens
    [8] achten
    [9] negens
    [10] tienen
    [11] boeren
    [12] vrouwen
   *[other] heren
} wild zijn, heeft een hand er { $wild }, of { $drawn } na het trekken
hand-too-many-of = van { $card } zijn er maar { $most } in het spel kaarten
# De coach. Delen van de winst zijn in procenten.
advice-share-exact = { $seat } is aan de beurt. Kans om te winnen in %, exact:
advice-share = { $seat } is aan de beurt. Kans om te winnen in %, geschat:
advice-score-exact = { $seat } is aan de beurt. Verwachte punten, exact:
advice-score = { $seat } is aan de beurt. Verwachte punten, geschat:
column-value = waarde
column-loss = verliest
analysis-share-exact = Keuzes: { $count }. Verlies is kans om te winnen in %, exact.
analysis-share = Keuzes: { $count }. Verlies is kans om te winnen in %, geschat.
analysis-score-exact = Keuzes: { $count }. Verlies is in punten, exact.
analysis-score = Keuzes: { $count }. Verlies is in punten, geschat.
decision = Regel { $line }, { $seat }: { $action } verliest { $loss } (beste: { $best })
decision-estimated = Regel { $line }, { $seat }: { $action } verliest { $loss } ± { $error } (beste: { $best })
costliest = { $count ->
    [0] Geen keuze kostte iets.
    [1] De duurste keuze:
   *[other] De { $count } duurste keuzes:
}
account = { $seat }: uitslag { $result }; zelf verspeeld { $lost }.
account-exact = { $seat }: uitslag { $result } = verwacht { $expected } + geluk { $luck } + vaardigheid { $skill }; zelf verspeeld { $lost }.

# Wat beheerders met al hun tafels doen.
store-in-use = de tafels in { $store } zijn in gebruik door een server die draait en hier niets van zou merken; stop die eerst
store-newer = de tafels in { $store } zijn door een nieuwere Rafle geschreven; gebruik die
store-damaged = kan de tafels in { $store } niet gebruiken: de database daar is beschadigd ({ $why }); herstel een reservekopie
store-unusable = kan de tafels in { $store } niet gebruiken: { $why }
store-not-empty = er zijn al tafels in { $store }, en er is niets veranderd; geef een lege map met `--data`, of een lege database met `--store`
backup-postgres = van PostgreSQL maak je een reservekopie met zijn eigen programma, terwijl servers draaien: `pg_dump --format=custom --file={ $file } "$RAFLE_STORE"`; en je herstelt met `pg_restore --dbname="$RAFLE_STORE" { $file }`
backed-up = Alles tot nu toe staat in { $file }. Er zitten verborgen kaarten en geheimen in: bewaar het zoals je de tafels bewaart.
restored = Alles staat in { $store } zoals het was.
imported = Alles staat nu in { $store }.
exported = { $count ->
    [0] Er zijn geen tafels om in { $folder } te schrijven.
    [1] Er staat één spelverslag in { $folder }.
   *[other] Er staan { $count } spelverslagen in { $folder }.
}
export-unreadable = de tafel { $table } is niet te lezen, en is weggelaten
no-such-table = er is geen tafel `{ $table }`; er is niets veranderd
forgotten = Verwijderde tafels: { $deleted }. Tafels waarin iemand vergeten is: { $changed }. Reservekopieën en geëxporteerde spelverslagen zijn zoals ze waren.

# Argumenten die niets betekenen.
arguments-help = `--help` vertelt meer
arguments-usage = Gebruik: { $form }; `--help` vertelt meer
no-such-argument = { $text } wordt hier niet begrepen
no-such-argument-like = { $text } wordt hier niet begrepen; bedoel je { $like }?
no-such-command = er is geen opdracht { $text }
no-such-command-like = er is geen opdracht { $text }; bedoel je { $like }?
arguments-missing = dit ontbreekt: { $text }
arguments-clash = { $text } gaat niet samen met { $others }
value-missing = { $text } heeft een waarde nodig
value-one-of = { $text } kan niet { $value } zijn; het kan zijn: { $values }
value-unfit = { $text } kan niet { $value } zijn
value-unfit-because = { $text } kan niet { $value } zijn: { $why }
whole-number = er is een heel getal van { $least } t/m { $most } nodig
many-form = er is een heel getal van 1 t/m 1e12 nodig
viewer-form = het is een plaats van A t/m { $last }, `spectator` of `referee`
word-form = het heeft minstens één letter nodig
store-form = het begint met `postgres://`; een map geef je met `--data`
address-form = het begint met `http://` of `https://` en noemt een machine, zoals `https://rafle.example`
