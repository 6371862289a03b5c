about = Onder elke beker liggen vier stenen, en elk bod kan gelogen zijn.
help-throws = Alleen jij ziet wat er onder je beker ligt.
say-opens = { $seat } moet als eerste bieden.
say-opens-you = Jij opent: doe het eerste bod.
help-opens = Zeg hoeveel stenen van één getal onder alle bekers liggen. Liegen mag.
say-raise-or-lift = { $seat } mag verhogen of de bekers optillen.
say-raise-or-lift-you = Bied hoger, of til de bekers op.
help-raise-or-lift = Bied hoger, of til de bekers op als je het laatste bod niet gelooft.
say-shows = { $seat } moet laten zien wat er onder de beker ligt.
say-shows-you = Laat zien wat er onder je beker ligt.
help-shows = Til je beker op, zodat iedereen je stenen kan tellen.
throw-under-cup = { $count ->
    [1] Gooi onder de beker
   *[other] Gooi { $count } onder de beker
}
bid = Bied
lift = Til de bekers op
face = { x-faces }
standing-bid = { $count } × { $face }
bids = { $seat } biedt { $count } × { $face }.
lifts = { $seat } tilt de bekers op.
shows = { $seat } laat { $dice } zien.
threw-covered = { $seat } gooit onder de beker.
lost-round = { $found ->
    [0] Het bod was { $count } × { $face }, en er is er geen: { $seat } verliest de ronde.
    [1] Het bod was { $count } × { $face }, en er is er één: { $seat } verliest de ronde.
   *[other] Het bod was { $count } × { $face }, en er zijn er { $found }: { $seat } verliest de ronde.
}
# Het oordeel als de bekers opgetild zijn: wie had geboden, en hoeveel stenen er zijn.
bid-holds = { $found ->
    [1] { $seat } had gelijk: er is één { $face }.
   *[other] { $seat } had gelijk: er zijn { $found } × { $face }.
}
bid-too-high = { $found ->
    [0] { $seat } zat ernaast: er is geen enkele { $face }.
    [1] { $seat } zat ernaast: er is maar één { $face }.
   *[other] { $seat } zat ernaast: er zijn maar { $found } × { $face }.
}
takes-stick = { $count ->
    [1] { $seat } neemt een lucifer en heeft er nu één.
   *[other] { $seat } neemt een lucifer en heeft er nu { $count }.
}
left-in-heap = { $count ->
    [0] De stapel is leeg.
    [1] Er ligt nog één lucifer op de stapel.
   *[other] Er liggen nog { $count } lucifers op de stapel.
}
others-put-away = { $seat } houdt alle stenen; alle anderen leggen er één weg.
opens-next = { $seat } opent de volgende ronde.
heap = Stapel
dice-left = { $count ->
    [1] één steen
   *[other] { $count } stenen
}
bid-not-higher = dat is niet hoger dan het laatste bod
bid-beyond-dice = { $count ->
    [1] er is maar één steen in het spel
   *[other] er zijn maar { $count } stenen in het spel
}
nothing-to-lift = er heeft nog niemand geboden
cup-lifted = de bekers zijn opgetild: typ wat de stenen laten zien
option-mode = Wat een verloren ronde kost
option-mode-matches = één lucifer
option-mode-shrinking = een steen minder voor alle anderen
option-matches = Lucifers op de stapel
option-opener = Wie de volgende ronde opent
option-opener-loser = wie verloor
option-opener-rotate = de volgende speler

x-faces = { $face ->
    [1] enen
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
   *[other] zessen
}
