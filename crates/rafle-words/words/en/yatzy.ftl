about = Five dice, three throws, fifteen boxes: where will it fit?
help-throws = Throw all dice. You may throw twice more.
say-keep-or-write = { $left ->
    [1] { $seat } may keep dice and throw the rest, or write: one throw left.
   *[other] { $seat } may keep dice and throw the rest, or write: { $left } throws left.
}
say-keep-or-write-you = { $left ->
    [1] Keep what you like and throw the rest, or write: one throw left.
   *[other] Keep what you like and throw the rest, or write: { $left } throws left.
}
help-keep-or-write = Tap dice to keep them and throw the rest, or tap a box to write.
say-write = { $seat } is to fill a box: no throw is left.
say-write-you = Write the dice into one box: no throw is left.
help-write = Write the dice into one box. A thin frame means 0 points.
write = Write { $box }
wrote = { $points ->
    [0] { $seat } strikes { $box }.
    [1] { $seat } writes one point in { $box }.
   *[other] { $seat } writes { $points } points in { $box }.
}
got-the-bonus = The upper boxes are full: { $seat } gets the bonus.
got-it-again = { $seat } gets { $points } extra points: five alike again.
has-saved = { $count ->
    [0] { $seat } has no throw saved.
    [1] { $seat } has one throw saved.
   *[other] { $seat } has { $count } throws saved.
}
towards-bonus = { $sum } of { $of }
box-closed = { $box } is filled already
box-not-in-turn = { $box } is not the next box from the top
box-not-for-joker = { $box } must wait: five alike go into their own upper box first, then into a lower one
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
box-three-pairs = Three pairs
box-five-alike = Five alike
box-full-straight = Full straight
box-villa = Villa
box-tower = Tower
box-yatzy-of-thirteen = Yatzy
box-maxi-yatzy = Maxi Yatzy
box-again = Five alike again
box-saved = Throws saved
option-sheet = Sheet
option-sheet-nordic = Nordic: 15 boxes
option-sheet-american = American: 13 boxes
option-sheet-german = German: 13 boxes
option-sheet-maxi = Maxi: six dice, 20 boxes
option-order = Order of the boxes
option-order-free = any open box
option-order-forced = from top to bottom
option-extras = Extras of the sheet
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
    [with-three-alike] three alike: all dice added up
    [with-four-alike] four alike: all dice added up
    [house-for-25] three alike and two others alike: 25
    [four-in-a-row] four in a row: 30
    [five-in-a-row] five in a row: 40
    [box-three-pairs] three different pairs, added up
    [box-five-alike] five alike, added up
    [box-full-straight] 1 2 3 4 5 6
    [box-villa] three alike twice, added up
    [box-tower] four alike and two others alike, added up
    [box-maxi-yatzy] six alike
   *[other] five alike
}
box-sum = Sum
bonus-how = { $least } or more: { $bonus }
paper-note = Three throws a turn, then one box. What does not fit scores 0. The highest total wins.
again-how = Five alike whose box is filled are a joker, and bring { $points } extra if 50 stand there.
again-above-how = Five alike whose box is filled bring { $points } extra in their own upper box, and are a joker elsewhere.
saved-how = Throws that you do not use are saved for later turns.
