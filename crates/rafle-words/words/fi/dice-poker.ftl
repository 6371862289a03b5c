about = Kolme heittoa parhaaseen käteen, ja ykköset voittavat kuutoset.
help-throws = Enintään kolme heittoa, ja viidestä nopasta paras käsi.
say-lay-any-aside = { $seat } saa laittaa noppia sivuun ja heittää sitten loput.
say-lay-any-aside-you = Laita sivuun mitä haluat ja heitä loput.
help-lay-any-aside = Napauta noppia, niin ne menevät sivuun. Mitään ei ole pakko laittaa.
x-part = { $face ->
    [1] ykköstä
    [2] kakkosta
    [3] kolmosta
    [4] nelosta
    [5] viitosta
   *[other] kuutosta
}
x-other-part = { $other ->
    [1] ykköstä
    [2] kakkosta
    [3] kolmosta
    [4] nelosta
    [5] viitosta
   *[other] kuutosta
}
x-nom = { $face ->
    [1] ykkönen
    [2] kakkonen
    [3] kolmonen
    [4] nelonen
    [5] viitonen
   *[other] kuutonen
}
hand-full-house = täyskäsi: kolme { x-part } ja kaksi { x-other-part }
hand-straight = suora, suurin { x-nom }
hand-two-pairs = kaksi paria: kaksi { x-part } ja kaksi { x-other-part }
hand-one-pair = pari: kaksi { x-part }
hand-nothing = ei mitään, suurin { x-nom }
option-kept_dice = Sivuun laitetut nopat
option-kept_dice-locked = pysyvät sivussa
option-kept_dice-free = saa heittää uudelleen
option-straights = Suorat lasketaan
aid-poker = Suurin on 1, sitten 6, viimeisenä 2.
kind-nothing = Ei mitään
kind-one-pair = Pari
kind-two-pairs = Kaksi paria
kind-three-alike = Kolme samaa
kind-straight = Suora
kind-full-house = Täyskäsi
kind-four-alike = Neljä samaa
kind-five-alike = Viisi samaa
