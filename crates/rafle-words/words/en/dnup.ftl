about = Every card has two ends, and a beaten set comes back upside down.

say-deal = The cards are dealt.
say-turn = { $seat } may play, add, take or flip.
say-turn-you = Play a set, add a card, take a set, or flip your hand.
help-turn = Tap cards in your hand to play them, or a set to add or take.
say-turn-for = { $seat } may play, add, take or flip, for area { $number }.
say-turn-for-you = Area { $number }: play a set, add a card, take a set, or flip your hand.
help-turn-for = Each of your two areas has its own turn.
area = Area { $number }
discards = Discards
the-cards = The cards
left-out = Left in the box
cards = { $count ->
    [1] one card
   *[other] { $count } cards
}
the-star = the star

play-cards = Play these
add-to = Add to the { $value }s of { $seat }
take-from = Take the { $value }s of { $seat }
flip-hand = Flip the whole hand

first-card = { $seat } gets the first card.
begins = { $seat } holds the 1/5 with the star and begins.
played = { $size ->
    [1] { $seat } plays a single { $value }: { $cards }.
    [2] { $seat } plays a pair of { $value }s: { $cards }.
   *[other] { $seat } plays { $size } cards of value { $value }: { $cards }.
}
added = { $seat } adds { $card } to the set of { $owner }.
took = { $seat } takes the set of { $owner } and flips it: { $cards }.
flipped = { $seat } flips the whole hand.
beaten-back = { $seat } takes the beaten set back, flipped: { $cards }.
beaten-away = The set of { $seat } is beaten and discarded.
out-first = { $seat } is out first and gets two tokens.
out-second = { $seat } is out second and gets one token.
round-won = { $seat } wins the round.
round-void = The round is void.

deal-first = the cards are not all dealt yet
who-is-first = first it must be said who gets the first card
deal-a-card = a card is to be dealt now
who-holds-the-star = first it must be said who holds the star
nothing-to-deal = all cards are dealt
not-in-the-deck = no { $card } is left to deal
star-is-elsewhere = the star cannot be with { $seat }
not-in-hand = the hand does not hold those cards that way up
not-one-value = all cards of a set have the same active value
not-higher = { $size ->
    [1] a single card must be higher than the { $value } that lies there
   *[other] { $size } cards must be higher than the { $value }s that lie there
}
other-value = only cards with a { $value } up can be added to that set
own-set = that can only be done with the set of somebody else
no-set-there = no set lies there in front of { $seat }
name-the-area = say which area is meant, as in `B2`
one-area-only = everybody has a single area here: `B`, not `B2`

option-tokens_to_win = Tokens that win (3 to 5 players)
option-rounds_to_win = Rounds that win (2 players)
option-deck = Deck
option-deck-printed = the published one
option-deck-pairs9 = every pair of values once
option-cards = What is printed on the 40 cards, such as 2/9; 1/10:3 is for three players and more
option-cards-usual = our list
option-cards-own = the cards of your own box
cards-no-card = “{ $text }” is no card: two different values from 1 to 10, as in 2/9, and if need be from how many players on, as in 1/10:3
cards-thrice = { $card } is there more than twice
cards-wrong-total = the values of line { $line } add up to { $sum }, not to { $total }
cards-wrong-number = the number of cards is { $count }, not 40
cards-starter = the 1/5 with the star is there once, for any number of players, and no other card has a star
cards-alike = { $value } is on { $count } cards; at most { $most } can have it
cards-too-few = with { $seats } players not everybody would get a card
cards-and-pairs = cards of your own go with the published deck, not with `pairs9`
option-turn_limit = Turns after which a round is void
option-repetition = A round that goes in circles
option-repetition-off = goes on
option-repetition-3 = is void at the third time
aid-actions = One of four, each turn
aid-actions-note = Your old set is put away first. Nobody passes.
aid-play = Play
aid-play-how = Lay one or more cards of one value before you.
aid-add = Add
aid-add-how = Lay one card on somebody’s set of its value. It is theirs now.
aid-take = Take
aid-take-how = Pick up somebody’s whole set.
aid-flip = Flip
aid-flip-how = Turn your whole hand over.
aid-golden = The golden rule
aid-golden-how = From the table into a hand a card turns over. From a hand to the table it never does.
aid-golden-example = 2/5 and 2/7 on the table are a 5 and a 7 in your hand.
aid-size = No two sets of one size
aid-size-how = A new or grown set must be higher than the one of its size. That one goes back to its owner, turned over. Equal is not enough.
aid-size-example = Two 5s beat two 3s, which go back as what stands below.
aid-places = Two places
aid-places-how = Each of you has two places and two turns in a row. Your own set can be beaten too.
aid-end = The end
aid-end-two = { $count ->
    [1] Whoever is out first wins the round and the game.
   *[other] Whoever is out first wins the round; { $count } rounds win.
}
aid-end-more = First out: two tokens. Second out: one, and the round ends. { $count } tokens win.
