# What the screens of the terminal say.
too-small = This screen has { $width } columns and { $height } lines. This table needs more; { $least_width } and { $least_height } are enough for every game. Please make it larger, or leave with Ctrl-C and play with `--plain`.
pick-first = { $least ->
    [0] At most { $most } can be picked for this.
   *[other] Pick { $least } to { $most } for this first.
}
pick-first-exactly = { $count ->
    [1] Pick one for this first.
   *[other] Pick { $count } for this first.
}
lies-aside = aside
track-next = next: { $next }

# Keys.
key-space = space
key-enter = Enter
key-rules = rules
key-pad = rounds
key-pad-hands = hands
key-everybody = everybody
key-foremost = eight of them
key-hint = hint
key-back = take back
key-leave = leave
key-go-on = go on
key-move = choose
key-do = do it
key-scroll = scroll
key-close = close
key-stay = stay
key-search = type to search
key-step = a step
key-jump = ten steps
key-ends = beginning, end
key-viewer = change viewer
key-more = more
key-again = again
key-look-back = look back
key-analyse = analyse
key-play = play
key-set-up = players and rules
key-play-on = go on
key-throw-away = throw away
key-keep = keep it
key-begin = begin
key-change = change
key-players = players
key-shelf = back

# On the table.
hand-of = Hand: { $seat }

# At the table.
cover = Pass the screen to { $seat }, then press any key.
thinking = { $seat } is thinking …
hint-thinking = Let me think …
hint-none = No hint here.
hint = Hint: { $line }
nothing-to-take-back = There is nothing to take back.
answered = Luck has answered that choice, or something hidden was shown: it stays. Begin a game with `--friendly` to take back even that.
space-does-nothing = Space throws and confirms what is picked. Here it does nothing: press a key that is shown.
other-case = Press { $key }, as it is shown: capitals and small letters mean different things.
seen-enough = When you have seen enough, press any key: the screen goes to { $seat }.
looking-back = Looking back on the game …
leave = Leave the table? The game is kept: `rafle play` offers to go on with it.
not-kept = The game cannot be kept: { $why }

# The shelf.
shelf = What shall we play?
shelf-none = No game is called that.
shelf-players = { $least } to { $most } players, about { $minutes } minutes
shelf-one = for { $least }, about { $minutes } minutes
shelf-go-on = Go on: { $game }, { $date }
shelf-with = With { $players }, last played { $date }
throw-away = Throw this game away? It cannot be brought back.

# Before a game.
setup-players = Players
setup-rules = House rules
setup-take-backs = Take-backs
take-backs-strict = Until luck has answered
take-backs-friendly = Friendly: also later
setup-language = Language
setup-type-a-name = type a name
setup-name-missing = Everybody needs a name, without a semicolon.
unnamed = Guest

# What stays on the terminal after leaving.
left-begun = { $game } is kept; this goes on with it:
left-over = Look back, or see where it was won:

# Looking back.
looking-at = { $line } of { $lines }, seen by { $viewer }
viewer-referee = the referee
viewer-spectator = a spectator
looking-start = The beginning.

# Who plays, and what was kept.
seats-form = players are written `me,bot:club,Anna`, or as a number, not `{ $text }`
nobody-called = nobody here is called `{ $name }`; `lot` and `seated` will do too
name-a-game = name a game: without a screen there is no shelf to choose from; `rafle games` lists them
nothing-to-resume = there is no game to go on with
no-folder = there is no folder for your games; name one with `--games`
history-none = No game has been finished here yet.
history-over = { $game }: { $scores }
history-not-over = { $game }: { $scores } (not over)
history-begun = { $count ->
    [1] One game is not over; `rafle play --resume` goes on with it.
   *[other] { $count } games are not over; `rafle play` offers to go on with them.
}

# The table that speaks in lines.
plain-begins = { $game }. Type what you do as the list writes it, or nothing to throw; `help` tells more.
plain-throw = Press Enter: { $tap }
plain-cover = Pass on to { $seat }, then press Enter.

# Simulation.
vary-form = what is varied is written `key=value,value`, not `{ $text }`
bots-form = { $count } bots were named for { $seats } seats; name one for each, or one for all
simulated-bots = { $game }, { $seats ->
    [1] one seat
   *[other] { $seats } seats
}: { $count ->
    [1] one game
   *[other] { $games } games
} of { $bots }, seed { $seed }.
simulated-nothing = Stopped before a game was over.
simulated-stopped = (stopped before { $asked })
plot-title = { $game }: scores in { $games } games
plot-points = points
plot-share = % of games
