about = Hvert spil hefur tvo enda, og samstæða sem er slegin út kemur aftur á haus.
say-deal = Spilin eru gefin.
say-turn = { $seat } má spila, bæta við, taka eða snúa.
say-turn-you = Spilaðu samstæðu, bættu við spili, taktu samstæðu eða snúðu hendinni.
help-turn = Ýttu á spil á hendi til að spila, á samstæðu til að bæta við eða taka.
say-turn-for = { $seat } má spila, bæta við, taka eða snúa, fyrir svæði { $number }.
say-turn-for-you = Svæði { $number }: spilaðu samstæðu, bættu við spili, taktu samstæðu eða snúðu hendinni.
help-turn-for = Hvort svæðanna þinna á eigin lotu.
area = Svæði { $number }
discards = Bunki
the-cards = Spilin
left-out = Verða eftir í kassanum
cards = { $count ->
    [1] eitt spil
   *[other] { $count } spil
}
the-star = stjarnan

play-cards = Spila þessum
add-to = Bæta við { $value } ({ $seat })
take-from = Taka { $value } ({ $seat })
flip-hand = Snúa allri hendinni

first-card = { $seat } fær fyrsta spilið.
begins = { $seat } er með 1/5 með stjörnunni og byrjar.
played = { $size ->
    [1] { $seat } spilar stöku spili með gildi { $value }: { $cards }.
    [2] { $seat } spilar pari með gildi { $value }: { $cards }.
   *[other] { $seat } spilar { $size } spilum með gildi { $value }: { $cards }.
}
added = { $seat } bætir spili við samstæðu ({ $owner }): { $card }.
took = { $seat } tekur samstæðu ({ $owner }) og snýr henni: { $cards }.
flipped = { $seat } snýr allri hendinni.
beaten-back = { $seat } tekur útslegnu samstæðuna aftur, snúna: { $cards }.
beaten-away = Samstæða ({ $seat }) er slegin út, og henni er hent.
out-first = { $seat } klárar á undan öllum og fær tvö merki.
out-second = { $seat } klárar næst og fær eitt merki.
round-won = { $seat } vinnur umferðina.
round-void = Umferðin er ógild.

deal-first = ekki er búið að gefa öll spilin
who-is-first = fyrst verður að segja hver fær fyrsta spilið
deal-a-card = nú á að gefa spil
who-holds-the-star = fyrst verður að segja hver er með stjörnuna
nothing-to-deal = búið er að gefa öll spil
not-in-the-deck = spilið { $card } er ekki eftir til að gefa
star-is-elsewhere = stjarnan getur ekki verið þarna: { $seat }
not-in-hand = þessi spil eru ekki á hendi, eða snúa ekki svona
not-one-value = öll spil í samstæðu hafa sama virka gildi
not-higher = { $size ->
    [1] stakt spil verður að vera hærra en { $value }, sem liggur þar
   *[other] { $size } spil verða að vera hærri en { $value }, sem liggja þar
}
other-value = aðeins spilum þar sem { $value } snýr upp má bæta við þessa samstæðu
own-set = þetta má aðeins gera við samstæðu annars leikmanns
no-set-there = þar liggur engin samstæða: { $seat }
name-the-area = segðu við hvaða svæði er átt, eins og `B2`
one-area-only = hér á hver aðeins eitt svæði: `B`, ekki `B2`

option-tokens_to_win = Merki sem vinna (3 til 5 leikmenn)
option-rounds_to_win = Umferðir sem vinna (2 leikmenn)
option-deck = Stokkur
option-deck-printed = sá útgefni
option-deck-pairs9 = hvert par gilda einu sinni
option-cards = Hvað stendur á spilunum 40, til dæmis 2/9; 1/10:3 er fyrir þrjá leikmenn eða fleiri
option-cards-usual = okkar listi
option-cards-own = spilin úr eigin kassa
cards-no-card = „{ $text }“ er ekki spil: tvö ólík gildi frá 1 til 10, eins og 2/9, og ef þarf frá hve mörgum leikmönnum, eins og 1/10:3
cards-thrice = { $card } er þar oftar en tvisvar
cards-wrong-total = gildin í línu { $line } gera { $sum } samtals, ekki { $total }
cards-wrong-number = fjöldi spila er { $count }, ekki 40
cards-starter = 1/5 með stjörnunni er þar einu sinni, hversu margir sem spila, og ekkert annað spil hefur stjörnu
cards-alike = { $value } er á { $count } spilum; það má vera á { $most } í mesta lagi
cards-too-few = með { $seats } leikmenn fengju ekki allir spil
cards-and-pairs = eigin spil eiga við útgefna stokkinn, ekki `pairs9`
option-turn_limit = Lotur þar til umferð er ógild
option-repetition = Umferð sem gengur í hring
option-repetition-off = heldur áfram
option-repetition-3 = er ógild í þriðja sinn
aid-actions = Eitt af fernu, í hverri lotu
aid-actions-note = Gömlu samstæðunni þinni er fyrst hent. Enginn situr hjá.
aid-play = Spila
aid-play-how = Leggðu eitt eða fleiri spil með einu gildi fyrir framan þig.
aid-add = Bæta við
aid-add-how = Leggðu eitt spil á samstæðu annars með sama gildi. Eigandi hennar á það þá.
aid-take = Taka
aid-take-how = Taktu upp heila samstæðu annars leikmanns.
aid-flip = Snúa
aid-flip-how = Snúðu allri hendinni þinni við.
aid-golden = Gullna reglan
aid-golden-how = Af borði á hönd snýst spil við. Af hendi á borð snýst það aldrei.
aid-golden-example = 2/5 og 2/7 á borðinu eru 5 og 7 á hendi.
aid-size = Aldrei tvær jafnstórar
aid-size-how = Ný eða stækkuð samstæða verður að vera hærri en sú sem er jafnstór. Sú fer aftur til eiganda síns, snúin. Jafnt dugar ekki.
aid-size-example = Tvær fimmur slá út tvo þrista, og þeir fara til baka sem tölurnar að neðan.
aid-places = Tvö svæði
aid-places-how = Hvort ykkar á tvö svæði og tvær lotur í röð. Líka má slá út sína eigin samstæðu.
aid-end = Endirinn
aid-end-two = { $count ->
    [1] Sá sem klárar fyrst vinnur umferðina og leikinn.
    [one] Sá sem klárar fyrst vinnur umferðina; { $count } umferð vinnur.
   *[other] Sá sem klárar fyrst vinnur umferðina; { $count } umferðir vinna.
}
aid-end-more = Fyrst að klára: tvö merki. Næst: eitt, og umferðinni lýkur. Merki sem vinna: { $count }.
