court = Um Krone und Kragen
