about = Yksitoista jakoa, ja joka jaossa eri arvo on villi. Laske kaikki pöytään äläkä jätä käteen mitään.
say-lot = Ensimmäinen jakaja arvotaan.
say-dealing = { $seat } jakaa.
say-draws = Nyt { $seat } ottaa kortin nostopakasta tai poistopinon päältä.
say-draws-you = Ota kortti nostopakasta tai poistopinon päältä.
help-draws = Nostopakka on yllätys; poistopinon kortin näet.
say-draws-last = Viimeinen vuoro: { $seat } ottaa kortin nostopakasta tai poistopinon päältä.
say-draws-last-you = Viimeinen vuorosi: ota kortti nostopakasta tai poistopinon päältä.
help-draws-last = Joku on näyttänyt korttinsa. Tämä on viimeinen korttisi tässä jaossa.
say-discards = Nyt { $seat } heittää yhden kortin pois.
say-discards-you = Heitä yksi kortti pois.
help-discards = Napauta turhinta korttia. Jos muut ovat yhdistelmissä, näytät kortit.
say-discards-last = Viimeinen vuoro: { $seat } laskee yhdistelmät pöytään ja heittää yhden kortin pois.
say-discards-last-you = Viimeinen vuorosi: laske yhdistelmät pöytään ja heitä yksi kortti pois.
help-discards-last = Laske yhdistelmäsi pöytään. Käteen jäävistä korteista tulee pisteitä.
say-shows-hand = Nyt { $seat } laskee kortit pöytään.
say-next-hand = Jako on ohi. Seuraavan jakaa { $seat }.
say-next-hand-you = Jako on ohi. Sinä jaat seuraavan.
help-next-hand = Yksi kortti lisää kullekin, ja eri arvo on villi.
discard-pile = Poistopino
left-over = Käteen jää: { $points }
left-without = käteen jää ilman korttia
cards-held = { $count ->
    [1] yksi kortti
   *[other] { $count } korttia
}
hand-points = { $count ->
    [1] yksi piste tässä jaossa
   *[other] { $count } pistettä tässä jaossa
}
deal-the-cards = Jaa seuraava jako
draw-a-card = Nosta pakasta
shuffle-and-draw = Sekoita ja nosta
take-card = Ota { $card }
discard-card = Heitä pois { $card }
go-out = Näytä, pois { $card }
lay-meld = Laske yhdistelmä
deals-first = { $seat } jakaa ensimmäisenä.
hand-begins = Jako { $number } / { $count }. { $wild }.
draws-card = { $seat } nostaa kortin { $card }.
draws-unseen = { $seat } nostaa pakasta.
takes-card = { $seat } ottaa poistopinosta kortin { $card }.
discards-shuffled = Poistopino sekoitetaan uudeksi pakaksi.
discards-card = { $seat } heittää pois kortin { $card }.
goes-out = { $seat } näyttää kortit ja heittää pois kortin { $card }.
lays-meld = { $seat } laskee pöytään { $cards }.
laid-down = { $points ->
    [0] { $seat }: käteen ei jää mitään.
    [1] { $seat }: käteen jää yksi piste.
   *[other] { $seat }: käteen jää { $points } pistettä.
}
hand-won = { $seat } näytti kortit: jako on ohi.
hand-unwon = Kukaan ei näyttänyt kortteja: jako on ohi.
hand-cost = { $points ->
    [1] { $seat } saa yhden pisteen.
   *[other] { $seat } saa { $points } pistettä.
}
eight-is-an-option = kahdeksan voi pelata vain valinnalla `eight`
draw-first = ota ensin kortti nostopakasta tai poistopinon päältä
drawn-already = tällä vuorolla on jo otettu kortti
nothing-to-draw = nostopakka on tyhjä, eikä poistopinossa ole sekoitettavaa
out-already = joku on näyttänyt kortit: nyt vuoro päättyy, kun heität kortin pois
rest-does-not-meld = muut kortit eivät kaikki sovi yhdistelmiin
taken-card-stays = tämä kortti on pidettävä kädessä tämän vuoron ajan: { $card }
melds-lie-down-by-themselves = yhdistelmät lasketaan pöytään itsestään
melds-wait-until-somebody-is-out = yhdistelmät lasketaan pöytään, kun joku on näyttänyt korttinsa
cards-not-in-hand = kädessä ei ole kaikkia näitä kortteja
no-meld = nämä kortit eivät ole sarja eivätkä värisuora
one-card-for-the-discard = yhden kortin täytyy jäädä pois heitettäväksi
wrong-number-of-cards = { $count ->
    [1] näytettäviä kortteja on yksi, ei { $shown }
   *[other] näytettäviä kortteja on { $count }, ei { $shown }
}
cards-are-elsewhere = siinä kädessä ei voi olla kaikkia näitä kortteja
option-eight = Kahdeksan saa pelata
option-auto_meld = Parhaat yhdistelmät pöytään kysymättä
option-return_discard = Poistopinosta otettu kortti
option-return_discard-allow = voidaan heittää pois samalla vuorolla
option-return_discard-forbid = jää käteen vuoron ajaksi
option-hands = Jaot
option-hands-all = kaikki yksitoista, 3–13 korttia
option-hands-short = kuusi: 3, 5, 7, 9, 11 ja 13 korttia
option-turn_limit = Vuoroja kullekin, ennen kuin kaikki laskevat kortit pöytään
option-tie = Tasapeli lopussa
option-tie-shared = jaettu voitto
option-tie-most_outs = useimmin kortit näyttänyt voittaa
option-first_dealer = Ensimmäinen jakaja
option-first_dealer-lot = arvotaan
option-first_dealer-last = viimeinen paikka, jolloin ensimmäinen aloittaa
paper-note = Käteen jäänyt: jokeri 50, villin arvon kortti 20, sotamies 11, kuningatar 12, kuningas 13, muut numeronsa mukaan. Pisteet viivan yläpuolelle, välisumma sen alle.
aid-melds = Yhdistelmät ja pisteet
aid-book = Sarja
aid-book-how = Vähintään kolme saman arvon korttia, mistä maista tahansa.
aid-run = Värisuora
aid-run-how = Vähintään kolme peräkkäistä korttia samaa maata; ei jatku kuninkaasta arvoon 3.
aid-wild = Villit kortit
aid-wild-how = Jokerit ja jaon villi arvo käyvät miksi tahansa kortiksi, kuinka monta tahansa, myös yksinään.
aid-wild-how-not-alone = Jokerit ja jaon villi arvo käyvät miksi tahansa kortiksi, kuinka monta tahansa, mutta yhdistelmä tarvitsee muunkin kortin.
aid-turn = Vuorosi
aid-turn-how = Ota kortti nostopakasta tai poistopinon päältä, heitä sitten yksi pois.
aid-out = Korttien näyttäminen
aid-out-how = Jos kaikki muut korttisi ovat yhdistelmissä, näytä kortit ja heitä yksi pois. Kaikilla muilla on vielä yksi vuoro.
aid-left = Käteen jäänyt
aid-left-how = Jokeri maksaa { $joker }, villin arvon kortti { $wild }, sotamies 11, kuningatar 12, kuningas 13, muut numeronsa.
