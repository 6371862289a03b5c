about = Elke kaart heeft twee kanten, en een verslagen set komt ondersteboven terug.

say-deal = De kaarten worden gedeeld.
say-turn = { $seat } mag spelen, aanleggen, nemen of omdraaien.
say-turn-you = Speel een set, leg een kaart aan, neem een set, of draai je hand om.
help-turn = Tik op handkaarten om ze te spelen, of op een set: aanleggen of nemen.
say-turn-for = { $seat } mag spelen, aanleggen, nemen of omdraaien, voor vak { $number }.
say-turn-for-you = Vak { $number }: speel een set, leg een kaart aan, neem een set, of draai je hand om.
help-turn-for = Elk van je twee vakken heeft een eigen beurt.
area = Vak { $number }
discards = Aflegstapel
the-cards = De kaarten
left-out = Blijven in de doos
cards = { $count ->
    [1] één kaart
   *[other] { $count } kaarten
}
the-star = de ster

# Waarden van kaarten, in het meervoud.
x-values = { $value ->
    [1] enen
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
    [6] zessen
    [7] zevens
    [8] achten
    [9] negens
   *[other] tienen
}
play-cards = Speel deze
add-to = Leg aan: { x-values } · { $seat }
take-from = Neem { x-values } · { $seat }
flip-hand = Draai je hand om

first-card = { $seat } krijgt de eerste kaart.
begins = { $seat } heeft de 1/5 met de ster en begint.
played = { $size ->
    [1] { $seat } speelt een losse { $value }: { $cards }.
    [2] { $seat } speelt een paar { x-values }: { $cards }.
   *[other] { $seat } speelt { $size } kaarten met waarde { $value }: { $cards }.
}
added = { $seat } legt { $card } aan bij de set van { $owner }.
took = { $seat } neemt de set van { $owner } en draait hem om: { $cards }.
flipped = { $seat } draait de hele hand om.
beaten-back = { $seat } neemt de verslagen set terug, omgedraaid: { $cards }.
beaten-away = De set van { $seat } is verslagen en wordt afgelegd.
out-first = { $seat } is er als eerste uit en krijgt twee fiches.
out-second = { $seat } is er als tweede uit en krijgt één fiche.
round-won = { $seat } wint de ronde.
round-void = De ronde is ongeldig.

deal-first = nog niet alle kaarten zijn gedeeld
who-is-first = zeg eerst wie de eerste kaart krijgt
deal-a-card = nu wordt er een kaart gedeeld
who-holds-the-star = zeg eerst wie de ster heeft
nothing-to-deal = alle kaarten zijn gedeeld
not-in-the-deck = er is geen { $card } meer om te delen
star-is-elsewhere = de ster kan niet bij { $seat } zijn
not-in-hand = de hand heeft die kaarten niet met die kant boven
not-one-value = alle kaarten van een set hebben dezelfde actieve waarde
not-higher = { $size ->
    [1] een losse kaart moet hoger zijn dan de { $value } die er ligt
   *[other] { $size } kaarten moeten hoger zijn dan de { x-values } die er liggen
}
other-value = bij die set kun je alleen kaarten met { $value } boven aanleggen
own-set = dat kan alleen met de set van een ander
no-set-there = daar ligt geen set voor { $seat }
name-the-area = zeg welk vak je bedoelt, zoals `B2`
one-area-only = iedereen heeft hier maar één vak: `B`, niet `B2`

option-tokens_to_win = Fiches om te winnen (3 tot 5 spelers)
option-rounds_to_win = Rondes om te winnen (2 spelers)
option-deck = Kaarten
option-deck-printed = de uitgegeven kaarten
option-deck-pairs9 = elk paar waarden één keer
option-cards = Wat er op de 40 kaarten staat, zoals 2/9; 1/10:3 doet mee vanaf drie spelers
option-cards-usual = onze lijst
option-cards-own = de kaarten uit je eigen doos
cards-no-card = ‘{ $text }’ is geen kaart: twee verschillende waarden van 1 t/m 10, zoals 2/9, en zo nodig vanaf hoeveel spelers, zoals 1/10:3
cards-thrice = { $card } is er meer dan twee keer
cards-wrong-total = de waarden van regel { $line } zijn samen { $sum }, niet { $total }
cards-wrong-number = het aantal kaarten is { $count }, niet 40
cards-starter = de 1/5 met de ster is er één keer, met hoeveel je ook speelt, en geen andere kaart heeft een ster
cards-alike = { $value } staat op { $count } kaarten; dat mogen er hoogstens { $most } zijn
cards-too-few = met { $seats } spelers zou niet iedereen een kaart krijgen
cards-and-pairs = eigen kaarten gaan samen met de uitgegeven kaarten, niet met `pairs9`
option-turn_limit = Beurten tot een ronde ongeldig is
option-repetition = Een ronde die in kringetjes gaat
option-repetition-off = gaat door
option-repetition-3 = is bij de derde keer ongeldig
aid-actions = Eén van de vier, elke beurt
aid-actions-note = Eerst gaat je oude set weg. Niemand past.
aid-play = Spelen
aid-play-how = Leg een of meer kaarten van één waarde voor je neer.
aid-add = Aanleggen
aid-add-how = Leg één kaart aan bij de set van een ander met dezelfde waarde. De kaart is nu van die ander.
aid-take = Nemen
aid-take-how = Pak iemands hele set op.
aid-flip = Omdraaien
aid-flip-how = Draai je hele hand om.
aid-golden = De gouden regel
aid-golden-how = Van tafel naar hand draait een kaart om. Van hand naar tafel nooit.
aid-golden-example = 2/5 en 2/7 op tafel zijn een 5 en een 7 in je hand.
aid-size = Geen twee sets even groot
aid-size-how = Een set die nieuw is of groter werd, moet hoger zijn dan die van dezelfde grootte. Die gaat omgedraaid terug naar de eigenaar. Gelijk is niet genoeg.
aid-size-example = Twee vijven verslaan twee drieën, en die gaan terug met de onderkant boven.
aid-places = Twee vakken
aid-places-how = Ieder heeft twee vakken en twee beurten achter elkaar. Ook je eigen set kan verslagen worden.
aid-end = Het einde
aid-end-two = { $count ->
    [1] Wie er het eerst uit is, wint de ronde en het spel.
   *[other] Wie er het eerst uit is, wint de ronde; met { $count } rondes win je het spel.
}
aid-end-more = Als eerste uit: twee fiches. Als tweede: één, en de ronde is uit. Met { $count } fiches win je.
