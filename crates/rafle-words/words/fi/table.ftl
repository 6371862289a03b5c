# Pelien yhteiset sanat.
number = { $n }
list-two = { $first } ja { $last }
list-or = { $first } tai { $last }
list-comma = { $first }, { $last }
list-semicolon = { "; " }
labelled = { $label }: { $what }
list-none = ei mitään
no-dice = ei noppia
number-decimal = { "," }
number-group = { "\u00A0" }
# Englannista lainatun sääntösivun yläpuolella.
not-translated = Tätä sivua ei ole vielä käännetty.
# Why the machine would not, after a colon.
system-not-found = tiedostoa tai kansiota ei ole
system-not-allowed = käyttö ei ole sallittu
system-is-folder = tämä on kansio
system-not-folder = osa polusta ei ole kansio
system-exists = samanniminen on jo olemassa
system-in-use = osoite on jo käytössä
system-refused = siellä ei vastata
system-full = levy on täynnä
system-other = { $why }

# Silmäluvut sanoina: nominatiivi, genetiivi, partitiivi.
x-nom = { $face ->
    [1] ykkönen
    [2] kakkonen
    [3] kolmonen
    [4] nelonen
    [5] viitonen
   *[other] kuutonen
}
x-gen = { $face ->
    [1] ykkösen
    [2] kakkosen
    [3] kolmosen
    [4] nelosen
    [5] viitosen
   *[other] kuutosen
}
x-part = { $face ->
    [1] ykköstä
    [2] kakkosta
    [3] kolmosta
    [4] nelosta
    [5] viitosta
   *[other] kuutosta
}

# Mitä on meneillään.
over = Peli on ohi.
won-by = { $winner } voittaa.
won-by-several = { $winners } jakavat voiton.
won-by-nobody = Kukaan ei voita.
say-throws = { $count ->
    [1] Nyt { $seat } heittää nopan.
   *[other] Nyt { $seat } heittää { $count } noppaa.
}
say-throws-you = { $count ->
    [1] Heitä noppa.
   *[other] Heitä { $count } noppaa.
}
help-throws = Napauta nappia tai kuppia, niin nopat heitetään.
throw-dice = { $count ->
    [1] Heitä noppa
   *[other] Heitä { $count } noppaa
}
throw-again = Heitä uudelleen
turn-so-far = tällä vuorolla { $points }
points = { $points ->
    [1] yksi piste
   *[other] { $points } pistettä
}
round-of = Kierros { $number } / { $planned }
round-number = Kierros { $number }
hand-number = Jako { $number } / { $of }
# Pelin nimen vieressä, kun pelataan pisteisiin asti.
to-points = tavoite { $points }
playoff = Ratkaisuerä: { $seats }
say-adds = Nyt { $seat } heittää nopan, joka lisätään.
say-adds-you = Heitä noppa, joka lisätään.
help-adds = Tämän nopan silmäluku lisätään summaasi.
say-subtracts = Nyt { $seat } heittää nopan, joka vähennetään.
say-subtracts-you = Heitä noppa, joka vähennetään.
help-subtracts = Tämän nopan silmäluku vähennetään summastasi.
first-die = Ensin
add = Plus
subtract = Miinus
times = Kertaa
say-again-or-stop = { $seat }: heittää uudelleen vai lopettaa?
say-again-or-stop-you = Heitä uudelleen tai lopeta.
help-again-or-stop = Lopettamalla pidät sen, mitä sinulla on. Uusi heitto voi viedä sen.
game-of = Peli { $number } / { $games }
this-game = Tämä peli
say-lay-some-aside = Nyt { $seat } laittaa vähintään yhden nopan sivuun.
say-lay-some-aside-you = Laita vähintään yksi noppa sivuun.
help-lay-some-aside = Napauta noppia, jotka haluat, ja laita ne lopullisesti sivuun.
say-throws-off = Ratkaisuheitto: { $seat } heittää { $count } noppaa.
say-throws-off-you = Ratkaisuheitto: heitä { $count } noppaa.
help-throws-off = Tasapeli: vain tasoissa olevat heittävät.
say-throws-final = Finaali: { $seat } heittää { $count } noppaa.
say-throws-final-you = Finaali: heitä { $count } noppaa.
help-throws-final = Kaksi parasta vastakkain: parempi heitto voittaa pelin.

# Mitä juuri tapahtui.
threw = { $seat } heittää { $dice }.
laid-aside = { $seat } laittaa sivuun { $dice }.
laid-nothing-aside = { $seat } ei laita mitään sivuun.
has-hand = { $seat }: { $hand }.
number-reached = { $seat }: { $number }.
first-half-won = { $seat } voittaa ensimmäisen erän.
second-half-won = { $seat } voittaa toisen erän; nyt finaali.
both-halves-won = { $seat } voittaa molemmat erät ja samalla pelin.
final-won = { $seat } voittaa finaalin.
tied-throw-off = { $seats } ovat tasoissa ja heittävät ratkaisuheiton.
turn-scored = { $points ->
    [0] { $seat } ei saa pisteitä.
    [1] { $seat } saa yhden pisteen.
   *[other] { $seat } saa { $points } pistettä.
}
game-won = { $seat } voittaa pelin.
game-shared = { $seats } jakavat voiton.
sum-scored = { $seat } saa tuloksen { $points }.
round-won = { $seat } voittaa kierroksen.
round-shared = { $seats } jakavat kierroksen.
round-unwon = Kukaan ei voita kierrosta.
playoff-begins = { $seats } pelaavat ratkaisuerän.

# Napit.
lay-aside = Laita { x-nom } sivuun
lay-picked-aside = Valitut sivuun

# Mitä paikalla on.
sticks = { $count ->
    [1] yksi tikku
   *[other] { $count } tikkua
}

# Noppakädet.
hand-three-alike = kolme { x-part }
hand-four-alike = neljä { x-part }
hand-five-alike = viisi { x-part }

# Kahden erän laput.
sheet-first-half = 1. erä
sheet-second-half = 2. erä
sheet-throw-off = Ratkaisuheitto
sheet-final = Finaali

# Miksi ei.
unreadable = tätä ei täällä ymmärretä
game-over = peli on ohi
throw-first = nopat ovat vielä kupissa
nothing-to-throw = nyt ei ole mitään heitettävää
wrong-number-of-dice = { $count ->
    [1] heitetään yksi noppa, ei { $thrown }
   *[other] heitetään { $count } noppaa, ei { $thrown }
}
not-among-the-dice-thrown = heitossa ei ole { x-part }
not-all-thrown = kaikkia näitä ei heitetty: { $dice }
lay-at-least-one-aside = vähintään yksi noppa menee sivuun
wrong-number-of-seats = tätä ei voi pelata näin moni: { $seats }; { $most ->
    [1] sitä pelataan yksin
   *[other] pelaajia on { $least }–{ $most }
}
no-such-seat = paikkaa { $seat } ei ole
not-begun = peli ei ole vielä alkanut
begun-already = peli on alkanut
lot-first = aloittajaa ei ole vielä arvottu
no-lot-here = täällä ei arvota
game-says-who-begins = tämän pelin säännöt sanovat, kuka aloittaa
seat-twice = paikan voi nimetä vain kerran
seats-stay = peli jatkuu kaikilla paikoillaan: jokaisella on oltava joku
resigned = { $seat } luovuttaa.
resigned-already = { $seat } on jo luovuttanut
nothing-to-undo = { $count ->
    [0] peruttavaa ei ole
    [1] vain yhden rivin voi perua
   *[other] vain { $count } riviä voi perua
}
choices-to-undo = { $count ->
    [0] peruttavaa ei ole
    [1] vain yhden valinnan voi perua
   *[other] vain { $count } valintaa voi perua
}
luck-is-drawn-here = täällä pöytä heittää nopat ja antaa kortit: paina vain Enter
answered-by-luck = tuuri on jo ratkaissut sen valinnan, tai jotain salattua näytettiin; valinta pysyy
picked-another = jokin valituista ei käy tähän
picked-few = { $least ->
    [1] valitse vähintään yksi
   *[other] valitse vähintään { $least }
}
picked-many = { $most ->
    [1] valitse vain yksi
   *[other] valitse enintään { $most }
}
bot-never-resigns = siellä pelaa botti, ja se pelaa loppuun
seated-for-good = paikat päätettiin pelin alkaessa
hints-are-open = `hint` on täällä kaikkien käytössä
refused = `{ $line }`: { $why }
refused-open-are = `{ $line }`: { $why }; voit kirjoittaa { $open }
# Luettelon loppu: mitä voi kirjoittaa.
open-others = { $count ->
    [1] yhden muun
   *[other] yhden { $count } muusta
}
refused-expected = `{ $line }`: { $why }; se kirjoitetaan näin: `{ $like }`

# Valinnat.
option-none = tässä pelissä ei ole valintoja, ei siis myöskään `{ $key }`
option-unknown = valintaa `{ $key }` ei ole; valittavissa on { $known }
option-too-low = { $key } { $value } on liian pieni: vähintään { $least }
option-too-high = { $key } { $value } on liian suuri: enintään { $most }
option-no-number = { $key } on kokonaisluku { $least }–{ $most }, ei `{ $value }`
several-things = { $one }; { $others }
option-wrong = { $why }; valintaa `{ $key }` ei muutettu
option-misfit = { $key } ei voi olla `{ $value }`; sen arvot ovat { $values }
# Kotisäännöt: otsikko ja sen perässä itsenäiset arvot.
option-on = kyllä
option-off = ei
option-rounds = Kierrokset
option-match_by = Miten kierrokset lasketaan
option-match_by-wins = voittojen määrä
option-match_by-total = tulosten summa
option-ties = Tasapeli lopussa
option-ties-share = jaettu voitto
option-ties-playoff = ratkaisuerä
option-matches = Tikkuja kullekin
option-target = Tavoitteen pisteet
option-equal_turns = Viimeinen kierros loppuun
option-kickers = Myös muita noppia verrataan

# Pelitallenteet.
nobody-to-advise = kenenkään ei tarvitse valita tässä
hand-unknown = pelitallenne ei kerro, mitä vaihtoehtoja on: { $seat }
game-not-over = peli ei ole tässä ohi
somebody-resigned = joku luovutti tässä, joten sen jälkeinen kertoo vähän
nothing-to-decide = tässä pelissä kukaan ei päätä mitään: se on pelkkää tuuria
record-empty = pelitallenne on tyhjä
record-no-header = pelitallenteen alussa on `rafle`, versio, peli ja sen paikat
record-version = tämän pelitallenteen versio on `{ $version }`; vain version { $known } voi lukea
record-no-game = otsake ei nimeä peliä
record-no-seats = otsake ei kerro paikkojen määrää, kuten `seats=2`
record-header-word = otsakkeen `{ $word }` on käsittämätön; valinnat kirjoitetaan `key=value`
record-header-twice = otsake nimeää kahdesti `{ $key }`
record-refusal-form = kielto kirjoitetaan `! LINE REASON`
record-expectation-form = odotusta `{ $text }` ei ymmärretä
record-empty-part = kahden puolipisteen välissä ei ole mitään
record-own-line = `{ $text }` tarvitsee oman rivin
record-not-refused = `{ $line }` hyväksyttiin, vaikka odotettiin kieltoa
record-unexpected = odotettiin `{ $expected }`, löytyi `{ $found }`

# Noppien pitäminen.
keep-and-throw = Pidä ja heitä loput
throw-all = Heitä kaikki uudelleen
kept = { $seat } pitää { $dice }.
kept-nothing = { $seat } ei pidä mitään ja heittää kaikki nopat uudelleen.
no-throw-left = tämän vuoron kaikki heitot on heitetty
not-among-the-dice = nopat eivät näytä { $dice }
total = Yhteensä
say-keep-or-throw = { $seat }: pitää nopat vai heittää uudelleen?
say-keep-or-throw-you = Pidä nopat tai heitä uudelleen.
help-keep-or-throw = Pidä nämä nopat, tai heitä vielä kerran ja ota, mitä tulee.
stop-with = { $points ->
    [1] Lopeta, yksi piste
   *[other] Lopeta, { $points } pistettä
}
keep-all-or-none = pidä näistä nopista kaikki tai ei yhtään
no-result = { $seat } jää ilman tulosta.
round-again = Kukaan ei ole voittanut: kierros pelataan uudelleen.

# Viiden maan kortit.
card = { $suit } { $rank }
joker = jokeri
spades = pata
hearts = hertta
diamonds = ruutu
clubs = risti
stars = tähti
jack = sotamies
queen = kuningatar
king = kuningas
wild-ranks = { $n ->
    [11] Villi sotamies
    [12] Villi kuningatar
    [13] Villi kuningas
   *[other] Villi { $n }
}
book-of = Sarja: { $rank }
book-of-wilds = Villien korttien sarja
run-of = Värisuora: { $suit } { $from }–{ $to }
deck-pile = { $count ->
    [0] Nostopakka, tyhjä
    [1] Nostopakka, yksi kortti
   *[other] Nostopakka, { $count } korttia
}
turned-up = Esiin käännetään { $card }.
card-not-in-hand = kädessä ei ole korttia { $card }
card-is-elsewhere = pakasta ei voi enää tulla korttia { $card }
cards-come-first = ensin jaetaan tai nostetaan kortit
not-asked-now = sitä ei nyt kysytä
option-all_wild_melds = Pelkät villit kortit
option-all_wild_melds-allow = käyvät yhdistelmäksi
option-all_wild_melds-forbid = eivät käy yhdistelmäksi

# Tikut, kupit ja ratkaisuheitot.
pile = Kasa
first-half = Ensimmäinen erä: kasaa jaetaan.
second-half = Toinen erä: tikut kiertävät.
roll-off = Ratkaisuheitto
say-keep-or-stop = { $seat } saa pitää osan nopista ja heittää loput tai lopettaa.
say-keep-or-stop-you = Pidä mitä haluat ja heitä loput, tai lopeta.
help-keep-or-stop = Napauta noppia, jotka pidät, ja heitä loput.
say-cover-or-stop = { $seat }: heittää kupin alle vai lopettaa?
say-cover-or-stop-you = Heitä kupin alle tai lopeta.
help-cover-or-stop = Kupin alla heittosi on piilossa, kunnes kupit nostetaan.
say-lifts = Nyt { $seat } nostaa kupin.
say-lifts-you = Nosta kuppisi.
help-lifts = Kuppisi nostetaan, ja kaikki näkevät noppasi.
say-throws-off-lowest = Nyt { $seat } heittää: kenen heitto on pienin?
say-throws-off-lowest-you = Heitä: kenen heitto on pienin?
help-throws-off-lowest = Tasoissa olevista pienin heitto saa tikut.
say-throws-off-highest = Nyt { $seat } heittää: kenen heitto on suurin?
say-throws-off-highest-you = Heitä: kenen heitto on suurin?
help-throws-off-highest = Tasoissa olevista suurin heitto on paras.
lift-the-cup = Nosta kuppi
keep-and-cover = Heitä loput kupin alle
cover-all = Heitä kaikki kupin alle
stop = Lopeta
stopped = { $seat } lopettaa, nopat { $dice }.
covered = { $count ->
    [1] { $seat } heittää yhden nopan kupin alle.
   *[other] { $seat } heittää { $count } noppaa kupin alle.
}
lifted = { $seat } nostaa kupin: { $dice }.
round-void = Kaikki heitot ovat samanarvoisia: kierros heitetään uudelleen.
tied-for-lowest = Pienimmät heitot ovat tasan: { $seats } heittävät uudelleen.
tied-for-highest = Suurimmat heitot ovat tasan: { $seats } heittävät uudelleen.
took-sticks = { $count ->
    [1] { $seat } ottaa kasasta yhden tikun.
   *[other] { $seat } ottaa kasasta { $count } tikkua.
}
gave-sticks = { $count ->
    [1] { $to } saa yhden tikun, antajana { $seats }.
   *[other] { $to } saa { $count } tikkua, antajana { $seats }.
}
nothing-moves = Yksikään tikku ei siirry.
left-the-game = Eroon kaikista tikuista: { $seats }.
throw-worth = { $count ->
    [1] { $name }: yksi tikku
   *[other] { $name }: { $count } tikkua
}
throw-plain = { $dice }
throw-pas = Pas { $n }
throw-sequence = Sekvenssi { $n }
throw-nothing = Ei mitään
throw-the-sequence = Sekvenssi
throw-born-seven = Synnynnäinen seiska
throw-seven-and = Seiska + { $n }
throw-extra = Lisäheitto { $dice }
throw-ranked = { $name }, sija { $place }
throw-covered = Heitä kupin alle
say-removes = Nyt { $seat } poistaa yhden nopan.
say-removes-you = Poista yksi noppa.
help-removes = Ota pois noppa, josta on vähiten hyötyä.
remove-die = Poista { x-nom }
removed = { $seat } poistaa { x-gen }.
say-imagines = Nyt { $seat } kuvittelee kolmannen nopan.
say-imagines-you = Kuvittele kolmas noppa: mikä silmäluku?
help-imagines = Valitse silmäluku, joka sopii parhaiten kahteen noppaasi.
imagine-die = Kuvittele { x-nom }
imagined = { $seat } kuvittelee { x-gen }.
not-open-now = sitä ei voi nyt valita
throw-at-least-one = vähintään yksi noppa heitetään; `stop` pitää kaikki
option-pile = Tikkuja kasassa
option-end = Pelin loppu
option-end-first-out = kun yksi pelaaja pääsee pois
option-end-last-one-left = kun vain yksi pelaaja on jäljellä
option-empty_at_half_time = Ilman tikkuja, kun kasa loppuu
option-empty_at_half_time-play-on = pelaa edelleen
option-empty_at_half_time-out = pääsee heti pois
option-keep = Sivuun laitetut nopat
option-keep-locked = pysyvät siellä
option-keep-free = saa heittää uudelleen
option-lead = Seuraavan kierroksen aloittaja
option-lead-rotate = seuraava pelaaja
option-lead-loser = pienimmän heiton heittänyt
option-pas_exit = Pois pelistä Pasilla
option-pas_exit-both-phases = milloin tahansa
option-pas_exit-phase-2-only = vain, kun kasa on tyhjä
option-pas_exit-loses = milloin tahansa, mutta kasan aikana se on häviö
option-throw_limit = Heittoja vuorossa
option-throw_limit-three = enintään kolme
option-throw_limit-leader = enintään kuten kierroksen ensimmäinen pelaaja
option-extras = 2 2 1, 5 5 1 ja 4 4 1
option-extras-bottom = lasketaan, kaikkien muiden alla
option-extras-top = ovat suurimpia
option-extras-off = eivät ole mitään

# Kortit, jotka ovat käsillä.
aid-throws = Minkä arvoisia heitot ovat
aid-hands = Minkä arvoisia kädet ovat
aid-halves = Suurin heitto siirtää arvonsa verran tikkuja pienimmälle.
aid-leaving = Pienin heitto häviää kierroksen.
aid-leaving-removing = Neljästä nopastasi parhaat kolme; pienin heitto häviää kierroksen.
aid-leaving-imagining = Kaksi noppaa ja paras kuviteltu kolmas; pienin heitto häviää kierroksen.
throw-others = Kaikki muut
throw-pas-all = Pas
throw-sequence-all = Sekvenssit
worth-all = kaikki
worth-all-but-one = kaikki paitsi yksi
worth-leaves = pääsee pois
worth-leaves-if-highest = pääsee pois, jos suurin
aid-throw = Heitto
aid-name = Nimi
aid-worth = Arvo
aid-chance = Osuus
aid-or-better = Tai parempi
aid-down-to = { $first } … { $last }
aid-percent = { $number } %
aid-one-throw = { $dice ->
    [1] Yksi heitto yhdellä nopalla
   *[other] Yksi heitto, { $dice } noppaa, { $ways } tapaa
}

# Pistelaput.
pad-by-hand = Jako jaolta
pad-by-round = Kierros kierrokselta
pad-wild = Villi
pad-round = Kierros
pad-out = näytti
pad-fewest = Pienin summa voittaa.
pad-most = Suurin summa voittaa.
pad-leads = { $seat } johtaa, pisteitä { $points }.
pad-hand-number = Jako { $number }
pad-hand-wild = Jako { $number }: { $wild }
pad-round-number = Kierros { $number }
pad-now = pelataan nyt, { $cards } korttia kullekin
