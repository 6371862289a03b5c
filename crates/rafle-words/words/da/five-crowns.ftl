about = Elleve omgange, og hver gang er en ny værdi trumf. Få det hele lagt ned, og hav intet til overs.
say-lot = Der trækkes lod om, hvem der giver først.
say-dealing = { $seat } giver kort.
say-draws = { $seat } skal tage et kort: fra bunken eller det øverste kasserede.
say-draws-you = Tag et kort: fra bunken eller det øverste kasserede.
help-draws = Bunken er en overraskelse; det kasserede kort kan du se.
say-draws-last = Sidste tur: { $seat } skal tage et kort, fra bunken eller det øverste kasserede.
say-draws-last-you = Din sidste tur: tag et kort, fra bunken eller det øverste kasserede.
help-draws-last = En er gået ud. Det er dit sidste kort i omgangen.
say-discards = { $seat } skal kassere et kort.
say-discards-you = Kassér et kort.
help-discards = Tryk på det kort, du kan undvære. Passer resten, går du ud.
say-discards-last = Sidste tur: { $seat } skal lægge ned og kassere et kort.
say-discards-last-you = Din sidste tur: læg ned, og kassér et kort.
help-discards-last = Læg dine sæt ned. De kort, der er tilbage, tæller imod dig.
say-shows-hand = { $seat } lægger sine kort ned.
say-next-hand = Omgangen er slut. { $seat } skal give til den næste.
say-next-hand-you = Omgangen er slut. Du giver til den næste.
help-next-hand = Ét kort mere til hver, og en ny værdi er vild.
discard-pile = Kasserede kort
left-over = Til overs: { $points }
left-without = til overs uden kortet
cards-held = { $count ->
    [1] ét kort
   *[other] { $count } kort
}
hand-points = { $count ->
    [1] ét point i denne omgang
   *[other] { $count } point i denne omgang
}
deal-the-cards = Giv til næste omgang
draw-a-card = Træk fra bunken
shuffle-and-draw = Bland de kasserede kort, og træk
take-card = Tag { $card }
discard-card = Kassér { $card }
go-out = Luk, og kassér { $card }
lay-meld = Læg et sæt eller en serie ned
deals-first = { $seat } giver først.
hand-begins = Omgang { $number } af { $count }: { $wild }.
draws-card = { $seat } trækker { $card }.
draws-unseen = { $seat } trækker fra bunken.
takes-card = { $seat } tager { $card } fra de kasserede kort.
discards-shuffled = De kasserede kort blandes til en ny bunke.
discards-card = { $seat } kasserer { $card }.
goes-out = { $seat } lukker og kasserer { $card }.
lays-meld = { $seat } lægger { $cards } ned.
laid-down = { $points ->
    [0] { $seat } har intet til overs.
   *[other] { $seat } har { $points } point til overs.
}
hand-won = { $seat } gik ud: omgangen er slut.
hand-unwon = Ingen gik ud: omgangen er slut.
hand-cost = { $points ->
    [1] { $seat } skriver ét point ned.
   *[other] { $seat } skriver { $points } point ned.
}
eight-is-an-option = otte kan kun spille med valget `eight`
draw-first = tag først et kort fra bunken eller det øverste kasserede
drawn-already = der er taget et kort i denne tur
nothing-to-draw = bunken er tom, og der er ingen kasserede kort at blande
out-already = nogen har lukket: nu slutter turen med at kassere
rest-does-not-meld = de andre kort går ikke alle op i sæt og serier
taken-card-stays = hånden skal beholde { $card } i denne tur
melds-lie-down-by-themselves = sæt og serier lægges ned automatisk
melds-wait-until-somebody-is-out = sæt og serier lægges ned, når nogen har lukket
cards-not-in-hand = hånden har ikke alle disse kort
no-meld = de kort er hverken et sæt eller en serie
one-card-for-the-discard = der skal være et kort tilbage at kassere
wrong-number-of-cards = { $count ->
    [1] der skal vises ét kort, ikke { $shown }
   *[other] der skal vises { $count } kort, ikke { $shown }
}
cards-are-elsewhere = de kort kan ikke alle være på den hånd
option-eight = Otte må spille
option-auto_meld = Læg det bedste ned uden at spørge
option-return_discard = Et kort taget fra de kasserede
option-return_discard-allow = må kasseres i samme tur
option-return_discard-forbid = bliver på hånden i den tur
option-hands = Omgange
option-hands-all = alle elleve, 3 til 13 kort
option-hands-short = seks, med 3, 5, 7, 9, 11 og 13 kort
option-turn_limit = Ture til hver, før alle lægger ned
option-tie = Uafgjort til sidst
option-tie-shared = delt sejr
option-tie-most_outs = den, der har lukket flest gange, vinder
option-first_dealer = Den første giver
option-first_dealer-lot = ved lodtrækning
option-first_dealer-last = den sidste plads, så den første begynder
paper-note = Tilbage på hånden: en joker 50, et kort af trumfværdien 20, bonde 11, dronning 12, konge 13, alle andre som trykt. Skriv pointene over linjen og summen under den.
aid-melds = Sæt, serier og point
aid-book = Sæt
aid-book-how = Tre eller flere kort af samme værdi, uanset kulør.
aid-run = Serie
aid-run-how = Tre eller flere kort i rækkefølge i samme kulør; den fortsætter ikke fra konge til 3.
aid-wild = Trumfer
aid-wild-how = Jokere og håndens værdi står for et hvilket som helst kort, så mange I vil, også alene.
aid-wild-how-not-alone = Jokere og håndens værdi står for et hvilket som helst kort, så mange I vil, men der skal et andet kort til.
aid-turn = Din tur
aid-turn-how = Tag et kort fra bunken eller det øverste kasserede, og kassér så et.
aid-out = At gå ud
aid-out-how = Er alle andre kort i sæt og serier, går du ud med det kort, du kasserer. Alle andre har én sidste tur.
aid-left = Til overs
aid-left-how = En joker koster { $joker }, et kort af trumfværdien { $wild }, bonde 11, dronning 12, konge 13, alle andre deres tal.
