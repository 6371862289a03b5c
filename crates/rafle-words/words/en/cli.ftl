# What the command line says.
as-is = { $text }
no-such-game = there is no game `{ $slug }`; `rafle games` lists them
no-such-game-like = there is no game `{ $slug }`; did you mean `{ $like }`?
no-card = `{ $slug }` has no reference card
no-such-language = there are no words in `{ $tag }`; there are { $known }, and names of games in { $names }
rules-options = House rules as they are written, `-o KEY=VALUE`:
rules-usual = usually { $value }
no-rules = there is no rules page for `{ $slug }`
cannot-use-file = `{ $file }`: { $why }
option-form = an option is written `key=value`, not `{ $text }`
game-never-ends = a game of seed { $seed } is not over after { $moves } moves

# Standings.
standing = { $place }. { $seat }: { $score }
standing-unplaced = { $seat }: { $score }
standing-resigned = { $place }. { $seat }: { $score } (resigned)
stands-at-the-end = The game is over:
stands-so-far = The game is not over. So far:

# The referee.
referee-begins = { $seats ->
    [1] { $game }, one seat. Type what the dice show or what is done; `help` tells more.
   *[other] { $game }, { $seats } seats. Type what the dice show or what a seat does; `help` tells more.
}
referee-begins-cards = { $seats ->
    [1] { $game }, one seat. Type which cards are dealt or what is done; `help` tells more.
   *[other] { $game }, { $seats } seats. Type which cards are dealt or what a seat does; `help` tells more.
}
referee-goes-on = { $game }: here it goes on, after { $lines ->
    [1] one line
   *[other] { $lines } lines
}. `help` tells what can be typed.
referee-kept = The game is kept: `{ $command }` goes on with it.
prompt = >
referee-help-dice =
    6 4 1           what the dice show: 641, 6-4-1 and 6,4,1 will do; also as the next throw where `again` is open
    keep 6          an action, written as the table lists it; `6` alone where it can mean nothing else
    keep [0–4: 1 6] as many as it says of what is in brackets, as in `keep 1 6`; where nothing is picked, `keep none`
    bid [2 3]x[5 6] one of each bracket, as in `bid 3x6`; `3×6` and `3 6` will do
    throw ?         dice under a cup that only their player sees, in games that have them
referee-help-cards =
    deal 3S         the card that is dealt: S, H, D, C and * are the suits, `Joker` is one; 3s and 3♠ will do
    3S 4S JD        several cards that come one after the other
    deal ?, ? x7    a card that only its player sees, or seven of them; so `draw ?`
    discard 3S      an action, written as the table lists it
    meld [2–5: …]   as many as it says of what is in brackets
    star B          in games with stars: whose card has the star
referee-help =
    undo, undo 3    take back the last line, or the last three; also a resignation
    name A Anna     the player in seat A is called Anna
    resign A        seat A is out: it is passed over and comes last
    hint            what a strong player would do
    standings       who stands where
    quit            leave; the end of input does the same
    (empty line)    show the whole table; an action that is the only one open is played
    Capitals do not matter, and several lines may stand in one, with semicolons between them.
read-several = `{ $line }` could mean several things here: { $readings }
too-many-at-once = `{ $line }`: that is more than can come here, { $count } at most
table-line-form = `{ $line }`: that is written like `{ $like }`
gone-played-on = This game cannot do without { $seat }: a bot chooses there, and somebody throws for it.
hint-none = Nobody has to choose here.
hint-for = What { $seat } can do, the best first:
hint-share = { "  " }`{ $line }` wins { $value }%
hint-score = { "  " }`{ $line }` brings { $value } points
record-has-lines = `{ $file }` holds a game, which would be lost; `--record { $file }` goes on with it
record-of-another = `{ $file }` holds another game, or one with other seats or house rules
record-in-use = `{ $file }` is being written by another rafle; two at once would ruin it
dash-not-here = `-` does not do here: name a file or a folder
letter-not-name = `{ $letter }` is read as seat { $letter }; the player of that name sits at { $seat }
reader-verbs = roll throw, rolls throw, rolled throw, throws throw, thrown throw, hold keep, holds keep, keeps keep, bank stop, stops stop, drop discard, discards discard, bids bid, takes take, guesses guess, more again
reader-numbers = one 1, two 2, three 3, four 4, five 5, six 6
stopping = Finishing the games under way; Ctrl-C again stops at once.
language-names-alone = in `{ $tag }` only names of games are known, and little more; the rest is English
only-one-open = That is the only choice, so you can skip it and type what comes next.
luck-like = for example { $like }
end-or-undo = An empty line ends here; `undo` takes the last line back.
seat-score = { $seat } { $score }
pick-some = { $least ->
    [0] [0–{ $most }: { $from }, or none]
   *[other] [{ $least }–{ $most }: { $from }]
}
and-more = { $count ->
    [1] and one more
   *[other] and { $count } more
}
lies-aside = aside { $pieces }
lies-kept = kept { $pieces }
lies-covered = covered { $pieces }
lies-spent = spent { $pieces }
face-cup = { $count ->
    [1] cup(1)
   *[other] cup({ $count })
}
face-joker = joker
track-at = { $seat }: { $behind } of { $fields }, next { $next }
track-done = { $seat }: { $behind } of { $fields }

# A table in lines.
plain-help =
    (empty line)    throw or draw, when it is your turn to
    keep 6          an action, written as the table lists it
    keep [0–4: 1 6] as many as it says of what is in brackets, as in `keep 1 6`; where nothing is picked, `keep none`
    bid [2 3]x[5 6] one of each bracket, as in `bid 3x6`
    table           the table, with everybody where more than eight play
    rules           the rules of the game
    hint            what a strong player would do
    undo, undo 3    take back the last choice, or the last three
    name A Anna     the player in seat A is called Anna
    resign A        seat A gives up
    Several lines may stand in one, with semicolons between them.
    The end of input leaves the table. The game is kept: `rafle play --resume` goes on with it.
seen-enough = Press Enter when you have seen enough: the screen is cleared for { $seat }.

# Records.
records-hold = Records that hold: { $count } of { $all }.
records-unreadable = not every record can be read
no-records = there is no record there
luck-follows = { $count ->
    [1] one outcome of luck follows
   *[other] all { $count } outcomes of luck follow
} from the secret that was sealed before the game{ $numbers ->
    [0] .
    [1] {" "}and from the number of one device.
   *[other] {" "}and from the numbers of { $numbers } devices.
}
luck-from = This can be checked from line { $line } on; the { $before ->
    [1] outcome
   *[other] { $before } outcomes
} before it came before the seal and { $before ->
    [1] proves
   *[other] prove
} nothing.
luck-anew = Drawn anew: { $count }. No number came from { $whose }.
luck-differs = `{ $found }` does not follow: by the rule, outcome { $number } of this game is `{ $follows }`.
luck-other-secret = this is not the secret that was sealed: its hash is another one.
luck-other-number = this is not the number that device { $device } had sealed.
luck-no-number = this outcome came before device { $device } had opened its number.
luck-not-opened = this outcome came before the sealed numbers were opened.
luck-not-asked = device { $device } is not asked for this here, or has done it already.
luck-no-seal = device { $device } has sealed no number.
luck-too-early = no secret was sealed before this line.
luck-too-late = nothing may enter here any more but the numbers that were asked for.
luck-unreadable = this line of luck cannot be read.
luck-closed = the secret is not in this record: the game is not over, or it was taken out.
luck-unsealed = nothing was sealed here, so there is nothing to check.
luck-unknown = luck was drawn by rule { $rule }, which this Rafle does not know.
luck-not-shown =
    A record alone cannot show that the seals were there before the first throw: compare its lines `luck` with those that
    a device has kept, or that somebody wrote down while the game went on. Nor can it show that nobody who can read the
    host’s machine looked into the secret.

# Simulation and speed.
simulated = { $game }, { $seats ->
    [1] one seat
   *[other] { $seats } seats
}: { $count ->
    [1] one game
   *[other] { $games } games
} of random players, seed { $seed }.
simulated-moves = Moves: { $mean } on average (standard deviation { $sd }), { $least } to { $most }.
simulated-ends = Shared wins: { $shared }%. Nobody wins: { $nobody }%.
score-range = { $least } to { $most }
matched = { $game }: { $count ->
    [1] one game
   *[other] { $games } games
} in { $seatings ->
    [1] one seating
   *[other] { $seatings } seatings
}, seed { $seed }.
match-margin-sure = { $bot } is ahead of { $over } by { $margin } ± { $within } percentage points, with 99% certainty.
match-margin = { $bot } against { $over }: { $margin } ± { $within } percentage points, which may be luck.
no-such-bot = there is no bot `{ $bot }`; there are { $known }
wrong-number-of-bots = { $bots ->
    [1] one bot
   *[other] { $bots } bots
} cannot play this game: { $most ->
    [1] it is played alone
   *[other] it takes { $least } to { $most }
}
bot-cannot-play = `{ $bot }` cannot play this game: it plays only games whose best score is known
column-within = ± (99%)
odds-share = { $game }, { $seats ->
    [1] one seat
   *[other] { $seats } seats
}, solved exactly. Everybody plays for a share of the win.
odds-score = { $game }, { $seats ->
    [1] one seat
   *[other] { $seats } seats
}, solved exactly. Everybody plays for the highest expected score.
odds-luck = { $game }, { $seats ->
    [1] one seat
   *[other] { $seats } seats
}, solved exactly. Luck alone decides.
odds-length = Length: { $steps } throws and choices on average.
odds-bonus = The bonus comes in { $bonus }% of the games.
odds-against-random = Against others who choose at random the first seat wins { $best }%, and { $random }% if it chooses at random itself.
odds-against-sensible = Measured: against others who are sensible (they slip as often as the bot club) the first seat wins { $best } ± { $best_error }%, and { $sensible } ± { $sensible_error }% if it is only sensible itself.
odds-sensible-score = Measured: a seat that is only sensible (it slips as often as the bot club) scores { $sensible } ± { $sensible_error }, the best play { $best }.
solving-exploring = Positions found: { $states }
solving-valuing = Looking at positions from the end: { $percent }%
odds-beginnings = The best beginning, and what it is worth:
odds-first-turn = { $game }, { $seats ->
    [1] one seat
   *[other] { $seats } seats
}, is too large to be solved, but not its first turn. So likely in % is it to be able to take each character, played for that alone:
odds-no-method = { $game } with { $seats ->
    [1] one seat
   *[other] { $seats } seats
}: no method is known here that would solve it
odds-other-rules = { $game } with { $seats ->
    [1] one seat
   *[other] { $seats } seats
} is solved with other rules than these
odds-hidden = { $game }: something is hidden here, so there are no exact odds of a position
odds-never-settles = { $game } with { $seats ->
    [1] one seat
   *[other] { $seats } seats
}: choices answer each other in a circle, and no solution was found
odds-too-large = { $game } with { $seats ->
    [1] one seat
   *[other] { $seats } seats
} is too large to be solved exactly
column-wins = wins %
column-standard-error = ± (s.e.)
column-score = score
column-sd = std. dev.
column-least = least
column-most = most
column-game = game
column-seats = seats
column-moves = million moves/s
column-games = games/s
column-bytes = state bytes
column-clone = clone ns

# A hand of real cards.
hand-discard = Discard { $card }.
hand-meld = { $cards }: { $title }
hand-left = { $points ->
    [1] Left over: { $cards }, one point.
   *[other] Left over: { $cards }, { $points } points.
}
hand-goes-out = Nothing is left over: this hand goes out.
hand-ahead = One draw ahead it is best to discard { $card }: that leaves { $points } points on average after the next draw.
hand-no-melds = no hands are divided into melds in `{ $slug }`; they are in { $games }
hand-no-rank = `{ $text }` is not a wild rank; it is 3 to 10, J, Q or K
hand-no-card = `{ $text }` is no card; cards are 3 to 10, J, Q or K and a suit, S, H, D, C or * (T will do), such as 5C, or Joker
hand-too-long = these are { $count } cards; a hand has at most { $most }
hand-wrong-length = { $count ->
    [0] these are no cards
    [1] this is one card
   *[other] these are { $count } cards
}; where { $wild ->
    [11] jacks
    [12] queens
    [13] kings
   *[other] { $wild }s
} are wild a hand has { $wild }, or { $drawn } after the draw
hand-too-many-of = there are more of { $card } than the { $most } in the deck
# The coach. Shares of the win are in per cent.
advice-share-exact = { $seat } is next. Chances to win in %, exactly:
advice-share = { $seat } is next. Chances to win in %, estimated:
advice-score-exact = { $seat } is next. Points to be expected, exactly:
advice-score = { $seat } is next. Points to be expected, estimated:
column-value = value
column-loss = loses
analysis-share-exact = Decisions: { $count }. Losses are chances to win in %, exactly.
analysis-share = Decisions: { $count }. Losses are chances to win in %, estimated.
analysis-score-exact = Decisions: { $count }. Losses are points, exactly.
analysis-score = Decisions: { $count }. Losses are points, estimated.
decision = Line { $line }, { $seat }: { $action } loses { $loss } (best: { $best })
decision-estimated = Line { $line }, { $seat }: { $action } loses { $loss } ± { $error } (best: { $best })
costliest = { $count ->
    [0] No decision lost anything.
    [1] The costliest decision:
   *[other] The { $count } costliest decisions:
}
account = { $seat }: result { $result }; own decisions lost { $lost }.
account-exact = { $seat }: result { $result } = expected { $expected } + luck { $luck } + skill { $skill }; own decisions lost { $lost }.

# What hosts do with all their tables.
store-in-use = the tables in { $store } are in use by a running server, which would not learn of it; stop that one first
store-newer = the tables in { $store } were written by a newer Rafle; use that one
store-damaged = cannot use the tables in { $store }: the database there is damaged ({ $why }); restore a backup
store-unusable = cannot use the tables in { $store }: { $why }
store-not-empty = there are tables in { $store } already, and nothing was changed; give an empty folder with `--data`, or an empty database with `--store`
backup-postgres = PostgreSQL is backed up by its own tool, while servers run: `pg_dump --format=custom --file={ $file } "$RAFLE_STORE"`; and restored by `pg_restore --dbname="$RAFLE_STORE" { $file }`
backed-up = Everything up to now is in { $file }. It holds hidden cards and secrets: keep it as you keep the tables.
restored = Everything is in { $store } as it was.
imported = Everything is in { $store } now.
exported = { $count ->
    [0] There are no tables to write into { $folder }.
    [1] One record is in { $folder }.
   *[other] { $count } records are in { $folder }.
}
export-unreadable = the table { $table } cannot be read, and was left out
no-such-table = there is no table `{ $table }`; nothing was changed
forgotten = Tables deleted: { $deleted }. Tables in which somebody was forgotten: { $changed }. Backups and exported records are as they were.

# Arguments that make no sense.
arguments-help = `--help` tells more
arguments-usage = Usage: { $form }; `--help` tells more
no-such-argument = { $text } is not understood here
no-such-argument-like = { $text } is not understood here; did you mean { $like }?
no-such-command = there is no command { $text }
no-such-command-like = there is no command { $text }; did you mean { $like }?
arguments-missing = this is missing: { $text }
arguments-clash = { $text } does not go together with { $others }
value-missing = { $text } wants a value
value-one-of = { $text } cannot be { $value }; it can be { $values }
value-unfit = { $text } cannot be { $value }
value-unfit-because = { $text } cannot be { $value }: { $why }
whole-number = a whole number from { $least } to { $most } is needed
many-form = a whole number from 1 to 1e12 is needed
viewer-form = it is a seat from A to { $last }, `spectator` or `referee`
word-form = it needs at least one letter
store-form = it begins with `postgres://`; a folder is given with `--data`
address-form = it begins with `http://` or `https://` and names a machine, such as `https://rafle.example`
