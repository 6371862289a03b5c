about = Five dice, three throws, fifteen boxes: where will it fit?
say-keep-or-write = { $seat }: keep some dice and throw again, or write.
say-write = { $seat } fills a box.
write = Write { $box }
wrote = { $points ->
    [0] { $seat } strikes { $box }.
    [one] { $seat } writes one point in { $box }.
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
