about = Eleven hands, and in each another rank is wild. Meld everything, go out, and leave nothing over.
say-lot = The first dealer is drawn by lot.
say-dealing = { $seat } deals.
say-draws = { $seat } is to take a card: from the deck, or the top discard.
say-draws-you = Take a card: from the deck, or the top discard.
say-draws-last = Last turn: { $seat } is to take a card, from the deck or the top discard.
say-draws-last-you = Your last turn: take a card, from the deck or the top discard.
say-discards = { $seat } is to discard one card.
say-discards-you = Discard one card.
say-discards-last = Last turn: { $seat } is to lay down and discard one card.
say-discards-last-you = Your last turn: lay down, and discard one card.
say-shows-hand = { $seat } lays down the hand.
say-next-hand = The hand is over. { $seat } is to deal the next one.
say-next-hand-you = The hand is over. You deal the next one.
discard-pile = Discards
left-over = Left over: { $points }
cards-held = { $count ->
    [1] one card
   *[other] { $count } cards
}
hand-points = { $count ->
    [1] one point in this hand
   *[other] { $count } points in this hand
}
deal-the-cards = Deal the next hand
draw-a-card = Draw from the deck
shuffle-and-draw = Shuffle the discards and draw
take-card = Take { $card }
discard-card = Discard { $card }
go-out = Go out and discard { $card }
lay-meld = Lay down a meld
deals-first = { $seat } deals first.
hand-begins = Hand { $number } of { $count }: { $wild }.
draws-card = { $seat } draws { $card }.
draws-unseen = { $seat } draws from the deck.
takes-card = { $seat } takes { $card } from the discards.
discards-shuffled = The discards are shuffled into a new deck.
discards-card = { $seat } discards { $card }.
goes-out = { $seat } goes out and discards { $card }.
lays-meld = { $seat } lays down { $cards }.
laid-down = { $points ->
    [0] { $seat } has nothing left over.
   *[other] { $seat } has { $points } points left over.
}
hand-won = { $seat } went out: the hand is over.
hand-unwon = Nobody went out: the hand is over.
hand-cost = { $points ->
    [1] { $seat } writes down one point.
   *[other] { $seat } writes down { $points } points.
}
eight-is-an-option = eight can play only with the option `eight`
draw-first = first take a card from the deck or the top discard
drawn-already = a card has been taken in this turn
nothing-to-draw = the deck is empty, and there are no discards to shuffle
out-already = somebody has gone out: now a discard ends the turn
rest-does-not-meld = the other cards do not all go into melds
taken-card-stays = the hand must keep { $card } for this turn
melds-lie-down-by-themselves = melds are laid down automatically
melds-wait-until-somebody-is-out = melds are laid down when somebody has gone out
cards-not-in-hand = the hand does not have all of these cards
no-meld = these cards are neither a book nor a run
one-card-for-the-discard = one card must be left to discard
wrong-number-of-cards = { $count ->
    [1] one card is to be shown, not { $shown }
   *[other] { $count } cards are to be shown, not { $shown }
}
cards-are-elsewhere = not all of these cards can be in that hand
option-eight = Eight may play
option-auto_meld = Lay down the best melds without asking
option-return_discard = The card taken from the discards
option-return_discard-allow = may be discarded in the same turn
option-return_discard-forbid = stays in the hand for the turn
option-hands = Hands
option-hands-all = all eleven, 3 to 13 cards
option-hands-short = six, of 3, 5, 7, 9, 11 and 13 cards
option-turn_limit = Turns each before all lay down
option-tie = Ties at the end
option-tie-shared = shared win
option-tie-most_outs = the player who went out most often wins
