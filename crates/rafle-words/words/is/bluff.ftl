about = Undir hverjum bikar eru fjórir teningar, og hvert boð getur verið lygi.
help-throws = Enginn nema þú sér hvað er undir bikarnum þínum.
say-opens = { $seat } á að bjóða fyrst.
say-opens-you = Þú byrjar: gerðu fyrsta boðið.
help-opens = Veldu tölu og segðu hve oft hún er undir öllum bikurum. Þú mátt ljúga.
say-raise-or-lift = { $seat } má hækka boðið eða lyfta bikurunum.
say-raise-or-lift-you = Bjóddu hærra, eða lyftu bikurunum.
help-raise-or-lift = Bjóddu hærra, eða lyftu ef þú trúir ekki síðasta boði.
say-shows = { $seat } á að sýna hvað er undir bikarnum.
say-shows-you = Sýndu hvað er undir bikarnum þínum.
help-shows = Lyftu bikarnum svo að öll geti talið teningana þína.
throw-under-cup = { $count ->
    [1] Einum undir bikarinn
    [one] { $count } undir bikarinn
   *[other] { $count } undir bikarinn
}
bid = Bjóða
lift = Lyfta bikurunum
x-bluff-face = { $face ->
    [1] ás
    [2] tvistur
    [3] þristur
    [4] fjarki
    [5] fimma
   *[other] sexa
}
face = { $face ->
    [1] ásar
    [2] tvistar
    [3] þristar
    [4] fjarkar
    [5] fimmur
   *[other] sexur
}
standing-bid = { $count } × { $face }
bids = { $seat } býður { $count } × { $face }.
lifts = { $seat } lyftir.
shows = { $seat } sýnir: { $dice }.
threw-covered = { $seat } kastar undir bikarinn.
lost-round = { $found ->
    [0] Boðið var { $count } × { $face }, og þar er enginn teningur: { $seat } tapar umferðinni.
    [1] Boðið var { $count } × { $face }, og þar er einn teningur: { $seat } tapar umferðinni.
    [one] Boðið var { $count } × { $face }, og þar er { $found } teningur: { $seat } tapar umferðinni.
   *[other] Boðið var { $count } × { $face }, og þar eru { $found } teningar: { $seat } tapar umferðinni.
}
# The verdict when the cups are lifted: who had bid, and how many dice there are.
bid-holds = { $found ->
    [1] { $seat } hafði rétt fyrir sér: undir bikurunum er 1 × { $face }.
   *[other] { $seat } hafði rétt fyrir sér: undir bikurunum eru { $found } × { $face }.
}
bid-too-high = { $found ->
    [0] { $seat } hafði rangt fyrir sér: { x-bluff-face } er hvergi undir bikar.
    [1] { $seat } hafði rangt fyrir sér: undir bikurunum er aðeins 1 × { $face }.
   *[other] { $seat } hafði rangt fyrir sér: undir bikurunum eru aðeins { $found } × { $face }.
}
takes-stick = { $count ->
    [1] { $seat } tekur eldspýtu og á nú eina.
    [one] { $seat } tekur eldspýtu og á nú { $count }.
   *[other] { $seat } tekur eldspýtu og á nú { $count }.
}
left-in-heap = { $count ->
    [0] Hrúgan er tóm.
    [1] Ein eldspýta er eftir í hrúgunni.
    [one] { $count } eldspýta er eftir í hrúgunni.
   *[other] { $count } eldspýtur eru eftir í hrúgunni.
}
others-put-away = { $seat } heldur öllum teningum; öll hin leggja einn frá sér.
opens-next = { $seat } byrjar að bjóða í næstu umferð.
heap = Hrúga
dice-left = { $count ->
    [1] einn teningur
    [one] { $count } teningur
   *[other] { $count } teningar
}
bid-not-higher = þetta er ekki hærra en síðasta boð
bid-beyond-dice = { $count ->
    [1] það er aðeins einn teningur í leiknum
    [one] það er aðeins { $count } teningur í leiknum
   *[other] það eru aðeins { $count } teningar í leiknum
}
nothing-to-lift = enginn hefur boðið enn
cup-lifted = bikurunum er lyft: sláðu inn hvað teningarnir sýna
option-mode = Verð tapaðrar umferðar
option-mode-matches = ein eldspýta
option-mode-shrinking = einum teningi færra hjá öllum hinum
option-matches = Eldspýtur í hrúgunni
option-opener = Hver byrjar að bjóða í næstu umferð
option-opener-loser = sá sem tapaði
option-opener-rotate = næsti leikmaður
