about = Un sei per la casa, un uno per il focolare, e gli altri tre dadi contano.
help-throws = Ti servono un sei e un uno prima che contino gli altri dadi.
house = Casa
home = Focolare
point-dice = Punti
option-point_dice = I dadi dei punti si tengono
option-point_dice-any = uno per uno
option-point_dice-all-or-none = tutti o nessuno
