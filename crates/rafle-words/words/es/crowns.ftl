rating-genius = { $crowns } coronas: genio.
rating-professional = { $crowns } coronas: profesional.
rating-expert = { $crowns } coronas: experto.
rating-advanced = { $crowns } coronas: jugador avanzado.
rating-beginner = { $crowns } coronas: muy bien para empezar.
rating-again = { $crowns ->
    [one] { $crowns } corona: otra vez.
   *[other] { $crowns } coronas: otra vez.
}
