about = Miten pian ykkönen tulee? Heittoja on enintään kymmenen.
say-throw-of = Heitto { $number } / { $most }: { $seat } heittää ja toivoo ykköstä.
say-throw-of-you = Heitto { $number } / { $most }: toivo ykköstä.
help-throw-of = Olet valmis heti, kun ykkönen tulee.
throws = Heitot
so-far = tähän asti { $count }
missed = ei ykköstä
found = { $count ->
    [1] { $seat } saa ykkösen yhdellä heitolla.
   *[other] { $seat } saa ykkösen, heittoja { $count }.
}
missed-it = { $seat } ei saa ykköstä.
