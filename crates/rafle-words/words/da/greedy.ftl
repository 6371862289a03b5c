about = Kast videre efter mere, eller skriv op, før en etter tager det hele.
stop-and-bank = { $points ->
    [one] Stop og skriv ét point op
   *[other] Stop og skriv { $points } point op
}
banked = { $seat } skriver op og har nu { $points }.
turn-lost = Turen er tabt for { $seat }.
