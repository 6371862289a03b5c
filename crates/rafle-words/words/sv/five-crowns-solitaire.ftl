about = Elva öppna händer och 28 kort att få dem alla färdiga med.
say-hands-are-dealt = Elva händer delas ut.
say-turn-up = { $seat } ska vända upp nästa kort.
say-turn-up-you = Vänd upp nästa kort.
help-turn-up = Varje kort du vänder upp läggs i en av de öppna händerna.
say-put = { $seat } ska lägga { $card } i en öppen hand och kasta ett kort ur den.
say-put-you = Lägg { $card } i en öppen hand, och kasta ett kort ur den.
help-put = Tryck på handen där kortet ska ligga, sedan på kortet du kastar.
turn-up-a-card = Vänd upp ett kort
turned-up-card = Uppvänt
coming-cards = Kommer härnäst
open-hand = { $wild } · { $points } över
open-hand-short = { $rank } · { $points } över
left-with = över med det nya kortet
closed-hand = { $n } kort, avslutad
throw-it-away = kasta det
throw-away-in = Hand { $n }: lägg in, kasta
put-for = Hand { $n }: kasta { $card }
put-into = Hand { $n }: { $card } läggs in, { $discard } kastas.
thrown-away = Hand { $n }: { $card } läggs in och kastas direkt.
hand-closes = Hand { $n } är avslutad.
solitaire-won = { $count ->
    [0] Vunnet med det allra sista kortet.
    [1] Vunnet med ett kort kvar.
   *[other] Vunnet med { $count } kort kvar.
}
solitaire-lost = { $count ->
    [0] Förlorat: ingen hand är avslutad, och { $points } poäng är över.
    [1] Förlorat: en hand är avslutad, och { $points } poäng är över i de andra.
   *[other] Förlorat: { $count } händer är avslutade, och { $points } poäng är över i de andra.
}
hand-not-open = hand { $n } är avslutad och tar inga fler kort
option-deal_close = Avsluta händer som är hela från början
option-undo = Drag får tas tillbaka
option-peek = Öppna kort i draghögen
option-peek-0 = inga
option-peek-1 = det närmaste
option-peek-3 = de tre närmaste
