about = Elf open handen en 28 kaarten om ze allemaal af te maken.
say-hands-are-dealt = Er worden elf handen gedeeld.
say-turn-up = { $seat } moet de volgende kaart omdraaien.
say-turn-up-you = Draai de volgende kaart om.
help-turn-up = Elke kaart die je omdraait, gaat in een van de open handen.
say-put = { $seat } moet { $card } in een open hand leggen en er één kaart uit afleggen.
say-put-you = Leg { $card } in een open hand, en leg er één kaart uit af.
help-put = Tik op een hand om de kaart te leggen, dan op de kaart die weg moet.
turn-up-a-card = Draai een kaart om
turned-up-card = Omgedraaid
coming-cards = Komt hierna
open-hand = { $wild }: { $points } over
open-hand-short = { $rank }: { $points } over
left-with = over met de nieuwe kaart
closed-hand = { $n } kaarten, gesloten
throw-it-away = gooi hem weg
throw-away-in = In en uit de hand van { $n }
put-for = Hand { $n }: { $card } eruit
put-into = Hand van { $n }: { $card } erin, { $discard } wordt afgelegd.
thrown-away = Hand van { $n }: { $card } gaat erin en er weer uit.
hand-closes = De hand van { $n } is gesloten.
solitaire-won = { $count ->
    [0] Gewonnen met de allerlaatste kaart.
    [1] Gewonnen met nog één kaart over.
   *[other] Gewonnen met nog { $count } kaarten over.
}
solitaire-lost = { $count ->
    [0] Verloren: geen hand gesloten. Punten over: { $points }.
    [1] Verloren: één hand gesloten. Punten over in de andere: { $points }.
   *[other] Verloren: { $count } handen gesloten. Punten over in de andere: { $points }.
}
hand-not-open = de hand van { $n } is gesloten en neemt geen kaarten meer
option-deal_close = Handen sluiten die bij het delen al compleet zijn
option-undo = Zetten mag je terugnemen
option-peek = Open kaarten van de trekstapel
option-peek-0 = geen
option-peek-1 = de volgende
option-peek-3 = de volgende drie
