# Vad kommandoraden säger.
as-is = { $text }
no-such-game = det finns inget spel `{ $slug }`; `rafle games` visar alla
no-such-game-like = det finns inget spel `{ $slug }`; menade du `{ $like }`?
no-card = `{ $slug }` har inget hjälpkort
no-such-language = det finns inga ord på `{ $tag }`; det finns { $known }, och spelens namn på { $names }
rules-options = Husregler som de skrivs, `-o KEY=VALUE`:
rules-usual = vanligen { $value }
no-rules = det finns ingen regelsida för `{ $slug }`
cannot-use-file = `{ $file }`: { $why }
option-form = ett val skrivs `key=value`, inte `{ $text }`
game-never-ends = ett spel med startvärde { $seed } är inte slut efter { $moves } drag

# Ställningen.
standing = { $place }. { $seat }: { $score }
standing-unplaced = { $seat }: { $score }
standing-resigned = { $place }. { $seat }: { $score } (har gett upp)
stands-at-the-end = Spelet är slut:
stands-so-far = Spelet är inte slut. Hittills:

# Domaren.
referee-begins = { $seats ->
    [1] { $game }, en plats. Skriv vad tärningarna visar eller vad som görs; `help` berättar mer.
   *[other] { $game }, { $seats } platser. Skriv vad tärningarna visar eller vad en plats gör; `help` berättar mer.
}
referee-begins-cards = { $seats ->
    [1] { $game }, en plats. Skriv vilka kort som delas ut eller vad som görs; `help` berättar mer.
   *[other] { $game }, { $seats } platser. Skriv vilka kort som delas ut eller vad en plats gör; `help` berättar mer.
}
referee-goes-on = { $game }: här fortsätter det, efter { $lines ->
    [1] en rad
   *[other] { $lines } rader
}. `help` berättar vad du kan skriva.
referee-kept = Spelet är sparat: `{ $command }` fortsätter det.
prompt = >
referee-help-dice =
    6 4 1           vad tärningarna visar: 641, 6-4-1 och 6,4,1 går bra; också som nästa slag där `again` är öppet
    keep 6          ett drag, skrivet som på bordets lista; bara `6` där det inte kan betyda något annat
    keep [0–4: 1 6] så många av det som står i klamrarna, som i `keep 1 6`; där inget väljs, `keep none`
    bid [2 3]x[5 6] en ur varje klammer, som i `bid 3x6`; `3×6` och `3 6` går bra
    throw ?         tärningar under en bägare som bara den som slog ser, i spel som har sådana
referee-help-cards =
    deal 3S         kortet som delas ut: S, H, D, C och * är sviterna, `Joker` är en joker; 3s och 3♠ går bra
    3S 4S JD        flera kort som kommer efter varandra
    deal ?, ? x7    ett kort som bara den som får det ser, eller sju sådana; likaså `draw ?`
    discard 3S      ett drag, skrivet som på bordets lista
    meld [2–5: …]   så många av det som står i klamrarna
    star B          i spel med stjärnor: vem som har kortet med stjärnan
referee-help =
    undo, undo 3    ta tillbaka den senaste raden, eller de tre senaste; även när någon har gett upp
    name A Anna     spelaren på plats A heter Anna
    resign A        plats A är ute: turen hoppar över den, och den kommer sist
    hint            vad en stark spelare skulle göra
    standings       hur det står
    quit            lämna bordet; samma sak sker när inmatningen tar slut
    (tom rad)       visa hela bordet; är bara ett drag öppet spelas det
    Stora bokstäver gör ingen skillnad, och flera rader får stå i en, med semikolon emellan.
read-several = `{ $line }` kan betyda flera saker här: { $readings }
too-many-at-once = `{ $line }`: det är fler än vad som kan komma här, högst { $count }
table-line-form = `{ $line }`: det skrivs som `{ $like }`
gone-played-on = Det här spelet klarar sig inte utan { $seat }: en robot väljer där, och någon slår åt den.
hint-none = Här är det ingen som ska välja.
hint-for = Vad { $seat } kan göra, det bästa först:
hint-share = { "  " }`{ $line }` vinner { $value } %
hint-score = { "  " }`{ $line }` ger { $value } poäng
record-has-lines = `{ $file }` rymmer ett spel som skulle gå förlorat; `--record { $file }` fortsätter det
record-of-another = `{ $file }` rymmer ett annat spel, eller ett med andra platser eller husregler
record-in-use = `{ $file }` skrivs just nu av en annan rafle; två på en gång skulle förstöra den
dash-not-here = `-` duger inte här: ange en fil eller en mapp
letter-not-name = `{ $letter }` läses som plats { $letter }; spelaren med det namnet sitter på { $seat }
reader-verbs = kasta throw, kastar throw, kastade throw, kastat throw, slå throw, slår throw, slog throw, slagit throw, spara keep, sparar keep, behåll keep, behåller keep, lägg keep, lägger keep, igen again, vidare again, stanna stop, stannar stop, bjud bid, bjuder bid, ta take, tar take, gissa guess, gissar guess, kasta discard, kastar discard, ge deal, ger deal, dra draw, drar draw, ångra undo, namn name, högre higher, lägre lower, vänd turn, välj pick, bort remove, lyft lift, lyfter lift
reader-numbers = en 1, ett 1, två 2, tre 3, fyra 4, fem 5, sex 6
stopping = Spelar klart de påbörjade spelen; Ctrl-C igen stoppar genast.
language-names-alone = på `{ $tag }` finns bara spelens namn och lite till; resten är på engelska
only-one-open = Det är det enda valet, så du kan hoppa över det och skriva det som kommer sedan.
luck-like = till exempel { $like }
end-or-undo = Med en tom rad slutar du här; `undo` tar tillbaka den senaste raden.
seat-score = { $seat } { $score }
pick-some = { $least ->
    [0] [0–{ $most }: { $from }, eller none]
   *[other] [{ $least }–{ $most }: { $from }]
}
and-more = { $count ->
    [1] och en till
   *[other] och { $count } till
}
lies-aside = undan { $pieces }
lies-kept = sparat { $pieces }
lies-covered = dolt { $pieces }
lies-spent = använt { $pieces }
face-cup = { $count ->
    [1] bägare(1)
   *[other] bägare({ $count })
}
face-joker = joker
track-at = { $seat }: { $behind } av { $fields }, nästa { $next }
track-done = { $seat }: { $behind } av { $fields }

# Ett bord i rader.
plain-help =
    (tom rad)       slå eller dra, när det är din tur att göra det
    keep 6          ett drag, skrivet som på bordets lista
    keep [0–4: 1 6] så många av det som står i klamrarna, som i `keep 1 6`; där inget väljs, `keep none`
    bid [2 3]x[5 6] en ur varje klammer, som i `bid 3x6`
    table           bordet, med alla där fler än åtta spelar
    rules           spelets regler
    hint            vad en stark spelare skulle göra
    undo, undo 3    ta tillbaka det senaste valet, eller de tre senaste
    name A Anna     spelaren på plats A heter Anna
    resign A        plats A ger upp
    Flera rader får stå i en, med semikolon emellan.
    När inmatningen tar slut lämnar du bordet. Spelet är sparat: `rafle play --resume` fortsätter det.
seen-enough = Tryck på Enter när du har sett klart: skärmen töms för { $seat }.

# Spelprotokoll.
records-hold = { $count } av { $all } spelprotokoll stämmer.
records-unreadable = något spelprotokoll går inte att läsa
no-records = det finns inget spelprotokoll där
luck-follows = { $count ->
    [1] ett utfall följer
   *[other] alla { $count } utfall följer
} av hemligheten som förseglades före spelet{ $numbers ->
    [0] .
    [1] {" "}och av talet från en enhet.
   *[other] {" "}och av talen från { $numbers } enheter.
}
luck-from = Det går att kontrollera från rad { $line }; { $before ->
    [1] utfallet
   *[other] de { $before } utfallen
} innan dess kom före sigillet och bevisar ingenting.
luck-anew = Draget på nytt: { $count }. Inget tal kom från { $whose }.
luck-differs = `{ $found }` följer inte: enligt regeln är utfall { $number } i det här spelet `{ $follows }`.
luck-other-secret = det här är inte hemligheten som förseglades: dess hash är en annan.
luck-other-number = det här är inte talet som enheten { $device } hade förseglat.
luck-no-number = det här utfallet kom innan enheten { $device } hade öppnat sitt tal.
luck-not-opened = det här utfallet kom innan de förseglade talen öppnades.
luck-not-asked = enheten { $device } ska inte göra det här nu, eller har redan gjort det.
luck-no-seal = enheten { $device } har inte förseglat något tal.
luck-too-early = ingen hemlighet förseglades före den här raden.
luck-too-late = här får inget mer läggas till, utom talen som det frågades efter.
luck-unreadable = den här raden om slumpen går inte att läsa.
luck-closed = hemligheten finns inte i det här spelprotokollet: spelet är inte slut, eller så har den tagits bort.
luck-unsealed = inget förseglades här, så det finns inget att kontrollera.
luck-unknown = slumpen drogs efter regel { $rule }, som den här Rafle inte känner till.
luck-not-shown =
    Ett spelprotokoll ensamt kan inte visa att sigillen fanns före första slaget: jämför dess rader `luck` med dem som
    en enhet har sparat, eller som någon skrev ner medan spelet pågick. Det kan inte heller visa att ingen som kan läsa
    i värdens dator har sett hemligheten.

# Simulering och fart.
simulated = { $game }, { $seats ->
    [1] en plats
   *[other] { $seats } platser
}: { $count ->
    [1] ett spel
   *[other] { $games } spel
} med slumpspelare, startvärde { $seed }.
simulated-moves = Drag: { $mean } i genomsnitt (standardavvikelse { $sd }), { $least } till { $most }.
simulated-ends = Delade segrar: { $shared } %. Ingen vinner: { $nobody } %.
score-range = { $least } till { $most }
matched = { $game }: { $count ->
    [1] ett spel
   *[other] { $games } spel
} med { $seatings ->
    [1] en bordsplacering
   *[other] { $seatings } bordsplaceringar
}, startvärde { $seed }.
match-margin-sure = { $bot } ligger före { $over } med { $margin } ± { $within } procentenheter, med 99 % säkerhet.
match-margin = { $bot } mot { $over }: { $margin } ± { $within } procentenheter, vilket kan vara slump.
no-such-bot = det finns ingen robot `{ $bot }`; det finns { $known }
wrong-number-of-bots = { $bots ->
    [1] en robot
   *[other] { $bots } robotar
} kan inte spela det här spelet: { $most ->
    [1] det spelas ensam
   *[other] det krävs { $least } till { $most }
}
bot-cannot-play = `{ $bot }` kan inte spela det här spelet: den spelar bara spel vars bästa resultat är känt
column-within = ± (99 %)
odds-share = { $game }, { $seats ->
    [1] en plats
   *[other] { $seats } platser
}, exakt löst. Alla spelar för sin andel av segern.
odds-score = { $game }, { $seats ->
    [1] en plats
   *[other] { $seats } platser
}, exakt löst. Alla spelar för högsta förväntade poäng.
odds-luck = { $game }, { $seats ->
    [1] en plats
   *[other] { $seats } platser
}, exakt löst. Allt är tur.
odds-length = Längd: { $steps } slag och val i genomsnitt.
odds-bonus = Bonusen kommer i { $bonus } % av spelen.
odds-against-random = Mot andra som väljer på måfå vinner den som sitter först { $best } % av spelen, och { $random } % om den själv väljer på måfå.
odds-against-sensible = Uppmätt: mot andra som är förståndiga (de gör lika många små misstag som roboten club) vinner den som sitter först { $best } ± { $best_error } % av spelen, och { $sensible } ± { $sensible_error } % om den själv bara är förståndig.
odds-sensible-score = Uppmätt: en plats som bara är förståndig (den gör lika många små misstag som roboten club) får { $sensible } ± { $sensible_error }, bästa spel { $best }.
solving-exploring = Hittade ställningar: { $states }
solving-valuing = Går igenom ställningarna från slutet: { $percent } %
odds-beginnings = Den bästa början, och vad den är värd:
odds-first-turn = { $game }, { $seats ->
    [1] en plats
   *[other] { $seats } platser
}, är för stort för att lösas, men inte den första turen. Så troligt i % är det att kunna ta varje person, om man bara spelar för den:
odds-no-method = { $game } med { $seats ->
    [1] en plats
   *[other] { $seats } platser
}: här finns ingen känd metod som löser det
odds-other-rules = { $game } med { $seats ->
    [1] en plats
   *[other] { $seats } platser
} är löst med andra regler än de här
odds-hidden = { $game }: något är dolt här, så det finns inga exakta odds för en ställning
odds-never-settles = { $game } med { $seats ->
    [1] en plats
   *[other] { $seats } platser
}: valen svarar på varandra i en cirkel, och ingen lösning hittades
odds-too-large = { $game } med { $seats ->
    [1] en plats
   *[other] { $seats } platser
} är för stort för att lösas exakt
column-wins = segrar %
column-standard-error = ± (std.fel)
column-score = poäng
column-sd = std.avv.
column-least = minst
column-most = mest
column-game = spel
column-seats = platser
column-moves = milj. drag/s
column-games = spel/s
column-bytes = byte
column-clone = kopia ns

# En hand med riktiga kort.
hand-discard = Kasta { $card }.
hand-meld = { $cards }: { $title }
hand-left = { $points ->
    [1] Över: { $cards }, en poäng.
   *[other] Över: { $cards }, { $points } poäng.
}
hand-goes-out = Inget blir över: den här handen går ut.
hand-ahead = Ser man ett kort framåt är det bäst att kasta { $card }: när nästa kort är draget blir { $points } poäng över i genomsnitt.
hand-no-melds = i `{ $slug }` delas inga händer upp i kombinationer; det gör de i { $games }
hand-no-rank = `{ $text }` är ingen vild valör; det är 3 till 10, J, Q eller K
hand-no-card = `{ $text }` är inget kort; kort är 3 till 10, J, Q eller K och en svit, S, H, D, C eller * (T går också bra), till exempel 5C, eller Joker
hand-too-long = det är { $count } kort; en hand har högst { $most }
hand-wrong-length = { $count ->
    [0] det är inga kort
    [1] det är ett kort
   *[other] det är { $count } kort
}; när { $wild ->
    [11] knektar
    [12] damer
    [13] kungar
   *[other] { $wild }:or
} är vilda har en hand { $wild } kort, eller { $drawn } när ett kort är draget
hand-too-many-of = det är fler av { $card } än de { $most } som finns i leken
# Tränaren. Andelar av segern är i procent.
advice-share-exact = { $seat } står på tur. Chanser att vinna i %, exakt:
advice-share = { $seat } står på tur. Chanser att vinna i %, ungefär:
advice-score-exact = { $seat } står på tur. Förväntade poäng, exakt:
advice-score = { $seat } står på tur. Förväntade poäng, ungefär:
column-value = värde
column-loss = förlorar
analysis-share-exact = Val: { $count }. Förluster är chanser att vinna i %, exakt.
analysis-share = Val: { $count }. Förluster är chanser att vinna i %, ungefär.
analysis-score-exact = Val: { $count }. Förluster är poäng, exakt.
analysis-score = Val: { $count }. Förluster är poäng, ungefär.
decision = Rad { $line }, { $seat }: { $action } förlorar { $loss } (bäst: { $best })
decision-estimated = Rad { $line }, { $seat }: { $action } förlorar { $loss } ± { $error } (bäst: { $best })
costliest = { $count ->
    [0] Inget val förlorade något.
    [1] Det dyraste valet:
   *[other] De { $count } dyraste valen:
}
account = { $seat }: resultat { $result }; egna val förlorade { $lost }.
account-exact = { $seat }: resultat { $result } = förväntat { $expected } + slump { $luck } + skicklighet { $skill }; egna val förlorade { $lost }.

# Vad värdar gör med alla sina bord.
store-in-use = borden i { $store } används av en server som är i gång, och den skulle inte få veta det; stoppa den först
store-newer = borden i { $store } är skrivna av en nyare Rafle; använd den
store-damaged = kan inte använda borden i { $store }: databasen där är skadad ({ $why }); återställ en säkerhetskopia
store-unusable = kan inte använda borden i { $store }: { $why }
store-not-empty = det finns redan bord i { $store }, och inget har ändrats; ange en tom mapp med `--data`, eller en tom databas med `--store`
backup-postgres = PostgreSQL säkerhetskopieras med sitt eget verktyg, medan servrar är i gång: `pg_dump --format=custom --file={ $file } "$RAFLE_STORE"`; och återställs med `pg_restore --dbname="$RAFLE_STORE" { $file }`
backed-up = Allt fram till nu finns i { $file }. Den rymmer dolda kort och hemligheter: förvara den som du förvarar borden.
restored = Allt finns i { $store } som det var.
imported = Allt finns nu i { $store }.
exported = { $count ->
    [0] Det finns inga bord att skriva till { $folder }.
    [1] Ett spelprotokoll finns i { $folder }.
   *[other] { $count } spelprotokoll finns i { $folder }.
}
export-unreadable = bordet { $table } går inte att läsa, och utelämnades
no-such-table = det finns inget bord `{ $table }`; inget har ändrats
forgotten = Raderade bord: { $deleted }. Bord där någon har glömts: { $changed }. Säkerhetskopior och exporterade spelprotokoll är som de var.

# Argument som inte går att förstå.
arguments-help = `--help` berättar mer
arguments-usage = Skrivs: { $form }; `--help` berättar mer
no-such-argument = { $text } går inte att förstå här
no-such-argument-like = { $text } går inte att förstå här; menade du { $like }?
no-such-command = det finns inget kommando { $text }
no-such-command-like = det finns inget kommando { $text }; menade du { $like }?
arguments-missing = det här fattas: { $text }
arguments-clash = { $text } går inte ihop med { $others }
value-missing = { $text } behöver ett värde
value-one-of = { $text } kan inte vara { $value }; det kan vara { $values }
value-unfit = { $text } kan inte vara { $value }
value-unfit-because = { $text } kan inte vara { $value }: { $why }
whole-number = det behövs ett heltal från { $least } till { $most }
many-form = det behövs ett heltal från 1 till 1e12
viewer-form = det är en plats från A till { $last }, `spectator` eller `referee`
word-form = det behövs minst en bokstav
store-form = det börjar med `postgres://`; en mapp anges med `--data`
address-form = den börjar med `http://` eller `https://` och nämner en dator, som `https://rafle.example`
