about = Würfle weiter um mehr, oder sichere, bevor eine Eins alles holt.
help-again-or-stop = Hör auf und sichere die Punkte dieses Zugs, oder setz sie aufs Spiel.
help-throws = Jeder Wurf zählt zu deinem Zug, aber eine Eins holt alles.
stop-and-bank = { $points ->
    [1] Einen Punkt sichern
   *[other] { $points } Punkte sichern
}
banked = { $seat } sichert und hat jetzt { $points }.
turn-lost = { $points ->
    [0] Der Zug ist vorbei: { $seat }.
    [1] { $seat } verliert einen Punkt.
   *[other] { $seat } verliert { $points } Punkte.
}
stays-with = { $seat } bleibt bei { $points }.
