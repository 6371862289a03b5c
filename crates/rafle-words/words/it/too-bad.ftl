about = Tira e somma, finché un 2 o un 5 non rovina tutto.
help-throws = Un 2 o un 5 rovina il tiro e va da parte; altrimenti conta la somma.
throw-scores = { $points ->
    [1] Un punto in più per { $seat }.
   *[other] { $points } punti in più per { $seat }.
}
spoilt = { $seat } ha tirato { $dice }: niente per questo tiro.
