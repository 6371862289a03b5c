# What the pages in the browser say.
language = Tungumál
looks = Ljóst eða dökkt
theme-auto = Eins og tækið
theme-light = Ljóst
theme-dark = Dökkt
back = Til baka
menu = Valmynd
yes = Já
no = Nei
play = Spila
pause = Hlé
less = færri
more = fleiri

# The entrance.
come-in = Koma inn
word-asked = Hér þarf orð til að komast inn. Sá sem bauð þér veit það.
the-word = Orðið
wrong-word = Þetta er ekki orðið.
word-crowded = Of mörg röng orð í augnablikinu. Reyndu aftur bráðum.

# The shelf.
the-shelf = Hillan
# { $count } is how many games there are.
what-this-is = { $count } norræn spil með teningum eða spilastokk, fyrir öll við borðið, beint í vafranum.
so-many-games = { $count } spil
play-at-once = Spila strax
at-once-what = { $bots ->
    [0] { $game }, bara þú
    [1] { $game }, þú og eitt vélmenni
   *[other] { $game }, þú og { $bots } vélmenni
}
way-device = Eitt tæki fyrir öll
way-device-short = Eitt tæki
way-device-how = Það gengur hringinn
way-phones = Símar eru með
way-phones-short = Símar með
way-phones-how = Með kóða eða orði
choose-for-device = Veldu spil fyrir þetta tæki
choose-for-phones = Veldu spil til að spila á símum
another-way = Önnur leið til að spila
join-asked = Hefur einhver opnað borð?
join-hint = Orðið, t.d. kugle
join = Vera með
no-such-word = Ekkert borð heitir { $word }.
no-such-word-near = Ekkert borð heitir { $word }. Líkt því: { $near }.
# The places of the shelf.
shelf-tonight = Spila í kvöld
shelf-tonight-note = hálftími, og þess virði að læra
shelf-quick = Fljótlegt: tíu mínútur
shelf-longer = Aðeins lengra
shelf-luck = Eintóm heppni
shelf-luck-note = ekkert að ákveða
shelf-alone = Fyrir einn
all-of-them = Öll { $count }
more-tables = { $count ->
    [1] Eitt borð í viðbót
   *[other] { $count } borð í viðbót
}
your-turn = Þú átt leik
# One's own seat, in the row of seats.
you = Þú
# What has just ended: a button, and what stands beside it.
go-on = Áfram
next-is = Næst á leik: { $name }.
points-gone = { $points ->
    [1] Eitt stig lotunnar er farið.
    [one] { $points } stig lotunnar er farið.
   *[other] { $points } stig lotunnar eru farin.
}
claimed-by = { $name } sagði
there-are = Þar eru
so-far = Hingað til
are-there = Eru þar { $count } × { $face }?
lift-them-now = Lyfta öllum núna
stay = Bíða
by-itself = sjálfkrafa eftir # s
waits-for-you = borðið bíður eftir þér
next-is-you = Þú átt næst leik.
# Read aloud: a die or a card, and what it means now.
mark-counts = { $piece }, telst
mark-paid = { $piece }, teningarnir duga
mark-ends = { $piece }, lýkur þessu
mark-came = { $piece }, kom síðast
finished = Lokið
waits-for-somebody = Beðið eftir að einhver setjist
somebody-thinks = { $name } hugsar
now-thinks = { $name } hugsar.
then-one = Svo kemur { $name }.
then-you = Svo átt þú leik.
then-one-you = Svo kemur { $name }, svo þú.
find-a-game = Finna spil
find = Finna
how-many-people = Hve mörg spila
any-number = Sama hve mörg
people = { $count ->
    [1] Einn leikmaður
   *[other] { $count } saman
}
filter-quick = 10 mínútur
filter-dice = Teningar
filter-cards = Spil
filter-hidden = Eitthvað falið
filter-luck = Bara heppni
nothing-found = Ekkert spil passar.
players = Leikmenn
also-called = Heitir líka: { $names }
minutes = Mínútur
skill-of = { $skill ->
    [0] Eintóm heppni
   *[other] Færni { $skill } af 4
}
something-hidden = Eitthvað er falið
open-a-record = Opna spilaskrá

# A game.
your-name = Nafnið þitt
guest = Gestur
bot-called = Vélmenni { $seat }
play-alone = Spila
who-is-playing = Hver eru með?
against-bots = Gegn vélmennum
against-bots-how = Byrjar strax
around-device = Kringum þetta tæki
around-device-how = Þið réttið það ykkar á milli
on-phones = Öll á sínum síma
on-phones-how = Kóði að skanna, orð að slá inn
bots = Vélmenni
one-bot-fewer = Einu vélmenni færra
one-bot-more = Einu vélmenni fleira
how-well = Hve vel þau spila
level-random = Handahóf
level-easy = Létt
level-club = Venjulegt
level-master = Meistari
play-against = { $bots ->
    [0] Spila án vélmenna
    [1] Spila við eitt vélmenni
   *[other] Spila við { $bots } vélmenni
}
add-a-name = Bæta við nafni
begin-with-people = { $count ->
    [1] Byrja, bara þú
   *[other] Byrja, { $count } saman
}
names-few = skrifaðu að minnsta kosti { $least } nöfn
phones-get-a-code = Þú færð kóða og orð fyrir hin. Vélmenni geta síðar sest í auð sæti.
open-for-phones = Opna borð fyrir síma
rules-as-usual = Eins og flestir spila.
change = Breyta
use-these = Nota þessar
back-to-usual = Aftur í venjulegar
rule-too-low = { $rule }: { $value } er of lágt, að minnsta kosti { $least }
rule-too-high = { $rule }: { $value } er of hátt, í mesta lagi { $most }
rule-no-number = { $rule }: heil tala frá { $least } til { $most }, ekki `{ $value }`
as-it-will-lie = Svona mun það liggja á borðinu
as-far-as-read = Eins langt og hægt var að lesa
name-of = Nafn leikmanns { $number }
player-number = Leikmaður { $number }
bot-random = Vélmenni, handahóf
bot-easy = Vélmenni, létt
bot-club = Vélmenni
bot-master = Vélmenni, meistari
house-rules = Heimareglur
take-backs = Að taka til baka
take-backs-strict = Þar til næst er kastað eða dregið
take-backs-friendly = Vinsamlegt: líka síðar, ef öll eru sammála
patience = Mínútur þar til vélmenni má koma í stað þess sem er fjarverandi

# A table.
all-games = Öll spil
just-now = Rétt í þessu
at-the-table = Við borðið
open-seat = Sæti { $seat }
is-bot = vélmenni
is-open = laust sæti
is-here = hér
is-away = í burtu
on-this-device = á þessu tæki
has-resigned = gafst upp
step-back = Afturkalla
take-back = Taka val mitt aftur
take-back-last = Taka síðasta val aftur
do-not-go-together = Þetta gengur ekki saman
all-columns = Dálkar allra
show-everybody = Sýna öll { $count }
hand-it-to = Réttu tækið: { $name }
nobody-else-looks = Enginn annar horfir núna.
i-am = Ég er { $name }
no-connection = Ekkert samband. Borðið þitt er öruggt; reynt er aftur.
one-moment = Augnablik
you-watch = Þú ert að horfa á.
big-screen = Sýna á stórum skjá

# What happens to a table.
begun = Leikurinn byrjar.
lot-fell = Hlutkesti: { $seat } byrjar.
begins = Hver byrjar:
begins-host-only = Gestgjafinn ákveður hver byrjar.
begins-lot = með hlutkesti
begins-seated = eins og setið er
begins-change = Breyta
begins-title = Hver byrjar?
begins-note = Hin koma á eftir í röð sætanna. Í næsta leik byrjar sætið á eftir þessu.
begins-by-lot = Með hlutkesti
begins-by-lot-note = dregið þegar þið byrjið, og öll geta sannreynt það
begins-as-seated = Eins og setið er
begins-order = { $first }, svo { $second }
begins-order-more = { $first }, svo { $second }, svo { $third }
begins-keep = Halda þessu
sat-down = { $seat } sest.
bot-plays = { $seat }: vélmenni spilar.
got-up = { $seat } stendur upp.
took-back = { $count ->
    [1] Eitt skref er tekið til baka.
    [one] { $count } skref er tekið til baka.
   *[other] { $count } skref eru tekin til baka.
}
asks-back = { $name } vill taka síðasta val til baka.
waits-for = Beðið eftir: { $names }.
bot-sits-for-you = { $name }: vélmenni spilar núna.
come-back = Ég er hér aftur

# Sitting down.
come-and-play = Komdu að spila: { $game }
sits-already = { $name } er við borðið.
scan-hint = Skannaðu með myndavél eða sláðu inn slóðina.
seats-free = { $count ->
    [0] Öll sæti eru upptekin.
    [1] Eitt sæti er laust.
    [one] { $count } sæti er laust.
   *[other] { $count } sæti eru laus.
}
copy-link = Afrita hlekkinn
copied = Hlekkurinn er afritaður

# The waiting room.
waiting-room = Biðstofa
scan-or-open = Skannaðu eða opnaðu
and-type = og sláðu inn
point-your-camera = Beindu myndavélinni hingað
only-watch = Bara horfa á
host-begins = { $name } setur leikinn af stað.
room-here = { $here ->
    [1] Einn af { $places } er hér
   *[other] { $here } af { $places } eru hér
}
room-full = Öll eru komin
free-place = Laust sæti
awaits-somebody = beðið eftir einhverjum
room-for-more = { $count ->
    [1] Pláss er fyrir einn í viðbót
   *[other] Pláss er fyrir { $count } í viðbót
}
is-host = setur af stað
invites-you = { $name } býður þér í spil: { $game }
here-too = { $count ->
    [1] { $names } er líka hér.
   *[other] { $names } eru líka hér.
}
sit-down = Setjast
no-account = Engin skráning. Nafnið er aðeins á þessu tæki.
you-sit = Þú situr við borðið. { $name } setur leikinn af stað.
begin = Byrja
begin-with = Byrja með { $count }
fill-with-bots = { $count ->
    [1] Fylla með vélmenni
    [one] Fylla með { $count } vélmenni
   *[other] Fylla með { $count } vélmennum
}
play-bots-instead = Spila við vélmenni
set-a-bot = Setja vélmenni
free-the-seat = Losa sætið
asks-for-seat = { $name } vill fá lausa sætið.
others-are-asked = Hér er eitthvað falið: hin eru spurð fyrst.
room-goes-on = Leikurinn heldur áfram hér frá spilaskrá.

# The menu.
this-table = Þetta borð
this-device = Þetta tæki
rules = Reglur
sound = Hljóð
touch = Titringur
keys = Flýtilyklar við borðið
key-keep = halda eða sleppa
key-main = aðalhnappur
key-box = velja reit
key-advice = ráð
key-rules = reglur
key-card = spjald eða lyklar
explain = Útskýra hvert val
explain-first = fyrst
explain-always = alltaf
explain-never = aldrei
pace = Hraði vélmenna
pace-calm = rólega
pace-usual = venjulega
pace-quick = hratt
rename = Breyta nafninu
let-play = Láta spila: { $bot }
other-device = Spila á öðru tæki
other-device-hint = Opnaðu þennan hlekk á hinu tækinu innan stundarfjórðungs. Hann virkar einu sinni. Það tæki spilar svo fyrir þig við öll borðin þín, þar til þú bindur enda á það í valmyndinni.
play-here = Spila á þessu tæki
play-for = Spila á þessu tæki: { $name }
play-for-means = Þetta tæki spilar svo við öll borð sama leikmanns: { $name }. Það virkar eins og eigið tæki þess leikmanns. Hvort ykkar sem er getur bundið enda á það í valmynd borðs.
play-for-own-seats = Þín eigin sæti eru áfram þín: þú finnur þau aftur þegar þetta tæki spilar fyrir þig á ný.
devices = Tæki sem spila fyrir mig
some-device = Tæki
release-device = Láta það hætta að spila fyrir mig
be-myself-again = Spila aftur fyrir mig
seat-of = Sæti: { $name }
hand-over = Láta annan fá sætið
hand-over-hint = Sá sem opnar þennan hlekk tekur sætið þitt. Hann virkar einu sinni, innan stundarfjórðungs.
take-the-seat = Taka sætið
resign = Gefast upp
resign-means = Þú lendir í síðasta sæti og þér er sleppt úr röðinni; ef leikurinn getur ekki haldið áfram án þín spilar vélmenni áfram fyrir hin.
leave = Fara fyrir fullt og allt
leave-means = Sætið þitt losnar; sá sem hefur hlekkinn getur tekið það. Sé eitthvað falið eru hin spurð fyrst.
back-to-table = Aftur að borðinu

# After the game.
wins = { $seat } vinnur
wins-by = { $seat } vinnur, munur { $ahead }
share-the-win = { $seats } deila sigrinum
nobody-wins = Enginn vinnur
# The headline, for whoever hears it.
over-said = { $headline }.
play-again = Spila aftur
go-to-next = Í næsta leik
look-back = Líta til baka
download-record = Sækja spilaskrána
another-game = Annað spil
how-it-grew = Hvernig stigin uxu
chart-of = { $turns ->
    [1] Staðan eftir eina lotu
    [one] Staðan yfir { $turns } lotu
   *[other] Staðan yfir { $turns } lotur
}
step-of = Skref { $number } af { $count }
step-before = Eitt til baka
step-after = Eitt áfram
record-here = Spilaskráin
record-file = Eða skjal
look-through = Skoða hana
record-wrong = Lína { $line }: { $why }
play-on-from-here = Spila áfram héðan
play-on-how = Leikurinn heldur áfram frá skrefi { $step } við eigið borð, með eigin köstum og spilum. Það sem áður var spilað stendur óbreytt.
which-seat = Hvaða sæti er þitt?
play-on = Spila áfram
record-over = hér er leiknum lokið: farðu aftur í skref fyrir lokin
record-has-holes = þessi spilaskrá sýnir leikinn eins og einn leikmaður eða áhorfandi sá hann, án þess sem var falið: enginn getur spilað áfram frá henni
record-too-long = þessi leikur er of langur: línurnar mega vera { $most } í mesta lagi
record-knows = Hver sem á spilaskrána veit hvað er falið í henni.

# The coach.
coach = Þjálfarinn
hints = Ráð frá þjálfaranum
hints-against-bots = Aðeins gegn vélmennum
hints-for-all = Fyrir öll
hints-for-nobody = Fyrir engan
hints-allowed = leyfð
hints-not-allowed = ekki leyfð
ask-the-coach = Spyrja þjálfarann
ask-again = Spyrja aftur
coach-says = Það sem þjálfarinn myndi gera
what-to-do = Það sem þú getur valið
what-it-costs = Hvað það kostar
and-more = { $count ->
    [1] Ein önnur leið er minna virði.
    [one] { $count } önnur leið er minna virði.
   *[other] { $count } aðrar leiðir eru minna virði.
}
costs-nothing = ekkert
costs-share = { $loss }% af sigrinum
costs-share-about = { $loss } ± { $error }% af sigrinum
costs-points = { $loss } stig
costs-points-about = { $loss } ± { $error } stig
coach-is-exact = Þessar tölur eru nákvæmar: spilið er leyst.
coach-estimates = Þessar tölur eru mat, fundið með því að spila oft áfram; ± er staðalskekkjan. Lítill munur getur verið merkingarlaus.
late-take-backs = { $count ->
    [1] Vinsamlegt borð: ein ákvörðun var tekin til baka eftir að búið var að kasta eða draga.
    [one] Vinsamlegt borð: { $count } ákvörðun var tekin til baka eftir að búið var að kasta eða draga.
   *[other] Vinsamlegt borð: { $count } ákvarðanir voru teknar til baka eftir að búið var að kasta eða draga.
}
coach-thinks = Þjálfarinn er enn að hugsa.
coach-silent = Þjálfarinn hefur ekkert um þetta að segja.
no-hints-here = enginn má spyrja þjálfarann við þetta borð
nothing-to-advise = fyrir þetta sæti er ekkert að ákveða núna
luck-or-skill = Heppni eða færni?
luck-and-skill = Heppni og færni
luck-and-skill-means = „Vænt“ er hlutur hvers leikmanns fyrir fyrsta kast. „Heppni“ er það sem teningar og spil bættu við eða tóku. „Færni“ er það sem ákvarðanirnar gerðu: eigin mistök kosta þig, mistök annarra hjálpa þér. Þetta þrennt leggst saman í úrslitin.
in-hundredths = Í hundraðshlutum af sigrinum
in-points = Í stigum
player = Nafn
was-expected = Vænt
luck-added = Heppni
skill-added = Færni
lost-by-choices = Tapað með eigin ákvörðunum
result = Úrslit
costliest-decisions = { $count ->
    [0] Engin ákvörðun kostaði neitt
    [1] Dýrasta ákvörðunin
   *[other] Dýrustu ákvarðanirnar: { $count }
}
all-decisions = { $count ->
    [1] Ein ákvörðun alls
    [one] { $count } ákvörðun alls
   *[other] { $count } ákvarðanir alls
}
show-decisions = Sýna hverja fyrir sig
step = Skref
what-was-done = Það sem var gert
better-was = Betra:
it-cost = Það kostaði { $cost }.
nothing-better = Ekkert var betra.
look-at-step = Skoða skref { $number }
coach-goes-through = Þjálfarinn fer yfir leikinn

# Pieces.
die-of = teningur sem sýnir { $face }
cup-of = { $count ->
    [1] bikar yfir einum teningi
    [one] bikar yfir { $count } teningi
   *[other] bikar yfir { $count } teningum
}
card-wild = { $card }, gildir allt
card-ends = { $up } uppi, { $down } niðri
face-down = á hvolfi
field-worth = reitur sem gefur { $worth }
lies-kept = { $piece }, haldið
lies-aside = { $piece }, til hliðar
lies-covered = { $piece }, undir bikar
lies-spent = { $piece }, notað

# Why not.
no-such-page = Þessi síða er ekki til.
no-such-table = Þetta borð er ekki til. Kannski vantar staf í hlekkinn.
no-such-game-here = Þetta spil er ekki á hillunni.
no-such-game = spilið `{ $slug }` er ekki til
not-your-seat = Þetta er ekki sætið þitt.
table-moved-on = Leikurinn er kominn lengra. Svona er staðan núna.
cannot-store = Ekki tókst að skrá skrefið. Ekkert hefur breyst; reyndu aftur.
cannot-read = Ekki er hægt að lesa þetta borð.
took-too-long = Þetta tók of langan tíma. Líttu á borðið: þar sést hvort það gilti.
rules-stumble = Spilið hrasaði um eitt skref. Það er okkur að kenna, ekki þér. Líttu á borðið: þar sést hvað gilti; ef ekki er hægt að sýna það getur sá sem spilar þar tekið síðasta skref til baka.
take-back-and-go-on = Taka til baka og halda áfram
went-wrong = Hér fór eitthvað úrskeiðis. Það er okkur að kenna, ekki þér. Reyndu aftur.
too-many-requests = Þetta var of mikið í einu. Bíddu augnablik og reyndu aftur.
x-in-minutes = { $minutes ->
    [1] eftir eina mínútu
    [one] eftir { $minutes } mínútu
   *[other] eftir { $minutes } mínútur
}
too-many-openings = Mörg borð hafa verið opnuð héðan á skömmum tíma. Reyndu aftur { x-in-minutes }.
too-many-tables = Þú ert með eins mörg borð í gangi og hér má hafa. Ljúktu einu þeirra, eða reyndu aftur { x-in-minutes }.
too-many-streams = Þetta borð er opið á of mörgum síðum í einu. Lokaðu sumum þeirra og hladdu þessari aftur.
too-many-words = Þetta voru mörg röng orð. Reyndu aftur { x-in-minutes }.
too-many-renames = Þetta voru mörg nöfn á skömmum tíma. Reyndu aftur { x-in-minutes }.
too-many-passes = Þetta voru margir hlekkir á skömmum tíma. Reyndu aftur { x-in-minutes }.
form-too-large = Þetta er of mikið fyrir eitt eyðublað.
form-unreadable = Ekki tókst að lesa þetta eyðublað.
no-such-field = á þessu eyðublaði er enginn reitur `{ $field }`
no-such-choice = hér er ekki hægt að velja `{ $word }`
not-from-here = Þetta eyðublað var ekki sent af síðu á þessum þjóni.
wrong-host = Þessi þjónn heitir ekki { $name }.
wrong-host-hint = Sá sem rekur hann getur gefið honum það nafn þegar hann er ræstur:
no-host = Ekki er ljóst við hvaða þjón beiðnin á.
seat-taken = þetta sæti er upptekið: { $seat }
no-second-seat = í spili með földum teningum eða spilum máttu aðeins eiga eitt sæti
no-free-seat = ekkert sæti er laust
usual-bot-only = fyrir annan spilar aðeins venjulega vélmennið
resigned-and-left = leikmaður hefur síðan gefist upp og farið frá borðinu; valið stendur
nobody-asked = enginn hefur spurt
asked-already = { $seat } hefur þegar spurt; ein spurning í einu
no-such-bot = vélmennið `{ $level }` er ekki til; til eru { $known }
name-empty = í nafni þarf að minnsta kosti einn staf
not-over = Leiknum er ekki lokið.
pass-used = Búið er að nota þennan hlekk, eða hann er of gamall.

# The server.
serving = Rafle er á { $address }
serving-here = Á þessari tölvu líka á { $address }
serving-word = Sá sem kemur er spurður um orðið.
serving-stop = Stöðvaðu með Ctrl-C. Borðin eru geymd í { $folder }.
serving-stopped = Rafle hefur stöðvast; öll borð eru örugg.
port-in-use = { $address } er í notkun, kannski af öðru Rafle; veldu aðra gátt með `--listen`, til dæmis `--listen 0.0.0.0:{ $other }`
cannot-listen = ekki er hægt að hlusta á { $address }: { $why }
listen-form = `{ $text }` er ekki slóð til að hlusta á; skrifaðu hana eins og `0.0.0.0:7070`
data-unwritable = ekki er hægt að geyma borð í { $folder }: { $why }; gefðu upp aðra möppu með `--data`
data-newer = borðin í { $folder } voru skrifuð af nýrra Rafle; ræstu það, eða gefðu upp aðra möppu með `--data`
data-in-use = annað Rafle er að nota borðin í { $folder }; stöðvaðu það, eða gefðu upp aðra möppu með `--data`
database-unusable = ekki er hægt að geyma borð í gagnagrunninum { $database }: { $why }; athugaðu slóðina í `--store`, og hvort PostgreSQL er í gangi þar
database-newer = borðin í gagnagrunninum voru skrifuð af nýrra Rafle; ræstu það, eða gefðu upp annan gagnagrunn með `--store`
data-damaged = ekki er hægt að geyma borð í { $folder }: gagnagrunnurinn þar er skemmdur ({ $why }); færðu skrár hans burt og sæktu afrit

# Is the luck fair?
is-luck-fair = Er tilviljunin sanngjörn?
luck-was-not-sealed = Tilviljunin við þetta borð var ekki innsigluð: eldri útgáfa opnaði það. Hér er ekkert til að sannreyna.
luck-is-sealed-now = Tilviljun þessa leiks er innsigluð
luck-envelope = Eins og miði í umslagi á borðinu, sem er opnað þegar leiknum er lokið.
luck-yes = Já. Enginn stýrði þessari tilviljun.
luck-record-fits = Spilaskráin passar við innsiglið.
luck-no = Þetta passar ekki.
luck-fits = Sannreynt á þessu tæki: innsigli, leyndarmál og tölur eru þau sömu og fyrir leikinn.
luck-seals-fit = Sannreynt á þessu tæki: innsigli, leyndarmál og tölur eru þau sömu og fyrir leikinn. Engir teningar voru til samanburðar. Skipunin hér fyrir neðan sannreynir það sem var gefið og dregið.
luck-nothing-kept = Þetta tæki geymdi ekkert frá því fyrir lokin, svo að það getur ekki borið saman. Tæki sem var á staðnum getur það.
luck-without-us = Sannreynt á þessu tæki: innsigli, leyndarmál og tölur eru þau sömu og fyrir leikinn. Engin talnanna er þess eigin, svo að það treystir hinum.
luck-lines-differ = Innsiglin eru ekki þau sem þessu tæki voru sýnd áður. Geymdu spilaskrána og spurðu gestgjafann.
luck-secret-differs = Leyndarmálið er ekki það sem var innsiglað. Geymdu spilaskrána og spurðu gestgjafann.
luck-number-differs = Ein talan er ekki sú sem var innsigluð. Geymdu spilaskrána og spurðu gestgjafann.
luck-dice-differ = Eitt kast leiðir ekki af leyndarmálinu og tölunum. Geymdu spilaskrána og spurðu gestgjafann.
luck-dice-checked = Allir teningar spilaskrárinnar standast: { $count }.
luck-no-scripts = Þessi vafri keyrir engar skriftur: hann geymdi ekkert og getur ekki borið saman. Allir geta sannreynt spilaskrána.
luck-now = Núna: innsigli
luck-before-the-game = Fyrir leikinn: innsigli
luck-words-on-every-screen = Sömu sex orðin standa á hverjum skjá við þetta borð. Lesið þau upphátt ef þið viljið.
luck-words-were-shown = Rafle bjó til leyndarmál og sýndi öllum þessi sex orð, sem leiða af því.
luck-six-words = Sex orð innsiglisins
luck-number-from-everybody = Í byrjun: ein tala frá öllum
luck-will-add = Tala kemur frá þessum, dregin og innsigluð á eigin tækjum: { $names }.
luck-have-added = Tala kom frá þessum, dregin og innsigluð á eigin tækjum: { $names }.
luck-one-is-enough = Sé þó ekki nema eitt þessara tækja heiðarlegt getur ekki einu sinni gestgjafinn stýrt tilviljuninni.
luck-nobody-adds = Ekkert tæki bætir við tölu hér. Sá sem spilar treystir því að gestgjafinn hafi ekki valið úr leyndarmálum.
luck-relies-on-others = Þetta tæki bætir engu við: það keyrir engar skriftur, má ekkert geyma, eða kom þegar leikurinn var byrjaður. Þú treystir því á tæki hinna.
luck-words-added = { $count ->
    [1] Orðum var einu sinni bætt við; þau gilda líka.
   *[other] Orðum var bætt við, { $count } sinnum; þau gilda líka.
}
luck-your-words = Þín eigin orð, ef þú vilt
luck-add-words = Bæta þeim við
luck-drawn-anew = Dregið upp á nýtt: { $count }. Engin tala kom frá þessum: { $names }.
luck-the-secret = Eftir leikinn: leyndarmálið
luck-secret-must-give = Það verður að gefa sömu sex orðin og, með tölunum, hvert kast, hverja gjöf og hvern drátt. Þessi síða segir þér þá hvort svo sé.
luck-secret-gives = Það gefur sömu sex orðin og, með tölunum, hvert kast, hverja gjöf og hvern drátt.
luck-how-often = Hve oft hver tala kom
luck-less-even = { $tenths ->
    [0] Varla í nokkrum sanngjörnum leik dreifast tölurnar ójafnar en hér.
    [1] Í einum af tíu sanngjörnum leikjum dreifast tölurnar ójafnar en hér.
    [10] Í næstum öllum sanngjörnum leikjum dreifast tölurnar ójafnar en hér.
   *[other] Í { $tenths } af tíu sanngjörnum leikjum dreifast tölurnar ójafnar en hér.
}
luck-check-yourself = Sannreyndu þetta
luck-follows-here = { $count ->
    [1] Á þessum þjóni stenst eina útkoman. Á hvaða tölvu sem er, án þess að spyrja okkur:
   *[other] Á þessum þjóni standast allar útkomur, { $count } talsins. Á hvaða tölvu sem er, án þess að spyrja okkur:
}
luck-from-record = Útkomur úr spilaskrá sem var opnuð hér: { $count }. Um þær segir þetta innsigli ekkert.
luck-taken-back = { $count ->
    [1] Ein ákvörðun var tekin til baka eftir að búið var að kasta eða draga.
    [one] { $count } ákvörðun var tekin til baka eftir að búið var að kasta eða draga.
   *[other] { $count } ákvarðanir voru teknar til baka eftir að búið var að kasta eða draga.
}
luck-does-not-follow-here = Á þessum þjóni leiðir spilaskráin ekki af innsiglinu. Skipunin nefnir línuna:
luck-nobody-in-secret = Enginn getur valið kast óséður, ekki heldur þjónninn, svo lengi sem eitt þessara tækja er heiðarlegt og enginn hefur breytt Rafle á þjóninum.
luck-machine-of-the-host = Sá sem kemst í tölvu gestgjafans getur séð köst fyrir og séð hendur. Þar sem eitthvað er falið skuluð þið spila með fólki sem þið treystið.
luck-uncovers-hands = Leyndarmálið sem er sýnt í lokin opinberar hverja hönd þess leiks.
luck-left-open = Ef leik er ekki lokið verður innsiglið áfram lokað.
luck-waits-for = Beðið eftir tölu: { $names }.
go-on-without-number = Áfram án minnar tölu
luck-is-sealed = leikurinn er byrjaður: engu er lengur bætt við tilviljunina
no-number-awaited = ekki er beðið eftir neinni tölu frá þessu tæki
another-number = þetta er ekki talan sem þetta tæki innsiglaði
words-enough = nógu mörgum orðum hefur verið bætt við þetta borð
seals-enough = nógu margar tölur hafa verið innsiglaðar við þetta borð
words-empty = skrifaðu fyrst nokkur orð
numbers-awaited = augnablik: enn er beðið eftir tölu frá tæki
reference-card = Spjald
letters-of = { $won ->
    [0] enginn af { $of } stöfum
   *[other] { $won } af { $of } stöfum: { $letters }
}
strokes-of = { $seat }: { $done } af { $of } strikum

# Paper.
print = Prenta
print-for = Prenta fyrir allt að { $players }
nothing-to-print = Ekkert er til að prenta fyrir þetta spil.
print-date = Dagur
print-name = Nafn
print-names = Nöfn
print-cards = Spil
print-row = röð
print-column = dálk.
print-score = Stig
print-chips = Skífur
print-ways = af { $ways }

# The score pad.
score-pad = Stigablokk
pad-about = Fyrir borð með alvöru spilum eða teningum: þið spilið, þessi síða leggur saman. Nöfn og stig eru aðeins á þessu tæki.
pad-game = Það sem þið spilið
pad-other-most = Annað spil, flest stig vinna
pad-other-fewest = Annað spil, fæst stig vinna
pad-go-on = Að blokkinni
pad-over = Allar umferðir eru skrifaðar
pad-cell = { $row }, { $name }
pad-deals = { $name } gefur { $cards } spil á mann.
pad-after = Eftir { $rounds }
pad-first = efst
pad-write-hand = Skrifa umferð { $number }
pad-write-round = Skrifa umferð { $number }
pad-new = Ný blokk
not-yet = Ekki enn
also-playing = Einnig með
