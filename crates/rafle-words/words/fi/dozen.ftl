about = Kolme heittoa tai neljä: niin lähelle kahtatoista kuin uskallat.
help-again-or-stop = Kaksitoista on paras. Jos menet yli, olet ulkona.
help-throws = Jokainen heitto lisätään. Jos summa on yli kaksitoista, olet ulkona.
stop-with = Lopeta, summa { $points }
stays-at = { $seat } jää summaan { $sum }.
went-out = { $seat } on ulkona, summa { $sum }.
sums = Tämä kierros
out = ulkona
