rating-genius = { $crowns } Kronen: Genie.
rating-professional = { $crowns } Kronen: Profi.
rating-expert = { $crowns } Kronen: Experte.
rating-advanced = { $crowns } Kronen: Fortgeschrittener.
rating-beginner = { $crowns } Kronen: sehr gut für den Anfang.
rating-again = { $crowns ->
    [one] { $crowns } Krone: noch einmal.
   *[other] { $crowns } Kronen: noch einmal.
}
