about = Lucifers gaan naar links, naar rechts en uit het spel; wie er als laatste nog heeft, zit in de knel.
help-throws = Bij 1 gaat één naar links, bij 2 twee naar rechts, bij 3 drie eruit.
dead-pile = Dode stapel
say-decisive = Alleen { $seat } heeft lucifers: zonder 1 of 2 is het spel verloren.
say-decisive-you = Alleen jij hebt lucifers: zonder 1 of 2 is het spel verloren.
help-decisive = Nu redt alleen een 1 of een 2 je.
gave = { $count ->
    [1] { $seat } geeft { $to } één lucifer.
   *[other] { $seat } geeft { $to } { $count } lucifers.
}
gave-both = { $seat } geeft { $count } aan { $left } en { $other } aan { $right }.
died = { $count ->
    [1] { $seat } legt één lucifer op de dode stapel.
   *[other] { $seat } legt { $count } lucifers op de dode stapel.
}
lost = Geen 1 en geen 2: { $seat } heeft verloren.
