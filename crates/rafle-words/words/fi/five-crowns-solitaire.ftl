about = Yksitoista avointa kättä ja 28 korttia niiden valmiiksi saamiseen.
say-hands-are-dealt = Yksitoista kättä jaetaan.
say-turn-up = Nyt { $seat } kääntää esiin seuraavan kortin.
say-turn-up-you = Käännä esiin seuraava kortti.
help-turn-up = Jokainen esiin käännetty kortti menee johonkin avoimeen käteen.
say-put = Nyt { $seat } laittaa kortin { $card } avoimeen käteen ja heittää siitä yhden kortin pois.
say-put-you = Laita { $card } avoimeen käteen ja heitä siitä yksi kortti pois.
help-put = Napauta kättä, johon kortti menee, sitten korttia, jonka heität pois.
turn-up-a-card = Käännä kortti esiin
turned-up-card = Esiin käännetty
coming-cards = Seuraavaksi tulee
open-hand = { $wild }: käteen jää { $points }
open-hand-short = { $rank }: jää { $points }
left-with = käteen jää uuden kortin kanssa
closed-hand = { $n } korttia, valmis
throw-it-away = heitä se pois
throw-away-in = Käsi { $n }: heti pois
put-for = Käsi { $n }: pois { $card }
put-into = { $n } kortin käsi: sisään { $card }, pois { $discard }.
thrown-away = { $n } kortin käsi: { $card } tulee ja heitetään heti pois.
hand-closes = { $n } kortin käsi on valmis.
solitaire-won = { $count ->
    [0] Voitto aivan viimeisellä kortilla.
    [1] Voitto, yksi kortti jäi yli.
   *[other] Voitto, { $count } korttia jäi yli.
}
solitaire-lost = { $count ->
    [0] Häviö: yksikään käsi ei ole valmis, ja käsiin jää { $points } pistettä.
    [1] Häviö: yksi käsi on valmis, ja muihin jää { $points } pistettä.
   *[other] Häviö: { $count } kättä on valmiina, ja muihin jää { $points } pistettä.
}
hand-not-open = { $n } kortin käsi on valmis, eikä siihen laiteta enää kortteja
option-deal_close = Jo jaossa sopiva käsi on heti valmis
option-undo = Siirtoja saa perua
option-peek = Nostopakan avoimet kortit
option-peek-0 = ei yhtään
option-peek-1 = seuraava
option-peek-3 = kolme seuraavaa
