about = Samle så mange like du kan. Enere er det du trenger.
help-lay-some-aside = Like terninger er hånden din, og enere passer til alle tall.
help-throws = Samle like terninger. Enere er det du trenger.
x-faces = { $face ->
    [1] enere
    [2] toere
    [3] treere
    [4] firere
    [5] femmere
   *[other] seksere
}
hand-two-alike = to { x-faces }
hand-six-alike = seks { x-faces }
hand-straight-at-once = 1 2 3 4 5 6 med en gang
call-ones = Enerne er { x-faces }
called-ones = { $seat } sier at enerne er { x-faces }.
ones-count-as = enere teller som { x-faces }
ones-are-not-named = enerne teller av seg selv som det beste tallet
ones-named-already = tallet for enerne er allerede valgt i denne turen
no-one-aside = det ligger ingen 1 til side ennå
option-straight_first = 1 2 3 4 5 6 i første kast er høyest
option-declare = Hva enerne teller som
option-declare-auto = alltid det beste tallet
option-declare-manual = velges i løpet av turen
aid-trump = Enere teller som det tallet du vil. Av like store grupper vinner det høyeste tallet.
group-ones = Seks enere
group-alike = { $count ->
    [2] To like
    [3] Tre like
    [4] Fire like
    [5] Fem like
   *[other] Seks like
}
