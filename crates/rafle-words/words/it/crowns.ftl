rating-genius = { $crowns } corone: genio.
rating-professional = { $crowns } corone: professionista.
rating-expert = { $crowns } corone: esperto.
rating-advanced = { $crowns } corone: livello avanzato.
rating-beginner = { $crowns } corone: buono per un principiante.
rating-again = { $crowns ->
    [one] { $crowns } corona: riprova.
   *[other] { $crowns } corone: riprova.
}
