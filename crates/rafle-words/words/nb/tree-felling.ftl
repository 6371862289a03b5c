about = Seks rader fyrstikker og én terning. Hogg ned skogen din først.
help-throws = Hele raden med dette tallet felles, hvis den fortsatt står.
forest = Skog
row = Rad { $number }
felled = { $seat } feller rad { $number }.
gone-already = Rad { $number } er allerede borte hos { $seat }.
