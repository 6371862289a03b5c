about = Hvert kort har to ender, og et slået sæt kommer tilbage på hovedet.

say-deal = Kortene bliver givet.
say-turn = { $seat } må spille, lægge til, tage eller vende.
say-turn-you = Spil et sæt, læg et kort til, tag et sæt, eller vend din hånd.
help-turn = Tryk på kort i hånden for at spille dem, eller på et sæt.
say-turn-for = { $seat } må spille, lægge til, tage eller vende, for område { $number }.
say-turn-for-you = Område { $number }: spil et sæt, læg et kort til, tag et sæt, eller vend din hånd.
help-turn-for = Hvert af dine to områder har sin egen tur.
area = Område { $number }
discards = Lagt væk
the-cards = Kortene
left-out = Bliver i æsken
cards = { $count ->
    [1] ét kort
   *[other] { $count } kort
}
the-star = stjernen

play-cards = Spil disse
add-to = Læg til { $value }'erne hos { $seat }
take-from = Tag { $value }'erne fra { $seat }
flip-hand = Vend hele hånden

first-card = { $seat } får det første kort.
begins = { $seat } har kortet 1/5 med stjernen og begynder.
played = { $size ->
    [1] { $seat } spiller en enkelt { $value }'er: { $cards }.
    [2] { $seat } spiller et par { $value }'ere: { $cards }.
   *[other] { $seat } spiller { $size } kort med værdien { $value }: { $cards }.
}
added = { $seat } lægger { $card } til sættet hos { $owner }.
took = { $seat } tager sættet fra { $owner } og vender det: { $cards }.
flipped = { $seat } vender hele hånden.
beaten-back = { $seat } tager det slagne sæt tilbage, vendt: { $cards }.
beaten-away = Sættet hos { $seat } er slået og lægges væk.
out-first = { $seat } er først ude og får to brikker.
out-second = { $seat } er ude som nummer to og får én brik.
round-won = { $seat } vinder runden.
round-void = Runden er ugyldig.

deal-first = kortene er ikke alle givet endnu
who-is-first = først skal det siges, hvem der får det første kort
deal-a-card = nu skal der gives et kort
who-holds-the-star = først skal det siges, hvem der har stjernen
nothing-to-deal = alle kort er givet
not-in-the-deck = der er ikke flere { $card } at give
star-is-elsewhere = stjernen kan ikke være hos { $seat }
not-in-hand = de kort er ikke på hånden, ikke den vej op
not-one-value = alle kort i et sæt har samme aktive værdi
not-higher = { $size ->
    [1] et enkelt kort skal være højere end den { $value }'er, der ligger der
   *[other] { $size } kort skal være højere end de { $value }'ere, der ligger der
}
other-value = til det sæt kan kun lægges kort med { $value } øverst
own-set = det kan kun gøres med en andens sæt
no-set-there = der ligger intet sæt der foran { $seat }
name-the-area = sig, hvilket område der menes, som i `B2`
one-area-only = her har alle kun ét område: `B`, ikke `B2`

option-tokens_to_win = Brikker, der vinder (3 til 5 spillere)
option-rounds_to_win = Runder, der vinder (2 spillere)
option-deck = Kort
option-deck-printed = det udgivne spils
option-deck-pairs9 = hvert par af værdier én gang
option-cards = Hvad der står på de 40 kort, f.eks. 2/9; 1/10:3 er for tre spillere eller flere
option-cards-usual = vores liste
option-cards-own = kortene fra jeres egen æske
cards-no-card = »{ $text }« er ikke et kort: to forskellige værdier fra 1 til 10, som i 2/9, og om nødvendigt fra hvor mange spillere, som i 1/10:3
cards-thrice = { $card } er der mere end to gange
cards-wrong-total = værdierne i linje { $line } giver { $sum }, ikke { $total }
cards-wrong-number = der er { $count } kort, ikke 40
cards-starter = 1/5 med stjernen er der én gang, uanset hvor mange der spiller, og intet andet kort har en stjerne
cards-alike = { $value } står på { $count } kort; højst { $most } kan have den
cards-too-few = med { $seats } spillere ville ikke alle få et kort
cards-and-pairs = egne kort hører til det udgivne spil, ikke til `pairs9`
option-turn_limit = Ture, hvorefter en runde er ugyldig
option-repetition = En runde, der går i ring
option-repetition-off = går videre
option-repetition-3 = er ugyldig tredje gang
aid-actions = Én af fire i hver tur
aid-actions-note = Dit gamle sæt lægges først væk. Ingen melder pas.
aid-play = Spil
aid-play-how = Læg et eller flere kort af én værdi foran dig.
aid-add = Læg til
aid-add-how = Læg ét kort på en andens sæt af samme værdi. Nu er det deres.
aid-take = Tag
aid-take-how = Tag en andens hele sæt op.
aid-flip = Vend
aid-flip-how = Vend hele din hånd.
aid-golden = Den gyldne regel
aid-golden-how = Fra bordet op på hånden vendes et kort. Fra hånden ned på bordet vendes det aldrig.
aid-golden-example = 2/5 og 2/7 på bordet er en 5'er og en 7'er på din hånd.
aid-size = Aldrig to sæt af samme størrelse
aid-size-how = Et nyt eller større sæt skal være højere end det af samme størrelse. Det går tilbage til sin ejer, vendt. Lige højt er ikke nok.
aid-size-example = To 5'ere slår to 3'ere, der går tilbage som det, der står nederst.
aid-places = To pladser
aid-places-how = Hver af jer har to pladser og to ture i træk. Også dit eget sæt kan slås.
aid-end = Slutningen
aid-end-two = { $count ->
    [1] Den, der først er ude, vinder runden og spillet.
   *[other] Den, der først er ude, vinder runden; { $count } runder vinder.
}
aid-end-more = Først ude: to brikker. Som nummer to: én, og runden er slut. { $count } brikker vinder.
