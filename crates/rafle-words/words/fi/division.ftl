about = Jaa kaksi noppaa kolmannella. Kun jako menee tasan, saat pisteen.
help-throws = Kaksi noppaa tekee summan; kolmas jakaa sen.
say-divides = Nyt { $seat } heittää nopan, jolla { $sum } jaetaan.
say-divides-you = Heitä noppa, jolla { $sum } jaetaan.
help-divides = Jos jako menee tasan, saat pisteen.
to-divide = jaettavana { $sum }
divided = { $sum } : { $by } = { $result }. { $seat } saa yhden pisteen.
not-divided = { $sum } : { $by } ei mene tasan. { $seat } ei saa pistettä.
