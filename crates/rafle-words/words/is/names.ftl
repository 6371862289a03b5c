five-crowns = Five Crowns
five-crowns-solitaire = Five Crowns-kapall
