about = Vinndu hirðina á þitt band með teningum, frá hirðfífli til kóngs, og haltu kónginum til loka.
help-throws = Með teningunum sem þú leggur til hliðar borgar þú fyrir persónur.

# Characters, as cards.
card-fool = Hirðfífl
    .acc = Hirðfífl
card-charlatan = Loddari
    .acc = Loddara
card-farmer = Bóndi
    .acc = Bónda
card-maid = Þerna
    .acc = Þernu
card-philosopher = Heimspekingur
    .acc = Heimspeking
card-laborer = Handverksmaður
    .acc = Handverksmann
card-guard = Vörður
    .acc = Vörð
card-hunter = Veiðimaður
    .acc = Veiðimann
card-merchant = Kaupmaður
    .acc = Kaupmann
card-astronomer = Stjörnufræðingur
    .acc = Stjörnufræðing
card-noblewoman = Hirðmey
    .acc = Hirðmey
card-pawnbroker = Veðlánari
    .acc = Veðlánara
card-knight = Riddari
    .acc = Riddara
card-magician = Töframaður
    .acc = Töframann
card-alchemist = Gullgerðarmaður
    .acc = Gullgerðarmann
card-bishop = Biskup
    .acc = Biskup
card-nobleman = Aðalsmaður
    .acc = Aðalsmann
card-general = Hershöfðingi
    .acc = Hershöfðingja
card-king = Kóngur
    .acc = Kóng
card-queen = Drottning
    .acc = Drottningu
level = { $level ->
    [0] Hvaða teningar sem er
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}
cards = { $count ->
    [1] ein persóna
    [one] { $count } persóna
   *[other] { $count } persónur
}

# What they cost.
price-nothing = hvaða teningar sem er
price-fool = þitt eigið Hirðfífl, snúið við
price-alike = { $count ->
    [2] par
   *[other] { $count } eins
}
price-odd = aðeins oddatölur
price-even = aðeins sléttar tölur
price-sum = { $sum } augu eða fleiri
price-pairs = { $count } pör
price-triples = { $count } þrennur
price-full-house = þrenna og par
price-run = { $count } í röð
price-king = fylgir Kónginum

# What they do.
power-start = { $count ->
    [1] einn teningur í viðbót í byrjun lotunnar
    [one] { $count } teningur í viðbót í byrjun lotunnar
   *[other] { $count } teningar í viðbót í byrjun lotunnar
}
power-throw-one-again = kasta einum virkum teningi aftur
power-throw-again = kasta þeim virku teningum aftur sem þú velur
power-raise-one = bæta 1 til { $most } augum við einn virkan tening (ekki yfir 6)
power-raise = bæta { $by } við eins marga virka teninga og þú vilt (ekki yfir 6)
power-match = snúa einum virkum teningi á tölu sem liggur til hliðar
power-turn = snúa einum virkum teningi á hvaða tölu sem er
power-shift = { $count ->
    [2] færa augu af einum virkum teningi á annan
   *[other] færa augu á milli tveggja eða þriggja virkra teninga
}
power-add = bæta við virkum teningi sem sýnir { $face }
power-add-any = bæta við virkum teningi sem sýnir hvaða tölu sem er
power-add-before = bæta við teningi sem er kastað með hinum
power-crown = Drottningin fylgir með og síðasta umferðin hefst

# What is going on.
say-who-begins = Hlutkesti ræður hver byrjar.
say-throw-or-add = { $seat } á að kasta { $count } teningum, eða láta persónu bæta einum við fyrst.
say-throw-or-add-you = Kastaðu { $count } teningum, eða láttu persónu bæta einum við fyrst.
help-throw-or-add = Persóna getur gefið þér einn tening í viðbót. Ýttu fyrst á hana.
say-lay-aside = { $seat } á að leggja að minnsta kosti einn tening til hliðar fyrir næsta kast.
say-lay-aside-you = Leggðu að minnsta kosti einn tening til hliðar áður en þú kastar aftur.
help-lay-aside = Ýttu á teningana sem þú vilt halda. Þeir liggja þar út lotuna.
say-go-on = { $seat } má kasta aftur, leggja fleiri teninga til hliðar eða nota persónu.
say-go-on-you = Kastaðu aftur, leggðu fleiri teninga til hliðar eða notaðu persónu.
help-go-on = Stefndu að persónu: spil hennar sýnir hvaða teninga hún kostar.
say-end = { $seat } hefur lagt alla teninga til hliðar og má enn nota persónu.
say-end-you = Allir teningar þínir eru til hliðar: notaðu persónu eða ljúktu lotunni.
help-end = Síðasta tækifæri til að breyta teningi, áður en þú tekur persónu.
say-take = { $seat } má taka eina persónu.
say-take-you = Taktu eina persónu.
help-take = Teningarnir duga fyrir spili með ramma. Ýttu á það til að taka það.
say-play-or-pass = { $seat } má spila um Kónginn eða sitja hjá.
say-play-or-pass-you = Spila um Kónginn, eða sitja hjá?
help-play-or-pass = Gerðu betur en besta kastið, og Kóngurinn er þinn.
mark = Markið: { $count } × { $face } ({ $seat })

# Buttons.
dice = { $dice }
add-before = { $card }: einn teningur í viðbót í þessu kasti
end-with = Búið: { $dice }
use = { $card }: { $power }
use-shift = { $card }: { $count } teningar með { $sum } augum
take = Taka { $card-acc }
take-nothing = Taka ekkert
play-for-the-king = { $count ->
    [1] Spila með einum teningi
    [one] Spila með { $count } teningi
   *[other] Spila með { $count } teningum
}
pass = Sitja hjá

# What just happened.
begins = { $seat } byrjar.
ended = { $seat } lýkur lotunni með { $dice }.
used-to-add = { $seat } notar { $card-acc }: nýr teningur sýnir { $face }.
added-before = { $seat } notar { $card-acc }: einn teningur í viðbót í fyrsta kasti.
used-to-throw-again = { $seat } notar { $card-acc } og kastar aftur: { $dice }.
used-to-turn = { $seat } notar { $card-acc }: { $dice } → { $into }.
took = { $seat } tekur { $card-acc }.
took-nothing = { $seat } tekur ekkert.
took-king = { $seat } tekur Kónginn og Drottninguna.
turned-fool-over = { $seat } snýr Hirðfíflinu við: það er nú Loddari.
passed = { $seat } situr hjá.
group-takes-king = { $seat } á Kónginn með { $count } × { $face }.
group-falls-short = { $seat } nær ekki Kónginum: { $count } × { $face } dugar ekki.
last-round = Nú er síðasta umferðin: hver á besta hópinn af eins teningum?
keeps-king = { $seat } heldur Kónginum.

# Why not.
not-now = þetta er ekki hægt núna
name-a-die = nefndu einn tening eða fleiri
not-active = ekki meðal virku teninganna: { $dice }
lay-one-aside-first = fyrst verður að leggja að minnsta kosti einn tening til hliðar
dice-still-active = enn virkir: { $dice }
not-held = þú átt ekki { $card-acc }
used-already = búið er að nota { $card-acc } í þessari lotu
power-does-otherwise = þessi persóna getur aðeins þetta: { $power }
no-free-die = allir teningar eru í leik, { $count } talsins
queen-comes-with-the-king = Drottningin fylgir Kónginum og kemur aldrei ein
no-fool-to-turn-over = þú átt ekkert Hirðfífl til að snúa við
one-charlatan-only = sá sem á Loddara má ekki taka annað Hirðfífl
no-second-charlatan = þú mátt aðeins eiga einn Loddara
held-already = þú átt þegar { $card-acc }
too-dear = { $card } kostar meira: { $price }; þú ert með { $dice }
none-left = búið er að taka öll eintök: { $card }

# Options.
option-fools = Hirðfífl
option-fools-players = eitt fyrir hvern leikmann
option-fools-unlimited = þrjóta aldrei
option-fools_held = Hirðfífl hjá einum leikmanni
option-fools_held-one = eitt í einu
option-fools_held-many = hve mörg sem er
option-charlatans = Loddarar hjá einum leikmanni
option-charlatans-many = hve margir sem er
option-charlatans-one = aðeins einn
option-adding = Persónur sem bæta við teningi
option-adding-any-time = hvenær sem er
option-adding-after-throw = eftir fyrsta kast
option-dice_cap = Teningar
option-dice_cap-12 = tólf
option-dice_cap-none = eins margir og þarf, allt að tuttugu
option-mark = Fyrsta markið í síðustu umferð
option-mark-claim = teningarnir sem tóku Kónginn
option-mark-none = ekkert
option-first_player = Fyrsti leikmaður
option-first_player-random = með hlutkesti
option-first_player-seat0 = fyrsta sætið
option-round_limit = Umferðir þar til spilað er um Kónginn hvort sem er (0: aldrei)
aid-characters = Hvað persónur kosta og gera
aid-add-before = Nýr teningur má líka koma fyrir fyrsta kast.

# The King decides; cards are only counted.
score-counted = { cards }
