about = Hvert bæger skjuler fire terninger, og hver melding kan være løgn.
say-opens = { $seat } melder først.
say-raise-or-lift = { $seat }: meld højere, eller løft.
say-shows = { $seat } løfter bægeret.
throw-under-cup = { $count ->
    [one] Kast én terning under bægeret
   *[other] Kast { $count } terninger under bægeret
}
bid = Meld
lift = Løft bægrene
face = { $face }'ere
standing-bid = { $count } × { $face }
bids = { $seat } melder { $count } × { $face }.
lifts = { $seat } løfter.
shows = Under bægeret hos { $seat } ligger { $dice }.
threw-covered = { $seat } kaster under bægeret.
lost-round = { $found ->
    [one] Der er én terning til meldingen { $count } × { $face }: runden er tabt for { $seat }.
   *[other] Der er { $found } terninger til meldingen { $count } × { $face }: runden er tabt for { $seat }.
}
heap = Bunke
dice-left = { $count ->
    [one] én terning
   *[other] { $count } terninger
}
bid-not-higher = det er ikke højere end den gældende melding
bid-beyond-dice = { $count ->
    [one] der er kun én terning i spil
   *[other] der er kun { $count } terninger i spil
}
nothing-to-lift = ingen har meldt endnu
cup-lifted = bægrene er løftet: terningerne skal siges
option-mode = At tabe en runde
option-mode-matches = koster en tændstik
option-mode-shrinking = alle andre lægger en terning væk
option-matches = Tændstikker i bunken
option-opener = Næste runde åbnes af
option-opener-loser = den, der tabte
option-opener-rotate = den næste plads
