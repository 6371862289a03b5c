about = Slå vidare efter mer, eller skriv upp innan en etta tar allt.
help-again-or-stop = Stanna och skriv upp turens poäng, eller sätt dem på spel.
help-throws = Varje tärning läggs till din tur, men en etta tar allt.
stop-and-bank = { $points ->
    [1] Stanna: skriv upp 1
   *[other] Stanna: skriv upp { $points }
}
banked = { $seat } skriver upp och har nu { $points }.
turn-lost = { $points ->
    [0] Turen går vidare från { $seat }.
    [1] { $seat } förlorar en poäng.
   *[other] { $seat } förlorar { $points } poäng.
}
stays-with = { $seat } står kvar på { $points }.
