about = Kerää mahdollisimman monta samaa. Ykkönen on se, mitä tarvitset.
help-lay-some-aside = Samat nopat ovat kätesi, ja ykköset sopivat kaikkiin.
help-throws = Kerää samoja noppia. Ykkönen on se, mitä tarvitset.
x-part = { $face ->
    [1] ykköstä
    [2] kakkosta
    [3] kolmosta
    [4] nelosta
    [5] viitosta
   *[other] kuutosta
}
x-ess = { $face ->
    [1] ykkösiä
    [2] kakkosia
    [3] kolmosia
    [4] nelosia
    [5] viitosia
   *[other] kuutosia
}
hand-two-alike = kaksi { x-part }
hand-six-alike = kuusi { x-part }
hand-straight-at-once = 1 2 3 4 5 6 heti
call-ones = Ykköset ovat { x-ess }
called-ones = { $seat } sanoo: ykköset ovat { x-ess }.
ones-count-as = ykköset ovat { x-ess }
ones-are-not-named = ykköset lasketaan itsestään parhaaksi silmäluvuksi
ones-named-already = ykköset on jo nimetty tällä vuorolla
no-one-aside = sivussa ei ole vielä ykköstä
option-straight_first = 1 2 3 4 5 6 ensimmäisellä heitolla on suurin
option-declare = Ykkösten silmäluku
option-declare-auto = aina paras
option-declare-manual = nimetään vuorossa
aid-trump = Ykköset käyvät miksi tahansa silmäluvuksi. Yhtä suurista ryhmistä voittaa suurempi silmäluku.
group-ones = Kuusi ykköstä
group-alike = { $count ->
    [2] Kaksi samaa
    [3] Kolme samaa
    [4] Neljä samaa
    [5] Viisi samaa
   *[other] Kuusi samaa
}
