about = Kaksi noppaa, yksi heitto, ja nopat kerrotaan keskenään.
help-throws = Kaksi noppaa kerrotaan keskenään. Suurin tulo voittaa.
