# What the pages in the browser say.
language = Language
looks = Light or dark
theme-auto = As the device
theme-light = Light
theme-dark = Dark
back = Back
menu = Menu
yes = Yes
no = No
play = Play
pause = Pause
less = less
more = more

# The entrance.
come-in = Come in
word-asked = A word is needed to come in. Whoever invited you knows it.
the-word = The word
wrong-word = That is not the word.
word-crowded = Too many wrong words at the moment. Please try again soon.

# The shelf.
the-shelf = The shelf
# { $count } is how many games there are.
what-this-is = { $count } Nordic dice and card games for everybody at the table, right here in the browser.
so-many-games = { $count } games
play-at-once = Play at once
at-once-what = { $bots ->
    [0] { $game }, you alone
    [1] { $game }, you and one bot
   *[other] { $game }, you and { $bots } bots
}
way-device = One device for all
way-device-short = One device
way-device-how = Hand it round the table
way-phones = Phones join in
way-phones-short = Phones join
way-phones-how = By a code or a word
choose-for-device = Choose a game for this device
choose-for-phones = Choose a game to play on phones
another-way = Another way to play
join-asked = Somebody has opened a table?
join-hint = Its word, like kugle
join = Join
no-such-word = No table is called { $word }.
no-such-word-near = No table is called { $word }. Near it: { $near }.
# The places of the shelf.
shelf-tonight = Play tonight
shelf-tonight-note = half an hour, and worth learning
shelf-quick = Quick: ten minutes
shelf-longer = A little longer
shelf-luck = Luck alone
shelf-luck-note = nothing to decide
shelf-alone = For one
all-of-them = All { $count }
more-tables = { $count ->
    [1] One more table
   *[other] { $count } more tables
}
your-turn = Your turn
# One's own seat, in the row of seats.
you = You
# What has just ended: a button, and what stands beside it.
go-on = Go on
next-is = { $name } is next.
points-gone = { $points ->
    [1] One point of this turn is gone.
   *[other] { $points } points of this turn are gone.
}
claimed-by = { $name } said
there-are = There are
so-far = So far
are-there = Are there { $count } × { $face }?
lift-them-now = Lift them all now
stay = Stay
by-itself = by itself in # s
waits-for-you = the table waits for you
next-is-you = You are next.
# Read aloud: a die or a card, and what it means now.
mark-counts = { $piece }, counts
mark-paid = { $piece }, the dice are enough
mark-ends = { $piece }, ends it
mark-came = { $piece }, just came
finished = Finished
waits-for-somebody = Waiting for somebody to sit down
somebody-thinks = { $name } thinks
# The sentence above a table at which somebody else chooses.
now-thinks = { $name } thinks.
# The line below it: who comes after whoever is next.
then-one = Then comes { $name }.
then-you = Then it is your turn.
then-one-you = Then comes { $name }, then you.
find-a-game = Find a game
find = Find
how-many-people = How many people
any-number = Any number
people = { $count ->
    [1] Alone
   *[other] { $count } people
}
filter-quick = 10 minutes
filter-dice = Dice
filter-cards = Cards
filter-hidden = Something hidden
filter-luck = Luck only
nothing-found = No game matches.
players = Players
also-called = Also called { $names }
minutes = Minutes
skill-of = { $skill ->
    [0] Luck alone
   *[other] Skill { $skill } of 4
}
something-hidden = Something is hidden
open-a-record = Open a record

# A game.
your-name = Your name
guest = Guest
bot-called = Bot { $seat }
play-alone = Play
who-is-playing = Who plays?
against-bots = Against bots
against-bots-how = Begins at once
around-device = Around this device
around-device-how = You hand it to each other
on-phones = Everybody on their phone
on-phones-how = A code to scan, a word to type
bots = Bots
one-bot-fewer = One bot fewer
one-bot-more = One bot more
how-well = How well they play
level-random = Random
level-easy = Easy
level-club = Club
level-master = Master
play-against = { $bots ->
    [0] Play alone
    [1] Play against one bot
   *[other] Play against { $bots } bots
}
add-a-name = Add a name
begin-with-people = { $count ->
    [1] Begin alone
   *[other] Begin with { $count } people
}
names-few = write at least { $least } names
phones-get-a-code = You get a code and a word for the others. Bots can fill empty seats later.
open-for-phones = Open a table for phones
rules-as-usual = As most people play.
change = Change
use-these = Use these
back-to-usual = Back to usual
rule-too-low = { $rule }: { $value } is too low, at least { $least }
rule-too-high = { $rule }: { $value } is too high, at most { $most }
rule-no-number = { $rule }: a whole number from { $least } to { $most }, not `{ $value }`
as-it-will-lie = As it will lie on the table
as-far-as-read = As far as it could be read
name-of = Name of player { $number }
player-number = Player { $number }
bot-random = Bot, random
bot-easy = Bot, easy
bot-club = Bot
bot-master = Bot, master
house-rules = House rules
take-backs = Take-backs
take-backs-strict = Until luck has answered
take-backs-friendly = Friendly: also later, if everybody agrees
patience = Minutes before a bot may stand in for somebody who is away

# A table.
all-games = All games
just-now = Just now
at-the-table = At the table
open-seat = Seat { $seat }
is-bot = bot
is-open = free seat
is-here = here
is-away = away
on-this-device = on this device
has-resigned = has resigned
step-back = Undo
take-back = Take my last choice back
take-back-last = Take the last choice back
do-not-go-together = These do not go together
all-columns = Everybody’s columns
show-everybody = Show all { $count }
hand-it-to = Hand it to { $name }
nobody-else-looks = Nobody else looks now.
i-am = I am { $name }
no-connection = No connection. Your table is safe; trying again.
one-moment = One moment
you-watch = You are watching.
big-screen = Show it on a big screen

# What happens to a table.
begun = The game begins.
lot-fell = The lot falls on { $seat }, who begins.
begins = Who begins:
begins-host-only = The host decides who begins.
begins-lot = by lot
begins-seated = as seated
begins-change = Change
begins-title = Who begins?
begins-note = The others follow in the order of their seats. In the next game the seat after this one begins.
begins-by-lot = By lot
begins-by-lot-note = drawn when you begin, and anybody can check it
begins-as-seated = As seated
begins-order = { $first }, then { $second }
begins-order-more = { $first }, then { $second }, then { $third }
begins-keep = Keep this
sat-down = { $seat } sits down.
bot-plays = A bot plays for { $seat }.
got-up = { $seat } gets up.
took-back = { $count ->
    [1] One step is taken back.
   *[other] { $count } steps are taken back.
}
asks-back = { $name } asks to take the last choice back.
waits-for = Waiting for { $names }.
bot-sits-for-you = A bot plays for { $name } now.
come-back = I am back

# Sitting down.
come-and-play = Come and play { $game }
sits-already = { $name } is at the table.
scan-hint = Scan it with a camera, or type the address.
seats-free = { $count ->
    [0] All seats are taken.
    [1] One seat is free.
   *[other] { $count } seats are free.
}
copy-link = Copy the link
copied = Copied

# The waiting room.
waiting-room = Waiting room
scan-or-open = Scan it, or open
and-type = and type
point-your-camera = Point your camera here
only-watch = Only watch
host-begins = { $name } starts the game.
room-here = { $here ->
    [1] One of { $places } is here
   *[other] { $here } of { $places } are here
}
room-full = Everybody is here
free-place = A free seat
awaits-somebody = waiting for somebody
room-for-more = { $count ->
    [1] There is room for one more
   *[other] There is room for { $count } more
}
is-host = starts the game
invites-you = { $name } invites you to { $game }
here-too = { $count ->
    [1] { $names } is here too.
   *[other] { $names } are here too.
}
sit-down = Sit down
no-account = No account. The name stays on this device.
you-sit = You sit at the table. { $name } starts the game.
begin = Begin
begin-with = Begin with { $count }
fill-with-bots = { $count ->
    [1] Fill with a bot
   *[other] Fill with { $count } bots
}
play-bots-instead = Play with bots instead
set-a-bot = Set a bot
free-the-seat = Free the seat
asks-for-seat = { $name } would like to take the free seat.
others-are-asked = Something is hidden here: the others are asked first.
room-goes-on = The game goes on here from a record.

# The menu.
this-table = This table
this-device = This device
rules = Rules
sound = Sound
touch = Vibration
keys = Keys at the table
key-keep = keep or free
key-main = main button
key-box = choose a box
key-advice = advice
key-rules = rules
key-card = card or keys
explain = Explain each choice
explain-first = at first
explain-always = always
explain-never = never
pace = The pace of bots
pace-calm = calm
pace-usual = usual
pace-quick = quick
rename = Change the name
let-play = Leave it to: { $bot }
other-device = Play on another device
other-device-hint = Open this link on the other device within a quarter of an hour. It works once. That device then plays for you at all your tables, until you end it in the menu.
play-here = Play on this device
play-for = Play for { $name } on this device
play-for-means = This device then plays for { $name }, at all of their tables, just as { $name }’s own device does. Either of you can end that in the menu of a table.
play-for-own-seats = Seats of your own stay yours: you find them again when this device plays for you once more.
devices = Devices that play for me
some-device = A device
release-device = It shall not play for me any more
be-myself-again = Play for myself again
seat-of = Seat: { $name }
hand-over = Hand the seat to somebody else
hand-over-hint = Whoever opens this link takes your seat. It works once, within a quarter of an hour.
take-the-seat = Take the seat
resign = Resign
resign-means = You come last and are passed over; where the game cannot do without you, a bot plays on for the others.
leave = Leave for good
leave-means = Your seat is free again; whoever has the link can take it. Where something is hidden, the others are asked first.
back-to-table = Back to the table

# After the game.
wins = { $seat } wins
wins-by = { $seat } wins by { $ahead }
share-the-win = { $seats } share the win
nobody-wins = Nobody wins
# The headline, for whoever hears it.
over-said = { $headline }.
play-again = Play again
go-to-next = To the next game
look-back = Look back
download-record = Download the record
another-game = Another game
how-it-grew = How the scores grew
chart-of = { $turns ->
    [1] The scores after one turn
   *[other] The scores over { $turns } turns
}
step-of = Step { $number } of { $count }
step-before = One back
step-after = One on
record-here = The record
record-file = Or a file
look-through = Look through it
record-wrong = Line { $line }: { $why }
play-on-from-here = Play on from here
play-on-how = The game goes on from step { $step } at a table of its own, with luck of its own. What was played before stays as it is.
which-seat = Which seat is yours?
play-on = Play on
record-over = the game is over here: go back to a step before its end
record-has-holes = this record shows the game as one player or a spectator saw it, without what was hidden: nobody can play on from it
record-too-long = this game is too long: it may have { $most } lines at most
record-knows = Whoever has the record knows what is hidden in it.

# The coach.
coach = The coach
hints = Hints from the coach
hints-against-bots = Against bots only
hints-for-all = For everybody
hints-for-nobody = For nobody
hints-allowed = allowed
hints-not-allowed = not allowed
ask-the-coach = Ask the coach
ask-again = Ask again
coach-says = What the coach would do
what-to-do = Your choices
what-it-costs = What it costs
and-more = { $count ->
    [1] One other way is worth less.
   *[other] { $count } other ways are worth less.
}
costs-nothing = nothing
costs-share = { $loss }% of the win
costs-share-about = { $loss } ± { $error }% of the win
costs-points = { $loss } points
costs-points-about = { $loss } ± { $error } points
coach-is-exact = These figures are exact: the game is solved.
coach-estimates = These figures are estimates, found by playing on many times; ± is the standard error. Small differences may mean nothing.
late-take-backs = { $count ->
    [1] A friendly table: one choice was taken back after luck had answered it.
   *[other] A friendly table: { $count } choices were taken back after luck had answered them.
}
coach-thinks = The coach is still thinking.
coach-silent = The coach has nothing to say about this.
no-hints-here = nobody may ask the coach at this table
nothing-to-advise = there is nothing to decide for this seat now
luck-or-skill = Luck or skill?
luck-and-skill = Luck and skill
luck-and-skill-means = “Expected” is each player’s share before the first throw. “Luck” is what the dice and cards added or took. “Skill” is what the decisions did: your own mistakes cost you, other players’ mistakes help you. The three add up to the result.
in-hundredths = In hundredths of the win
in-points = In points
player = Player
was-expected = Expected
luck-added = Luck
skill-added = Skill
lost-by-choices = Lost by own decisions
result = Result
costliest-decisions = { $count ->
    [0] No decision cost anything
    [1] The costliest decision
   *[other] The { $count } costliest decisions
}
all-decisions = { $count ->
    [1] One decision in all
   *[other] { $count } decisions in all
}
show-decisions = Show each of them
step = Step
what-was-done = What was done
better-was = Better:
it-cost = It cost { $cost }.
nothing-better = Nothing was better.
look-at-step = Look at step { $number }
coach-goes-through = The coach goes through the game

# Pieces.
die-of = die showing { $face }
cup-of = { $count ->
    [1] cup over one die
   *[other] cup over { $count } dice
}
card-wild = { $card }, wild
card-ends = { $up } up, { $down } below
face-down = face down
field-worth = field worth { $worth }
lies-kept = { $piece }, kept
lies-aside = { $piece }, set aside
lies-covered = { $piece }, covered
lies-spent = { $piece }, used

# Why not.
no-such-page = There is no such page.
no-such-table = There is no such table. Perhaps a letter is missing in the link.
no-such-game-here = There is no such game on the shelf.
no-such-game = there is no game `{ $slug }`
not-your-seat = That seat is not yours.
table-moved-on = The table has moved on. This is how it stands now.
cannot-store = The move could not be written down. Nothing has changed; please try again.
cannot-read = This table cannot be read.
took-too-long = That took too long. Look at the table: it shows whether it has counted.
rules-stumble = This game has stumbled over a move. That is our fault, not yours. Look at the table: it shows what has counted; if it cannot be shown, whoever plays there can take the last move back.
take-back-and-go-on = Take it back and play on
went-wrong = Something has gone wrong here. That is our fault, not yours. Please try again.
too-many-requests = That was too much at once. Wait a moment, and try again.
too-many-openings = Many tables have been opened from here in a short time. Try again { $minutes ->
    [1] in a minute
   *[other] in { $minutes } minutes
}.
too-many-tables = You have as many tables going as this house allows. Play one of them to the end, or try again { $minutes ->
    [1] in a minute
   *[other] in { $minutes } minutes
}.
too-many-streams = This table is open on too many pages at once. Close some of them, and load this one again.
too-many-words = Those were many wrong words. Try again { $minutes ->
    [1] in a minute
   *[other] in { $minutes } minutes
}.
too-many-renames = Those were many names in a short time. Try again { $minutes ->
    [1] in a minute
   *[other] in { $minutes } minutes
}.
too-many-passes = Those were many links in a short time. Try again { $minutes ->
    [1] in a minute
   *[other] in { $minutes } minutes
}.
form-too-large = That is too much for one form.
form-unreadable = That form could not be read.
no-such-field = this form has no field `{ $field }`
no-such-choice = `{ $word }` cannot be chosen here
not-from-here = This form was not sent from a page of this server.
wrong-host = This server is not called { $name }.
wrong-host-hint = Whoever runs it can give it that name when it is started:
no-host = The request does not say clearly which server it means.
seat-taken = this seat is taken: { $seat }
no-second-seat = in a game with hidden dice or cards you can only have one seat
no-free-seat = there is no free seat
usual-bot-only = for somebody else only the usual bot plays
resigned-and-left = a player has resigned since and left the table; the choice stays
nobody-asked = nobody has asked
asked-already = { $seat } has asked already; one question at a time
no-such-bot = there is no bot `{ $level }`; there are { $known }
name-empty = a name needs at least one letter
not-over = The game is not over yet.
pass-used = This link has been used already, or is too old.

# The server.
serving = Rafle is at { $address }
serving-here = On this machine also at { $address }
serving-word = Whoever comes is asked for the word.
serving-stop = Stop it with Ctrl-C. The tables are kept in { $folder }.
serving-stopped = Rafle has stopped; every table is safe.
port-in-use = { $address } is in use, perhaps by another Rafle; choose another port with `--listen`, such as `--listen 0.0.0.0:{ $other }`
cannot-listen = cannot listen at { $address }: { $why }
listen-form = `{ $text }` is no address to listen at; write it like `0.0.0.0:7070`
data-unwritable = cannot keep tables in { $folder }: { $why }; give another folder with `--data`
data-newer = the tables in { $folder } were written by a newer Rafle; start that one, or give another folder with `--data`
data-in-use = the tables in { $folder } are in use by another Rafle; stop that one, or give another folder with `--data`
database-unusable = cannot keep tables in the database { $database }: { $why }; look at the address in `--store`, and whether PostgreSQL runs there
database-newer = the tables in the database were written by a newer Rafle; start that one, or give another database with `--store`
data-damaged = cannot keep tables in { $folder }: the database there is damaged ({ $why }); move its files away and restore a backup

# Is the luck fair?
is-luck-fair = Is the luck fair?
luck-was-not-sealed = The luck of this table was not sealed: it was opened by an older version. There is nothing to check.
luck-is-sealed-now = The luck of this game is sealed
luck-envelope = Like a note in an envelope on the table, to be opened when the game is over.
luck-yes = Yes. Nobody chose this luck.
luck-record-fits = The record fits its seal.
luck-no = This does not fit.
luck-fits = Checked on this device: seal, secret and numbers are those from before the game.
luck-seals-fit = Checked on this device: seal, secret and numbers are those from before the game. There were no dice to compare. What was dealt and drawn is checked by the command below.
luck-nothing-kept = This device kept nothing from before the end, so it cannot compare. A device that was there can.
luck-without-us = Checked on this device: seal, secret and numbers are those from before the game. None of the numbers is this device’s own, so it relies on the others.
luck-lines-differ = The seals are not those that this device was shown before. Keep the record and ask the host.
luck-secret-differs = The secret is not the one that was sealed. Keep the record and ask the host.
luck-number-differs = A number is not the one that was sealed. Keep the record and ask the host.
luck-dice-differ = A throw does not follow from the secret and the numbers. Keep the record and ask the host.
luck-dice-checked = All { $count } dice of the record follow from the seal.
luck-no-scripts = This browser runs no scripts: it kept nothing and cannot compare. The record can be checked by anybody.
luck-now = Now: a seal
luck-before-the-game = Before the game: a seal
luck-words-on-every-screen = The same six words stand on every screen at this table. Read them aloud if you like.
luck-words-were-shown = Rafle made a secret and showed everybody these six words, which come from it.
luck-six-words = The six words of the seal
luck-number-from-everybody = At the start: a number from everybody
luck-will-add = Each of these devices will add a number, drawn and sealed there: { $names }.
luck-have-added = Each of these devices has added a number, drawn and sealed there: { $names }.
luck-one-is-enough = As long as even one of these devices is honest, not even the host can choose the luck.
luck-nobody-adds = No device adds a number here. Whoever plays trusts the host not to have chosen among secrets.
luck-relies-on-others = This device adds nothing: it runs no scripts, may not keep anything, or came when the game had begun. So you rely on the devices of the others.
luck-words-added = { $count ->
    [1] Words were added once; they count as well.
   *[other] Words were added { $count } times; they count as well.
}
luck-your-words = Words of your own, if you like
luck-add-words = Add them
luck-drawn-anew = Drawn anew: { $count }. No number came from { $names }.
luck-the-secret = After the game: the secret
luck-secret-must-give = It must give the same six words and, with the numbers, every throw, deal and draw. This page tells you then whether it does.
luck-secret-gives = It gives the same six words and, with the numbers, every throw, deal and draw.
luck-how-often = How often each number came
luck-less-even = { $tenths ->
    [0] In hardly any fair game do the numbers come less evenly than here.
    [1] In one of ten fair games the numbers come less evenly than here.
    [10] In nearly all fair games the numbers come less evenly than here.
   *[other] In { $tenths } of ten fair games the numbers come less evenly than here.
}
luck-check-yourself = Check it yourself
luck-follows-here = { $count ->
    [1] On this server the one outcome follows from the seal. On any computer, without asking us:
   *[other] On this server all { $count } outcomes follow from the seal. On any computer, without asking us:
}
luck-from-record = { $count ->
    [1] One outcome comes from a record that was opened here. This seal says nothing about it.
   *[other] { $count } outcomes come from a record that was opened here. This seal says nothing about them.
}
luck-taken-back = { $count ->
    [1] One choice was taken back after luck had answered it.
   *[other] { $count } choices were taken back after luck had answered them.
}
luck-does-not-follow-here = On this server the record does not follow from its seal. The command names the line:
luck-nobody-in-secret = Nobody can choose a throw unseen, the server included, as long as one of these devices is honest and the host runs Rafle as it was written.
luck-machine-of-the-host = Whoever can read the host’s machine can foresee throws and see hands. Play hidden games with people you trust.
luck-uncovers-hands = The secret that is shown at the end uncovers every hand of that game.
luck-left-open = A game that is not finished keeps its seal closed.
luck-waits-for = Waiting for the number of { $names }.
go-on-without-number = Go on without my number
luck-is-sealed = the game has begun: nothing more is added to its luck
no-number-awaited = no number of this device is waited for
another-number = this is not the number that this device has sealed
words-enough = enough words were added to this table
seals-enough = enough numbers were sealed at this table
words-empty = write some words first
numbers-awaited = one moment: a number of a device is still waited for
reference-card = Card
letters-of = { $won ->
    [0] none of { $of } letters
   *[other] { $won } of { $of } letters: { $letters }
}
strokes-of = { $seat }: { $done } of { $of } strokes

# Paper.
print = Print
print-for = Print for up to { $players }
nothing-to-print = There is nothing to print for this game.
print-date = Date
print-name = Name
print-names = Names
print-cards = Cards
print-row = row
print-column = col.
print-score = Score
print-chips = Chips
print-ways = of { $ways }

# The score pad.
score-pad = Score pad
pad-about = For a table with real cards or dice: you play, this page adds up. Names and points stay on this device.
pad-game = What you play
pad-other-most = Another game, most points win
pad-other-fewest = Another game, fewest points win
pad-go-on = To the pad
pad-over = All hands are written
pad-cell = { $row }, { $name }
pad-deals = { $name } deals { $cards } cards each.
pad-after = After { $rounds }
pad-first = leads
pad-write-hand = Write hand { $number }
pad-write-round = Write round { $number }
pad-new = New pad
not-yet = Not yet
also-playing = Also playing
