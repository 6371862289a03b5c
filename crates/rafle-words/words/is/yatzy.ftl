about = Fimm teningar, þrjú köst, fimmtán reitir: hvar passar þetta?
help-throws = Kastaðu öllum fimm. Þú mátt kasta tvisvar í viðbót.
say-keep-or-write = { $left ->
    [1] { $seat } má halda teningum og kasta hinum, eða skrifa: eitt kast eftir.
    [one] { $seat } má halda teningum og kasta hinum, eða skrifa: { $left } kast eftir.
   *[other] { $seat } má halda teningum og kasta hinum, eða skrifa: { $left } köst eftir.
}
say-keep-or-write-you = { $left ->
    [1] Haltu því sem þú vilt og kastaðu hinum, eða skrifaðu: eitt kast eftir.
    [one] Haltu því sem þú vilt og kastaðu hinum, eða skrifaðu: { $left } kast eftir.
   *[other] Haltu því sem þú vilt og kastaðu hinum, eða skrifaðu: { $left } köst eftir.
}
help-keep-or-write = Ýttu á teninga til að halda þeim og kastaðu hinum, eða ýttu á reit.
say-write = { $seat } á að fylla reit: ekkert kast er eftir.
say-write-you = Skrifaðu teningana í einn reit: ekkert kast er eftir.
help-write = Skrifaðu teningana í einn reit. Mjór rammi merkir 0 stig.
write = Skrifa: { $box }
wrote = { $points ->
    [0] { $seat } strikar út reitinn { $box }.
    [1] { $seat } skrifar eitt stig í reitinn { $box }.
   *[other] { $seat } skrifar { $points } stig í reitinn { $box }.
}
got-the-bonus = Efri reitirnir eru fullir: { $seat } fær bónusinn.
towards-bonus = { $sum } af { $of }
box-closed = reiturinn { $box } er þegar fylltur
box-not-in-turn = reiturinn { $box } er ekki næstur að ofan
box-ones = Ásar
box-twos = Tvistar
box-threes = Þristar
box-fours = Fjarkar
box-fives = Fimmur
box-sixes = Sexur
box-bonus = Bónus
box-one-pair = Eitt par
box-two-pairs = Tvö pör
box-three-alike = Þrír eins
box-four-alike = Fjórir eins
box-small-straight = Lítil röð
box-large-straight = Stór röð
box-house = Fullt hús
box-chance = Áhætta
box-yatzy = Yatzy
option-order = Röð reitanna
option-order-free = að eigin vali
option-order-forced = ofan frá og niður
aid-boxes = Hvað reitirnir gefa
boxes-upper = Efri reitir: { $least } eða meira gefur { $bonus } aukalega
boxes-lower = Neðri reitir
box-most = allt að { $points }
box-how = { $box ->
    [box-ones] augun á öllum ásum
    [box-twos] augun á öllum tvistum
    [box-threes] augun á öllum þristum
    [box-fours] augun á öllum fjörkum
    [box-fives] augun á öllum fimmum
    [box-sixes] augun á öllum sexum
    [box-one-pair] hæstu tveir eins, lagðir saman
    [box-two-pairs] tvö ólík pör, lögð saman
    [box-three-alike] þrír eins, lagðir saman
    [box-four-alike] fjórir eins, lagðir saman
    [box-small-straight] 1 2 3 4 5
    [box-large-straight] 2 3 4 5 6
    [box-house] þrír af einni tölu og tveir af annarri, lagðir saman
    [box-chance] allir teningar lagðir saman
   *[other] fimm eins
}
box-sum = Summa
bonus-how = { $least } eða meira: { $bonus }
paper-note = Þrjú köst í lotu, svo einn reitur. Það sem passar ekki gefur 0. Hæsta heildin vinnur.
