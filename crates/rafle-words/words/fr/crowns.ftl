rating-genius = { $crowns } couronnes : génie.
rating-professional = { $crowns } couronnes : pro.
rating-expert = { $crowns } couronnes : expert.
rating-advanced = { $crowns } couronnes : joueur averti.
rating-beginner = { $crowns } couronnes : pas mal pour un début.
rating-again = { $crowns ->
    [one] { $crowns } couronne : à retenter.
   *[other] { $crowns } couronnes : à retenter.
}
