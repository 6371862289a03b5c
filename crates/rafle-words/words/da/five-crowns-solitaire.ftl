about = Elleve åbne hænder og 28 kort til at gøre dem alle færdige.
say-hands-are-dealt = Der gives elleve hænder.
say-turn-up = { $seat } skal vende det næste kort.
say-turn-up-you = Vend det næste kort.
help-turn-up = Hvert kort, du vender, skal ind i en af de åbne hænder.
say-put = { $seat } skal lægge { $card } til en åben hånd og kassere et af dens kort.
say-put-you = Læg { $card } til en åben hånd, og kassér et af dens kort.
help-put = Tryk på en hånd, og så på det kort, du smider ud.
turn-up-a-card = Vend et kort
turned-up-card = Vendt
coming-cards = De næste
open-hand = { $wild }: { $points } til overs
open-hand-short = { $rank }: { $points } til overs
left-with = til overs med det nye kort
closed-hand = { $n } kort, lukket
throw-it-away = kassér det igen
throw-away-in = Læg det til hånden på { $n }, og kassér det igen
put-for = Læg det til hånden på { $n }, og kassér { $card }
put-into = Hånden på { $n }: { $card } lægges til, og { $discard } kasseres.
thrown-away = Hånden på { $n }: { $card } lægges til og kasseres igen.
hand-closes = Hånden på { $n } er lukket.
solitaire-won = { $count ->
    [0] Gået op med det allersidste kort.
    [1] Gået op med ét kort i behold.
   *[other] Gået op med { $count } kort i behold.
}
solitaire-lost = { $count ->
    [0] Ikke gået op: ingen hånd er lukket, og { $points } point er til overs.
    [1] Ikke gået op: én hånd er lukket, og { $points } point er til overs i de andre.
   *[other] Ikke gået op: { $count } hænder er lukket, og { $points } point er til overs i de andre.
}
hand-not-open = hånden på { $n } er lukket og tager ikke flere kort
option-deal_close = Luk hænder, der er færdige fra starten
option-undo = Træk må tages tilbage
option-peek = Åbne kort i bunken
option-peek-0 = ingen
option-peek-1 = det næste
option-peek-3 = de næste tre
