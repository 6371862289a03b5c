about = Eleven open hands and 28 cards to complete them all.
say-hands-are-dealt = Eleven hands are dealt.
say-turn-up = { $seat } is to turn up the next card.
say-turn-up-you = Turn up the next card.
help-turn-up = Every card you turn up goes into one of the open hands.
say-put = { $seat } is to put { $card } into an open hand and discard one card of it.
say-put-you = Put { $card } into an open hand, and discard one card of it.
help-put = Tap a hand to put the card there, then the card to throw away.
turn-up-a-card = Turn up a card
turned-up-card = Turned up
coming-cards = Coming next
open-hand = { $wild }: { $points } left over
open-hand-short = { $rank }: { $points } left
left-with = left over with the new card
closed-hand = { $n } cards, closed
throw-it-away = throw it away
throw-away-in = Put it into the hand of { $n } and throw it away
put-for = Put it into the hand of { $n } and discard { $card }
put-into = Hand of { $n }: { $card } goes in, { $discard } is discarded.
thrown-away = Hand of { $n }: { $card } goes in and out again.
hand-closes = The hand of { $n } is closed.
solitaire-won = { $count ->
    [0] Won with the very last card.
    [1] Won with one card to spare.
   *[other] Won with { $count } cards to spare.
}
solitaire-lost = { $count ->
    [0] Lost: no hand is closed, and { $points } points are left over.
    [1] Lost: one hand is closed, and { $points } points are left over in the others.
   *[other] Lost: { $count } hands are closed, and { $points } points are left over in the others.
}
hand-not-open = the hand of { $n } is closed and takes no more cards
option-deal_close = Close hands that are complete as dealt
option-undo = Moves may be taken back
option-peek = Open cards of the deck
option-peek-0 = none
option-peek-1 = the next one
option-peek-3 = the next three
