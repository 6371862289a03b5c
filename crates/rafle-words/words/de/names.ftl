dnup = dnup
crowns = Crowns
court = Um Krone und Kragen
