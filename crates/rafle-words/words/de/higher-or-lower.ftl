about = Rate, ob der nächste Wurf höher oder tiefer wird, bis du danebenliegst.
help-throws = Mit dieser Summe wird dein nächster Wurf verglichen.
say-higher-or-lower = { $seat } ist dran: höher oder tiefer als { $sum }?
say-higher-or-lower-you = Höher oder tiefer als { $sum }?
help-higher-or-lower = Liegst du richtig, ist das ein Punkt, und du rätst weiter.
say-hopes-higher = { $seat } ist dran: würfeln und auf mehr als { $sum } hoffen.
say-hopes-higher-you = Würfle: Du hoffst auf mehr als { $sum }.
help-hopes-higher = Ist die Summe nicht höher, ist dein Zug vorbei.
say-hopes-lower = { $seat } ist dran: würfeln und auf weniger als { $sum } hoffen.
say-hopes-lower-you = Würfle: Du hoffst auf weniger als { $sum }.
help-hopes-lower = Ist die Summe nicht tiefer, ist dein Zug vorbei.
higher = Höher
lower = Tiefer
said-higher = { $seat } sagt: höher als { $sum }.
said-lower = { $seat } sagt: tiefer als { $sum }.
first-sum = Am Anfang steht { $sum }.
guessed-right = { $sum }: richtig.
guess-again-thrown = Wieder { $sum }: Die Ansage gilt weiter.
guessed-wrong = { $points ->
    [0] { $sum }: falsch. { $seat } lag nie richtig.
    [1] { $sum }: falsch. { $seat } lag einmal richtig.
   *[other] { $sum }: falsch. { $seat } lag { $points }-mal richtig.
}
right-guesses = Richtige Ansagen
option-dice = Würfel
option-dice-2 = zwei, und eine 7 ist immer richtig
option-dice-6 = sechs
option-equal = Eine gleiche Summe
option-equal-wrong = zählt als falsch
option-equal-right = zählt als richtig
option-equal-rethrow = wird neu gewürfelt
