about = Kastaðu og leggðu saman, þar til tvistur eða fimma skemmir fyrir.
help-throws = 2 eða 5 skemmir kastið og fer til hliðar; annars teljast öll augu.
throw-scores = { $points ->
    [1] { $seat } bætir við sig einu stigi.
    [one] { $seat } bætir við sig { $points } stigi.
   *[other] { $seat } bætir við sig { $points } stigum.
}
spoilt = { $seat } kastaði { $dice }: ekkert fyrir þetta kast.
