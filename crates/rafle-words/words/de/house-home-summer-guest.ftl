about = Eine Sechs, eine Fünf und eine Vier, in dieser Reihenfolge, in drei Würfen.
help-throws = Erst Sechs, dann Fünf, dann Vier: nur in dieser Reihenfolge.
house = Haus
home = Heim
guest = Sommergast
last-throw = Im Wurf
collected = { $items ->
    [0] { $seat } hat nichts bekommen.
    [1] { $seat } hat eins von dreien, in Wurf { $last }.
   *[other] { $seat } hat { $items } von dreien, das letzte in Wurf { $last }.
}
option-winner = Gewinnen kann
option-winner-progress = wer am weitesten kommt
option-winner-complete-only = nur wer alle drei hat
option-tie_break = Bei gleich vielen
option-tie_break-fewest-throws = gewinnt, wer die wenigsten Würfe brauchte
option-tie_break-none = Gleichstand
