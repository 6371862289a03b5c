about = Voita hovi puolellesi nopilla, hovinarrista kuninkaaseen, ja pidä kuningas loppuun asti.
help-throws = Sivuun laittamillasi nopilla maksat henkilöt, jotka otat.

# Henkilöt kortteina. Muodot: .gen genetiivi (ottaa Hovinarrin), .par partitiivi (käyttää Hovinarria).
card-fool = Hovinarri
    .gen = Hovinarrin
    .par = Hovinarria
card-charlatan = Huijari
    .gen = Huijarin
    .par = Huijaria
card-farmer = Talonpoika
    .gen = Talonpojan
    .par = Talonpoikaa
card-maid = Kamarineito
    .gen = Kamarineidon
    .par = Kamarineitoa
card-philosopher = Filosofi
    .gen = Filosofin
    .par = Filosofia
card-laborer = Käsityöläinen
    .gen = Käsityöläisen
    .par = Käsityöläistä
card-guard = Vartija
    .gen = Vartijan
    .par = Vartijaa
card-hunter = Metsästäjä
    .gen = Metsästäjän
    .par = Metsästäjää
card-merchant = Kauppias
    .gen = Kauppiaan
    .par = Kauppiasta
card-astronomer = Astronomi
    .gen = Astronomin
    .par = Astronomia
card-noblewoman = Aatelisnainen
    .gen = Aatelisnaisen
    .par = Aatelisnaista
card-pawnbroker = Panttilainaaja
    .gen = Panttilainaajan
    .par = Panttilainaajaa
card-knight = Ritari
    .gen = Ritarin
    .par = Ritaria
card-magician = Maagikko
    .gen = Maagikon
    .par = Maagikkoa
card-alchemist = Alkemisti
    .gen = Alkemistin
    .par = Alkemistia
card-bishop = Piispa
    .gen = Piispan
    .par = Piispaa
card-nobleman = Aatelismies
    .gen = Aatelismiehen
    .par = Aatelismiestä
card-general = Kenraali
    .gen = Kenraalin
    .par = Kenraalia
card-king = Kuningas
    .gen = Kuninkaan
    .par = Kuningasta
card-queen = Kuningatar
    .gen = Kuningattaren
    .par = Kuningatarta
level = { $level ->
    [0] Millä nopilla tahansa
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}
cards = { $count ->
    [1] yksi henkilö
   *[other] { $count } henkilöä
}

# Mitä ne maksavat.
price-nothing = mitkä nopat tahansa
price-fool = oma Hovinarri käännettynä
price-alike = { $count ->
    [2] pari
   *[other] { $count } samaa
}
price-odd = vain parittomia noppia
price-even = vain parillisia noppia
price-sum = summa { $sum } tai enemmän
price-pairs = { $count } paria
price-triples = { $count } kertaa kolme samaa
price-full-house = kolme samaa ja pari
price-run = { $count } peräkkäin
price-king = tulee Kuninkaan mukana

# Mitä ne tekevät.
power-start = { $count ->
    [1] yksi noppa lisää vuorosi alussa
   *[other] { $count } noppaa lisää vuorosi alussa
}
power-throw-one-again = heitä yksi aktiivinen noppa uudelleen
power-throw-again = heitä valitsemasi aktiiviset nopat uudelleen
power-raise-one = lisää 1–{ $most } yhteen aktiiviseen noppaan (ei yli luvun 6)
power-raise = lisää { $by } niin moneen aktiiviseen noppaan kuin haluat (ei yli luvun 6)
power-match = käännä yksi aktiivinen noppa silmälukuun, joka on sivussa
power-turn = käännä yksi aktiivinen noppa mihin tahansa silmälukuun
power-shift = { $count ->
    [2] siirrä silmiä yhdestä aktiivisesta nopasta toiseen
   *[other] siirrä silmiä kahden tai kolmen aktiivisen nopan kesken
}
power-add = lisää peliin aktiivinen noppa, jonka silmäluku on { $face }
power-add-any = lisää peliin aktiivinen noppa, mikä silmäluku tahansa
power-add-before = lisää noppa, joka heitetään muiden mukana
power-crown = tuo myös Kuningattaren ja aloittaa viimeisen kierroksen

# Mitä on meneillään.
say-who-begins = Arpa määrää aloittajan.
say-throw-or-add = Nyt { $seat } heittää { $count } noppaa tai antaa henkilön lisätä ensin yhden.
say-throw-or-add-you = Heitä { $count } noppaa, tai anna henkilön lisätä ensin yksi.
help-throw-or-add = Henkilö voi antaa sinulle yhden nopan lisää. Napauta sitä ensin.
say-lay-aside = Nyt { $seat } laittaa vähintään yhden nopan sivuun ennen uutta heittoa.
say-lay-aside-you = Laita vähintään yksi noppa sivuun ennen kuin heität uudelleen.
help-lay-aside = Napauta noppia, jotka pidät. Ne pysyvät sivussa vuoron loppuun.
say-go-on = { $seat } saa heittää uudelleen, laittaa lisää noppia sivuun tai käyttää henkilöä.
say-go-on-you = Heitä uudelleen, laita lisää noppia sivuun tai käytä henkilöä.
help-go-on = Tähtää johonkin henkilöön: kortti näyttää, mitä noppia se maksaa.
say-end = Kaikki nopat ovat sivussa: { $seat } saa vielä käyttää henkilöä.
say-end-you = Kaikki noppasi ovat sivussa: käytä henkilöä tai lopeta tähän.
help-end = Viimeinen tilaisuus muuttaa noppaa, ennen kuin otat henkilön.
say-take = { $seat } saa ottaa yhden henkilön.
say-take-you = Ota yksi henkilö.
help-take = Noppasi riittävät kehystettyyn korttiin. Napauta sitä, niin saat sen.
say-play-or-pass = { $seat }: pelata Kuninkaasta vai jättää väliin?
say-play-or-pass-you = Pelaa Kuninkaasta tai jätä väliin.
help-play-or-pass = Ylitä paras tulos, niin Kuningas on sinun.
mark = Ylitettävä: { $count } × { $face } ({ $seat })

# Napit.
dice = { $dice }
add-before = { $card }: yksi noppa lisää tähän heittoon
end-with = Valmis: { $dice }
use = { $card }: { $power }
use-shift = { $card }: { $count } noppaa, summa { $sum }
take = Ota { $card }
take-nothing = Älä ota mitään
play-for-the-king = { $count ->
    [1] Pelaa yhdellä nopalla
   *[other] Pelaa { $count } nopalla
}
pass = Jätä väliin

# Mitä juuri tapahtui.
begins = { $seat } aloittaa.
ended = { $seat } lopettaa, nopat { $dice }.
used-to-add = { $seat } käyttää { $card-par }: uusi noppa { $face }.
added-before = { $seat } käyttää { $card-par }: yksi noppa lisää ensimmäiseen heittoon.
used-to-throw-again = { $seat } käyttää { $card-par } ja heittää uudelleen { $dice }.
used-to-turn = { $seat } käyttää { $card-par }: { $dice } → { $into }.
took = { $seat } ottaa { $card-gen }.
took-nothing = { $seat } ei ota mitään.
took-king = { $seat } ottaa Kuninkaan ja Kuningattaren.
turned-fool-over = { $seat } kääntää Hovinarrin: siitä tulee Huijari.
passed = { $seat } jättää väliin.
group-takes-king = { $count } × { $face }: { $seat } saa Kuninkaan.
group-falls-short = { $count } × { $face }: { $seat } ei saa Kuningasta.
last-round = Nyt viimeinen kierros: kuka saa parhaan samojen noppien ryhmän?
keeps-king = { $seat } pitää Kuninkaan.

# Miksi ei.
not-now = sitä ei voi tehdä nyt
name-a-die = nimeä vähintään yksi noppa
not-active = ei aktiivisten noppien joukossa: { $dice }
lay-one-aside-first = vähintään yksi noppa on laitettava sivuun ennen kuin heität uudelleen
dice-still-active = vielä aktiivisia: { $dice }
not-held = { $card } ei ole sinun
used-already = { $card } on jo käytetty tällä vuorolla
power-does-otherwise = tämä henkilö osaa vain tämän: { $power }
no-free-die = kaikki { $count } noppaa ovat pelissä
queen-comes-with-the-king = Kuningatar tulee Kuninkaan mukana, ei koskaan yksin
no-fool-to-turn-over = sinulla ei ole Hovinarria käännettäväksi
one-charlatan-only = pelaaja, jolla on Huijari, ei voi ottaa toista Hovinarria
no-second-charlatan = sinulla saa olla vain yksi Huijari
held-already = { $card } on jo sinun
too-dear = { $card } maksaa: { $price }; sinulla on { $dice }
none-left = { $card-par } ei ole enää jäljellä

# Valinnat.
option-fools = Hovinarrit
option-fools-players = yksi kutakin pelaajaa kohti
option-fools-unlimited = niin monta kuin halutaan
option-fools_held = Yhden pelaajan Hovinarrit
option-fools_held-one = yksi kerrallaan
option-fools_held-many = kuinka monta tahansa
option-charlatans = Yhden pelaajan Huijarit
option-charlatans-many = kuinka monta tahansa
option-charlatans-one = vain yksi
option-adding = Nopan lisäävät henkilöt
option-adding-any-time = milloin tahansa
option-adding-after-throw = ensimmäisen heiton jälkeen
option-dice_cap = Nopat
option-dice_cap-12 = kaksitoista
option-dice_cap-none = niin monta kuin halutaan, enintään kaksikymmentä
option-mark = Viimeisen kierroksen ensimmäinen ylitettävä tulos
option-mark-claim = nopat, joilla Kuningas otettiin
option-mark-none = ei mitään
option-first_player = Aloittaja
option-first_player-random = arvalla
option-first_player-seat0 = ensimmäinen paikka
option-round_limit = Kierroksia, ennen kuin Kuninkaasta pelataan joka tapauksessa (0: ei koskaan)
aid-characters = Mitä henkilöt maksavat ja osaavat
aid-add-before = Uusi noppa saa tulla myös ennen ensimmäistä heittoa.

# Kuningas ratkaisee; kortit vain lasketaan.
score-counted = { cards }
