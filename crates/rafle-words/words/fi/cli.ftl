# Mitä komentorivi sanoo.
as-is = { $text }
no-such-game = peliä `{ $slug }` ei ole; `rafle games` luettelee pelit
no-such-game-like = peliä `{ $slug }` ei ole; tarkoititko `{ $like }`?
no-card = pelillä `{ $slug }` ei ole muistikorttia
no-such-language = kielellä `{ $tag }` ei ole sanoja; sanat ovat kielillä { $known }, ja pelien nimet kielillä { $names }
rules-options = Kotisäännöt niin kuin ne kirjoitetaan, `-o KEY=VALUE`:
rules-usual = tavallisesti { $value }
no-rules = pelillä `{ $slug }` ei ole sääntösivua
cannot-use-file = `{ $file }`: { $why }
option-form = valinta kirjoitetaan `key=value`, ei `{ $text }`
game-never-ends = siemenen { $seed } peli ei ole ohi, siirtoja jo { $moves }

# Tilanne.
standing = { $place }. { $seat }: { $score }
standing-unplaced = { $seat }: { $score }
standing-resigned = { $place }. { $seat }: { $score } (luovutti)
stands-at-the-end = Peli on ohi:
stands-so-far = Peli on kesken. Tilanne nyt:

# Tuomari.
referee-begins = { $seats ->
    [1] { $game }, yksi paikka. Kirjoita, mitä nopat näyttävät tai mitä tehdään; `help` kertoo lisää.
   *[other] { $game }, { $seats } paikkaa. Kirjoita, mitä nopat näyttävät tai mitä paikka tekee; `help` kertoo lisää.
}
referee-begins-cards = { $seats ->
    [1] { $game }, yksi paikka. Kirjoita, mitkä kortit jaetaan tai mitä tehdään; `help` kertoo lisää.
   *[other] { $game }, { $seats } paikkaa. Kirjoita, mitkä kortit jaetaan tai mitä paikka tekee; `help` kertoo lisää.
}
referee-goes-on = { $game }: tästä jatketaan, luettu { $lines ->
    [1] yksi rivi
   *[other] { $lines } riviä
}. `help` kertoo, mitä voi kirjoittaa.
referee-kept = Peli säilyy: `{ $command }` jatkaa sitä.
prompt = >
referee-help-dice =
    6 4 1           mitä nopat näyttävät: myös 641, 6-4-1 ja 6,4,1 käyvät; myös seuraavana heittona, kun `again` on avoinna
    keep 6          toiminto niin kuin pöytä sen luettelee; pelkkä `6`, kun se ei voi tarkoittaa muuta
    keep [0–4: 1 6] näin monta hakasulkeissa olevista, kuten `keep 1 6`; kun ei valita mitään, `keep none`
    bid [2 3]x[5 6] yksi kummistakin hakasulkeista, kuten `bid 3x6`; myös `3×6` ja `3 6` käyvät
    throw ?         kupin alla olevat nopat, jotka vain pelaaja itse näkee, peleissä, joissa niitä on
referee-help-cards =
    deal 3S         jaettava kortti: S, H, D, C ja * ovat maat, `Joker` on jokeri; myös 3s ja 3♠ käyvät
    3S 4S JD        useita peräkkäin tulevia kortteja
    deal ?, ? x7    kortti, jonka vain pelaaja itse näkee, tai seitsemän; samoin `draw ?`
    discard 3S      toiminto niin kuin pöytä sen luettelee
    meld [2–5: …]   näin monta hakasulkeissa olevista
    star B          peleissä, joissa on tähti: kenen kortissa se on
referee-help =
    undo, undo 3    peru viimeinen rivi tai kolme viimeistä; myös luovutus
    name A Anna     paikan A pelaaja on nimeltään Anna
    resign A        paikka A luovuttaa: se ohitetaan ja jää viimeiseksi
    hint            mitä vahva pelaaja tekisi
    standings       kuka on millä sijalla
    quit            lähde; syötteen loppu tekee samoin
    (tyhjä rivi)    näytä koko pöytä; ainoa avoin toiminto pelataan
    Isoilla kirjaimilla ei ole väliä, ja samalle riville saa kirjoittaa monta komentoa puolipisteillä erotettuina.
read-several = `{ $line }` voi tarkoittaa tässä monta asiaa: { $readings }
too-many-at-once = `{ $line }`: niin monta ei tähän mahdu, enintään { $count }
table-line-form = `{ $line }`: se kirjoitetaan näin: `{ $like }`
gone-played-on = Peli ei tule toimeen ilman paikkaa { $seat }: botti valitsee siellä, ja joku heittää sille.
hint-none = Kenenkään ei tarvitse valita tässä.
hint-for = Vuorossa { $seat }. Vaihtoehdot, paras ensin:
hint-share = { "  " }`{ $line }` voittaa { $value } %
hint-score = { "  " }`{ $line }` tuo { $value } pistettä
record-has-lines = tiedostossa `{ $file }` on peli, joka katoaisi; `--record { $file }` jatkaa sitä
record-of-another = tiedostossa `{ $file }` on toinen peli, tai pelissä on muut paikat tai kotisäännöt
record-in-use = toinen rafle kirjoittaa parhaillaan tiedostoon `{ $file }`; kaksi yhtä aikaa pilaisi sen
dash-not-here = `-` ei käy tässä: nimeä tiedosto tai kansio
letter-not-name = `{ $letter }` luetaan paikaksi { $letter }; samanniminen pelaaja istuu paikalla { $seat }
reader-verbs = heitä throw, heita throw, heittää throw, heitti throw, pidä keep, pida keep, pitää keep, laita keep, laittaa keep, lopeta stop, lopettaa stop, kirjaa stop, uudelleen again, jatka again, tarjoa bid, tarjoaa bid, ota take, ottaa take, arvaa guess, arvaus guess, pois discard, jaa deal, jakaa deal, vedä draw, peru undo, kumoa undo, nimi name, korkeampi higher, matalampi lower, käännä turn, kääntää turn, valitse pick, poista remove, nosta lift, nostaa lift, väliin pass
reader-numbers = yksi 1, kaksi 2, kolme 3, neljä 4, viisi 5, kuusi 6
stopping = Pelataan kesken olevat pelit loppuun; toinen Ctrl-C pysäyttää heti.
language-names-alone = kielellä `{ $tag }` on vain pelien nimet ja vähän muuta; loput on englanniksi
only-one-open = Se on ainoa vaihtoehto, joten voit ohittaa sen ja kirjoittaa, mitä tulee seuraavaksi.
luck-like = esimerkiksi { $like }
end-or-undo = Tyhjä rivi päättää tähän; `undo` peruu viimeisen rivin.
seat-score = { $seat } { $score }
pick-some = { $least ->
    [0] [0–{ $most }: { $from }, tai none]
   *[other] [{ $least }–{ $most }: { $from }]
}
and-more = { $count ->
    [1] ja vielä yksi
   *[other] ja vielä { $count }
}
lies-aside = sivussa { $pieces }
lies-kept = pidetty { $pieces }
lies-covered = peitetty { $pieces }
lies-spent = käytetty { $pieces }
face-cup = { $count ->
    [1] kuppi(1)
   *[other] kuppi({ $count })
}
face-joker = jokeri
track-at = { $seat }: { $behind } / { $fields }, seuraava { $next }
track-done = { $seat }: { $behind } / { $fields }

# Pöytä riveinä.
plain-help =
    (tyhjä rivi)    heitä tai nosta, kun on sinun vuorosi
    keep 6          toiminto niin kuin pöytä sen luettelee
    keep [0–4: 1 6] näin monta hakasulkeissa olevista, kuten `keep 1 6`; kun ei valita mitään, `keep none`
    bid [2 3]x[5 6] yksi kummistakin hakasulkeista, kuten `bid 3x6`
    table           pöytä ja kaikki pelaajat, kun heitä on yli kahdeksan
    rules           pelin säännöt
    hint            mitä vahva pelaaja tekisi
    undo, undo 3    peru viimeinen valinta tai kolme viimeistä
    name A Anna     paikan A pelaaja on nimeltään Anna
    resign A        paikka A luovuttaa
    Samalle riville saa kirjoittaa monta komentoa puolipisteillä erotettuina.
    Syötteen loppuessa lähdet pöydästä. Peli säilyy: `rafle play --resume` jatkaa sitä.
seen-enough = Paina Enter, kun olet nähnyt tarpeeksi: näyttö tyhjennetään. Seuraava: { $seat }.

# Pelitallenteet.
records-hold = Paikkansa pitäviä pelitallenteita: { $count } / { $all }.
records-unreadable = kaikkia pelitallenteita ei voi lukea
no-records = siellä ei ole pelitallennetta
luck-follows = { $count ->
    [1] yksi tuurin tulos syntyy
   *[other] kaikki { $count } tuurin tulosta syntyvät
} ennen peliä sinetöidystä salaisuudesta{ $numbers ->
    [0] .
    [1] {" "}ja yhden laitteen luvusta.
   *[other] {" "}ja { $numbers } laitteen luvuista.
}
luck-from = Tämän voi tarkistaa rivistä { $line } alkaen; sitä ennen { $before ->
    [1] on yksi tulos
   *[other] on { $before } tulosta
} ajalta ennen sinettiä, ja { $before ->
    [1] se ei todista
   *[other] ne eivät todista
} mitään.
luck-anew = Arvottu uudelleen: { $count }. Luku puuttui: { $whose }.
luck-differs = `{ $found }` ei täsmää: säännön mukaan tämän pelin tulos { $number } on `{ $follows }`.
luck-other-secret = tämä ei ole sinetöity salaisuus: sen tiiviste on toinen.
luck-other-number = tämä ei ole luku, jonka laite { $device } oli sinetöinyt.
luck-no-number = tämä tulos tuli ennen kuin laite { $device } oli avannut lukunsa.
luck-not-opened = tämä tulos tuli ennen kuin sinetöidyt luvut avattiin.
luck-not-asked = laitteelta { $device } ei kysytä tätä tässä, tai se on jo tehnyt sen.
luck-no-seal = laite { $device } ei ole sinetöinyt lukua.
luck-too-early = ennen tätä riviä ei ole sinetöity salaisuutta.
luck-too-late = tähän ei saa enää tulla muuta kuin pyydetyt luvut.
luck-unreadable = tätä tuurin riviä ei voi lukea.
luck-closed = salaisuus ei ole tässä pelitallenteessa: peli on kesken, tai se on otettu pois.
luck-unsealed = tässä ei sinetöity mitään, joten tarkistettavaa ei ole.
luck-unknown = tuuri arvottiin säännöllä { $rule }, jota tämä Rafle ei tunne.
luck-not-shown =
    Pelitallenne yksin ei voi osoittaa, että sinetit olivat olemassa ennen ensimmäistä heittoa: vertaa sen rivejä `luck`
    niihin, jotka jokin laite on tallentanut tai jotka joku kirjoitti muistiin pelin aikana. Se ei voi myöskään osoittaa,
    ettei kukaan ylläpitäjän konetta lukeva ole katsonut salaisuutta.

# Simulointi ja nopeus.
simulated = { $game }, { $seats ->
    [1] yksi paikka
   *[other] { $seats } paikkaa
}: { $count ->
    [1] yksi peli
   *[other] { $games } peliä
}, satunnaiset pelaajat, siemen { $seed }.
simulated-moves = Siirtoja: keskimäärin { $mean } (keskihajonta { $sd }), { $least }–{ $most }.
simulated-ends = Jaettuja voittoja: { $shared } %. Kukaan ei voita: { $nobody } %.
score-range = { $least }–{ $most }
matched = { $game }: { $count ->
    [1] yksi peli
   *[other] { $games } peliä
}, { $seatings ->
    [1] yksi istumajärjestys
   *[other] { $seatings } istumajärjestystä
}, siemen { $seed }.
match-margin-sure = { $bot } − { $over }: { $margin } ± { $within } prosenttiyksikköä, 99 prosentin varmuudella.
match-margin = { $bot } − { $over }: { $margin } ± { $within } prosenttiyksikköä, mikä voi olla tuuria.
no-such-bot = bottia `{ $bot }` ei ole; valittavissa on { $known }
wrong-number-of-bots = { $bots ->
    [1] yksi botti
   *[other] { $bots } bottia
} ei voi pelata tätä peliä: { $most ->
    [1] sitä pelataan yksin
   *[other] pelaajia on { $least }–{ $most }
}
bot-cannot-play = `{ $bot }` ei voi pelata tätä peliä: se pelaa vain pelejä, joiden paras tulos tunnetaan
column-within = ± (99 %)
odds-share = { $game }, { $seats ->
    [1] yksi paikka
   *[other] { $seats } paikkaa
}, ratkaistu tarkasti. Jokainen tavoittelee mahdollisimman suurta osuutta voitosta.
odds-score = { $game }, { $seats ->
    [1] yksi paikka
   *[other] { $seats } paikkaa
}, ratkaistu tarkasti. Jokainen tavoittelee mahdollisimman suurta odotettua tulosta.
odds-luck = { $game }, { $seats ->
    [1] yksi paikka
   *[other] { $seats } paikkaa
}, ratkaistu tarkasti. Vain tuuri ratkaisee.
odds-length = Pituus: keskimäärin { $steps } heittoa ja valintaa.
odds-bonus = Bonus tulee { $bonus } prosentissa peleistä.
odds-against-random = Satunnaisesti valitsevia vastaan ensimmäinen paikka voittaa { $best } %, ja { $random } %, jos se valitsee itsekin satunnaisesti.
odds-against-sensible = Mitattu: järkeviä vastaan (he erehtyvät yhtä usein kuin botti club) ensimmäinen paikka voittaa { $best } ± { $best_error } %, ja { $sensible } ± { $sensible_error } %, jos se on itsekin vain järkevä.
odds-sensible-score = Mitattu: vain järkevä paikka (se erehtyy yhtä usein kuin botti club) saa { $sensible } ± { $sensible_error }, paras peli { $best }.
solving-exploring = Asemia löydetty: { $states }
solving-valuing = Asemia käydään läpi lopusta: { $percent } %
odds-beginnings = Paras alku ja sen arvo:
odds-first-turn = { $game }, { $seats ->
    [1] yksi paikka
   *[other] { $seats } paikkaa
}: liian suuri ratkaistavaksi, mutta ensimmäinen vuoro ei ole. Näin monessa prosentissa kunkin henkilön voi saada, kun pelataan vain siitä:
odds-no-method = { $game }, { $seats ->
    [1] yksi paikka
   *[other] { $seats } paikkaa
}: täällä ei tunneta tapaa, joka ratkaisisi sen
odds-other-rules = { $game }, { $seats ->
    [1] yksi paikka
   *[other] { $seats } paikkaa
}: ratkaistu muilla säännöillä kuin näillä
odds-hidden = { $game }: täällä on jotain salattua, joten asemalle ei ole tarkkoja todennäköisyyksiä
odds-never-settles = { $game }, { $seats ->
    [1] yksi paikka
   *[other] { $seats } paikkaa
}: valinnat kiertävät kehää, eikä ratkaisua löytynyt
odds-too-large = { $game }, { $seats ->
    [1] yksi paikka
   *[other] { $seats } paikkaa
}: liian suuri tarkasti ratkaistavaksi
column-wins = voitot %
column-standard-error = ± (k.v.)
column-score = tulos
column-sd = hajonta
column-least = pienin
column-most = suurin
column-game = peli
column-seats = paikat
column-moves = milj. siirtoa/s
column-games = peliä/s
column-bytes = tila, tavua
column-clone = kopio, ns

# Käsi oikeita kortteja.
hand-discard = Heitä pois { $card }.
hand-meld = { $cards }: { $title }
hand-left = { $points ->
    [1] Käteen jää: { $cards }, yksi piste.
   *[other] Käteen jää: { $cards }, { $points } pistettä.
}
hand-goes-out = Käteen ei jää mitään: kortit voi näyttää.
hand-ahead = Yhden noston päähän katsoen on paras heittää pois { $card }: seuraavan noston jälkeen käteen jää keskimäärin { $points } pistettä.
hand-no-melds = pelissä `{ $slug }` käsiä ei jaeta yhdistelmiin; jaetaan peleissä { $games }
hand-no-rank = `{ $text }` ei ole villi arvo; se on 3–10, J, Q tai K
hand-no-card = `{ $text }` ei ole kortti; kortissa on 3–10, J, Q tai K ja maa, S, H, D, C tai * (myös T käy), esimerkiksi 5C, tai Joker
hand-too-long = tässä on { $count } korttia; kädessä on enintään { $most }
hand-wrong-length = { $count ->
    [0] tässä ei ole kortteja
    [1] tässä on yksi kortti
   *[other] tässä on { $count } korttia
}; kun villejä ovat { $wild ->
    [11] sotamiehet
    [12] kuningattaret
    [13] kuninkaat
   *[other] arvon { $wild } kortit
}, kädessä on { $wild }, tai noston jälkeen { $drawn }
hand-too-many-of = näitä on enemmän kuin pakassa, jossa niitä on { $most }: { $card }
# Valmentaja. Osuudet voittoon ovat prosentteja.
advice-share-exact = Vuorossa { $seat }. Voiton mahdollisuus prosentteina, tarkasti:
advice-share = Vuorossa { $seat }. Voiton mahdollisuus prosentteina, arviolta:
advice-score-exact = Vuorossa { $seat }. Odotetut pisteet, tarkasti:
advice-score = Vuorossa { $seat }. Odotetut pisteet, arviolta:
column-value = arvo
column-loss = menettää
analysis-share-exact = Valintoja: { $count }. Menetykset ovat voiton mahdollisuuksia prosentteina, tarkasti.
analysis-share = Valintoja: { $count }. Menetykset ovat voiton mahdollisuuksia prosentteina, arviolta.
analysis-score-exact = Valintoja: { $count }. Menetykset ovat pisteitä, tarkasti.
analysis-score = Valintoja: { $count }. Menetykset ovat pisteitä, arviolta.
decision = Rivi { $line }, { $seat }: { $action } menettää { $loss } (paras: { $best })
decision-estimated = Rivi { $line }, { $seat }: { $action } menettää { $loss } ± { $error } (paras: { $best })
costliest = { $count ->
    [0] Mikään valinta ei maksanut mitään.
    [1] Kallein valinta:
   *[other] { $count } kalleinta valintaa:
}
account = { $seat }: tulos { $result }; omilla valinnoilla menetetty { $lost }.
account-exact = { $seat }: tulos { $result } = odotus { $expected } + tuuri { $luck } + taito { $skill }; omilla valinnoilla menetetty { $lost }.

# Mitä ylläpitäjä tekee kaikille pöydilleen.
store-in-use = pöydät paikassa { $store } ovat käynnissä olevan palvelimen käytössä, eikä se saisi tietää tästä; pysäytä se ensin
store-newer = pöydät paikassa { $store } on kirjoittanut uudempi Rafle; käytä sitä
store-damaged = pöytiä paikassa { $store } ei voi käyttää: sen tietokanta on vioittunut ({ $why }); palauta varmuuskopio
store-unusable = pöytiä paikassa { $store } ei voi käyttää: { $why }
store-not-empty = paikassa { $store } on jo pöytiä, eikä mitään muutettu; anna tyhjä kansio valinnalla `--data` tai tyhjä tietokanta valinnalla `--store`
backup-postgres = PostgreSQL varmuuskopioidaan sen omalla työkalulla palvelinten käydessä: `pg_dump --format=custom --file={ $file } "$RAFLE_STORE"`; ja palautetaan näin: `pg_restore --dbname="$RAFLE_STORE" { $file }`
backed-up = Kaikki tähän asti on tiedostossa { $file }. Siinä on salattuja kortteja ja salaisuuksia: säilytä sitä kuten pöytiä.
restored = Kaikki on ennallaan paikassa { $store }.
imported = Kaikki on nyt paikassa { $store }.
exported = { $count ->
    [0] Kansioon { $folder } ei ole kirjoitettavia pöytiä.
    [1] Kansiossa { $folder } on yksi pelitallenne.
   *[other] Kansiossa { $folder } on { $count } pelitallennetta.
}
export-unreadable = pöytää { $table } ei voi lukea, ja se jätettiin pois
no-such-table = pöytää `{ $table }` ei ole; mitään ei muutettu
forgotten = Pöytiä poistettu: { $deleted }. Pöytiä, joista joku unohdettiin: { $changed }. Varmuuskopiot ja viedyt pelitallenteet ovat ennallaan.

# Argumentit, joissa ei ole järkeä.
arguments-help = `--help` kertoo lisää
arguments-usage = Käyttö: { $form }; `--help` kertoo lisää
no-such-argument = tätä ei täällä ymmärretä: { $text }
no-such-argument-like = tätä ei täällä ymmärretä: { $text }; tarkoititko { $like }?
no-such-command = komentoa { $text } ei ole
no-such-command-like = komentoa { $text } ei ole; tarkoititko { $like }?
arguments-missing = tämä puuttuu: { $text }
arguments-clash = { $text } ei sovi yhteen näiden kanssa: { $others }
value-missing = { $text } tarvitsee arvon
value-one-of = { $text } ei voi olla { $value }; se voi olla { $values }
value-unfit = { $text } ei voi olla { $value }
value-unfit-because = { $text } ei voi olla { $value }: { $why }
whole-number = tarvitaan kokonaisluku { $least }–{ $most }
many-form = tarvitaan kokonaisluku väliltä 1–1e12
viewer-form = se on paikka A–{ $last }, `spectator` tai `referee`
word-form = siinä täytyy olla vähintään yksi kirjain
store-form = sen alussa on `postgres://`; kansio annetaan valinnalla `--data`
address-form = sen alussa on `http://` tai `https://`, ja se nimeää koneen, kuten `https://rafle.example`
