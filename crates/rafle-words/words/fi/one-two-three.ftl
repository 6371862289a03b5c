about = Tikut kulkevat vasemmalle, oikealle ja pois pelistä; viimeisenä tikkuja pitelevä on pulassa.
help-throws = Ykkönen vie tikun vasemmalle, kakkonen 2 oikealle, kolmonen 3 pois.
dead-pile = Kuollut kasa
say-decisive = Viimeiset tikut: { $seat }. Ilman ykköstä tai kakkosta peli on hävitty.
say-decisive-you = Vain sinulla on tikkuja: ilman ykköstä tai kakkosta häviät pelin.
help-decisive = Vain ykkönen tai kakkonen pelastaa sinut nyt.
gave = { $count ->
    [1] { $seat } antaa tikun: { $to } saa yhden.
   *[other] { $seat } antaa tikkuja: { $to } saa { $count }.
}
gave-both = { $seat } antaa: { $left } saa { $count }, { $right } saa { $other }.
died = { $count ->
    [1] { $seat } laittaa yhden tikun kuolleeseen kasaan.
   *[other] { $seat } laittaa { $count } tikkua kuolleeseen kasaan.
}
lost = Ei ykköstä eikä kakkosta: { $seat } häviää.
