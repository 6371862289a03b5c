about = Seks rækker tændstikker, én terning. Fæld din skov først.
help-throws = Hele rækken med tallet fældes, hvis den står endnu.
forest = Skov
row = Række { $number }
felled = { $seat } fælder række { $number }.
gone-already = Række { $number } er allerede væk for { $seat }.
