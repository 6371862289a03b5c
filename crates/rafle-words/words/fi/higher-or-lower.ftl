about = Arvaa, onko seuraava heitto korkeampi vai matalampi, kunnes arvaat väärin.
help-throws = Arvaaminen alkaa ensimmäisestä summasta.
say-higher-or-lower = { $seat }: korkeampi vai matalampi kuin { $sum }?
say-higher-or-lower-you = Korkeampi vai matalampi kuin { $sum }?
help-higher-or-lower = Oikea arvaus on piste, ja saat arvata uudelleen.
say-hopes-higher = Nyt { $seat } heittää ja toivoo korkeampaa summaa kuin { $sum }.
say-hopes-higher-you = Heitä: toivot enemmän kuin { $sum }.
help-hopes-higher = Jos summa ei ole korkeampi, vuorosi päättyy.
say-hopes-lower = Nyt { $seat } heittää ja toivoo matalampaa summaa kuin { $sum }.
say-hopes-lower-you = Heitä: toivot vähemmän kuin { $sum }.
help-hopes-lower = Jos summa ei ole matalampi, vuorosi päättyy.
higher = Korkeampi
lower = Matalampi
said-higher = { $seat } arvaa: korkeampi kuin { $sum }.
said-lower = { $seat } arvaa: matalampi kuin { $sum }.
first-sum = Alkusumma on { $sum }.
guessed-right = { $sum }: oikein.
guess-again-thrown = Taas { $sum }: arvaus on yhä voimassa.
guessed-wrong = { $points ->
    [0] { $sum }: väärin. { $seat }: ei yhtään oikeaa arvausta.
    [1] { $sum }: väärin. { $seat }: yksi oikea arvaus.
   *[other] { $sum }: väärin. { $seat }: { $points } oikeaa arvausta.
}
right-guesses = Oikeat arvaukset
option-dice = Nopat
option-dice-2 = kaksi, ja 7 on aina oikein
option-dice-6 = kuusi
option-equal = Sama summa
option-equal-wrong = on väärin
option-equal-right = on oikein
option-equal-rethrow = heitetään uudelleen
