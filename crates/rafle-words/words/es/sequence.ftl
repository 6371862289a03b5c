about = Seis dados, una tirada: ¿quién tiene la escalera más larga?
help-throws = Gana la escalera más larga en una sola tirada.
run = { $length ->
    [1] sin escalera; el dado más alto es { $top }
   *[other] { $length } seguidos, hasta el { $top }
}
run-thrown = { $length ->
    [1] { $seat } no tiene escalera; el dado más alto es { $top }.
   *[other] { $seat } tiene { $length } seguidos, hasta el { $top }.
}
