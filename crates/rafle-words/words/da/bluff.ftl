about = Hvert bæger skjuler fire terninger, og hver melding kan være løgn.
help-throws = Kun du ser, hvad der ligger under dit bæger.
say-opens = { $seat } skal melde først.
say-opens-you = Du åbner: meld først.
help-opens = Sig, hvor mange der ligger under alle bægre. Det må være løgn.
say-raise-or-lift = { $seat } må melde højere eller løfte bægrene.
say-raise-or-lift-you = Meld højere, eller løft bægrene.
help-raise-or-lift = Meld højere, eller løft, hvis du ikke tror på meldingen.
say-shows = { $seat } skal vise, hvad der ligger under bægeret.
say-shows-you = Vis, hvad der ligger under dit bæger.
help-shows = Løft dit bæger, så alle kan tælle dine terninger.
throw-under-cup = { $count ->
    [1] Kast én terning under bægeret
   *[other] Kast { $count } terninger under bægeret
}
bid = Meld
lift = Løft bægrene
face = { $face }'ere
standing-bid = { $count } × { $face }
bids = { $seat } melder { $count } × { $face }.
lifts = { $seat } løfter.
shows = { $seat } viser { $dice }.
threw-covered = { $seat } kaster under bægeret.
lost-round = { $found ->
    [0] Der blev meldt { $count } × { $face }, og der er ingen: { $seat } taber runden.
    [1] Der blev meldt { $count } × { $face }, og der er én: { $seat } taber runden.
   *[other] Der blev meldt { $count } × { $face }, og der er { $found }: { $seat } taber runden.
}
# Dommen, når bægrene er løftet: hvem der havde meldt, og hvor mange terninger der er.
bid-holds = { $found ->
    [1] { $seat } havde ret: der er én { $face }'er.
   *[other] { $seat } havde ret: der er { $found } × { $face }.
}
bid-too-high = { $found ->
    [0] { $seat } tog fejl: der er slet ingen { $face }'er.
    [1] { $seat } tog fejl: der er kun én { $face }'er.
   *[other] { $seat } tog fejl: der er kun { $found } × { $face }.
}
takes-stick = { $count ->
    [1] { $seat } tager en tændstik og har nu én.
   *[other] { $seat } tager en tændstik og har nu { $count }.
}
left-in-heap = { $count ->
    [0] Bunken er tom.
    [1] Der er én tændstik tilbage i bunken.
   *[other] Der er { $count } tændstikker tilbage i bunken.
}
others-put-away = { $seat } beholder alle terninger; alle andre lægger én væk.
opens-next = { $seat } åbner næste runde.
heap = Bunke
dice-left = { $count ->
    [1] én terning
   *[other] { $count } terninger
}
bid-not-higher = det er ikke højere end den gældende melding
bid-beyond-dice = { $count ->
    [1] der er kun én terning i spil
   *[other] der er kun { $count } terninger i spil
}
nothing-to-lift = ingen har meldt endnu
cup-lifted = bægrene er løftet: skriv, hvad terningerne viser
option-mode = Prisen for en tabt runde
option-mode-matches = én tændstik
option-mode-shrinking = en terning mindre til alle de andre
option-matches = Tændstikker i bunken
option-opener = Hvem åbner næste runde
option-opener-loser = den, der tabte
option-opener-rotate = den næste spiller
