about = Kast og tæl sammen, så længe ingen 2'er eller 5'er ødelægger det.
throw-scores = { $points ->
    [1] Det giver { $seat } ét point mere.
   *[other] Det giver { $seat } { $points } point mere.
}
spoilt = { $seat } har kastet { $dice }: kastet giver ingenting.
