about = Hvert beger skjuler fire terninger, og hvert bud kan være løgn.
help-throws = Bare du ser hva som ligger under begeret ditt.
say-opens = { $seat } skal gi det første budet.
say-opens-you = Du åpner: Gi det første budet.
help-opens = Si hvor mange det er av et tall under alle begrene. Du kan lyve.
say-raise-or-lift = { $seat } kan by høyere eller løfte begrene.
say-raise-or-lift-you = By høyere, eller løft begrene.
help-raise-or-lift = By høyere, eller løft hvis du ikke tror på det siste budet.
say-shows = { $seat } skal vise hva som ligger under begeret.
say-shows-you = Vis hva som ligger under begeret ditt.
help-shows = Løft begeret ditt, så alle kan telle terningene dine.
throw-under-cup = { $count ->
    [1] Kast én under begeret
   *[other] Kast { $count } under begeret
}
bid = By
lift = Løft begrene
face = { $face ->
    [1] enere
    [2] toere
    [3] treere
    [4] firere
    [5] femmere
   *[other] seksere
}
standing-bid = { $count } × { $face }
bids = { $seat } byr { $count } × { $face }.
lifts = { $seat } løfter begrene.
shows = { $seat } viser { $dice }.
threw-covered = { $seat } kaster under begeret.
lost-round = { $found ->
    [0] Budet var { $count } × { $face }, og det er ingen: { $seat } taper runden.
    [1] Budet var { $count } × { $face }, og det er én: { $seat } taper runden.
   *[other] Budet var { $count } × { $face }, og det er { $found }: { $seat } taper runden.
}
# Dommen når begrene er løftet: hvem som hadde bydd, og hvor mange terninger det er.
bid-holds = { $found ->
    [1] { $seat } hadde rett: Det er én { x-a-face }.
   *[other] { $seat } hadde rett: Det er { $found } × { $face }.
}
bid-too-high = { $found ->
    [0] { $seat } tok feil: Det er ikke en eneste { x-a-face }.
    [1] { $seat } tok feil: Det er bare én { x-a-face }.
   *[other] { $seat } tok feil: Det er bare { $found } × { $face }.
}
x-a-face = { $face ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
   *[other] sekser
}
takes-stick = { $count ->
    [1] { $seat } tar en fyrstikk og har nå én.
   *[other] { $seat } tar en fyrstikk og har nå { $count }.
}
left-in-heap = { $count ->
    [0] Haugen er tom.
    [1] Det er én fyrstikk igjen i haugen.
   *[other] Det er { $count } fyrstikker igjen i haugen.
}
others-put-away = { $seat } beholder alle terningene; alle andre legger bort én.
opens-next = { $seat } åpner neste runde.
heap = Haug
dice-left = { $count ->
    [1] én terning
   *[other] { $count } terninger
}
bid-not-higher = det er ikke høyere enn budet som står
bid-beyond-dice = { $count ->
    [1] det er bare én terning i spill
   *[other] det er bare { $count } terninger i spill
}
nothing-to-lift = ingen har bydd ennå
cup-lifted = begrene er løftet: skriv hva terningene viser
option-mode = Prisen for en tapt runde
option-mode-matches = én fyrstikk
option-mode-shrinking = én terning mindre for alle de andre
option-matches = Fyrstikker i haugen
option-opener = Hvem som åpner neste runde
option-opener-loser = den som tapte
option-opener-rotate = neste spiller
