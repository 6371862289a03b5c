about = Heitä ja laske yhteen, ellei kakkonen tai viitonen pilaa heittoa.
help-throws = 2 tai 5 pilaa heiton ja menee sivuun; muuten kaikki nopat lasketaan.
throw-scores = { $points ->
    [1] { $seat } saa yhden pisteen lisää.
   *[other] { $seat } saa { $points } pistettä lisää.
}
spoilt = { $seat } heittää { $dice }: tästä heitosta ei saa mitään.
