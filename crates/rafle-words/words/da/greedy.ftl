about = Kast videre efter mere, eller skriv op, før en ener tager det hele.
stop-and-bank = { $points ->
    [1] Stop og skriv ét point op
   *[other] Stop og skriv { $points } point op
}
banked = { $seat } skriver op og har nu { $points }.
turn-lost = { $points ->
    [0] Turen er slut for { $seat }.
    [1] { $seat } mister ét point.
   *[other] { $seat } mister { $points } point.
}
stays-with = { $seat } bliver på { $points }.
