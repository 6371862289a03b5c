about = Win over the court with dice, from the Fool up to the King, and keep the King to the end.

# Characters, as cards.
card-fool = Fool
card-charlatan = Charlatan
card-farmer = Farmer
card-maid = Serving Maid
card-philosopher = Philosopher
card-laborer = Laborer
card-guard = Guard
card-hunter = Hunter
card-merchant = Merchant
card-astronomer = Astronomer
card-noblewoman = Noblewoman
card-pawnbroker = Pawnbroker
card-knight = Knight
card-magician = Magician
card-alchemist = Alchemist
card-bishop = Bishop
card-nobleman = Nobleman
card-general = General
card-king = King
card-queen = Queen
level = { $level ->
    [0] For any dice
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}
cards = { $count ->
    [1] one character
   *[other] { $count } characters
}

# What they cost.
price-nothing = any dice
price-fool = your own Fool, turned over
price-alike = { $count ->
    [2] a pair
   *[other] { $count } of a kind
}
price-odd = odd dice only
price-even = even dice only
price-sum = { $sum } pips or more
price-pairs = { $count } pairs
price-triples = { $count } triples
price-full-house = a triple and a pair
price-run = { $count } in a row
price-king = comes with the King

# What they do.
power-start = { $count ->
    [1] one die more at the start of your turn
   *[other] { $count } dice more at the start of your turn
}
power-throw-one-again = throw one active die again
power-throw-again = throw the active dice you choose again
power-raise-one = add 1 to { $most } pips to one active die (to 6 at most)
power-raise = add { $by } to as many active dice as you like (to 6 at most)
power-match = turn one active die to a face that lies aside
power-turn = turn one active die to any face
power-shift = { $count ->
    [2] move pips from one active die to another
   *[other] move pips among two or three active dice
}
power-add = add an active die that shows { $face }
power-add-any = add an active die that shows any face
power-add-before = add a die that is thrown with the others
power-crown = brings the Queen too and starts the last round

# What is going on.
say-who-begins = Who begins is left to chance.
say-throw-or-add = { $seat } throws { $count } dice, or lets a character add one first.
say-throw-or-add-you = Throw { $count } dice, or let a character add one first.
say-lay-aside = { $seat } is to lay at least one die aside before throwing again.
say-lay-aside-you = Lay at least one die aside before you throw again.
say-go-on = { $seat } may throw again, lay more dice aside or use a character.
say-go-on-you = Throw again, lay more dice aside, or use a character.
say-end = { $seat } has laid all dice aside and may still use a character.
say-end-you = All your dice are aside: use a character, or end here.
say-take = { $seat } may take one character.
say-take-you = Take one character.
say-play-or-pass = { $seat } may play for the King or pass.
say-play-or-pass-you = Play for the King, or pass?
mark = To beat: { $count } × { $face } ({ $seat })

# Buttons.
dice = { $dice }
add-before = { $card }: one die more in this throw
end-with = Done: { $dice }
use = { $card }: { $power }
use-shift = { $card }: { $count } dice with { $sum } pips
take = Take the { $card }
take-nothing = Take nothing
play-for-the-king = { $count ->
    [1] Play with one die
   *[other] Play with { $count } dice
}
pass = Pass

# What just happened.
begins = { $seat } begins.
ended = { $seat } ends with { $dice }.
used-to-add = { $seat } uses the { $card }: one more { $face }.
added-before = { $seat } uses the { $card }: one die more in the first throw.
used-to-throw-again = { $seat } uses the { $card } to throw { $dice } again.
used-to-turn = { $seat } uses the { $card }: { $dice } → { $into }.
took = { $seat } takes the { $card }.
took-nothing = { $seat } takes nothing.
took-king = { $seat } takes the King and the Queen.
turned-fool-over = { $seat } turns the Fool over: a Charlatan.
passed = { $seat } passes.
group-takes-king = With { $count } × { $face } { $seat } has the King.
group-falls-short = { $count } × { $face } do not bring { $seat } the King.
last-round = Now the last round: who has the best group of equal dice?
keeps-king = The King stays with { $seat }.

# Why not.
not-now = that cannot be done now
name-a-die = name at least one die
not-active = not among the active dice: { $dice }
lay-one-aside-first = at least one die has to be laid aside before you throw again
dice-still-active = still active: { $dice }
not-held = the { $card } is not yours
used-already = the { $card } has been used in this turn
power-does-otherwise = this character can only do this: { $power }
no-free-die = all { $count } dice are in play
queen-comes-with-the-king = the Queen comes with the King and never alone
no-fool-to-turn-over = there is no Fool of yours to turn over
one-charlatan-only = a player who has a Charlatan cannot take another Fool
no-second-charlatan = one Charlatan is all you may have
held-already = the { $card } is yours already
too-dear = the { $card } costs { $price }, and you have { $dice }
none-left = there is no { $card } left

# Options.
option-fools = Fools
option-fools-players = one for each player
option-fools-unlimited = as many as wanted
option-fools_held = Fools of one player
option-fools_held-one = one at a time
option-fools_held-many = any number
option-charlatans = Charlatans of one player
option-charlatans-many = any number
option-charlatans-one = only one
option-adding = Characters that add a die
option-adding-any-time = at any time
option-adding-after-throw = after the first throw
option-dice_cap = Dice
option-dice_cap-12 = twelve
option-dice_cap-none = as many as wanted, up to twenty
option-mark = First to beat in the last round
option-mark-claim = the dice that took the King
option-mark-none = nothing
option-first_player = First player
option-first_player-random = by lot
option-first_player-seat0 = the first seat
option-round_limit = Rounds before the King is played for anyway (0: never)
aid-characters = What characters cost and do
aid-add-before = A new die may also come before the first throw.
