about = Ellefu opnar hendur og 28 spil til að ljúka þeim öllum.
say-hands-are-dealt = Ellefu hendur eru gefnar.
say-turn-up = { $seat } á að snúa upp næsta spili.
say-turn-up-you = Snúðu upp næsta spili.
help-turn-up = Hvert spil sem þú snýrð upp fer í eina af opnu höndunum.
say-put = Upp kom { $card }: { $seat } á að setja spilið í opna hönd og henda einu spili úr henni.
say-put-you = Upp kom { $card }: settu spilið í opna hönd og hentu einu spili úr henni.
help-put = Ýttu á hönd til að setja spilið þar, svo á spilið sem á að henda.
turn-up-a-card = Snúa upp spili
turned-up-card = Upp kom
coming-cards = Kemur næst
open-hand = { $wild }: { $points } eftir
open-hand-short = { $rank }: { $points } eftir
left-with = eftir með nýja spilinu
closed-hand = { $n } spil, lokuð
throw-it-away = henda því
throw-away-in = Setja í höndina með { $n } og henda því
put-for = Höndin með { $n }, henda: { $card }
put-into = Höndin með { $n }: inn fer { $card }, út fer { $discard }.
thrown-away = Höndin með { $n }: { $card } fer inn og út aftur.
hand-closes = Höndinni með { $n } er lokað.
solitaire-won = { $count ->
    [0] Unnið með allra síðasta spilinu.
    [1] Unnið með eitt spil eftir.
   *[other] Unnið með { $count } spil eftir.
}
solitaire-lost = { $count ->
    [0] Tapað: engin hönd er lokuð, og { $points } stig eru eftir.
    [1] Tapað: ein hönd er lokuð, og { $points } stig eru eftir í hinum.
    [one] Tapað: { $count } hönd er lokuð, og { $points } stig eru eftir í hinum.
   *[other] Tapað: { $count } hendur eru lokaðar, og { $points } stig eru eftir í hinum.
}
hand-not-open = höndin með { $n } er lokuð og tekur ekki við fleiri spilum
option-deal_close = Loka höndum sem eru heilar þegar gefið er
option-undo = Taka má skref til baka
option-peek = Opin spil stokksins
option-peek-0 = engin
option-peek-1 = það næsta
option-peek-3 = þau þrjú næstu
