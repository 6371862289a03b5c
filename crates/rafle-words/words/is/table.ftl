# Words that games share.
number = { $n }
list-two = { $first } og { $last }
list-or = { $first } eða { $last }
list-comma = { $first }, { $last }
list-semicolon = { "; " }
labelled = { $label }: { $what }
list-none = ekkert
no-dice = engir teningar
number-decimal = { "," }
number-group = { "." }
# Above a rules page that is borrowed from English.
not-translated = Þessi síða hefur ekki verið þýdd enn.
# Why the machine would not, after a colon.
system-not-found = skráin eða mappan er ekki til
system-not-allowed = aðgangur er ekki leyfður
system-is-folder = þetta er mappa
system-not-folder = hluti slóðarinnar er ekki mappa
system-exists = eitthvað með því nafni er þegar til
system-in-use = vistfangið er í notkun
system-refused = ekkert svarar þar
system-full = diskurinn er fullur
system-other = { $why }

# Faces as words.
x-face = { $face ->
    [1] ás
    [2] tvistur
    [3] þristur
    [4] fjarki
    [5] fimma
   *[other] sexa
}
x-face-acc = { $face ->
    [1] ás
    [2] tvist
    [3] þrist
    [4] fjarka
    [5] fimmu
   *[other] sexu
}
x-faces = { $face ->
    [1] ásar
    [2] tvistar
    [3] þristar
    [4] fjarkar
    [5] fimmur
   *[other] sexur
}

# What is going on.
over = Leiknum er lokið.
won-by = { $winner } vinnur.
won-by-several = { $winners } deila sigrinum.
won-by-nobody = Enginn vinnur.
say-throws = { $count ->
    [1] { $seat } á að kasta einum teningi.
    [one] { $seat } á að kasta { $count } teningi.
   *[other] { $seat } á að kasta { $count } teningum.
}
say-throws-you = { $count ->
    [1] Kastaðu teningnum.
    [one] Kastaðu { $count } teningi.
   *[other] Kastaðu { $count } teningum.
}
help-throws = Ýttu á hnappinn eða bikarinn sjálfan, og þá er teningunum kastað.
throw-dice = { $count ->
    [1] Kasta teningnum
    [one] Kasta { $count } teningi
   *[other] Kasta { $count } teningum
}
throw-again = Kasta aftur
turn-so-far = { $points } í þessari lotu
points = { $points ->
    [1] eitt stig
   *[other] { $points } stig
}
round-of = Umferð { $number } af { $planned }
round-number = Umferð { $number }
hand-number = Umferð { $number } af { $of }
# Beside the name of a game that is played to so many points.
to-points = upp í { $points }
playoff = Umspil: { $seats }
say-adds = { $seat } á að kasta teningnum sem er lagður við.
say-adds-you = Kastaðu teningnum sem er lagður við.
help-adds = Það sem þessi teningur sýnir er lagt við summuna þína.
say-subtracts = { $seat } á að kasta teningnum sem er dreginn frá.
say-subtracts-you = Kastaðu teningnum sem er dreginn frá.
help-subtracts = Það sem þessi teningur sýnir er dregið frá summunni þinni.
first-die = Fyrst
add = Plús
subtract = Mínus
times = Sinnum
say-again-or-stop = { $seat }: kasta aftur eða hætta?
say-again-or-stop-you = Kasta aftur, eða hætta?
help-again-or-stop = Ef þú hættir heldur þú því sem þú átt. Annað kast getur kostað það.
game-of = Leikur { $number } af { $games }
this-game = Þessi leikur
say-lay-some-aside = { $seat } á að leggja að minnsta kosti einn tening til hliðar.
say-lay-some-aside-you = Leggðu að minnsta kosti einn tening til hliðar.
help-lay-some-aside = Ýttu á teningana sem þú vilt, og leggðu þá svo endanlega til hliðar.
say-throws-off = { $count ->
    [1] { $seat } á úrslitakast með einum teningi.
    [one] { $seat } á úrslitakast með { $count } teningi.
   *[other] { $seat } á úrslitakast með { $count } teningum.
}
say-throws-off-you = { $count ->
    [1] Úrslitakast: kastaðu einum teningi.
    [one] Úrslitakast: kastaðu { $count } teningi.
   *[other] Úrslitakast: kastaðu { $count } teningum.
}
help-throws-off = Það er jafnt: aðeins þau sem deila sætinu kasta.
say-throws-final = { $count ->
    [1] { $seat } á að kasta einum teningi í úrslitunum.
    [one] { $seat } á að kasta { $count } teningi í úrslitunum.
   *[other] { $seat } á að kasta { $count } teningum í úrslitunum.
}
say-throws-final-you = { $count ->
    [1] Úrslit: kastaðu einum teningi.
    [one] Úrslit: kastaðu { $count } teningi.
   *[other] Úrslit: kastaðu { $count } teningum.
}
help-throws-final = Þau tvö bestu mætast: betra kastið vinnur leikinn.

# What just happened.
threw = { $seat } kastar: { $dice }.
laid-aside = { $seat } leggur til hliðar: { $dice }.
laid-nothing-aside = { $seat } leggur ekkert til hliðar.
has-hand = { $seat }: { $hand }.
number-reached = { $seat } er með { $number }.
first-half-won = { $seat } vinnur fyrri hálfleik.
second-half-won = { $seat } vinnur seinni hálfleik; nú eru úrslitin.
both-halves-won = { $seat } vinnur báða hálfleiki og þar með leikinn.
final-won = { $seat } vinnur úrslitin.
tied-throw-off = Jafnt: { $seats } fara í úrslitakast.
turn-scored = { $points ->
    [1] { $seat } fær eitt stig.
   *[other] { $seat } fær { $points } stig.
}
game-won = { $seat } vinnur leikinn.
game-shared = { $seats } deila sigrinum.
sum-scored = { $seat } fær samtals { $points }.
round-won = { $seat } vinnur umferðina.
round-shared = { $seats } deila umferðinni.
round-unwon = Enginn vinnur umferðina.
playoff-begins = { $seats } fara í umspil.

# Buttons.
lay-aside = Leggja { x-face-acc } til hliðar
lay-picked-aside = Leggja til hliðar

# What a seat holds.
sticks = { $count ->
    [1] ein eldspýta
    [one] { $count } eldspýta
   *[other] { $count } eldspýtur
}

# Hands of dice.
hand-three-alike = { $face ->
    [5] þrjár fimmur
    [6] þrjár sexur
   *[other] þrír { x-faces }
}
hand-four-alike = { $face ->
    [5] fjórar fimmur
    [6] fjórar sexur
   *[other] fjórir { x-faces }
}
hand-five-alike = fimm { x-faces }

# Sheets of two halves.
sheet-first-half = 1. hálfleikur
sheet-second-half = 2. hálfleikur
sheet-throw-off = Úrslitakast
sheet-final = Úrslit

# Why not.
unreadable = þetta skilst ekki hér
game-over = leiknum er lokið
throw-first = teningarnir eru enn í bikarnum
nothing-to-throw = nú er engu að kasta
wrong-number-of-dice = { $count ->
    [1] einum teningi er kastað, ekki { $thrown }
    [one] { $count } teningi er kastað, ekki { $thrown }
   *[other] { $count } teningum er kastað, ekki { $thrown }
}
not-among-the-dice-thrown = { x-face } kom ekki upp
not-all-thrown = þetta kom ekki allt upp: { $dice }
lay-at-least-one-aside = að minnsta kosti einn teningur fer til hliðar
wrong-number-of-seats = { $most ->
    [1] fjöldinn { $seats } passar ekki hér: einn spilar
   *[other] fjöldinn { $seats } passar ekki hér: leikmenn eru { $least } til { $most }
}
no-such-seat = sæti { $seat } er ekki til
not-begun = leikurinn er ekki byrjaður
begun-already = leikurinn er byrjaður
lot-first = ekki er búið að draga um hver byrjar
no-lot-here = hér er ekki dregið
game-says-who-begins = reglur þessa spils segja hver byrjar
seat-twice = sæti má aðeins nefna einu sinni
seats-stay = leikurinn heldur áfram með öll sín sæti: einhver verður að sitja í hverju þeirra
resigned = { $seat } gefst upp.
resigned-already = { $seat } gafst upp áður
nothing-to-undo = { $count ->
    [0] ekkert er til að taka til baka
    [1] aðeins er hægt að taka eina línu til baka
    [one] aðeins er hægt að taka { $count } línu til baka
   *[other] aðeins er hægt að taka { $count } línur til baka
}
choices-to-undo = { $count ->
    [0] ekkert er til að taka til baka
    [1] aðeins er hægt að taka eina ákvörðun til baka
    [one] aðeins er hægt að taka { $count } ákvörðun til baka
   *[other] aðeins er hægt að taka { $count } ákvarðanir til baka
}
luck-is-drawn-here = teningar og spil koma frá borðinu hér: ýttu bara á Enter
answered-by-luck = búið er að kasta eða draga eftir það val, eða sýna eitthvað falið; valið stendur
picked-another = eitt af því sem var valið er ekki hægt að nota í þetta
picked-few = { $least ->
    [1] veldu að minnsta kosti eitt
   *[other] veldu að minnsta kosti { $least }
}
picked-many = { $most ->
    [1] veldu aðeins eitt
   *[other] veldu í mesta lagi { $most }
}
bot-never-resigns = þar spilar vélmenni, og það spilar til enda
seated-for-good = sætin voru ákveðin þegar leikurinn byrjaði
hints-are-open = `hint` er opið öllum hér
refused = `{ $line }`: { $why }
refused-open-are = `{ $line }`: { $why }; slá má inn { $open }
# The end of a list of what can be typed.
open-others = { $count ->
    [1] eitt annað
   *[other] eitt af { $count } öðrum
}
refused-expected = `{ $line }`: { $why }; það er skrifað eins og `{ $like }`

# Options.
option-none = þetta spil hefur enga valkosti, svo að `{ $key }` er ekki til
option-unknown = valkosturinn `{ $key }` er ekki til; til eru { $known }
option-too-low = { $key } { $value } er of lágt: að minnsta kosti { $least }
option-too-high = { $key } { $value } er of hátt: í mesta lagi { $most }
option-no-number = { $key } þarf heila tölu frá { $least } til { $most }, ekki `{ $value }`
several-things = { $one }; { $others }
option-wrong = { $why }; `{ $key }` var ekki breytt
option-misfit = { $key } getur ekki verið `{ $value }`; gildin eru { $values }
# House rules: a label, and values that stand for themselves behind it.
option-on = já
option-off = nei
option-rounds = Umferðir
option-match_by = Umferðir taldar saman
option-match_by-wins = fjöldi sigra
option-match_by-total = summa stiga
option-ties = Jafntefli í lokin
option-ties-share = sigri er deilt
option-ties-playoff = umspil
option-matches = Eldspýtur á mann
option-target = Stig sem þarf að ná
option-equal_turns = Ljúka síðustu umferð
option-kickers = Bera líka saman hina teningana

# Records.
nobody-to-advise = enginn þarf að velja hér
hand-unknown = spilaskráin segir ekki hvað þessi leikmaður getur gert: { $seat }
game-not-over = leiknum er ekki lokið hér
somebody-resigned = hér gafst leikmaður upp, svo að það sem á eftir kom segir lítið
nothing-to-decide = enginn ákveður neitt í þessu spili: það er eintóm heppni
record-empty = spilaskráin er tóm
record-no-header = spilaskrá byrjar á `rafle`, útgáfu, spili og sætum þess
record-version = þessi spilaskrá er af útgáfu `{ $version }`; aðeins er hægt að lesa útgáfu { $known }
record-no-game = hausinn nefnir ekkert spil
record-no-seats = hausinn segir ekki hve mörg sætin eru, eins og í `seats=2`
record-header-word = `{ $word }` í hausnum skilst ekki; valkostir eru skrifaðir `key=value`
record-header-twice = hausinn nefnir `{ $key }` tvisvar
record-refusal-form = höfnun er skrifuð `! LINE REASON`
record-expectation-form = væntingin `{ $text }` skilst ekki
record-empty-part = ekkert er á milli tveggja semíkomma
record-own-line = `{ $text }` þarf eigin línu
record-not-refused = `{ $line }` var samþykkt, þótt búist væri við höfnun
record-unexpected = búist var við `{ $expected }`, en þar er `{ $found }`

# Keeping dice.
keep-and-throw = Halda, kasta hinum
throw-all = Kasta öllum aftur
kept = { $seat } heldur: { $dice }.
kept-nothing = { $seat } heldur engu og kastar öllum teningum aftur.
no-throw-left = öll köst lotunnar eru búin
not-among-the-dice = teningarnir sýna ekki { $dice }
total = Samtals
say-keep-or-throw = { $seat }: halda teningunum eða kasta aftur?
say-keep-or-throw-you = Halda teningunum, eða kasta aftur?
help-keep-or-throw = Haltu þessu, eða kastaðu einu sinni enn og taktu því sem kemur.
stop-with = { $points ->
    [1] Hætta með eitt stig
   *[other] Hætta með { $points } stig
}
keep-all-or-none = öllum þessum teningum er haldið eða engum
no-result = { $seat } nær engum árangri.
round-again = Enginn hefur unnið: umferðin er spiluð aftur.

# Cards of five suits.
card = { $rank ->
    [3] { $suit }þristur
    [4] { $suit }fjarki
    [5] { $suit }fimma
    [6] { $suit }sexa
    [7] { $suit }sjöa
    [8] { $suit }átta
    [9] { $suit }nía
    [10] { $suit }tía
   *[other] { $suit }{ $rank }
}
joker = jóker
spades = spaða
hearts = hjarta
diamonds = tígul
clubs = laufa
stars = stjörnu
jack = gosi
queen = drottning
king = kóngur
wild-ranks = { $n ->
    [3] Þristar gilda allt
    [4] Fjarkar gilda allt
    [5] Fimmur gilda allt
    [6] Sexur gilda allt
    [7] Sjöur gilda allt
    [8] Áttur gilda allt
    [9] Níur gilda allt
    [10] Tíur gilda allt
    [11] Gosar gilda allt
    [12] Drottningar gilda allt
    [13] Kóngar gilda allt
   *[other] { $n } gilda allt
}
book-of = Samstæða: { $rank }
book-of-wilds = Samstæða: öll gilda allt
run-of = Röð í { $suit }sort: { $from } til { $to }
deck-pile = { $count ->
    [0] Stokkur, tómur
    [1] Stokkur, eitt spil
   *[other] Stokkur, { $count } spil
}
turned-up = Upp kemur { $card }.
card-not-in-hand = þetta spil er ekki á hendi: { $card }
card-is-elsewhere = þetta spil getur ekki lengur komið úr stokknum: { $card }
cards-come-first = fyrst eru spil gefin eða dregin
not-asked-now = ekki er beðið um þetta núna
option-all_wild_melds = Eintóm spil sem gilda allt
option-all_wild_melds-allow = eru samsetning
option-all_wild_melds-forbid = eru ekki samsetning

# Sticks, cups and roll-offs.
pile = Hrúga
first-half = Fyrri hálfleikur: hrúgunni er deilt út.
second-half = Seinni hálfleikur: eldspýturnar ganga á milli.
roll-off = Úrslitakast
say-keep-or-stop = { $seat } má halda teningum og kasta hinum, eða hætta.
say-keep-or-stop-you = Haltu því sem þú vilt og kastaðu hinum, eða hættu.
help-keep-or-stop = Ýttu á teningana sem þú vilt halda, og kastaðu svo hinum.
say-cover-or-stop = { $seat } má kasta undir bikarinn eða hætta.
say-cover-or-stop-you = Kasta undir bikarinn, eða hætta?
help-cover-or-stop = Undir bikarnum sér enginn kastið þitt fyrr en bikurunum er lyft.
say-lifts = { $seat } á að lyfta bikarnum.
say-lifts-you = Lyftu bikarnum þínum.
help-lifts = Bikarnum þínum er lyft, og öll sjá teningana þína.
say-throws-off-lowest = { $seat } á að kasta: hver er lægstur?
say-throws-off-lowest-you = Kastaðu: hver er lægstur?
help-throws-off-lowest = Lægsta kast þeirra sem eru jöfn tekur eldspýturnar.
say-throws-off-highest = { $seat } á að kasta: hver er hæstur?
say-throws-off-highest-you = Kastaðu: hver er hæstur?
help-throws-off-highest = Hæsta kast þeirra sem eru jöfn er best.
lift-the-cup = Lyfta bikarnum
keep-and-cover = Hinum undir bikarinn
cover-all = Öllum undir bikarinn
stop = Hætta
stopped = { $seat } hættir með { $dice }.
covered = { $count ->
    [1] { $seat } kastar einum teningi undir bikarinn.
    [one] { $seat } kastar { $count } teningi undir bikarinn.
   *[other] { $seat } kastar { $count } teningum undir bikarinn.
}
lifted = { $seat } lyftir bikarnum: { $dice }.
round-void = Öll köst eru jöfn: umferðinni er kastað aftur.
tied-for-lowest = Jafnt lægst: { $seats } kasta aftur.
tied-for-highest = Jafnt hæst: { $seats } kasta aftur.
took-sticks = { $count ->
    [1] { $seat } tekur eina eldspýtu úr hrúgunni.
    [one] { $seat } tekur { $count } eldspýtu úr hrúgunni.
   *[other] { $seat } tekur { $count } eldspýtur úr hrúgunni.
}
gave-sticks = { $count ->
    [1] { $to } fær eina eldspýtu. Gefur: { $seats }.
    [one] { $to } fær { $count } eldspýtu. Gefur: { $seats }.
   *[other] { $to } fær { $count } eldspýtur. Gefur: { $seats }.
}
nothing-moves = Engin eldspýta færist á milli.
left-the-game = Engar eldspýtur eftir: { $seats }.
throw-worth = { $count ->
    [1] { $name }: ein eldspýta
    [one] { $name }: { $count } eldspýta
   *[other] { $name }: { $count } eldspýtur
}
throw-plain = { $dice }
throw-pas = Pas { $n }
throw-sequence = Runa nr. { $n }
throw-nothing = Ekkert
throw-the-sequence = Runa
throw-born-seven = Fædd sjöa
throw-seven-and = Sjöa + { $n }
throw-extra = Aukakast { $dice }
throw-ranked = { $name }, sæti { $place }
throw-covered = Kasta undir bikar
say-removes = { $seat } á að taka einn tening burt.
say-removes-you = Taktu einn tening burt.
help-removes = Taktu burt teninginn sem hjálpar þér minnst.
remove-die = Taka burt { x-face-acc }
removed = { $seat } tekur burt { x-face-acc }.
say-imagines = { $seat } á að hugsa sér þriðja teninginn.
say-imagines-you = Hugsaðu þér þriðja teninginn: hvaða tala?
help-imagines = Veldu töluna sem passar best við teningana þína tvo.
imagine-die = Hugsa sér { x-face-acc }
imagined = { $seat } hugsar sér { x-face-acc }.
not-open-now = þetta er ekki hægt að velja núna
throw-at-least-one = að minnsta kosti einum teningi er kastað; `stop` heldur þeim öllum
option-pile = Eldspýtur í hrúgunni
option-end = Leiknum lýkur
option-end-first-out = þegar einn leikmaður er úr leik
option-end-last-one-left = þegar aðeins einn leikmaður er eftir
option-empty_at_half_time = Engar eldspýtur þegar hrúgan klárast
option-empty_at_half_time-play-on = spila áfram
option-empty_at_half_time-out = strax úr leik
option-keep = Teningar til hliðar
option-keep-locked = liggja þar áfram
option-keep-free = má kasta aftur
option-lead = Hver byrjar næstu umferð
option-lead-rotate = næsti leikmaður
option-lead-loser = sá sem á lægsta kastið
option-pas_exit = Úr leik með þrjá eins
option-pas_exit-both-phases = hvenær sem er
option-pas_exit-phase-2-only = aðeins þegar hrúgan er tóm
option-pas_exit-loses = hvenær sem er, en það tapar á meðan hrúga er til
option-throw_limit = Köst í lotu
option-throw_limit-three = allt að þrjú
option-throw_limit-leader = ekki fleiri en fyrsti leikmaður umferðarinnar notaði
option-extras = 2 2 1, 5 5 1 og 4 4 1
option-extras-bottom = gilda, neðst af öllum
option-extras-top = eru hæst
option-extras-off = gilda ekkert

# Cards to have at hand.
aid-throws = Hvers virði köst eru
aid-hands = Hvers virði hendur eru
aid-halves = Hæsta kastið færir lægsta kastinu virði sitt í eldspýtum.
aid-leaving = Lægsta kastið tapar umferðinni.
aid-leaving-removing = Bestu þrír af fjórum teningum þínum; lægsta kastið tapar umferðinni.
aid-leaving-imagining = Tveir teningar og besti þriðji sem þér dettur í hug; lægsta kastið tapar umferðinni.
throw-others = Öll önnur
throw-pas-all = Pas
throw-sequence-all = Runur
worth-all = allar
worth-all-but-one = allar nema ein
worth-leaves = úr leik
worth-leaves-if-highest = úr leik ef hæst
aid-throw = Kast
aid-name = Heiti
aid-worth = Virði
aid-chance = Líkur
aid-or-better = Þetta eða betra
aid-down-to = { $first } niður í { $last }
aid-percent = { $number }%
aid-one-throw = { $dice ->
    [1] Eitt kast með einum teningi
    [one] Eitt kast með { $dice } teningi, leiðir: { $ways }
   *[other] Eitt kast með { $dice } teningum, leiðir: { $ways }
}

# Score pads.
pad-by-hand = Gjöf fyrir gjöf
pad-by-round = Umferð fyrir umferð
pad-wild = Gildir allt
pad-round = Umferð
pad-out = lokaði
pad-fewest = Lægsta heildin vinnur.
pad-most = Hæsta heildin vinnur.
pad-leads = Efst: { $seat } með { $points }.
pad-hand-number = Umferð { $number }
pad-hand-wild = Umferð { $number }: { $wild }
pad-round-number = Umferð { $number }
pad-now = í gangi, { $cards } spil á mann
