# Mitä selaimen sivut sanovat.
language = Kieli
looks = Vaalea tai tumma
theme-auto = Kuten laitteessa
theme-light = Vaalea
theme-dark = Tumma
back = Takaisin
menu = Valikko
yes = Kyllä
no = Ei
play = Toista
pause = Tauko
less = vähemmän
more = enemmän

# Sisäänkäynti.
come-in = Tule sisään
word-asked = Sisään pääsee sanalla. Kutsujasi tietää sen.
the-word = Sana
wrong-word = Se ei ole oikea sana.
word-crowded = Juuri nyt on yritetty liian monta väärää sanaa. Kokeile pian uudelleen.

# Hylly.
the-shelf = Hylly
# { $count } on pelien määrä.
what-this-is = { $count } pohjoismaista noppa- ja korttipeliä koko pöydälle, suoraan selaimessa.
so-many-games = { $count } peliä
play-at-once = Pelaa heti
at-once-what = { $bots ->
    [0] { $game }, sinä yksin
    [1] { $game }, sinä ja yksi botti
   *[other] { $game }, sinä ja { $bots } bottia
}
way-device = Yksi laite kaikille
way-device-short = Yksi laite
way-device-how = Se kiertää pöydässä
way-phones = Puhelimet mukaan
way-phones-short = Puhelimet
way-phones-how = Koodilla tai sanalla
choose-for-device = Valitse peli tälle laitteelle
choose-for-phones = Valitse peli puhelimille
another-way = Pelaa toisella tavalla
join-asked = Onko joku avannut pöydän?
join-hint = Sana, esim. kugle
join = Liity
no-such-word = Mikään pöytä ei ole nimeltään { $word }.
no-such-word-near = Mikään pöytä ei ole nimeltään { $word }. Melkein sama: { $near }.
# Hyllyn paikat.
shelf-tonight = Pelaa tänään
shelf-tonight-note = puoli tuntia, kannattaa opetella
shelf-quick = Nopeat: kymmenen minuuttia
shelf-longer = Vähän pidemmät
shelf-luck = Pelkkää tuuria
shelf-luck-note = ei mitään päätettävää
shelf-alone = Yksin pelattavat
all-of-them = Kaikki { $count }
more-tables = { $count ->
    [1] Vielä yksi pöytä
   *[other] Vielä { $count } pöytää
}
your-turn = Sinun vuorosi
# Oma paikka paikkojen rivissä.
you = Sinä
# Mitä juuri päättyi: nappi ja sen vieressä oleva teksti.
go-on = Jatka
next-is = Seuraavana { $name }.
points-gone = { $points ->
    [1] Tämän vuoron ainoa piste meni hukkaan.
   *[other] Tämän vuoron { $points } pistettä meni hukkaan.
}
claimed-by = { $name } sanoi
there-are = Löytyi
so-far = Tähän asti
are-there = Onko niitä { $count } × { $face }?
lift-them-now = Nosta kaikki nyt
stay = Jää
by-itself = itsestään # s päästä
waits-for-you = pöytä odottaa sinua
next-is-you = Sinä olet seuraava.
# Ääneen luettuna: noppa tai kortti ja mitä se nyt merkitsee.
mark-counts = { $piece }, lasketaan
mark-paid = { $piece }, nopat riittävät
mark-ends = { $piece }, päättää
mark-came = { $piece }, tuli juuri
finished = Ohi
waits-for-somebody = Odottaa, että joku istuutuu
somebody-thinks = { $name } miettii
now-thinks = { $name } miettii.
then-one = Sitten { $name }.
then-you = Sitten sinä.
then-one-you = Sitten { $name }, sitten sinä.
find-a-game = Etsi peli
find = Etsi
how-many-people = Montako pelaajaa
any-number = Mikä määrä tahansa
people = { $count ->
    [1] Yksin
   *[other] { $count } pelaajaa
}
filter-quick = 10 minuuttia
filter-dice = Nopat
filter-cards = Kortit
filter-hidden = Jotain salattua
filter-luck = Pelkkää tuuria
nothing-found = Mikään peli ei sovi.
players = Pelaajat
also-called = Myös: { $names }
minutes = Minuutit
skill-of = { $skill ->
    [0] Pelkkää tuuria
   *[other] Taitoa { $skill } / 4
}
something-hidden = Jotain on salattu
open-a-record = Avaa pelitallenne

# Peli.
your-name = Nimesi
guest = Vieras
bot-called = Botti { $seat }
play-alone = Pelaa
who-is-playing = Ketkä pelaavat?
against-bots = Botteja vastaan
against-bots-how = Alkaa heti
around-device = Tällä laitteella
around-device-how = Laite kiertää kädestä käteen
on-phones = Jokainen omalla puhelimella
on-phones-how = Skannaa koodi tai kirjoita sana
bots = Botit
one-bot-fewer = Yksi botti vähemmän
one-bot-more = Yksi botti lisää
how-well = Miten hyvin ne pelaavat
level-random = Satunnainen
level-easy = Helppo
level-club = Tavallinen
level-master = Mestari
play-against = { $bots ->
    [0] Pelaa yksin
    [1] Pelaa yhtä bottia vastaan
   *[other] Pelaa { $bots } bottia vastaan
}
add-a-name = Lisää nimi
begin-with-people = { $count ->
    [1] Aloita yksin
   *[other] Aloita { $count } pelaajan peli
}
names-few = kirjoita vähintään { $least } nimeä
phones-get-a-code = Saat koodin ja sanan muille. Botit voivat täyttää tyhjät paikat myöhemmin.
open-for-phones = Avaa pöytä puhelimille
rules-as-usual = Kuten useimmat pelaavat.
change = Muuta
use-these = Käytä näitä
back-to-usual = Takaisin tavallisiin
rule-too-low = { $rule }: { $value } on liian pieni, vähintään { $least }
rule-too-high = { $rule }: { $value } on liian suuri, enintään { $most }
rule-no-number = { $rule }: kokonaisluku { $least }–{ $most }, ei `{ $value }`
as-it-will-lie = Näin se on pöydällä
as-far-as-read = Sen verran saatiin luettua
name-of = Pelaajan { $number } nimi
player-number = Pelaaja { $number }
bot-random = Botti, satunnainen
bot-easy = Botti, helppo
bot-club = Botti
bot-master = Botti, mestari
house-rules = Kotisäännöt
take-backs = Perumiset
take-backs-strict = Kunnes tuuri on ratkaissut
take-backs-friendly = Sopuisa: myös myöhemmin, jos kaikki suostuvat
patience = Minuutteja, ennen kuin botti saa jatkaa poissa olevan puolesta

# Pöytä.
all-games = Kaikki pelit
just-now = Äsken
at-the-table = Pöydässä
open-seat = Paikka { $seat }
is-bot = botti
is-open = vapaa paikka
is-here = paikalla
is-away = poissa
on-this-device = tällä laitteella
has-resigned = luovutti
step-back = Kumoa
take-back = Peru valintani
take-back-last = Peru viimeisin valinta
do-not-go-together = Nämä eivät sovi yhteen
all-columns = Kaikkien sarakkeet
show-everybody = Näytä kaikki { $count }
hand-it-to = Ojenna laite: { $name }
nobody-else-looks = Kukaan muu ei nyt katso.
i-am = Minä olen { $name }
no-connection = Ei yhteyttä. Pöytäsi on tallessa; yritetään uudelleen.
one-moment = Hetkinen
you-watch = Sinä katselet.
big-screen = Näytä isolla näytöllä

# Mitä pöydälle tapahtuu.
begun = Peli alkaa.
lot-fell = Arpa ratkaisi: { $seat } aloittaa.
begins = Aloittaja:
begins-host-only = Pöydän avaaja päättää, kuka aloittaa.
begins-lot = arvalla
begins-seated = paikkojen mukaan
begins-change = Muuta
begins-title = Kuka aloittaa?
begins-note = Muut seuraavat paikkojen järjestyksessä. Seuraavan pelin aloittaa tästä seuraava paikka.
begins-by-lot = Arvalla
begins-by-lot-note = arvotaan, kun peli alkaa, ja kuka tahansa voi tarkistaa sen
begins-as-seated = Paikkojen mukaan
begins-order = { $first }, sitten { $second }
begins-order-more = { $first }, sitten { $second }, sitten { $third }
begins-keep = Pidä tämä
sat-down = { $seat } istuutuu.
bot-plays = { $seat }: botti jatkaa.
got-up = { $seat } nousee pöydästä.
took-back = { $count ->
    [1] Yksi askel perutaan.
   *[other] { $count } askelta perutaan.
}
asks-back = { $name } haluaisi perua viimeisen valintansa.
waits-for = Odotetaan: { $names }.
bot-sits-for-you = { $name }: botti pelaa nyt.
come-back = Olen taas täällä

# Istuutuminen.
come-and-play = Tule pelaamaan: { $game }
sits-already = { $name } on pöydässä.
scan-hint = Skannaa kameralla tai kirjoita osoite.
seats-free = { $count ->
    [0] Kaikki paikat ovat täynnä.
    [1] Yksi paikka on vapaana.
   *[other] { $count } paikkaa on vapaana.
}
copy-link = Kopioi linkki
copied = Kopioitu

# Odotushuone.
waiting-room = Odotushuone
scan-or-open = Skannaa tai avaa
and-type = ja kirjoita
point-your-camera = Osoita kamera tähän
only-watch = Katsele vain
host-begins = { $name } käynnistää pelin.
room-here = { $here ->
    [1] Paikalla 1 / { $places }
   *[other] Paikalla { $here } / { $places }
}
room-full = Kaikki ovat täällä
free-place = Vapaa paikka
awaits-somebody = odottaa jotakuta
room-for-more = { $count ->
    [1] Vielä yksi mahtuu mukaan
   *[other] Vielä { $count } mahtuu mukaan
}
is-host = käynnistää pelin
invites-you = { $name } kutsuu sinut pelaamaan: { $game }
here-too = { $count ->
    [1] Myös { $names } on täällä.
   *[other] Myös { $names } ovat täällä.
}
sit-down = Istu pöytään
no-account = Ei tiliä. Nimi pysyy tällä laitteella.
you-sit = Istut pöydässä. { $name } käynnistää pelin.
begin = Aloita
begin-with = Aloita { $count } pelaajan peli
fill-with-bots = { $count ->
    [1] Täytä yhdellä botilla
   *[other] Täytä { $count } botilla
}
play-bots-instead = Pelaa botteja vastaan
set-a-bot = Laita botti
free-the-seat = Vapauta paikka
asks-for-seat = { $name } haluaisi ottaa vapaan paikan.
others-are-asked = Täällä on jotain salattua: muilta kysytään ensin.
room-goes-on = Peli jatkuu täällä pelitallenteesta.

# Valikko.
this-table = Tämä pöytä
this-device = Tämä laite
rules = Säännöt
sound = Ääni
touch = Värinä
keys = Näppäimet pöydässä
key-keep = pidä tai vapauta
key-main = pääpainike
key-box = valitse ruutu
key-advice = vihje
key-rules = säännöt
key-card = kortti tai näppäimet
explain = Selitä jokainen valinta
explain-first = aluksi
explain-always = aina
explain-never = ei koskaan
pace = Bottien vauhti
pace-calm = rauhallinen
pace-usual = tavallinen
pace-quick = nopea
rename = Vaihda nimi
let-play = Pelaajaksi: { $bot }
other-device = Pelaa toisella laitteella
other-device-hint = Avaa tämä linkki toisella laitteella vartin sisällä. Se toimii kerran. Se laite pelaa sitten puolestasi kaikissa pöydissäsi, kunnes lopetat sen valikosta.
play-here = Pelaa tällä laitteella
play-for = Pelaa tällä laitteella: { $name }
play-for-means = Tämä laite pelaa sitten nimellä { $name }, kaikissa tämän pelaajan pöydissä, aivan kuten hänen oma laitteensa. Kumpi tahansa voi lopettaa sen pöydän valikosta.
play-for-own-seats = Omat paikkasi pysyvät sinun: löydät ne, kun tämä laite taas pelaa sinun puolestasi.
devices = Laitteet, jotka pelaavat puolestani
some-device = Laite
release-device = Se ei saa enää pelata puolestani
be-myself-again = Pelaan taas itse
seat-of = Paikka: { $name }
hand-over = Siirrä paikka toiselle
hand-over-hint = Tämän linkin avaaja saa paikkasi. Se toimii kerran, vartin sisällä.
take-the-seat = Ota paikka
resign = Luovuta
resign-means = Jäät viimeiseksi, ja sinut ohitetaan; jos peli ei tule toimeen ilman sinua, botti pelaa puolestasi loppuun, jotta muut voivat jatkaa.
leave = Lähde pöydästä
leave-means = Paikkasi vapautuu; sen voi ottaa kuka tahansa, jolla on linkki. Jos jotain on salattu, muilta kysytään ensin.
back-to-table = Takaisin pöytään

# Pelin jälkeen.
wins = { $seat } voittaa
wins-by = { $seat } voittaa, ero { $ahead }
share-the-win = { $seats } jakavat voiton
nobody-wins = Kukaan ei voita
# Otsikko kuulijalle.
over-said = { $headline }.
play-again = Pelaa uudelleen
go-to-next = Seuraavaan peliin
look-back = Kertaa peli
download-record = Lataa pelitallenne
another-game = Toinen peli
how-it-grew = Miten pisteet kertyivät
chart-of = { $turns ->
    [1] Pisteet yhden vuoron jälkeen
   *[other] Pisteet, { $turns } vuoroa
}
step-of = Askel { $number } / { $count }
step-before = Yksi taaksepäin
step-after = Yksi eteenpäin
record-here = Pelitallenne
record-file = Tai tiedosto
look-through = Katso se läpi
record-wrong = Rivi { $line }: { $why }
play-on-from-here = Jatka pelaamista tästä
play-on-how = Peli jatkuu askeleesta { $step } omassa pöydässään ja omalla tuurillaan. Aiemmin pelattu pysyy ennallaan.
which-seat = Mikä paikka on sinun?
play-on = Jatka pelaamista
record-over = tässä peli on ohi: palaa askeleeseen ennen loppua
record-has-holes = tässä pelitallenteessa on aukkoja, koska se on yhden pelaajan tai katsojan näkemä: siitä ei voi jatkaa
record-too-long = tämä peli on liian pitkä: rivejä saa olla enintään { $most }
record-knows = Se, jolla on pelitallenne, tietää, mitä siinä on salattua.

# Valmentaja.
coach = Valmentaja
hints = Valmentajan vihjeet
hints-against-bots = Vain botteja vastaan
hints-for-all = Kaikille
hints-for-nobody = Ei kenellekään
hints-allowed = sallittu
hints-not-allowed = ei sallittu
ask-the-coach = Kysy valmentajalta
ask-again = Kysy uudelleen
coach-says = Mitä valmentaja tekisi
what-to-do = Valintasi
what-it-costs = Hinta
and-more = { $count ->
    [1] Yksi muu tapa on huonompi.
   *[other] { $count } muuta tapaa on huonompia.
}
costs-nothing = ei mitään
costs-share = { $loss } % voitosta
costs-share-about = { $loss } ± { $error } % voitosta
costs-points = { $loss } pistettä
costs-points-about = { $loss } ± { $error } pistettä
coach-is-exact = Nämä luvut ovat tarkkoja: peli on ratkaistu.
coach-estimates = Nämä luvut ovat arvioita, jotka on saatu pelaamalla monta kertaa loppuun; ± on keskivirhe. Pienet erot eivät ehkä merkitse mitään.
late-take-backs = { $count ->
    [1] Sopuisa pöytä: yksi valinta peruttiin sen jälkeen, kun tuuri oli jo ratkaissut sen.
   *[other] Sopuisa pöytä: { $count } valintaa peruttiin sen jälkeen, kun tuuri oli jo ratkaissut ne.
}
coach-thinks = Valmentaja miettii vielä.
coach-silent = Valmentajalla ei ole tähän sanottavaa.
no-hints-here = tässä pöydässä valmentajalta ei saa kysyä
nothing-to-advise = tällä paikalla ei ole nyt päätettävää
luck-or-skill = Tuuria vai taitoa?
luck-and-skill = Tuuri ja taito
luck-and-skill-means = ”Odotus” on kunkin pelaajan osuus ennen ensimmäistä heittoa. ”Tuuri” on se, mitä nopat ja kortit lisäsivät tai veivät. ”Taito” on se, mitä valinnat tekivät: omat virheet maksavat sinulle, muiden virheet auttavat sinua. Tulos on näiden kolmen summa.
in-hundredths = Voiton sadasosina
in-points = Pisteinä
player = Nimi
was-expected = Odotus
luck-added = Tuuri
skill-added = Taito
lost-by-choices = Omat virheet
result = Tulos
costliest-decisions = { $count ->
    [0] Mikään valinta ei maksanut mitään
    [1] Kallein valinta
   *[other] { $count } kalleinta valintaa
}
all-decisions = { $count ->
    [1] Kaikkiaan yksi valinta
   *[other] Kaikkiaan { $count } valintaa
}
show-decisions = Näytä ne kaikki
step = Askel
what-was-done = Mitä tehtiin
better-was = Parempi:
it-cost = Hinta: { $cost }.
nothing-better = Mikään ei ollut parempi.
look-at-step = Katso askelta { $number }
coach-goes-through = Valmentaja käy pelin läpi

# Esineet.
die-of = noppa, silmäluku { $face }
cup-of = { $count ->
    [1] kuppi, alla yksi noppa
   *[other] kuppi, alla { $count } noppaa
}
card-wild = { $card }, villi
card-ends = ylhäällä { $up }, alhaalla { $down }
face-down = kuvapuoli alaspäin
field-worth = ruutu, arvo { $worth }
lies-kept = { $piece }, pidetty
lies-aside = { $piece }, sivussa
lies-covered = { $piece }, peitetty
lies-spent = { $piece }, käytetty

# Miksi ei.
no-such-page = Tällaista sivua ei ole.
no-such-table = Tällaista pöytää ei ole. Ehkä linkistä puuttuu kirjain.
no-such-game-here = Hyllyssä ei ole tällaista peliä.
no-such-game = peliä `{ $slug }` ei ole
not-your-seat = Tuo paikka ei ole sinun.
table-moved-on = Pöydässä on jo jatkettu. Tilanne on nyt tämä.
cannot-store = Siirtoa ei voitu tallentaa. Mikään ei muuttunut; yritä uudelleen.
cannot-read = Tätä pöytää ei voi lukea.
took-too-long = Se kesti liian kauan. Katso pöydästä, menikö se läpi.
rules-stumble = Peli kompastui siirtoon. Vika on meidän, ei sinun. Katso pöydästä, mikä meni läpi; jos pöytä ei näy, siinä pelaava voi perua viimeisen siirron.
take-back-and-go-on = Peru ja jatka peliä
went-wrong = Jokin meni vikaan. Vika on meidän, ei sinun. Yritä uudelleen.
too-many-requests = Tuo oli liikaa kerralla. Odota hetki ja yritä uudelleen.
too-many-openings = Täältä on avattu lyhyessä ajassa monta pöytää. Yritä uudelleen { $minutes ->
    [1] minuutin kuluttua
   *[other] { $minutes } minuutin kuluttua
}.
too-many-tables = Sinulla on kesken niin monta pöytää kuin täällä saa olla. Pelaa yksi niistä loppuun tai yritä uudelleen { $minutes ->
    [1] minuutin kuluttua
   *[other] { $minutes } minuutin kuluttua
}.
too-many-streams = Tämä pöytä on auki liian monella sivulla. Sulje niistä joitakin ja lataa tämä uudelleen.
too-many-words = Vääriä sanoja oli monta. Yritä uudelleen { $minutes ->
    [1] minuutin kuluttua
   *[other] { $minutes } minuutin kuluttua
}.
too-many-renames = Nimiä oli monta lyhyessä ajassa. Yritä uudelleen { $minutes ->
    [1] minuutin kuluttua
   *[other] { $minutes } minuutin kuluttua
}.
too-many-passes = Linkkejä oli monta lyhyessä ajassa. Yritä uudelleen { $minutes ->
    [1] minuutin kuluttua
   *[other] { $minutes } minuutin kuluttua
}.
form-too-large = Se on liikaa yhteen lomakkeeseen.
form-unreadable = Lomaketta ei voitu lukea.
no-such-field = lomakkeessa ei ole kenttää `{ $field }`
no-such-choice = `{ $word }` ei ole täällä valittavissa
not-from-here = Tätä lomaketta ei lähetetty tämän palvelimen sivulta.
wrong-host = Tämän palvelimen nimi ei ole { $name }.
wrong-host-hint = Ylläpitäjä voi antaa sille tämän nimen käynnistyksessä:
no-host = Pyyntö ei kerro selvästi, mitä palvelinta se tarkoittaa.
seat-taken = tämä paikka on varattu: { $seat }
no-second-seat = pelissä, jossa on salattuja noppia tai kortteja, sinulla voi olla vain yksi paikka
no-free-seat = vapaita paikkoja ei ole
usual-bot-only = toisen puolesta pelaa vain tavallinen botti
resigned-and-left = joku on sen jälkeen luovuttanut ja lähtenyt pöydästä; valinta pysyy
nobody-asked = kukaan ei ole pyytänyt
asked-already = { $seat } on jo pyytänyt; yksi pyyntö kerrallaan
no-such-bot = bottia `{ $level }` ei ole; valittavissa on { $known }
name-empty = nimessä täytyy olla vähintään yksi kirjain
not-over = Peli ei ole vielä ohi.
pass-used = Tämä linkki on jo käytetty tai liian vanha.

# Palvelin.
serving = Rafle on osoitteessa { $address }
serving-here = Tällä koneella myös osoitteessa { $address }
serving-word = Tulijoilta kysytään sana.
serving-stop = Pysäytä painamalla Ctrl-C. Pöydät ovat kansiossa { $folder }.
serving-stopped = Rafle on pysähtynyt; kaikki pöydät ovat tallessa.
port-in-use = { $address } on käytössä, ehkä toisella Raflella; valitse toinen portti valinnalla `--listen`, esimerkiksi `--listen 0.0.0.0:{ $other }`
cannot-listen = osoitetta { $address } ei voi kuunnella: { $why }
listen-form = `{ $text }` ei ole kuunneltava osoite; kirjoita se näin: `0.0.0.0:7070`
data-unwritable = pöytiä ei voi säilyttää kansiossa { $folder }: { $why }; anna toinen kansio valinnalla `--data`
data-newer = kansion { $folder } pöydät on kirjoittanut uudempi Rafle; käynnistä se, tai anna toinen kansio valinnalla `--data`
data-in-use = kansion { $folder } pöydät ovat toisen Raflen käytössä; pysäytä se, tai anna toinen kansio valinnalla `--data`
database-unusable = pöytiä ei voi säilyttää tietokannassa { $database }: { $why }; tarkista valinnan `--store` osoite ja se, että PostgreSQL on siellä käynnissä
database-newer = tietokannan pöydät on kirjoittanut uudempi Rafle; käynnistä se, tai anna toinen tietokanta valinnalla `--store`
data-damaged = pöytiä ei voi säilyttää kansiossa { $folder }: sen tietokanta on vioittunut ({ $why }); siirrä sen tiedostot pois ja palauta varmuuskopio

# Onko tuuri reilu?
is-luck-fair = Onko tuuri reilu?
luck-was-not-sealed = Tämän pöydän tuuria ei sinetöity: sen avasi vanhempi versio. Tarkistettavaa ei ole.
luck-is-sealed-now = Tämän pelin tuuri on sinetöity
luck-envelope = Kuin lappu kirjekuoressa pöydällä: se avataan, kun peli on ohi.
luck-yes = Kyllä. Kukaan ei valinnut tätä tuuria.
luck-record-fits = Pelitallenne vastaa sinettiään.
luck-no = Tämä ei täsmää.
luck-fits = Tarkistettu tällä laitteella: sinetti, salaisuus ja luvut ovat samat kuin ennen peliä.
luck-seals-fit = Tarkistettu tällä laitteella: sinetti, salaisuus ja luvut ovat samat kuin ennen peliä. Vertailtavia noppia ei ollut. Jaetut ja nostetut kortit tarkistaa alla oleva komento.
luck-nothing-kept = Tämä laite ei tallentanut mitään ennen loppua, joten se ei voi verrata. Mukana ollut laite voi.
luck-without-us = Tarkistettu tällä laitteella: sinetti, salaisuus ja luvut ovat samat kuin ennen peliä. Mikään luvuista ei ole sen oma, joten se luottaa muihin.
luck-lines-differ = Sinetit eivät ole ne, jotka tälle laitteelle aiemmin näytettiin. Säilytä pelitallenne ja kysy ylläpitäjältä.
luck-secret-differs = Salaisuus ei ole se, joka sinetöitiin. Säilytä pelitallenne ja kysy ylläpitäjältä.
luck-number-differs = Jokin luku ei ole se, joka sinetöitiin. Säilytä pelitallenne ja kysy ylläpitäjältä.
luck-dice-differ = Jokin heitto ei synny salaisuudesta ja luvuista. Säilytä pelitallenne ja kysy ylläpitäjältä.
luck-dice-checked = Pelitallenteen noppia tarkistettu: { $count }. Kaikki täsmäävät.
luck-no-scripts = Tämä selain ei aja skriptejä: se ei tallentanut mitään eikä voi verrata. Kuka tahansa voi tarkistaa pelitallenteen.
luck-now = Nyt: sinetti
luck-before-the-game = Ennen peliä: sinetti
luck-words-on-every-screen = Samat kuusi sanaa näkyvät jokaisella näytöllä tässä pöydässä. Lukekaa ne ääneen, jos haluatte.
luck-words-were-shown = Rafle teki salaisuuden ja näytti kaikille nämä kuusi siitä syntyvää sanaa.
luck-six-words = Sinetin kuusi sanaa
luck-number-from-everybody = Alussa: luku jokaiselta
luck-will-add = Oman lukunsa antaa: { $names }. Se arvotaan ja sinetöidään omalla laitteella.
luck-have-added = Oman lukunsa antoi: { $names }. Se arvottiin ja sinetöitiin omalla laitteella.
luck-one-is-enough = Jos yksikin näistä laitteista on rehellinen, edes ylläpitäjä ei voi valita tuuria.
luck-nobody-adds = Mikään laite ei anna täällä lukua. Pelaajat luottavat siihen, ettei ylläpitäjä ole valinnut salaisuutta monesta.
luck-relies-on-others = Tämä laite ei anna lukua: se ei aja skriptejä, ei saa tallentaa mitään tai tuli vasta, kun peli oli alkanut. Luotat siis muiden laitteisiin.
luck-words-added = { $count ->
    [1] Sanoja lisättiin kerran; myös ne vaikuttavat.
   *[other] Sanoja lisättiin { $count } kertaa; myös ne vaikuttavat.
}
luck-your-words = Omia sanoja, jos haluat
luck-add-words = Lisää ne
luck-drawn-anew = Arvottu uudelleen: { $count }. Luku puuttui: { $names }.
luck-the-secret = Pelin jälkeen: salaisuus
luck-secret-must-give = Siitä täytyy syntyä samat kuusi sanaa ja lukujen kanssa jokainen heitto, jako ja nosto. Tämä sivu kertoo silloin, pitääkö se paikkansa.
luck-secret-gives = Siitä syntyvät samat kuusi sanaa ja lukujen kanssa jokainen heitto, jako ja nosto.
luck-how-often = Miten usein kukin luku tuli
luck-less-even = { $tenths ->
    [0] Tuskin missään reilussa pelissä luvut jakautuvat epätasaisemmin kuin tässä.
    [1] Kymmenestä reilusta pelistä yhdessä luvut jakautuvat epätasaisemmin kuin tässä.
    [10] Melkein kaikissa reiluissa peleissä luvut jakautuvat epätasaisemmin kuin tässä.
   *[other] Kymmenestä reilusta pelistä { $tenths } on sellaisia, joissa luvut jakautuvat epätasaisemmin kuin tässä.
}
luck-check-yourself = Tarkista itse
luck-follows-here = { $count ->
    [1] Tällä palvelimella ainoa tulos täsmää. Millä tahansa koneella, meiltä kysymättä:
   *[other] Tällä palvelimella kaikki { $count } tulosta täsmäävät. Millä tahansa koneella, meiltä kysymättä:
}
luck-from-record = { $count ->
    [1] Yksi tulos tulee täällä avatusta pelitallenteesta. Siitä tämä sinetti ei kerro mitään.
   *[other] { $count } tulosta tulee täällä avatusta pelitallenteesta. Niistä tämä sinetti ei kerro mitään.
}
luck-taken-back = { $count ->
    [1] Yksi valinta peruttiin sen jälkeen, kun tuuri oli jo ratkaissut sen.
   *[other] { $count } valintaa peruttiin sen jälkeen, kun tuuri oli jo ratkaissut ne.
}
luck-does-not-follow-here = Tällä palvelimella pelitallenne ei vastaa sinettiään. Komento kertoo rivin:
luck-nobody-in-secret = Kukaan ei voi valita heittoa huomaamatta, ei edes palvelin, kunhan yksi näistä laitteista on rehellinen eikä kukaan ole muuttanut palvelimen Raflea.
luck-machine-of-the-host = Se, joka voi lukea ylläpitäjän konetta, voi nähdä heitot ennalta ja nähdä kädet. Pelaa salattuja pelejä ihmisten kanssa, joihin luotat.
luck-uncovers-hands = Lopussa näytettävä salaisuus paljastaa pelin kaikki kädet.
luck-left-open = Kesken jäänyt peli pitää sinettinsä suljettuna.
luck-waits-for = Luku puuttuu vielä: { $names }.
go-on-without-number = Jatka ilman lukuani
luck-is-sealed = peli on alkanut: sen tuuriin ei lisätä enää mitään
no-number-awaited = tältä laitteelta ei odoteta lukua
another-number = tämä ei ole luku, jonka tämä laite on sinetöinyt
words-enough = tähän pöytään on lisätty tarpeeksi sanoja
seals-enough = tässä pöydässä on sinetöity tarpeeksi lukuja
words-empty = kirjoita ensin sanoja
numbers-awaited = hetkinen: yhden laitteen lukua odotetaan vielä
reference-card = Kortti
letters-of = { $won ->
    [0] 0 / { $of } kirjainta
   *[other] { $won } / { $of } kirjainta: { $letters }
}
strokes-of = { $seat }: { $done } / { $of } viivaa

# Paperi.
print = Tulosta
print-for = Tulosta enintään { $players } pelaajalle
nothing-to-print = Tästä pelistä ei ole tulostettavaa.
print-date = Päivä
print-name = Nimi
print-names = Nimet
print-cards = Kortit
print-row = rivi
print-column = sar.
print-score = Pisteet
print-chips = Merkit
print-ways = / { $ways }

# Pistelappu.
score-pad = Pistelappu
pad-about = Pöytään, jossa on oikeat kortit tai nopat: te pelaatte, tämä sivu laskee. Nimet ja pisteet pysyvät tällä laitteella.
pad-game = Mitä pelaatte
pad-other-most = Muu peli, eniten pisteitä voittaa
pad-other-fewest = Muu peli, vähiten pisteitä voittaa
pad-go-on = Pistelappuun
pad-over = Kaikki jaot on kirjattu
pad-cell = { $row }, { $name }
pad-deals = { $name } jakaa, { $cards } korttia kullekin.
pad-after = Kierroksia: { $rounds }
pad-first = johtaa
pad-write-hand = Kirjaa jako { $number }
pad-write-round = Kirjaa kierros { $number }
pad-new = Uusi pistelappu
not-yet = Ei vielä
also-playing = Mukana myös
