about = Elleve åpne hender og 28 kort til å få dem alle ferdige.
say-hands-are-dealt = Elleve hender deles ut.
say-turn-up = { $seat } skal snu det neste kortet.
say-turn-up-you = Snu det neste kortet.
help-turn-up = Hvert kort du snur, går inn i en av de åpne hendene.
say-put = { $seat } skal legge { $card } i en åpen hånd og kaste ett kort fra den.
say-put-you = Legg { $card } i en åpen hånd, og kast ett kort fra den.
help-put = Trykk på en hånd for å legge kortet der, så på det du kaster.
turn-up-a-card = Snu et kort
turned-up-card = Snudd opp
coming-cards = Kommer snart
open-hand = { $wild }: { $points } igjen
open-hand-short = { $rank }: { $points } igjen
left-with = igjen med det nye kortet
closed-hand = { $n } kort, avsluttet
throw-it-away = kast det
throw-away-in = Inn i { $n } og ut igjen
put-for = I hånd { $n }, kast { $card }
put-into = Hånden på { $n }: { $card } går inn, { $discard } kastes.
thrown-away = Hånden på { $n }: { $card } går inn og ut igjen.
hand-closes = Hånden på { $n } er avsluttet.
solitaire-won = { $count ->
    [0] Vunnet med det aller siste kortet.
    [1] Vunnet med ett kort til overs.
   *[other] Vunnet med { $count } kort til overs.
}
solitaire-lost = { $count ->
    [0] Tapt: Ingen hånd er avsluttet, og { $points } poeng er igjen.
    [1] Tapt: Én hånd er avsluttet, og { $points } poeng er igjen i de andre.
   *[other] Tapt: { $count } hender er avsluttet, og { $points } poeng er igjen i de andre.
}
hand-not-open = hånden på { $n } er avsluttet og tar ikke imot flere kort
option-deal_close = Avslutt hender som er ferdige fra starten
option-undo = Steg kan tas tilbake
option-peek = Åpne kort i stokken
option-peek-0 = ingen
option-peek-1 = det neste
option-peek-3 = de tre neste
