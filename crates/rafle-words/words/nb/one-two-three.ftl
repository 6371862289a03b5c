about = Fyrstikker går til venstre, til høyre og ut av spillet; den siste som har noen, ligger tynt an.
help-throws = 1: én til venstre. 2: to til høyre. 3: tre ut av spillet.
dead-pile = Død haug
say-decisive = Bare { $seat } har fyrstikker: Uten en 1 eller en 2 er spillet tapt.
say-decisive-you = Bare du har fyrstikker: Uten en 1 eller en 2 er spillet tapt.
help-decisive = Bare en 1 eller en 2 redder deg nå.
gave = { $count ->
    [1] { $seat } gir én fyrstikk til { $to }.
   *[other] { $seat } gir { $count } fyrstikker til { $to }.
}
gave-both = { $seat } gir { $count } til { $left } og { $other } til { $right }.
died = { $count ->
    [1] { $seat } legger én fyrstikk på den døde haugen.
   *[other] { $seat } legger { $count } fyrstikker på den døde haugen.
}
lost = Ingen 1 og ingen 2: { $seat } har tapt.
