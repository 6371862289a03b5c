about = Kast videre etter mer, eller skriv opp før en ener tar alt.
help-again-or-stop = Stopp og skriv opp poengene fra turen, eller sett dem på spill.
help-throws = Hver terning legges til turen, men en ener tar alt.
stop-and-bank = { $points ->
    [1] Stopp, skriv opp 1 poeng
   *[other] Stopp, skriv opp { $points }
}
banked = { $seat } skriver opp og har nå { $points }.
turn-lost = { $points ->
    [0] Turen er over for { $seat }.
    [1] { $seat } taper ett poeng.
   *[other] { $seat } taper { $points } poeng.
}
stays-with = { $seat } blir stående på { $points }.
