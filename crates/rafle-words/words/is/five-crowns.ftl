about = Ellefu umferðir, og í hverri gildir nýtt spil allt. Leggðu allt niður, lokaðu og eigðu ekkert eftir.
say-lot = Hlutkesti ræður hver gefur fyrst.
say-dealing = { $seat } gefur.
say-draws = { $seat } á að taka spil: úr stokknum eða efst úr bunkanum.
say-draws-you = Taktu spil: úr stokknum eða efst úr bunkanum.
help-draws = Stokkurinn kemur á óvart; efsta spil bunkans sérðu.
say-draws-last = Síðasta lota: { $seat } á að taka spil, úr stokknum eða efst úr bunkanum.
say-draws-last-you = Síðasta lotan þín: taktu spil, úr stokknum eða efst úr bunkanum.
help-draws-last = Einhver hefur lokað. Þetta er síðasta spilið þitt í umferðinni.
say-discards = { $seat } á að henda einu spili.
say-discards-you = Hentu einu spili.
help-discards = Ýttu á spilið sem þú þarft síst. Ef öll hin passa saman geturðu lokað.
say-discards-last = Síðasta lota: { $seat } á að leggja niður og henda einu spili.
say-discards-last-you = Síðasta lotan þín: leggðu niður, og hentu einu spili.
help-discards-last = Leggðu niður það sem passar saman. Hin spilin teljast gegn þér.
say-shows-hand = { $seat } á að leggja niður höndina.
say-next-hand = Umferðinni er lokið. { $seat } á að gefa þá næstu.
say-next-hand-you = Umferðinni er lokið. Þú gefur þá næstu.
help-next-hand = Einu spili meira á mann, og nýtt spil gildir allt.
discard-pile = Bunki
left-over = Eftir á hendi: { $points }
left-without = eftir án spilsins
cards-held = { $count ->
    [1] eitt spil
   *[other] { $count } spil
}
hand-points = { $count ->
    [1] eitt stig í þessari umferð
   *[other] { $count } stig í þessari umferð
}
deal-the-cards = Gefa næstu umferð
draw-a-card = Draga úr stokknum
shuffle-and-draw = Stokka og draga
take-card = Taka: { $card }
discard-card = Henda: { $card }
go-out = Loka, henda: { $card }
lay-meld = Leggja niður
deals-first = { $seat } gefur fyrst.
hand-begins = Umferð { $number } af { $count }: { $wild }.
draws-card = { $seat } dregur: { $card }.
draws-unseen = { $seat } dregur úr stokknum.
takes-card = { $seat } tekur spil úr bunkanum: { $card }.
discards-shuffled = Bunkinn er stokkaður í nýjan stokk.
discards-card = { $seat } hendir spili: { $card }.
goes-out = { $seat } lokar og hendir spili: { $card }.
lays-meld = { $seat } leggur niður: { $cards }.
laid-down = { $points ->
    [0] { $seat } á ekkert eftir á hendi.
    [1] { $seat } á eitt stig eftir á hendi.
   *[other] { $seat } á { $points } stig eftir á hendi.
}
hand-won = { $seat } lokaði: umferðinni er lokið.
hand-unwon = Enginn lokaði: umferðinni er lokið.
hand-cost = { $points ->
    [1] { $seat } skrifar niður eitt stig.
   *[other] { $seat } skrifar niður { $points } stig.
}
eight-is-an-option = átta geta aðeins spilað með valkostinum `eight`
draw-first = fyrst á að taka spil úr stokknum eða efst úr bunkanum
drawn-already = búið er að taka spil í þessari lotu
nothing-to-draw = stokkurinn er tómur, og ekkert er í bunkanum til að stokka
out-already = einhver hefur lokað: nú lýkur lotunni með því að henda spili
rest-does-not-meld = hin spilin ganga ekki öll upp í samsetningar
taken-card-stays = þetta spil verður að vera á hendi út lotuna: { $card }
melds-lie-down-by-themselves = samsetningar eru lagðar niður sjálfkrafa
melds-wait-until-somebody-is-out = samsetningar eru lagðar niður þegar einhver hefur lokað
cards-not-in-hand = þessi spil eru ekki öll á hendi
no-meld = þessi spil eru hvorki samstæða né röð
one-card-for-the-discard = eitt spil verður að vera eftir til að henda
wrong-number-of-cards = { $count ->
    [1] sýna á eitt spil, ekki { $shown }
   *[other] sýna á { $count } spil, ekki { $shown }
}
cards-are-elsewhere = þessi spil geta ekki öll verið á þessari hendi
option-eight = Átta mega spila
option-auto_meld = Leggja niður á besta hátt án þess að spyrja
option-return_discard = Spil sem er tekið úr bunkanum
option-return_discard-allow = má henda í sömu lotu
option-return_discard-forbid = verður að vera á hendi út lotuna
option-hands = Umferðir
option-hands-all = allar ellefu, 3 til 13 spil
option-hands-short = sex, með 3, 5, 7, 9, 11 og 13 spilum
option-turn_limit = Lotur á mann þar til öll leggja niður
option-tie = Jafntefli í lokin
option-tie-shared = sigri er deilt
option-tie-most_outs = sá sem lokaði oftast vinnur
option-first_dealer = Fyrsti gjafari
option-first_dealer-lot = með hlutkesti
option-first_dealer-last = síðasta sætið, svo að það fyrsta byrjar
paper-note = Eftir á hendi: jóker 50, spil sem gildir allt í umferðinni 20, gosi 11, drottning 12, kóngur 13, öll önnur eins og prentað er. Stigin fara fyrir ofan línuna, samtalan fyrir neðan.
aid-melds = Samsetningar og stig
aid-book = Samstæða
aid-book-how = Þrjú spil eða fleiri með einu gildi, í hvaða sortum sem er.
aid-run = Röð
aid-run-how = Þrjú spil eða fleiri í röð, í einni sort; hún heldur ekki áfram frá kóngi í 3.
aid-wild = Spil sem gilda allt
aid-wild-how = Jókerar og gildi umferðarinnar koma í stað hvaða spils sem er, eins mörg og þú vilt, líka ein og sér.
aid-wild-how-not-alone = Jókerar og gildi umferðarinnar koma í stað hvaða spils sem er, eins mörg og þú vilt, en samsetning þarf líka annað spil.
aid-turn = Lotan þín
aid-turn-how = Taktu spil úr stokknum eða efst úr bunkanum, og hentu svo einu.
aid-out = Að loka
aid-out-how = Ef öll hin spilin eru í samsetningum geturðu lokað með spilinu sem þú hendir. Öll hin eiga eina síðustu lotu.
aid-left = Eftir á hendi
aid-left-how = Jóker kostar { $joker }, spil sem gildir allt í umferðinni { $wild }, gosi 11, drottning 12, kóngur 13, öll önnur tölu sína.
