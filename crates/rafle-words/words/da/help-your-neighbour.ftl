about = Hvert kast koster nogen tændstikker, og den, der først er af med dem, vinder.
common-pile = Fælles bunke
owns = betaler for { $numbers }
payment = { $seat } betaler { $count }
paid = { $payments }.
nobody-pays = Ingen betaler.
ran-out = { $count ->
    [one] { $seats } har ingen tændstikker tilbage og vinder.
   *[other] { $seats } har ingen tændstikker tilbage og deler sejren.
}
option-matches = Tændstikker fra start
option-doubles = Et tal på flere terninger koster
option-doubles-per-die = en tændstik for hver terning
option-doubles-once = én tændstik
option-same_throw_tie = Løber flere tør i samme kast
option-same_throw_tie-share = deler de sejren
option-same_throw_tie-thrower-first = vinder den, der kastede, eller den næste til venstre
