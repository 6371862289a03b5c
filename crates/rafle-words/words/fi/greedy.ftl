about = Heitä vielä lisää, tai kirjaa pisteet ennen kuin ykkönen vie kaiken.
help-again-or-stop = Lopeta ja kirjaa vuoron pisteet, tai pane ne peliin.
help-throws = Joka heitto kasvattaa vuoron pisteitä, mutta ykkönen vie kaiken.
stop-and-bank = { $points ->
    [1] Kirjaa yksi piste
   *[other] Kirjaa { $points } pistettä
}
banked = { $seat } kirjaa pisteet, yhteensä nyt { $points }.
turn-lost = { $points ->
    [0] { $seat } ei saa pisteitä, vuoro päättyy.
    [1] { $seat } menettää yhden pisteen.
   *[other] { $seat } menettää { $points } pistettä.
}
stays-with = { $seat } jää ennalleen, yhteensä { $points }.
