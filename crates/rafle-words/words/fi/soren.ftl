about = Kolme heittoa, suurin noppa sivuun joka kerralla; viimeinen kertoo.
help-throws = Suurin noppa menee joka kerta sivuun; viimeinen kertoo.
