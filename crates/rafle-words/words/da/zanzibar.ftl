about = Tre terninger og en håndfuld kostbare kast: 4 5 6 giver 3000.
say-improve-or-stop = { $seat } må lægge én terning til side og kaste videre eller stoppe.
say-improve-or-stop-you = Vil du lægge én terning til side og kaste videre eller stoppe?
big-zanzibar = Stor Zanzibar: { $seat } får { $points } point.
little-zanzibar = Lille Zanzibar: { $seat } får { $points } point.
option-improve = Op til tre kast, én terning til side efter hvert
