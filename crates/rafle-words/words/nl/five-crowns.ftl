about = Elf rondes, en in elke is een andere waarde wild. Leg alles neer, ga uit en houd niets over.
say-lot = Het lot bepaalt wie het eerst deelt.
say-dealing = { $seat } deelt.
say-draws = { $seat } moet een kaart nemen: van de trekstapel, of de bovenste van de aflegstapel.
say-draws-you = Neem een kaart: van de trekstapel, of de bovenste van de aflegstapel.
help-draws = De trekstapel is een verrassing; de afgelegde kaart kun je zien.
say-draws-last = Laatste beurt: { $seat } moet een kaart nemen, van de trekstapel of de bovenste van de aflegstapel.
say-draws-last-you = Je laatste beurt: neem een kaart, van de trekstapel of de bovenste van de aflegstapel.
help-draws-last = Er is iemand uit. Dit is je laatste kaart van de ronde.
say-discards = { $seat } moet één kaart afleggen.
say-discards-you = Leg één kaart af.
help-discards = Tik op de kaart die weg kan. Vormt de rest combinaties, dan ga je uit.
say-discards-last = Laatste beurt: { $seat } moet neerleggen en één kaart afleggen.
say-discards-last-you = Je laatste beurt: leg neer, en leg één kaart af.
help-discards-last = Leg je combinaties neer. De kaarten die overblijven, zijn strafpunten.
say-shows-hand = { $seat } legt de hand neer.
say-next-hand = De ronde is voorbij. { $seat } moet de volgende delen.
say-next-hand-you = De ronde is voorbij. Jij deelt de volgende.
help-next-hand = Iedereen krijgt een kaart meer, en een andere waarde is wild.
discard-pile = Aflegstapel
left-over = Over: { $points }
left-without = over zonder deze kaart
cards-held = { $count ->
    [1] één kaart
   *[other] { $count } kaarten
}
hand-points = { $count ->
    [1] één punt in deze ronde
   *[other] { $count } punten in deze ronde
}
deal-the-cards = Deel de volgende ronde
draw-a-card = Trek van de stapel
shuffle-and-draw = Schudden en trekken
take-card = Neem { $card }
discard-card = Leg { $card } af
go-out = Ga uit, leg { $card } af
lay-meld = Combinatie neerleggen
deals-first = { $seat } deelt het eerst.
hand-begins = Ronde { $number } van { $count }. { $wild }.
draws-card = { $seat } trekt { $card }.
draws-unseen = { $seat } trekt van de trekstapel.
takes-card = { $seat } neemt { $card } van de aflegstapel.
discards-shuffled = De aflegstapel wordt tot een nieuwe trekstapel geschud.
discards-card = { $seat } legt { $card } af.
goes-out = { $seat } gaat uit en legt { $card } af.
lays-meld = { $seat } legt { $cards } neer.
laid-down = { $points ->
    [0] { $seat } houdt niets over.
    [1] { $seat } houdt één punt over.
   *[other] { $seat } houdt { $points } punten over.
}
hand-won = { $seat } ging uit: de ronde is voorbij.
hand-unwon = Niemand ging uit: de ronde is voorbij.
hand-cost = { $points ->
    [1] { $seat } schrijft één punt op.
   *[other] { $seat } schrijft { $points } punten op.
}
eight-is-an-option = met z’n achten spelen kan alleen met de optie `eight`
draw-first = neem eerst een kaart van de trekstapel of de bovenste van de aflegstapel
drawn-already = er is deze beurt al een kaart genomen
nothing-to-draw = de trekstapel is leeg, en er zijn geen afgelegde kaarten om te schudden
out-already = er is iemand uit: nu eindigt een afgelegde kaart de beurt
rest-does-not-meld = de andere kaarten passen niet allemaal in combinaties
taken-card-stays = de hand moet { $card } deze beurt houden
melds-lie-down-by-themselves = combinaties worden vanzelf neergelegd
melds-wait-until-somebody-is-out = combinaties leg je neer als er iemand is uitgegaan
cards-not-in-hand = de hand heeft niet al deze kaarten
no-meld = deze kaarten zijn geen groep en geen serie
one-card-for-the-discard = er moet één kaart overblijven om af te leggen
wrong-number-of-cards = { $count ->
    [1] er moet één kaart getoond worden, niet { $shown }
   *[other] er moeten { $count } kaarten getoond worden, niet { $shown }
}
cards-are-elsewhere = niet al deze kaarten kunnen in die hand zitten
option-eight = Acht mogen meespelen
option-auto_meld = Beste combinaties zonder vragen neerleggen
option-return_discard = De kaart van de aflegstapel
option-return_discard-allow = mag in dezelfde beurt weer weg
option-return_discard-forbid = blijft die beurt in de hand
option-hands = Rondes
option-hands-all = alle elf, 3 t/m 13 kaarten
option-hands-short = zes, van 3, 5, 7, 9, 11 en 13 kaarten
option-turn_limit = Beurten per speler tot iedereen neerlegt
option-tie = Gelijk aan het eind
option-tie-shared = gedeelde winst
option-tie-most_outs = wie het vaakst uitging, wint
option-first_dealer = De eerste gever
option-first_dealer-lot = door het lot
option-first_dealer-last = wie op de laatste plaats zit, zodat de eerste begint
paper-note = Over in de hand: een joker 50, een kaart van de wilde waarde 20, boer 11, vrouw 12, heer 13, alle andere zoals gedrukt. Punten komen boven de lijn, het lopende totaal eronder.
aid-melds = Combinaties en punten
aid-book = Groep
aid-book-how = Drie kaarten of meer van één waarde, van welke kleur ook.
aid-run = Serie
aid-run-how = Drie kaarten of meer op een rij, van één kleur; na de heer komt geen 3.
aid-wild = Wilde kaarten
aid-wild-how = Jokers en de wilde waarde van de ronde staan voor een kaart naar keuze, zoveel als je wilt; alleen wilde kaarten mag ook.
aid-wild-how-not-alone = Jokers en de wilde waarde van de ronde staan voor een kaart naar keuze, zoveel als je wilt, maar een combinatie heeft ook een andere kaart nodig.
aid-turn = Je beurt
aid-turn-how = Neem een kaart van de trekstapel of de bovenste van de aflegstapel, en leg er dan een af.
aid-out = Uitgaan
aid-out-how = Zitten alle andere kaarten in combinaties, ga dan uit met de kaart die je aflegt. Alle anderen hebben nog één beurt.
aid-left = Over
aid-left-how = Een joker kost { $joker }, een kaart van de wilde waarde { $wild }, boer 11, vrouw 12, heer 13, alle andere hun getal.
