about = Viisi noppaa, kolme heittoa, viisitoista ruutua: mihin tämä sopii?
help-throws = Heitä kaikki nopat. Saat heittää vielä kaksi kertaa.
say-keep-or-write = { $left ->
    [1] { $seat } saa pitää noppia ja heittää loput tai kirjata: yksi heitto jäljellä.
   *[other] { $seat } saa pitää noppia ja heittää loput tai kirjata: { $left } heittoa jäljellä.
}
say-keep-or-write-you = { $left ->
    [1] Pidä mitä haluat ja heitä loput, tai kirjaa: yksi heitto jäljellä.
   *[other] Pidä mitä haluat ja heitä loput, tai kirjaa: { $left } heittoa jäljellä.
}
help-keep-or-write = Napauta pidettäviä noppia ja heitä loput. Tai kirjaa: napauta ruutua.
say-write = Nyt { $seat } täyttää yhden ruudun: heittoja ei ole jäljellä.
say-write-you = Kirjaa nopat yhteen ruutuun: heittoja ei ole jäljellä.
help-write = Kirjaa nopat yhteen ruutuun. Ohut kehys tarkoittaa 0 pistettä.
write = Kirjaa: { $box }
wrote = { $points ->
    [0] { $seat } vetää yli ruudun { $box }.
    [1] { $seat } kirjaa yhden pisteen ruutuun { $box }.
   *[other] { $seat } kirjaa { $points } pistettä ruutuun { $box }.
}
got-the-bonus = Yläruudut ovat täynnä: { $seat } saa bonuksen.
got-it-again = { $seat } saa { $points } lisäpistettä: taas viisi samaa.
has-saved = { $count ->
    [0] { $seat }: ei heittoja säästössä.
    [1] { $seat }: yksi heitto säästössä.
   *[other] { $seat }: { $count } heittoa säästössä.
}
towards-bonus = { $sum } / { $of }
box-closed = ruutu { $box } on jo täytetty
box-not-in-turn = ruutu { $box } ei ole ylhäältä seuraava
box-not-for-joker = ruutu { $box } saa odottaa: viisi samaa kirjataan ensin omaan yläruutuun, sitten alaruutuun
box-ones = Ykköset
box-twos = Kakkoset
box-threes = Kolmoset
box-fours = Neloset
box-fives = Viitoset
box-sixes = Kuutoset
box-bonus = Bonus
box-one-pair = Pari
box-two-pairs = Kaksi paria
box-three-alike = Kolme samaa
box-four-alike = Neljä samaa
box-small-straight = Pieni suora
box-large-straight = Iso suora
box-house = Täyskäsi
box-chance = Sattuma
box-yatzy = Yatzy
box-three-pairs = Kolme paria
box-five-alike = Viisi samaa
box-full-straight = Täyssuora
box-villa = Huvila
box-tower = Torni
box-yatzy-of-thirteen = Yatzy
box-maxi-yatzy = Maxi Yatzy
box-again = Taas viisi samaa
box-saved = Säästetyt heitot
option-sheet = Pistelappu
option-sheet-nordic = pohjoismainen: 15 ruutua
option-sheet-american = amerikkalainen: 13 ruutua
option-sheet-german = saksalainen: 13 ruutua
option-sheet-maxi = Maxi: kuusi noppaa, 20 ruutua
option-order = Ruutujen järjestys
option-order-free = mikä tahansa vapaa ruutu
option-order-forced = ylhäältä alas
option-extras = Pistelapun lisäsäännöt
aid-boxes = Minkä arvoisia ruudut ovat
boxes-upper = Yläruudut: vähintään { $least } tuo lisää { $bonus }
boxes-lower = Alaruudut
box-most = enintään { $points }
box-how = { $box ->
    [box-ones] kaikkien ykkösten summa
    [box-twos] kaikkien kakkosten summa
    [box-threes] kaikkien kolmosten summa
    [box-fours] kaikkien nelosten summa
    [box-fives] kaikkien viitosten summa
    [box-sixes] kaikkien kuutosten summa
    [box-one-pair] suurin pari, summa
    [box-two-pairs] kaksi eri paria, summa
    [box-three-alike] kolme samaa, summa
    [box-four-alike] neljä samaa, summa
    [box-small-straight] 1 2 3 4 5
    [box-large-straight] 2 3 4 5 6
    [box-house] kolme samaa ja kaksi muuta samaa, summa
    [box-chance] kaikkien noppien summa
    [with-three-alike] kolme samaa: kaikkien noppien summa
    [with-four-alike] neljä samaa: kaikkien noppien summa
    [house-for-25] kolme samaa ja kaksi muuta samaa: 25
    [four-in-a-row] neljä peräkkäin: 30
    [five-in-a-row] viisi peräkkäin: 40
    [box-three-pairs] kolme eri paria, summa
    [box-five-alike] viisi samaa, summa
    [box-full-straight] 1 2 3 4 5 6
    [box-villa] kaksi kertaa kolme samaa, summa
    [box-tower] neljä samaa ja kaksi muuta samaa, summa
    [box-maxi-yatzy] kuusi samaa
   *[other] viisi samaa
}
box-sum = Summa
bonus-how = { $least } tai enemmän: { $bonus }
paper-note = Kolme heittoa vuorossa, sitten yksi ruutu. Mikä ei sovi, tuo 0 pistettä. Suurin summa voittaa.
again-how = Kun oma ruutu on täynnä, viisi samaa on jokeri ja tuo { $points } lisää, jos ruudussa on 50.
again-above-how = Kun oma ruutu on täynnä, viisi samaa tuo { $points } lisää silmälukunsa yläruudussa; muuten se on jokeri.
saved-how = Heitot, joita et käytä, säästyvät myöhempiin vuoroihin.
