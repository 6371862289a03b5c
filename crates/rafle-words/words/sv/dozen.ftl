about = Tre slag eller fyra: så nära tolv som du vågar.
help-again-or-stop = Tolv är bäst. Över det är din runda förlorad.
help-throws = Varje slag läggs till. Går du över tolv är du ute.
stop-with = Stanna med { $points }
stays-at = { $seat } stannar på { $sum }.
went-out = { $seat } har { $sum } och är ute.
sums = Den här rundan
out = ute
