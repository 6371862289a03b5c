about = Saml så mange ens som muligt. Enere kan være lige det, du mangler.
hand-two-alike = to { $face }'ere
hand-six-alike = seks { $face }'ere
hand-straight-at-once = 1 2 3 4 5 6 i ét kast
call-ones = 1'erne er { $face }'ere
called-ones = { $seat } siger, at 1'erne er { $face }'ere.
ones-count-as = 1'ere gælder for { $face }'ere
ones-are-not-named = 1'erne gælder af sig selv for det bedste
ones-named-already = der er allerede sagt, hvad 1'erne gælder for i denne tur
no-one-aside = der ligger endnu ingen 1'er til side
option-straight_first = 1 2 3 4 5 6 i første kast er højest
option-declare = Hvad 1'erne gælder for
option-declare-auto = altid det bedste
option-declare-manual = siges undervejs
aid-trump = Enere gælder for det tal, du vil. Af lige store grupper vinder det højeste tal.
group-ones = Seks enere
group-alike = { $count ->
    [2] To ens
    [3] Tre ens
    [4] Fire ens
    [5] Fem ens
   *[other] Seks ens
}
