about = Sex teningar, átján skífur og kórónur fyrir hverja línu sem fyllist.
help-throws = Teningarnir ráða hvaða reiti þú getur hulið.

say-cover = { $count ->
    [0] { $seat } á enga skífu eftir.
    [1] { $seat } má hylja reiti, með eina skífu eftir.
    [one] { $seat } má hylja reiti, með { $count } skífu eftir.
   *[other] { $seat } má hylja reiti, með { $count } skífur eftir.
}
say-cover-you = { $count ->
    [0] Þú átt enga skífu eftir.
    [1] Hyldu reiti: þú átt eina skífu eftir.
    [one] Hyldu reiti: þú átt { $count } skífu eftir.
   *[other] Hyldu reiti: þú átt { $count } skífur eftir.
}
help-cover = Ýttu á reit með ramma: skífa er lögð þar, og teningarnir notaðir.
cover = Hylja { $dice } × { $value }
done = { $count ->
    [0] Búið, engin skífa
    [1] Búið, ein skífa
    [one] Búið, { $count } skífa
   *[other] Búið, { $count } skífur
}
column = { $dice } ×
chips = { $count ->
    [1] ein skífa
    [one] { $count } skífa
   *[other] { $count } skífur
}
border = Jaðar
line-for = { $line }, fyrir { $crowns }
line-row = Röð { $value }
    .inside = röð { $value }
line-column = { $dice } ×
    .inside = { $dice } ×
line-rising = Rísandi skálína
    .inside = rísandi skálína
line-falling = Fallandi skálína
    .inside = fallandi skálína
needs = { $count ->
    [1] vantar eina
   *[other] vantar { $count }
}

covered = { $seat } hylur { $dice } × { $value }.
line-filled = Full lína: { $line-inside }, fyrir { $crowns }.
covered-in-all = { $count ->
    [0] { $seat } hylur ekkert.
    [1] { $seat } lýkur lotunni, með einni skífu.
    [one] { $seat } lýkur lotunni, með { $count } skífu.
   *[other] { $seat } lýkur lotunni, með { $count } skífum.
}
chip-lost = Ekkert er hægt að hylja: { $seat } tapar skífu.

rating-genius = { $crowns ->
    [one] { $crowns } kóróna: snillingur.
   *[other] { $crowns } kórónur: snillingur.
}
rating-professional = { $crowns ->
    [one] { $crowns } kóróna: atvinnumaður.
   *[other] { $crowns } kórónur: atvinnumaður.
}
rating-expert = { $crowns ->
    [one] { $crowns } kóróna: sérfræðingur.
   *[other] { $crowns } kórónur: sérfræðingur.
}
rating-advanced = { $crowns ->
    [one] { $crowns } kóróna: góð tök.
   *[other] { $crowns } kórónur: góð tök.
}
rating-beginner = { $crowns ->
    [one] { $crowns } kóróna: gott hjá byrjanda.
   *[other] { $crowns } kórónur: gott hjá byrjanda.
}
rating-again = { $crowns ->
    [1] Ein kóróna: reyndu aftur.
    [one] { $crowns } kóróna: reyndu aftur.
   *[other] { $crowns } kórónur: reyndu aftur.
}

split-leaves-dice-over = fleiri en ein skífa á gildi skilja eftir teninga, svo að `split` gengur ekki með `use` sem `exact`
place-more = { $count ->
    [1] þegar einn spilar verður að leggja skífu ef hægt er
    [one] þegar einn spilar verður að leggja { $count } skífu ef hægt er
   *[other] þegar einn spilar verður að leggja { $count } skífur ef hægt er
}
value-not-thrown = enginn teningur sýnir { $value }
field-covered = þessi reitur er þegar hulinn
no-chips = engin skífa er eftir
one-chip-a-value = gildi fær aðeins eina skífu í lotu
too-few-dice = of fáir teningar eru eftir sem sýna { $value } eða meira: þeir þurfa að vera { $dice }
dice-left-over = teningar gengju af sem ekkert annað gildi getur tekið
leaves-too-few = með þeim reit eru engir teningar eftir fyrir aðra skífu; veldu reit sem skilur einhverja eftir

option-min_chips = Fæstar skífur í kasti (þegar einn spilar)
option-use = Teningar sem er kastað
option-use-partial = mega ganga af
option-use-exact = verða allir að fara í eitthvert gildi
option-split = Fleiri en ein skífa á gildi í lotu
option-tie = Jafntefli í lokin
option-tie-shared = sigri er deilt
option-tie-most_lines = flestar línur, svo flestar skífur á jaðri
option-round_limit = Flestar umferðir
option-board = Kórónur innri reita, ein röð í línu, ofan frá
option-board-usual = okkar endurgerð
option-board-own = spjaldið úr eigin kassa
board-no-number = í röð { $row } er „{ $text }“, sem er ekki tala
board-too-many = í röð { $row } er { $crowns }; á reit eru 0 til 6 kórónur
board-wrong-row = { $count ->
    [1] í röð { $row } er ein tala; þær þurfa að vera fimm, 1× til 5×
    [one] í röð { $row } er { $count } tala; þær þurfa að vera fimm, 1× til 5×
   *[other] í röð { $row } eru { $count } tölur; þær þurfa að vera fimm, 1× til 5×
}
board-wrong-total = röð { $row } gerir { $sum } samtals, ekki { $total }
board-wrong-rows = { $count ->
    [1] röðin er ein; á spjaldinu eru þær fimm
   *[other] raðirnar eru { $count }; á spjaldinu eru þær fimm
}
paper-rows = Raðir
paper-columns = Dálkar
paper-note = Innri reitir teljast aðeins í fimm reita línum sem eru alveg fullar. Kórónur þeirra eru endurgerð okkar; þær sem eru á þínu spjaldi má slá inn undir heimareglum.
paper-note-own = Innri reitir teljast aðeins í fimm reita línum sem eru alveg fullar.

# The reference card.
aid-board = Hvað nær reit og hvað hann gefur
aid-field = Reitur
aid-field-how = Hann þarf jafnmarga teninga og dálkurinn segir, með gildi raðarinnar. Tening má telja sem lægri tölu sem annar teningur sýnir. Hver teningur telst aðeins fyrir einn reit.
aid-chip = Ein skífa
aid-chip-how = Hvert gildi fær í mesta lagi eina skífu í lotu.
aid-lines = Fullar línur
aid-lines-how = Raðir frá 5 og niður, kórónur: { $rows }. Dálkar frá 1 × og upp: { $columns }. Skálínur: { $rising } rísandi, { $falling } fallandi.
aid-border-how = Röð 6 og dálkurinn 6 × gefa kórónur sínar reit fyrir reit og tilheyra engri línu.
aid-end = Lokin
aid-end-how = Þegar einhver hefur lagt síðustu skífu sína af { $chips } er umferðin spiluð til enda.
aid-end-alone = { $least ->
    [1] Eftir hvert kast er lögð að minnsta kosti ein skífa
   *[other] Eftir hvert kast eru lagðar { $least } skífur ef teningarnir leyfa
}. Sé engin möguleg tapast ein. Leiknum lýkur með síðustu skífunni af { $chips }.
