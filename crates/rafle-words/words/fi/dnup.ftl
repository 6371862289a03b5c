about = Joka kortissa on kaksi päätä, ja hävinnyt sarja palaa käteen ylösalaisin.

say-deal = Kortit jaetaan.
say-turn = { $seat } saa pelata, lisätä, ottaa tai kääntää.
say-turn-you = Pelaa sarja, lisää kortti, ota sarja tai käännä kätesi.
help-turn = Pelaa napauttamalla korttejasi, lisää tai ota napauttamalla sarjaa.
say-turn-for = { $seat } saa pelata, lisätä, ottaa tai kääntää, pelialue { $number }.
say-turn-for-you = Pelialue { $number }: pelaa sarja, lisää kortti, ota sarja tai käännä kätesi.
help-turn-for = Sinulla on oma vuoro kummallakin pelialueellasi.
area = Pelialue { $number }
discards = Pois heitetyt
the-cards = Kortit
left-out = Jäävät laatikkoon
cards = { $count ->
    [1] yksi kortti
   *[other] { $count } korttia
}
the-star = tähti

play-cards = Pelaa nämä
add-to = Lisää { $value }-sarjaan: { $seat }
take-from = Ota { $value }-sarja: { $seat }
flip-hand = Käännä koko käsi

first-card = { $seat } saa ensimmäisen kortin.
begins = { $seat } aloittaa: kädessä on tähdellä merkitty 1/5.
played = { $size ->
    [1] { $seat } pelaa yhden kortin, arvo { $value }: { $cards }.
    [2] { $seat } pelaa parin, arvo { $value }: { $cards }.
   *[other] { $seat } pelaa { $size } kortin sarjan, arvo { $value }: { $cards }.
}
added = { $seat } lisää kortin { $card } sarjaan ({ $owner }).
took = { $seat } ottaa sarjan ({ $owner }) ja kääntää sen: { $cards }.
flipped = { $seat } kääntää koko käden.
beaten-back = { $seat } ottaa hävinneen sarjan takaisin, käännettynä: { $cards }.
beaten-away = Sarja ({ $seat }) häviää ja heitetään pois.
out-first = { $seat } pääsee ulos ensimmäisenä ja saa kaksi kirjainmerkkiä.
out-second = { $seat } pääsee ulos toisena ja saa yhden kirjainmerkin.
round-won = { $seat } voittaa kierroksen.
round-void = Kierros on mitätön.

deal-first = kaikkia kortteja ei ole vielä jaettu
who-is-first = ensin on sanottava, kuka saa ensimmäisen kortin
deal-a-card = nyt jaetaan kortti
who-holds-the-star = ensin on sanottava, kenellä tähti on
nothing-to-deal = kaikki kortit on jaettu
not-in-the-deck = korttia { $card } ei ole enää jaettavana
star-is-elsewhere = tähti ei voi olla tällä pelaajalla: { $seat }
not-in-hand = kädessä ei ole näitä kortteja niin päin
not-one-value = sarjan kaikilla korteilla on sama aktiivinen arvo
not-higher = { $size ->
    [1] yksittäisen kortin täytyy olla korkeampi kuin pöydällä oleva { $value }
   *[other] { $size } kortin sarjan täytyy olla korkeampi kuin pöydällä oleva, jonka arvo on { $value }
}
other-value = siihen sarjaan voi lisätä vain kortteja, joissa on ylhäällä { $value }
own-set = sen voi tehdä vain jonkun toisen sarjalle
no-set-there = siellä ei ole sarjaa tämän pelaajan edessä: { $seat }
name-the-area = sano, mitä pelialuetta tarkoitat, esimerkiksi `B2`
one-area-only = täällä jokaisella on yksi pelialue: `B`, ei `B2`

option-tokens_to_win = Voittoon tarvittavat kirjainmerkit (3–5 pelaajaa)
option-rounds_to_win = Voittoon tarvittavat kierrokset (2 pelaajaa)
option-deck = Pakka
option-deck-printed = julkaistu
option-deck-pairs9 = jokainen arvopari kerran
option-cards = Mitä 40 kortissa lukee, esimerkiksi 2/9; 1/10:3 on mukana kolmesta pelaajasta alkaen
option-cards-usual = meidän luettelomme
option-cards-own = oman pelisi kortit
cards-no-card = ”{ $text }” ei ole kortti: kaksi eri arvoa väliltä 1–10, kuten 2/9, ja tarvittaessa monestako pelaajasta alkaen, kuten 1/10:3
cards-thrice = kortti { $card } on mukana useammin kuin kahdesti
cards-wrong-total = rivin { $line } arvojen summa on { $sum }, ei { $total }
cards-wrong-number = korttien määrä on { $count }, ei 40
cards-starter = tähdellä merkitty 1/5 on mukana kerran, pelaajien määrästä riippumatta, eikä muissa korteissa ole tähteä
cards-alike = arvo { $value } on { $count } kortissa; se voi olla enintään { $most } kortissa
cards-too-few = jos pelaajia on { $seats }, kaikki eivät saa korttia
cards-and-pairs = omat kortit kuuluvat julkaistuun pakkaan, eivät pakkaan `pairs9`
option-turn_limit = Vuoroja, joiden jälkeen kierros on mitätön
option-repetition = Kehää kiertävä kierros
option-repetition-off = jatkuu
option-repetition-3 = on mitätön kolmannella kerralla
aid-actions = Joka vuorolla yksi neljästä
aid-actions-note = Vanha sarjasi heitetään ensin pois. Väliin ei saa jättää.
aid-play = Pelaa
aid-play-how = Aseta eteesi yksi tai useampi saman arvon kortti.
aid-add = Lisää
aid-add-how = Laita yksi kortti toisen pelaajan sarjaan, jolla on sama arvo. Nyt se on hänen.
aid-take = Ota
aid-take-how = Ota toisen pelaajan koko sarja käteesi.
aid-flip = Käännä
aid-flip-how = Käännä koko kätesi toisin päin.
aid-golden = Kultainen sääntö
aid-golden-how = Pöydältä käteen kortti kääntyy. Kädestä pöydälle ei koskaan.
aid-golden-example = Pöydän 2/5 ja 2/7 ovat kädessäsi 5 ja 7.
aid-size = Ei kahta samankokoista sarjaa
aid-size-how = Uuden tai kasvaneen sarjan täytyy olla korkeampi kuin toinen samankokoinen. Hävinnyt sarja palaa omistajalleen käännettynä. Sama ei riitä.
aid-size-example = Arvon 5 pari voittaa arvon 3 parin, joka palaa omistajalleen toisin päin.
aid-places = Kaksi pelialuetta
aid-places-how = Kummallakin on kaksi pelialuetta ja kaksi vuoroa peräkkäin. Myös oma sarjasi voidaan voittaa.
aid-end = Loppu
aid-end-two = { $count ->
    [1] Ensimmäisenä ulos päässyt voittaa kierroksen ja pelin.
   *[other] Ensimmäisenä ulos päässyt voittaa kierroksen; { $count } kierrosta voittaa pelin.
}
aid-end-more = Ensimmäisenä ulos: kaksi kirjainmerkkiä. Toisena ulos: yksi, ja kierros päättyy. { $count } merkkiä voittaa.
