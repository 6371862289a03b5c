dnup = dnup
crowns = Crowns
