about = Én terning gør trumf. Kast videre, så længe der kommer trumf.
say-trump = { $seat } skal kaste én terning om trumf.
say-trump-you = Kast én terning om trumf.
trump-is = Trumf er { $dice }.
no-trump = Ingen trumf: turen er slut for { $seat }.
option-points = Point for trumf
option-points-per-die = ét for hver terning
option-points-per-throw = ét for hele kastet
