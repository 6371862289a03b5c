rating-genius = { $crowns } kronen: genie.
rating-professional = { $crowns } kronen: profi.
rating-expert = { $crowns } kronen: expert.
rating-advanced = { $crowns } kronen: geoefende speler.
rating-beginner = { $crowns } kronen: goed voor een beginner.
rating-again = { $crowns ->
    [one] { $crowns } kroon: nog een keer.
   *[other] { $crowns } kronen: nog een keer.
}
