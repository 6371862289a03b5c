about = Hölzchen wandern nach links, nach rechts und aus dem Spiel; wer zuletzt welche hat, muss zittern.
help-throws = Bei 1 geht eins nach links, bei 2 zwei nach rechts, bei 3 drei hinaus.
dead-pile = Toter Haufen
say-decisive = Nur { $seat } hat noch Hölzchen: Ohne 1 oder 2 ist das Spiel verloren.
say-decisive-you = Nur du hast noch Hölzchen: Ohne 1 oder 2 ist das Spiel verloren.
help-decisive = Jetzt rettet dich nur eine 1 oder eine 2.
gave = { $count ->
    [1] { $seat } gibt ein Hölzchen an { $to }.
   *[other] { $seat } gibt { $count } Hölzchen an { $to }.
}
gave-both = { $seat } gibt { $count } an { $left } und { $other } an { $right }.
died = { $count ->
    [1] { $seat } legt ein Hölzchen auf den toten Haufen.
   *[other] { $seat } legt { $count } Hölzchen auf den toten Haufen.
}
lost = Keine 1 und keine 2: { $seat } hat verloren.
