about = Un sei, un cinque e un quattro, in quest’ordine, in tre tiri.
help-throws = Prima un sei, poi un cinque, poi un quattro: solo in quest’ordine.
house = Casa
home = Focolare
guest = Villeggiante
last-throw = Nel tiro
collected = { $items ->
    [0] { $seat } non ha niente.
    [1] { $seat } ha una cosa su tre, nel tiro { $last }.
   *[other] { $seat } ha { $items } cose su tre, l’ultima nel tiro { $last }.
}
option-winner = Chi può vincere
option-winner-progress = chi arriva più avanti
option-winner-complete-only = solo chi ha tutte e tre
option-tie_break = A parità di cose
option-tie_break-fewest-throws = vince chi ha usato meno tiri
option-tie_break-none = parità
