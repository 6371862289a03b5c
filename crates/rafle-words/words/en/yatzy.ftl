about = Five dice, three throws, fifteen boxes: where will it fit?
say-keep-or-write = { $left ->
    [1] { $seat } may keep dice and throw the rest, or write: one throw left.
   *[other] { $seat } may keep dice and throw the rest, or write: { $left } throws left.
}
say-keep-or-write-you = { $left ->
    [1] Keep what you like and throw the rest, or write: one throw left.
   *[other] Keep what you like and throw the rest, or write: { $left } throws left.
}
say-write = { $seat } is to fill a box: no throw is left.
say-write-you = Write the dice into one box: no throw is left.
write = Write { $box }
wrote = { $points ->
    [0] { $seat } strikes { $box }.
    [1] { $seat } writes one point in { $box }.
   *[other] { $seat } writes { $points } points in { $box }.
}
got-the-bonus = The upper boxes are full: { $seat } gets the bonus.
towards-bonus = { $sum } of { $of }
box-closed = { $box } is filled already
box-not-in-turn = { $box } is not the next box from the top
box-ones = Ones
box-twos = Twos
box-threes = Threes
box-fours = Fours
box-fives = Fives
box-sixes = Sixes
box-bonus = Bonus
box-one-pair = One pair
box-two-pairs = Two pairs
box-three-alike = Three alike
box-four-alike = Four alike
box-small-straight = Small straight
box-large-straight = Large straight
box-house = House
box-chance = Chance
box-yatzy = Yatzy
option-order = Order of the boxes
option-order-free = any open box
option-order-forced = from top to bottom
aid-boxes = What the boxes are worth
boxes-upper = Upper boxes: { $least } or more bring { $bonus } extra
boxes-lower = Lower boxes
box-most = up to { $points }
box-how = { $box ->
    [box-ones] the pips of all ones
    [box-twos] the pips of all twos
    [box-threes] the pips of all threes
    [box-fours] the pips of all fours
    [box-fives] the pips of all fives
    [box-sixes] the pips of all sixes
    [box-one-pair] the highest two alike, added up
    [box-two-pairs] two different pairs, added up
    [box-three-alike] three alike, added up
    [box-four-alike] four alike, added up
    [box-small-straight] 1 2 3 4 5
    [box-large-straight] 2 3 4 5 6
    [box-house] three alike and two others alike, added up
    [box-chance] all dice added up
   *[other] five alike
}
