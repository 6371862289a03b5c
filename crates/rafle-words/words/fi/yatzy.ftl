about = Viisi noppaa, kolme heittoa, viisitoista ruutua: mihin tämä sopii?
help-throws = Heitä kaikki viisi. Saat heittää vielä kaksi kertaa.
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
towards-bonus = { $sum } / { $of }
box-closed = ruutu { $box } on jo täytetty
box-not-in-turn = ruutu { $box } ei ole ylhäältä seuraava
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
option-order = Ruutujen järjestys
option-order-free = mikä tahansa vapaa ruutu
option-order-forced = ylhäältä alas
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
   *[other] viisi samaa
}
box-sum = Summa
bonus-how = { $least } tai enemmän: { $bonus }
paper-note = Kolme heittoa vuorossa, sitten yksi ruutu. Mikä ei sovi, tuo 0 pistettä. Suurin summa voittaa.
