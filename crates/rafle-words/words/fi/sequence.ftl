about = Kuusi noppaa, yksi heitto: kuka saa pisimmän sekvenssin?
help-throws = Heiton pisin sekvenssi voittaa.
run = { $length ->
    [1] ei sekvenssiä; suurin noppa on { $top }
   *[other] { $length } peräkkäin, huippu { $top }
}
run-thrown = { $length ->
    [1] { $seat } ei saa sekvenssiä; suurin noppa on { $top }.
   *[other] { $seat } saa { $length } peräkkäin, huippu { $top }.
}
