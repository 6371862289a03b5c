about = Jokainen kuppi kätkee neljä noppaa, ja jokainen tarjous voi olla vale.
help-throws = Vain sinä näet, mitä kuppisi alla on.
say-opens = Nyt { $seat } tekee avaustarjouksen.
say-opens-you = Sinä avaat: tee ensimmäinen tarjous.
help-opens = Montako samaa silmälukua on kaikkien kuppien alla? Saat valehdella.
say-raise-or-lift = { $seat }: korottaa vai nostaa kupit?
say-raise-or-lift-you = Korota tarjousta tai nosta kupit.
help-raise-or-lift = Tarjoa enemmän, tai nosta, jos et usko viimeistä tarjousta.
say-shows = Nyt { $seat } näyttää, mitä kupin alla on.
say-shows-you = Näytä, mitä kuppisi alla on.
help-shows = Nosta kuppisi, niin kaikki voivat laskea noppasi.
throw-under-cup = { $count ->
    [1] Heitä noppa kupin alle
   *[other] { $count } noppaa kupin alle
}
bid = Tarjoa
lift = Nosta kupit
face = { $face ->
    [1] ykköset
    [2] kakkoset
    [3] kolmoset
    [4] neloset
    [5] viitoset
   *[other] kuutoset
}
standing-bid = { $count } × { $face }
bids = { $seat } tarjoaa { $count } × { $face }.
lifts = { $seat } nostaa kupit.
shows = { $seat } näyttää { $dice }.
threw-covered = { $seat } heittää kupin alle.
lost-round = { $found ->
    [0] Tarjous oli { $count } × { $face }, eikä niitä ole: { $seat } häviää kierroksen.
    [1] Tarjous oli { $count } × { $face }, ja niitä on yksi: { $seat } häviää kierroksen.
   *[other] Tarjous oli { $count } × { $face }, ja niitä on { $found }: { $seat } häviää kierroksen.
}
# Kupit on nostettu: kuka tarjosi ja montako noppaa löytyi.
bid-holds = { $found ->
    [1] { $seat } oli oikeassa: löytyi 1 × { $face }.
   *[other] { $seat } oli oikeassa: löytyi { $found } × { $face }.
}
bid-too-high = { $found ->
    [0] { $seat } oli väärässä: silmälukua { $face } ei ole yhtään.
    [1] { $seat } oli väärässä: löytyi vain 1 × { $face }.
   *[other] { $seat } oli väärässä: löytyi vain { $found } × { $face }.
}
takes-stick = { $count ->
    [1] { $seat } ottaa tikun; tikkuja on nyt yksi.
   *[other] { $seat } ottaa tikun; tikkuja on nyt { $count }.
}
left-in-heap = { $count ->
    [0] Kasa on tyhjä.
    [1] Kasassa on yksi tikku.
   *[other] Kasassa on { $count } tikkua.
}
others-put-away = { $seat } pitää kaikki noppansa; muut laittavat yhden pois.
opens-next = { $seat } avaa seuraavan kierroksen.
heap = Kasa
dice-left = { $count ->
    [1] yksi noppa
   *[other] { $count } noppaa
}
bid-not-higher = se ei ole edellistä tarjousta korkeampi
bid-beyond-dice = { $count ->
    [1] pelissä on vain yksi noppa
   *[other] pelissä on vain { $count } noppaa
}
nothing-to-lift = kukaan ei ole vielä tarjonnut
cup-lifted = kupit on nostettu: kirjoita, mitä nopat näyttävät
option-mode = Hävityn kierroksen hinta
option-mode-matches = yksi tikku
option-mode-shrinking = kaikki muut laittavat yhden nopan pois
option-matches = Tikkuja kasassa
option-opener = Seuraavan kierroksen avaaja
option-opener-loser = kierroksen häviäjä
option-opener-rotate = seuraava pelaaja
