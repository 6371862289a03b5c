about = Kuusi noppaa, kahdeksantoista merkkiä ja kruunuja jokaisesta täydestä linjasta.
help-throws = Noppasi ratkaisevat, mitä ruutuja voit peittää.

say-cover = { $count ->
    [0] { $seat } on käyttänyt kaikki merkkinsä.
    [1] { $seat } saa peittää ruutuja, yksi merkki jäljellä.
   *[other] { $seat } saa peittää ruutuja, { $count } merkkiä jäljellä.
}
say-cover-you = { $count ->
    [0] Merkkisi ovat loppu.
    [1] Peitä ruutuja: yksi merkki jäljellä.
   *[other] Peitä ruutuja: { $count } merkkiä jäljellä.
}
help-cover = Napauta kehystettyä ruutua: se saa merkin, ja sen nopat on käytetty.
cover = Peitä { $dice } × { $value }
done = { $count ->
    [0] Valmis, ei merkkejä
    [1] Valmis, yksi merkki
   *[other] Valmis, { $count } merkkiä
}
column = { $dice } ×
chips = { $count ->
    [1] yksi merkki
   *[other] { $count } merkkiä
}
border = Reuna
line-for = { $line }, kruunuja { $crowns }
line-row = Rivi { $value }
    .inside = rivi { $value }
line-column = { $dice } ×
    .inside = { $dice } ×
line-rising = Nouseva lävistäjä
    .inside = nouseva lävistäjä
line-falling = Laskeva lävistäjä
    .inside = laskeva lävistäjä
needs = { $count ->
    [1] puuttuu yksi
   *[other] puuttuu { $count }
}

covered = { $seat } peittää ruudun { $dice } × { $value }.
line-filled = Täynnä: { $line-inside }, kruunuja { $crowns }.
covered-in-all = { $count ->
    [0] { $seat } ei peitä mitään.
    [1] { $seat } on valmis, yksi merkki.
   *[other] { $seat } on valmis, { $count } merkkiä.
}
chip-lost = Mitään ei voi peittää: { $seat } menettää merkin.

rating-genius = { $crowns } kruunua: nero.
rating-professional = { $crowns } kruunua: ammattilainen.
rating-expert = { $crowns } kruunua: ekspertti.
rating-advanced = { $crowns } kruunua: edistynyt.
rating-beginner = { $crowns } kruunua: hyvin aloittelijalta.
rating-again = { $crowns ->
    [1] Yksi kruunu: yritä uudelleen.
   *[other] { $crowns } kruunua: yritä uudelleen.
}

split-leaves-dice-over = monta merkkiä samalle silmäluvulle jättää noppia yli, joten `split` ei sovi yhteen, kun `use` on `exact`
place-more = { $count ->
    [1] yksin pelatessa on sijoitettava merkki, jos voi
   *[other] yksin pelatessa on sijoitettava { $count } merkkiä, jos voi
}
value-not-thrown = lukua { $value } ei heitetty
field-covered = se ruutu on jo peitetty
no-chips = merkkejä ei ole jäljellä
one-chip-a-value = silmäluku saa vuorossa vain yhden merkin
too-few-dice = jäljellä ei ole näin monta noppaa, jotka ovat { $value } tai enemmän: { $dice }
dice-left-over = noppia jäisi yli, eikä mikään muu silmäluku voi ottaa niitä
leaves-too-few = sen ruudun jälkeen toiseen merkkiin ei jää noppia; valitse ruutu, joka jättää niitä

option-min_chips = Merkkejä heittoa kohti vähintään (yksin)
option-use = Heitetyt nopat
option-use-partial = saavat jäädä yli
option-use-exact = on kaikki annettava jollekin silmäluvulle
option-split = Monta merkkiä samalle silmäluvulle vuorossa
option-tie = Tasapeli lopussa
option-tie-shared = jaettu voitto
option-tie-most_lines = eniten linjoja, sitten eniten merkkejä reunalla
option-round_limit = Kierroksia enintään
option-board = Sisäruutujen kruunut, rivi kerrallaan, ylhäältä
option-board-usual = meidän päätelmämme
option-board-own = kuten omassa pelissäsi
board-no-number = rivillä { $row } on ”{ $text }”, joka ei ole luku
board-too-many = rivillä { $row } on { $crowns }; ruudussa on 0–6 kruunua
board-wrong-row = rivillä { $row } on { $count ->
    [1] yksi luku
   *[other] { $count } lukua
}; niitä pitää olla viisi, 1×–5×
board-wrong-total = rivin { $row } summa on { $sum }, ei { $total }
board-wrong-rows = tässä { $count ->
    [1] on yksi rivi
   *[other] on { $count } riviä
}; alustalla on viisi
paper-rows = Rivit
paper-columns = Sarakkeet
paper-note = Sisäruudut lasketaan vain viiden ruudun linjoissa, jotka ovat aivan täynnä. Niiden kruunut ovat päätelmämme; oman pelisi kruunut voit syöttää kotisäännöissä.
paper-note-own = Sisäruudut lasketaan vain viiden ruudun linjoissa, jotka ovat aivan täynnä.

# The reference card.
aid-board = Mikä riittää ruutuun ja mitä se tuo
aid-field = Ruutu
aid-field-how = Se vaatii niin monta noppaa kuin sarake sanoo, ja niiden on näytettävä rivin silmälukua. Noppa saa käydä pienempänä lukuna, jota jokin toinen noppa näyttää. Kukin noppa käy vain yhteen ruutuun.
aid-chip = Yksi merkki
aid-chip-how = Kukin silmäluku saa vuorossa enintään yhden merkin.
aid-lines = Täydet linjat
aid-lines-how = Rivit luvusta 5 alaspäin, kruunuja: { $rows }. Sarakkeet alkaen 1 ×: { $columns }. Lävistäjät: nouseva { $rising }, laskeva { $falling }.
aid-border-how = Silmäluvun 6 rivi ja sarake 6 × tuovat kruununsa ruutu ruudulta eivätkä kuulu mihinkään linjaan.
aid-end = Loppu
aid-end-how = Kun joku on sijoittanut viimeisen merkkinsä (niitä on { $chips }), kierros pelataan loppuun.
aid-end-alone = { $least ->
    [1] Jokaisen heiton jälkeen sijoitetaan ainakin yksi merkki
   *[other] Jokaisen heiton jälkeen sijoitetaan { $least } merkkiä, jos nopat sallivat
}. Jos yhtäkään ei voi, yksi menetetään. Peli päättyy viimeiseen merkkiin; niitä on { $chips }.
