about = Verzamel zoveel mogelijk gelijke. Enen zijn wat je nodig hebt.
help-lay-some-aside = Gelijke stenen zijn je hand, en enen passen bij elk getal.
help-throws = Verzamel gelijke stenen. Enen zijn wat je nodig hebt.
hand-two-alike = twee { x-faces }
hand-six-alike = zes { x-faces }
hand-straight-at-once = 1 2 3 4 5 6 in één keer
call-ones = De enen zijn { x-faces }
called-ones = { $seat } zegt: de enen zijn { x-faces }.
ones-count-as = enen tellen als { x-faces }
ones-are-not-named = de enen tellen vanzelf als het beste getal
ones-named-already = de enen zijn deze beurt al genoemd
no-one-aside = er ligt nog geen 1 apart
option-straight_first = 1 2 3 4 5 6 in de eerste worp is het hoogst
option-declare = Waarvoor de enen tellen
option-declare-auto = altijd het beste getal
option-declare-manual = genoemd tijdens de beurt
aid-trump = Enen tellen als het getal dat je wilt. Van groepen die even groot zijn, wint het hoogste getal.
group-ones = Zes enen
group-alike = { $count ->
    [2] Twee gelijke
    [3] Drie gelijke
    [4] Vier gelijke
    [5] Vijf gelijke
   *[other] Zes gelijke
}

x-faces = { $face ->
    [1] enen
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
   *[other] zessen
}
