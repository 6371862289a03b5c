about = Würfle weiter, oder sichere deine Punkte, bevor eine Eins alles holt.
help-again-or-stop = Hör auf und sichere die Punkte dieses Zugs, oder setz sie aufs Spiel.
help-throws = Jeder Wurf zählt zu deinem Zug, aber bei einer Eins ist alles weg.
stop-and-bank = { $points ->
    [1] Einen Punkt sichern
   *[other] { $points } Punkte sichern
}
banked = { $seat } sichert und hat jetzt { $points }.
turn-lost = { $points ->
    [0] Für { $seat } ist der Zug vorbei.
    [1] { $seat } verliert einen Punkt.
   *[other] { $seat } verliert { $points } Punkte.
}
stays-with = { $seat } bleibt bei { $points }.
