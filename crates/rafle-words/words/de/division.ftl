about = Teile zwei Würfel durch einen dritten. Geht es auf, gibt es einen Punkt.
help-throws = Zwei Würfel machen eine Summe; ein dritter teilt sie.
say-divides = { $seat } ist dran: einen Würfel werfen, durch den { $sum } geteilt wird.
say-divides-you = Wirf einen Würfel: { $sum } wird durch ihn geteilt.
help-divides = Bleibt kein Rest, hast du einen Punkt.
to-divide = { $sum } zu teilen
divided = { $sum } geteilt durch { $by } ist { $result }: { $seat } bekommt einen Punkt.
not-divided = { $sum } geteilt durch { $by } geht nicht auf: { $seat } bekommt nichts.
