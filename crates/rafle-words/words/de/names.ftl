court = Um Krone und Kragen
dnup = dnup
crowns = Crowns
