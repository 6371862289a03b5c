about = Fimm teningar, þrjú köst, fimmtán reitir: hvar passar þetta?
help-throws = Kastaðu öllum teningunum. Þú mátt kasta tvisvar í viðbót.
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
got-it-again = { $seat } fær { $points } stig aukalega: aftur fimm eins.
has-saved = { $count ->
    [0] { $seat } á ekkert kast geymt.
    [1] { $seat } á eitt kast geymt.
    [one] { $seat } á { $count } kast geymt.
   *[other] { $seat } á { $count } köst geymd.
}
towards-bonus = { $sum } af { $of }
box-closed = reiturinn { $box } er þegar fylltur
box-not-in-turn = reiturinn { $box } er ekki næstur að ofan
box-not-for-joker = reiturinn { $box } verður að bíða: fimm eins fara fyrst í sinn eigin efri reit, svo í neðri reit
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
box-three-pairs = Þrjú pör
box-five-alike = Fimm eins
box-full-straight = Full röð
box-villa = Höll
box-tower = Turn
box-yatzy-of-thirteen = Yatzy
box-maxi-yatzy = Maxi Yatzy
box-again = Aftur fimm eins
box-saved = Geymd köst
option-sheet = Stigablað
option-sheet-nordic = norrænt: 15 reitir
option-sheet-american = bandarískt: 13 reitir
option-sheet-german = þýskt: 13 reitir
option-sheet-maxi = Maxi: sex teningar, 20 reitir
option-order = Röð reitanna
option-order-free = að eigin vali
option-order-forced = ofan frá og niður
option-extras = Aukareglur blaðsins
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
    [with-three-alike] þrír eins: allir teningar lagðir saman
    [with-four-alike] fjórir eins: allir teningar lagðir saman
    [house-for-25] þrír eins og tveir aðrir eins: 25
    [four-in-a-row] fjórir í röð: 30
    [five-in-a-row] fimm í röð: 40
    [box-three-pairs] þrjú ólík pör, lögð saman
    [box-five-alike] fimm eins, lagðir saman
    [box-full-straight] 1 2 3 4 5 6
    [box-villa] tvisvar þrír eins, lagðir saman
    [box-tower] fjórir eins og tveir aðrir eins, lagðir saman
    [box-maxi-yatzy] sex eins
   *[other] fimm eins
}
box-sum = Summa
bonus-how = { $least } eða meira: { $bonus }
paper-note = Þrjú köst í lotu, svo einn reitur. Það sem passar ekki gefur 0. Hæsta heildin vinnur.
again-how = Þegar reitur þeirra er fullur eru fimm eins jóker, og gefa { $points } aukalega ef þar standa 50.
again-above-how = Þegar reitur þeirra er fullur gefa fimm eins { $points } aukalega í eigin efri reit; annars eru þeir jóker.
saved-how = Köst sem þú notar ekki geymast til síðari lota.
