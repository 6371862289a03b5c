about = Eleven hands, and in each another rank is wild. Meld everything, go out, and leave nothing over.
say-lot = The first dealer is drawn by lot.
say-dealing = { $seat } deals.
say-draws = { $seat } is to take a card: from the deck, or the top discard.
say-draws-you = Take a card: from the deck, or the top discard.
help-draws = The deck is a surprise; the discard you can see.
say-draws-last = Last turn: { $seat } is to take a card, from the deck or the top discard.
say-draws-last-you = Your last turn: take a card, from the deck or the top discard.
help-draws-last = Somebody is out. This is your last card of the hand.
say-discards = { $seat } is to discard one card.
say-discards-you = Discard one card.
help-discards = Tap the card you need least. If all others meld, you are out.
say-discards-last = Last turn: { $seat } is to lay down and discard one card.
say-discards-last-you = Your last turn: lay down, and discard one card.
help-discards-last = Lay down what melds. The cards that are left count against you.
say-shows-hand = { $seat } lays down the hand.
say-next-hand = The hand is over. { $seat } is to deal the next one.
say-next-hand-you = The hand is over. You deal the next one.
help-next-hand = One card more for each, and another rank is wild.
discard-pile = Discards
left-over = Left over: { $points }
left-without = left over without this card
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
option-first_dealer = The first dealer
option-first_dealer-lot = drawn by lot
option-first_dealer-last = the last seat, so that the first one begins
paper-note = Left in hand: a joker 50, a card of the wild rank 20, jack 11, queen 12, king 13, all others as printed. Points go above the line, the running total below it.
aid-melds = Melds and points
aid-book = Book
aid-book-how = Three cards or more of one rank, of any suits.
aid-run = Run
aid-run-how = Three cards or more in a row, of one suit; it does not go on from king to 3.
aid-wild = Wild cards
aid-wild-how = Jokers and the rank of the hand stand for any card, any number of them, also alone.
aid-wild-how-not-alone = Jokers and the rank of the hand stand for any card, any number of them, but a meld needs another card too.
aid-turn = Your turn
aid-turn-how = Take a card from the deck or the top discard, then discard one.
aid-out = Going out
aid-out-how = If all other cards are in melds, go out with your discard. Everybody else has one last turn.
aid-left = Left over
aid-left-how = A joker costs { $joker }, a card of the wild rank { $wild }, jack 11, queen 12, king 13, all others their number.
