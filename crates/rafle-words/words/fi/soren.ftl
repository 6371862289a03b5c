about = Kolme heittoa, suurin noppa sivuun joka kerralla; viimeisellä kerrotaan.
help-throws = Suurin noppa menee joka kerta sivuun; viimeisellä kerrotaan.
