about = Tre terninger og en håndfuld kostbare kast: 4 5 6 giver 3000.
say-improve-or-stop = { $seat }: læg én terning til side og kast videre, eller stop?
big-zanzibar = Stor Zanzibar: { $seat } får { $points } point.
little-zanzibar = Lille Zanzibar: { $seat } får { $points } point.
option-improve = Op til tre kast, én terning til side efter hvert
name-big-zanzibar = Stor Zanzibar
name-little-zanzibar = Lille Zanzibar
aid-zanzibar = I alle andre er en 1'er 100 værd, en 6'er 60 og andre terninger deres øjne.
