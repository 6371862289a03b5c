//! A table's log: lines of the game and lines of the table in one list, of which nothing is ever erased.

use std::fmt;
use std::str::FromStr;

use crate::{
    AnyGame, AnySeen, Arg, FilledPad, Luck, Message, Next, Refusal, Seat, Seats, Seeded, Source, Standings, Tally,
    Unreadable, View, Viewer, gone, gone_from,
};

/// What happens to a table rather than in the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableLine {
    /// `undo 2`: the last two lines of the game that still count do not count any more. `undo` alone means one.
    Undo(usize),
    /// `name A Anna`: the player in this seat is called so.
    Name(Seat, String),
    /// `sits A bot club`: who plays this seat from now on, in the words of whoever runs the table.
    Sits(Seat, String),
    /// `resign A`: this seat comes last, and somebody plays on for it, as it was before a seat could be gone (`gone A`, a line
    /// of the game). When only one is left who has not resigned, the game is over.
    Resign(Seat),
    /// `room`: this table waits. People sit down, and nothing of the game is entered before `begin`. A log that does not say
    /// so has begun.
    Room,
    /// `begins lot`, `begins seated`, `begins C`: how it is decided who begins. A log that does not say so has people as they
    /// are seated.
    First(First),
    /// `begin A C D`: these play, in this order: the game has so many seats, and who sat in A, C and D has A, B and C. By lot
    /// luck speaks next, and only then the game.
    Begin(Vec<Seat>),
    /// `lot C`: luck has it that C begins: the seats turn until that is the first. The first outcome of the table.
    Lot(Seat),
    /// `elsewhere`: the game was played so far at another table, and its record was opened as this one. It is a room once more:
    /// who sat there sits nowhere, what was agreed on there holds no more, and nothing of the game is entered before `begin`
    /// names every seat that the game has, in their order.
    Elsewhere,
    /// `friendly`: what luck has answered may be taken back as well, if everybody agrees.
    Friendly,
    /// `patience 3`: after so many minutes without a sign of life another person may let a bot play for somebody.
    Patience(u8),
    /// `pace calm`: how long bots wait from now on before they move, so that people can follow.
    Pace(Pace),
    /// `meanwhile B`: a bot plays this seat until whoever has it gives a sign of life.
    Meanwhile(Seat),
    /// `hints on`: whoever is next may ask for advice; `hints off`: nobody may. Whoever runs the table decides what holds
    /// as long as neither was said.
    Hints(bool),
    /// `luck 1 3f… 9a… secret c7…`: where luck comes from, in the words of whoever draws it. What follows `secret` is read by
    /// nobody before the game is over.
    Luck {
        /// What everybody may read.
        told: String,
        /// What luck is made of, if there is something to be kept.
        secret: Option<String>,
    },
}

/// How it is decided who begins, and so has the first seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum First {
    /// Luck says it, when the game begins.
    Lot,
    /// Who has the first place.
    Seated,
    /// Who sits here.
    Seat(Seat),
}

impl fmt::Display for First {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            First::Lot => f.write_str("lot"),
            First::Seated => f.write_str("seated"),
            First::Seat(seat) => seat.fmt(f),
        }
    }
}

impl FromStr for First {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<First, Unreadable> {
        match text {
            "lot" => Ok(First::Lot),
            "seated" => Ok(First::Seated),
            seat => seat.parse().map(First::Seat),
        }
    }
}

/// How long bots wait before they move. How long that is whoever runs the table knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pace {
    /// So long that everything can be looked at.
    Calm,
    /// As long as a person takes who knows what to do.
    Usual,
    /// Hardly at all.
    Quick,
}

impl Pace {
    /// Every pace, the slowest first.
    pub const ALL: [Pace; 3] = [Pace::Calm, Pace::Usual, Pace::Quick];

    /// Its word, as a log writes it.
    pub fn word(self) -> &'static str {
        match self {
            Pace::Calm => "calm",
            Pace::Usual => "usual",
            Pace::Quick => "quick",
        }
    }
}

impl FromStr for Pace {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Pace, Unreadable> {
        Pace::ALL.into_iter().find(|pace| pace.word() == text).ok_or(Unreadable)
    }
}

/// How a line begins to tell that a person sits somewhere: `sits A person 0123456789abcdef`.
pub const PERSON: &str = "person";
/// The same for a bot: `sits B bot club`.
pub const BOT: &str = "bot";

/// So many open actions are named to somebody who tried another one.
const OPEN_NAMED: usize = 12;

/// The first words of table lines, which no game may use for its own.
pub const TABLE_VERBS: [&str; 16] = [
    "undo",
    "name",
    "sits",
    "resign",
    "room",
    "begins",
    "begin",
    "lot",
    "elsewhere",
    "friendly",
    "patience",
    "pace",
    "meanwhile",
    "hints",
    "luck",
    "gone",
];

impl fmt::Display for TableLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableLine::Undo(count) => write!(f, "undo {count}"),
            TableLine::Name(seat, name) => write!(f, "name {seat} {name}"),
            TableLine::Sits(seat, player) => write!(f, "sits {seat} {player}"),
            TableLine::Resign(seat) => write!(f, "resign {seat}"),
            TableLine::Room => f.write_str("room"),
            TableLine::First(first) => write!(f, "begins {first}"),
            TableLine::Lot(seat) => write!(f, "lot {seat}"),
            TableLine::Begin(seats) => {
                f.write_str("begin")?;
                seats.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
            TableLine::Elsewhere => f.write_str("elsewhere"),
            TableLine::Friendly => f.write_str("friendly"),
            TableLine::Patience(minutes) => write!(f, "patience {minutes}"),
            TableLine::Pace(pace) => write!(f, "pace {}", pace.word()),
            TableLine::Meanwhile(seat) => write!(f, "meanwhile {seat}"),
            TableLine::Hints(on) => write!(f, "hints {}", if *on { "on" } else { "off" }),
            TableLine::Luck { told, secret: None } => write!(f, "luck {told}"),
            TableLine::Luck { told, secret: Some(secret) } => write!(f, "luck {told} secret {secret}"),
        }
    }
}

impl FromStr for TableLine {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<TableLine, Unreadable> {
        let (verb, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
        let plain = |words: &str| {
            // A semicolon would end the line in a record.
            let plain = !words.is_empty() && !words.chars().any(|letter| letter == ';' || letter.is_control());
            if plain { Ok(words.trim().to_owned()) } else { Err(Unreadable) }
        };
        let seat_and_words = || {
            let (seat, words) = rest.trim().split_once(' ').ok_or(Unreadable)?;
            Ok((seat.parse()?, plain(words)?))
        };
        match verb {
            "undo" if rest.is_empty() => Ok(TableLine::Undo(1)),
            "undo" => rest.trim().parse().map(TableLine::Undo).map_err(|_| Unreadable),
            "name" => seat_and_words().map(|(seat, name)| TableLine::Name(seat, name)),
            "sits" => seat_and_words().map(|(seat, player)| TableLine::Sits(seat, player)),
            "resign" => rest.trim().parse().map(TableLine::Resign),
            "room" if rest.is_empty() => Ok(TableLine::Room),
            "begins" => rest.trim().parse().map(TableLine::First),
            "lot" => rest.trim().parse().map(TableLine::Lot),
            "begin" if !rest.is_empty() => {
                rest.split_whitespace().map(str::parse).collect::<Result<_, _>>().map(TableLine::Begin)
            }
            "elsewhere" if rest.is_empty() => Ok(TableLine::Elsewhere),
            "friendly" if rest.is_empty() => Ok(TableLine::Friendly),
            "patience" => rest.trim().parse().map(TableLine::Patience).map_err(|_| Unreadable),
            "pace" => rest.trim().parse().map(TableLine::Pace),
            "meanwhile" => rest.trim().parse().map(TableLine::Meanwhile),
            "hints" => match rest.trim() {
                "on" => Ok(TableLine::Hints(true)),
                "off" => Ok(TableLine::Hints(false)),
                _ => Err(Unreadable),
            },
            "luck" => {
                let (told, secret) = match rest.split_once(" secret ") {
                    Some((told, secret)) => (told, Some(plain(secret)?)),
                    None => (rest, None),
                };
                Ok(TableLine::Luck { told: plain(told)?, secret })
            }
            _ => Err(Unreadable),
        }
    }
}

/// Who sits where, as the lines of the table say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// What the player in each seat is called, if anybody has said.
    pub names: Vec<Option<String>>,
    /// Who has played each seat, in the words of whoever runs the table ([`PERSON`] or [`BOT`] is the first of them): the first
    /// one first, who plays it now last.
    pub sits: Vec<Vec<String>>,
    /// The number of the line by which each seat got who plays it now.
    pub since: Vec<usize>,
    /// Where a bot plays until whoever has the seat is back.
    pub meanwhile: Seats,
    /// Who has resigned.
    pub resigned: Seats,
    /// How it is decided who begins, if that was said.
    pub first: Option<First>,
    /// Whether whoever is next may ask for advice, if that was said.
    pub hints: Option<bool>,
    /// Whether what luck has answered may be taken back if everybody agrees.
    pub friendly: bool,
    /// After how many minutes another person may let a bot play for somebody who is away, if that was said.
    pub patience: Option<u8>,
    /// How long bots wait, if that was said.
    pub pace: Option<Pace>,
}

/// The seats of players who have not said what they are called. A log has no word for them, so that each reader has one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unnamed {
    /// Somebody [sits](PERSON) there, also where a bot plays for them.
    pub people: Seats,
    /// Only [bots](BOT) have sat there.
    pub bots: Seats,
}

impl Seating {
    /// Who sits where before the first line: nobody anywhere.
    pub fn new(seats: usize) -> Seating {
        Seating {
            names: vec![None; seats],
            sits: vec![Vec::new(); seats],
            since: vec![0; seats],
            meanwhile: Seats::NONE,
            resigned: Seats::NONE,
            first: None,
            hints: None,
            friendly: false,
            patience: None,
            pace: None,
        }
    }

    /// Follows a log from line to line, without its game: for whoever has to read one that [`Play`] may not be able to. A line
    /// that names a seat that is not there is passed over.
    pub fn follow(&mut self, number: usize, line: &TableLine) {
        let there = Seats::first(self.names.len());
        let fits = match line {
            TableLine::Name(seat, _)
            | TableLine::Sits(seat, _)
            | TableLine::Resign(seat)
            | TableLine::Meanwhile(seat)
            | TableLine::Lot(seat) => there.has(*seat),
            TableLine::Begin(order) => order.iter().all(|seat| there.has(*seat)),
            _ => true,
        };
        if fits {
            self.note(number, line);
        }
    }

    /// Notes what the line of this number says. The seat that it names is there.
    fn note(&mut self, number: usize, line: &TableLine) {
        match line {
            TableLine::Name(seat, name) => self.names[seat.index()] = Some(name.clone()),
            TableLine::Sits(seat, player) => {
                self.sits[seat.index()].push(player.clone());
                self.since[seat.index()] = number;
                self.meanwhile = self.meanwhile.without(*seat);
                // Who was to begin has got up.
                if self.first == Some(First::Seat(*seat)) {
                    self.first = Some(First::Lot);
                }
            }
            TableLine::Resign(seat) => self.resigned = self.resigned.with(*seat),
            TableLine::First(first) => self.first = Some(*first),
            TableLine::Begin(order) => {
                self.take_seats(order);
                // Who only sat there in the room has had nothing before them.
                self.sits.iter_mut().for_each(|sits| drop(sits.drain(..sits.len().saturating_sub(1))));
                // A place that was named is another one now.
                self.first = self.first.filter(|first| *first == First::Lot);
            }
            TableLine::Lot(first) => {
                self.take_seats(&Seats::first(self.names.len()).from(*first).collect::<Vec<_>>());
                self.first = None;
            }
            TableLine::Elsewhere => self.begin_anew(number),
            TableLine::Friendly => self.friendly = true,
            TableLine::Patience(minutes) => self.patience = Some(*minutes),
            TableLine::Pace(pace) => self.pace = Some(*pace),
            TableLine::Meanwhile(seat) => self.meanwhile = self.meanwhile.with(*seat),
            TableLine::Hints(on) => self.hints = Some(*on),
            TableLine::Undo(_) | TableLine::Room | TableLine::Luck { .. } => {}
        }
    }

    /// Who has no name: the last who sat there and was no bot tells whose seat it is.
    fn unnamed(&self) -> Unnamed {
        let mut unnamed = Unnamed::default();
        for seat in Seats::first(self.names.len()).iter().filter(|seat| self.names[seat.index()].is_none()) {
            let sits = &self.sits[seat.index()];
            let mut kinds = sits.iter().rev().filter_map(|words| words.split(' ').next());
            match kinds.find(|kind| *kind != BOT) {
                Some(PERSON) => unnamed.people = unnamed.people.with(seat),
                None if !sits.is_empty() => unnamed.bots = unnamed.bots.with(seat),
                _ => {}
            }
        }
        unnamed
    }

    /// Nobody sits anywhere, and nothing is agreed on. What the players are called and who has resigned belongs to the game.
    fn begin_anew(&mut self, number: usize) {
        let seats = self.names.len();
        let (names, resigned) = (std::mem::take(&mut self.names), self.resigned);
        *self = Seating { names, resigned, since: vec![number; seats], ..Seating::new(seats) };
    }

    /// Who sat in the first of these places has the first seat, and so on.
    fn take_seats(&mut self, order: &[Seat]) {
        self.names = order.iter().map(|seat| self.names[seat.index()].clone()).collect();
        self.sits = order.iter().map(|seat| self.sits[seat.index()].clone()).collect();
        self.since = order.iter().map(|seat| self.since[seat.index()]).collect();
        let (away, all) = (self.meanwhile, Seats::first(order.len()));
        self.meanwhile = all.iter().zip(order).filter(|(_, before)| away.has(**before)).map(|(seat, _)| seat).collect();
    }
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// It is a room: people sit down, and nothing of the game has happened.
    Waiting,
    /// The game goes on.
    Playing,
    /// The game is over, and there is nothing left to hide.
    Over,
}

/// A game being played: where it began, its log, and where it stands.
#[derive(Clone)]
pub struct Play {
    start: Box<dyn AnyGame>,
    now: Box<dyn AnyGame>,
    log: Vec<String>,
    /// The lines of the game that still count.
    counting: Vec<Counting>,
    /// The game after every [`STRIDE`] lines that count, so that taking back does not begin at the beginning.
    passed: Vec<Box<dyn AnyGame>>,
    /// What each round has brought, and after how many lines that count it was over: no state has to carry it along.
    tallies: Vec<(usize, Tally)>,
    seating: Seating,
    /// How many places the table was opened with; in a room not all of them are taken.
    places: usize,
    /// Whether it is a room that has not begun.
    waiting: bool,
    /// How much was played at another table, if this one was opened from a record.
    elsewhere: Option<Elsewhere>,
    /// How many lines each seat has read, those that count no more among them.
    told: Vec<usize>,
    /// How many outcomes luck has given, those that count no more among them.
    outcomes: usize,
    /// How often something was taken back that luck had answered, or that had shown something hidden.
    late: usize,
}

/// How much of a game was played at another table, of which the record was opened as this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Elsewhere {
    /// So many lines of the game that count. They are not taken back here: nobody here has chosen them.
    pub lines: usize,
    /// So many outcomes of luck, those that were taken back among them.
    pub outcomes: usize,
}

/// A line of the game that still counts.
#[derive(Clone, Copy)]
struct Counting {
    /// Its number in the log.
    entry: usize,
    /// Who acted, if this was neither luck nor a resignation.
    seat: Option<Seat>,
    /// Whether that was a real choice. What was the only thing to do was none.
    chose: bool,
    /// Whether this was luck, or showed somebody something hidden: what was chosen before it has been answered.
    answers: bool,
}

/// A game that was passed is kept after so many lines.
const STRIDE: usize = 64;

/// A line of a game, and the game before it.
pub struct Step<'a> {
    /// The game before the line.
    pub before: Box<dyn AnyGame>,
    /// The line, as it is written.
    pub line: &'a str,
}

impl Step<'_> {
    /// What the line meant, told to this viewer.
    pub fn happened(&self, viewer: Viewer) -> Vec<Message> {
        self.before.happened(self.line, viewer)
    }

    /// The moment that the line made, as this viewer saw it.
    pub fn moment(&self, viewer: Viewer) -> Option<View> {
        self.before.moment(self.line, viewer)
    }

    /// The game after the line.
    pub fn after(&self) -> Box<dyn AnyGame> {
        let mut after = self.before.copy();
        enter_again(&mut *after, self.line);
        after
    }
}

fn enter_again(game: &mut dyn AnyGame, line: &str) {
    game.enter(line).expect("a line that was accepted once is accepted again");
}

fn steps<'a>(mut game: Box<dyn AnyGame>, lines: impl Iterator<Item = &'a str>) -> impl Iterator<Item = Step<'a>> {
    lines.map(move |line| {
        let before = game.copy();
        enter_again(&mut *game, line);
        Step { before, line }
    })
}

impl Play {
    /// A game whose log is still empty.
    pub fn new(start: Box<dyn AnyGame>) -> Play {
        let seats = start.seats();
        Play {
            now: start.clone(),
            start,
            log: Vec::new(),
            counting: Vec::new(),
            passed: Vec::new(),
            tallies: Vec::new(),
            seating: Seating::new(seats),
            places: seats,
            waiting: false,
            elsewhere: None,
            told: vec![0; seats],
            outcomes: 0,
            late: 0,
        }
    }

    /// The same table before anything was entered.
    pub fn afresh(&self) -> Play {
        Play::new(self.start.with_seats(self.places).expect("it was opened with so many"))
    }

    /// How many places the table was opened with. A game that has begun may have fewer seats.
    pub fn places(&self) -> usize {
        self.places
    }

    /// How much was played at another table, if this one was opened from a record.
    pub fn elsewhere(&self) -> Option<Elsewhere> {
        self.elsewhere
    }

    /// How many lines that count were entered at this table, and not at another of which the record went on here.
    pub fn counting_here(&self) -> usize {
        self.counting.len() - self.elsewhere.map_or(0, |elsewhere| elsewhere.lines)
    }

    /// Where the table stands.
    pub fn stage(&self) -> Stage {
        match self.now.next() {
            _ if self.waiting => Stage::Waiting,
            _ if self.awaits_lot() => Stage::Playing,
            Next::Nobody => Stage::Over,
            _ if self.given_up() => Stage::Over,
            Next::Seat(_) | Next::Chance { .. } => Stage::Playing,
        }
    }

    /// Whether the game is over. A room that waits is not.
    pub fn over(&self) -> bool {
        self.stage() == Stage::Over
    }

    /// What somebody sees of it now. Where it is over because somebody has resigned, the game itself would go on, but nobody can
    /// do anything any more.
    pub fn view(&self, viewer: Viewer) -> View {
        let view = self.now.view(viewer);
        if !self.over() {
            return view;
        }
        let mut view = view.to_look_at();
        view.seats.iter_mut().for_each(|row| row.next = false);
        view
    }

    /// The game as it stands.
    pub fn now(&self) -> &dyn AnyGame {
        &*self.now
    }

    /// The game before its first line.
    pub fn start(&self) -> &dyn AnyGame {
        &*self.start
    }

    /// Every line that was ever entered.
    pub fn log(&self) -> &[String] {
        &self.log
    }

    /// The lines of the game that still count.
    pub fn counting(&self) -> impl DoubleEndedIterator<Item = &str> + ExactSizeIterator {
        self.lines(&self.counting)
    }

    /// The number in the log of each line that still counts.
    pub fn counting_numbers(&self) -> impl Iterator<Item = usize> {
        self.counting.iter().map(|line| line.entry)
    }

    fn lines<'a>(&'a self, counting: &'a [Counting]) -> impl DoubleEndedIterator<Item = &'a str> + ExactSizeIterator {
        counting.iter().map(|line| self.log[line.entry].as_str())
    }

    /// The same lines, each with the game before it: the one way to go through a game again.
    pub fn steps(&self) -> impl Iterator<Item = Step<'_>> {
        steps(self.start.copy(), self.counting())
    }

    /// The last of them, without going through the whole game.
    pub fn last_step(&self) -> Option<Step<'_>> {
        let before = self.counting.len().checked_sub(1)?;
        Some(Step { before: self.after(before), line: self.counting().next_back()? })
    }

    /// The game after so many lines that count.
    fn after(&self, lines: usize) -> Box<dyn AnyGame> {
        let strides = lines / STRIDE;
        let passed = if strides == 0 { &self.start } else { &self.passed[strides - 1] };
        let mut game = passed.clone();
        self.lines(&self.counting[strides * STRIDE..lines]).for_each(|line| enter_again(&mut *game, line));
        game
    }

    /// What this seat sees: all that whoever chooses for it may know.
    pub fn seen_by(&self, seat: Seat) -> AnySeen {
        let now = self.now.seen_by(Viewer::Seat(seat));
        AnySeen { start: self.start.copy(), now, seat, told: self.told[seat.index()] }
    }

    /// Who is next; nobody when all but one have resigned, and nobody in a room: see [`Play::stage`].
    pub fn next(&self) -> Next {
        match self.now.next() {
            _ if self.awaits_lot() => Next::Chance { hand: None },
            _ if self.waiting || self.given_up() => Next::Nobody,
            next => next,
        }
    }

    /// Whether the game has begun but for the lot that says by whom.
    pub fn awaits_lot(&self) -> bool {
        !self.waiting && self.now.seats() > 1 && self.seating.first == Some(First::Lot)
    }

    /// Who stands where; those who have resigned come last.
    pub fn standings(&self) -> Standings {
        let standings = self.now.standings().behind(self.resigned());
        // Whoever is left alone has won.
        if self.given_up() && standings.winners.is_empty() {
            let first = standings.seats.iter().filter(|&seat| standings.places[seat] == 1).collect();
            return standings.won_by(first);
        }
        standings
    }

    /// The score pad as it is filled in, where the game is scored round by round.
    pub fn pad(&self) -> Option<FilledPad> {
        let tallies = || self.tallies.iter().map(|(_, tally)| tally.clone()).collect();
        self.start.pad().map(|pad| FilledPad { pad, tallies: tallies() })
    }

    /// Who has resigned.
    pub fn resigned(&self) -> Seats {
        self.seating.resigned
    }

    /// What the players are called, as far as the log says.
    pub fn names(&self) -> &[Option<String>] {
        &self.seating.names
    }

    /// The seats of players who have not said what they are called.
    pub fn unnamed(&self) -> Unnamed {
        self.seating.unnamed()
    }

    /// Who sits where, as the log says.
    pub fn seating(&self) -> &Seating {
        &self.seating
    }

    /// Refuses what belongs to the game where it has not begun, or was given up.
    fn goes_on(&self) -> Result<(), Refusal> {
        match self.stage() {
            _ if self.awaits_lot() => Err(Refusal::new("lot-first")),
            Stage::Waiting => Err(Refusal::new("not-begun")),
            Stage::Over if self.given_up() => Err(Refusal::new("game-over")),
            // What is over by its rules says so itself.
            Stage::Playing | Stage::Over => Ok(()),
        }
    }

    fn given_up(&self) -> bool {
        self.resigned().len() + 1 >= self.now.seats() && !self.resigned().is_empty()
    }

    /// Adds a line of the game or of the table, as typed, piped or recorded. A refusal changes nothing.
    /// Where dice are thrown, `6 4 1` will do for `throw 6 4 1`.
    ///
    /// An action that is the only one open need not be entered: a line that answers the question after it will do.
    pub fn enter(&mut self, line: &str) -> Result<(), Refusal> {
        let line = line.trim();
        match (gone_from(line), line.parse()) {
            (Some(seat), _) => self.let_go(seat),
            (None, Ok(table)) => self.enter_table_line(&table),
            (None, Err(Unreadable)) => self.enter_game_line(line),
        }
    }

    /// A seat is gone: a line of the game, which can be taken back like any other.
    fn let_go(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.may_resign(seat)?;
        if self.next() == Next::Nobody {
            return Err(Refusal::new("game-over"));
        }
        let mut now = self.now.clone();
        let line = now.enter(&gone(seat))?;
        self.count(line, now);
        self.seating.resigned = self.seating.resigned.with(seat);
        Ok(())
    }

    fn may_resign(&self, seat: Seat) -> Result<(), Refusal> {
        if self.waiting || self.awaits_lot() {
            Err(Refusal::new("not-begun"))
        } else if !Seats::first(self.now.seats()).has(seat) {
            Err(Refusal::new("no-such-seat").with("seat", seat.to_string()))
        } else if self.resigned().has(seat) {
            Err(Refusal::new("resigned-already").with("seat", seat))
        } else {
            Ok(())
        }
    }

    /// Whether this seat is passed over if it resigns now; else somebody has to play on for it.
    pub fn passes_over(&self, seat: Seat) -> bool {
        self.now.copy().pass_over(seat)
    }

    /// The same, and what was added to the game by it, each line with what it meant to `viewer`: what was played because
    /// nothing else was open comes before the line itself.
    pub fn enter_and_tell(&mut self, line: &str, viewer: Viewer) -> Result<Vec<(String, Vec<Message>)>, Refusal> {
        let (before, counted) = (self.now.copy(), self.counting.len());
        self.enter(line)?;
        let added = self.counting.get(counted..).unwrap_or_default();
        let meant = |step: Step<'_>| (step.line.to_owned(), step.happened(viewer));
        Ok(steps(before, self.lines(added)).map(meant).collect())
    }

    /// A line that could come next, each open action or outcome as likely as it is; nothing when the game is over.
    pub fn any_line(&self, source: &mut dyn Source) -> Option<String> {
        match self.next() {
            Next::Nobody => None,
            Next::Chance { .. } => Some(self.draw_from(source)),
            Next::Seat(_) => {
                let mut open = self.now.open();
                let chosen = source.below(open.len() as u32) as usize;
                Some(open.swap_remove(chosen))
            }
        }
    }

    /// How many outcomes luck has given, those that were taken back among them: the number of the next one.
    pub fn outcomes(&self) -> usize {
        self.outcomes
    }

    /// The outcome of the chance that is next, as it is written.
    pub fn draw(&self, luck: &mut (impl Luck + ?Sized)) -> String {
        self.draw_from(&mut *luck.outcome(self.outcomes))
    }

    /// The same, where luck comes from this source.
    pub fn draw_from(&self, source: &mut dyn Source) -> String {
        if self.awaits_lot() {
            return TableLine::Lot(Seat::new(source.below(self.now.seats() as u32) as usize)).to_string();
        }
        self.now.draw(source)
    }

    /// Whether this line is an outcome of luck: of the game, or the lot that says who begins it.
    pub fn is_luck(&self, line: &str) -> bool {
        match line.parse() {
            Ok(line) => matches!(line, TableLine::Lot(_)),
            Err(Unreadable) => self.now.is_luck(line),
        }
    }

    /// The lines that follow when the hand that is next throws or draws, see [`Play::lines_after`].
    pub fn lines_of_luck(&self, luck: &mut (impl Luck + ?Sized)) -> Result<Vec<String>, Refusal> {
        match self.next() {
            Next::Chance { .. } if self.awaits_lot() => {
                let (mut after, mut lines) = (self.clone(), vec![self.draw(luck)]);
                after.enter(&lines[0])?;
                if after.next() == (Next::Chance { hand: None }) {
                    lines.extend(after.lines_of_luck(luck)?);
                }
                Ok(lines)
            }
            Next::Chance { .. } => self.lines_after(&self.draw(luck), luck),
            Next::Seat(_) | Next::Nobody => Err(Refusal::new("nothing-to-throw")),
        }
    }

    /// The lines that follow from a line of the game: the line itself, every luck that nobody has to tap for, every action
    /// of which all can see that it is the only one open, and the throw that the same seat's choice was about; but no throw
    /// after a moment, which is to be looked at first. Nothing is entered yet: whoever keeps the log writes these down first.
    pub fn lines_after(&self, line: &str, luck: &mut (impl Luck + ?Sized)) -> Result<Vec<String>, Refusal> {
        self.goes_on()?;
        let mut game = self.now.clone();
        // A line of luck that is brought along has had its number.
        let brought = game.is_luck(line);
        let mut numbers = self.outcomes + usize::from(brought)..;
        let mut draw = |game: &dyn AnyGame| game.draw(&mut *luck.outcome(numbers.next().expect("numbers do not end")));
        let chooser = if let Next::Seat(seat) = game.next() { Some(seat) } else { None };
        if gone_from(line).is_some() {
            return Err(Refusal::new("unreadable")); // nobody is gone by a tap
        }
        let before = game.copy();
        let mut lines = vec![game.enter(line)?];
        // Whether the tap has had its throw.
        let mut thrown = false;
        loop {
            let line = match game.next() {
                Next::Chance { hand: None } => draw(&*game),
                // "Keep these and throw the others" is one tap.
                Next::Chance { hand } if hand == chooser && !thrown && !make_moment(&*before, &lines) => {
                    thrown = true;
                    draw(&*game)
                }
                Next::Chance { .. } | Next::Nobody => return Ok(lines),
                Next::Seat(_) => match plainly_forced(&*game) {
                    Some(forced) => forced,
                    None => return Ok(lines),
                },
            };
            game.enter(&line).expect("what is drawn or open is accepted");
            lines.push(line);
        }
    }

    /// How many lines must go so that the last real choice of such a seat is undone. What was the only thing to do was no
    /// choice. Nothing where the game does not let players take anything back.
    pub fn lines_since_choice(&self, of: impl Fn(Seat) -> bool) -> Option<usize> {
        self.lines_since_choices(of).next()
    }

    /// The same for the last choice, the one before it, and so on.
    pub fn lines_since_choices(&self, of: impl Fn(Seat) -> bool) -> impl Iterator<Item = usize> {
        let here = self.counting_here();
        let back = (1..=here).zip(self.counting.iter().rev()).take_while(|_| self.start.may_take_back());
        back.filter(move |(_, line)| line.chose && line.seat.is_some_and(&of)).map(|(lines, _)| lines)
    }

    /// Whether luck is among the last lines of the game that count, so many of them, or something hidden was shown in them:
    /// whoever took them back would know what came of them. Where hands are hidden, whatever another does tells of theirs.
    pub fn answered_since(&self, lines: usize) -> bool {
        let taken = &self.counting[self.counting.len().saturating_sub(lines)..];
        let (hidden, first) = (self.now.about().hidden, taken.first().and_then(|line| line.seat));
        let by_another = |line: &Counting| hidden && line.seat.is_some() && line.seat != first;
        taken.iter().any(|line| line.answers || by_another(line))
    }

    /// Whether so many lines may be taken back at all: luck has not answered what was chosen and nothing hidden was shown
    /// because of it, or the table has agreed that this does not matter.
    pub fn may_go_back(&self, lines: usize) -> bool {
        self.seating.friendly || !self.answered_since(lines)
    }

    /// Who has resigned in the last lines of the game that count, so many of them.
    pub fn gone_since(&self, lines: usize) -> Seats {
        self.counting().rev().take(lines).filter_map(gone_from).collect()
    }

    /// How often something was taken back that luck had answered, or that had shown something hidden.
    pub fn late_take_backs(&self) -> usize {
        self.late
    }

    /// What was tried, why it is not allowed, and what is.
    pub fn why_not(&self, line: &str, refusal: &Refusal) -> Message {
        let message = |key| Message::new(key).with("line", line).with("why", refusal.message().clone());
        match self.next() {
            Next::Chance { .. } if refusal.key() == "unreadable" => {
                // Any outcome shows how luck is written.
                message("refused-expected").with("like", self.draw_from(&mut Seeded::new(1)))
            }
            Next::Seat(_) => message("refused-open-are").with("open", self.named_open()),
            Next::Chance { .. } | Next::Nobody => message("refused"),
        }
    }

    /// What is open, the first few by their notation.
    fn named_open(&self) -> Arg {
        let open = if self.stage() == Stage::Playing { self.now.open() } else { Vec::new() };
        let named = open.iter().take(OPEN_NAMED).map(|action| Arg::from(format!("`{action}`")));
        let more = open.len().saturating_sub(OPEN_NAMED);
        let others = (more > 0).then(|| Message::new("open-others").with("count", more).into());
        Arg::OneOf(named.chain(others).collect())
    }

    /// Plays every action that is the only one open: nobody is asked.
    pub fn settle(&mut self) {
        while let Some(forced) = self.now.forced().filter(|_| self.goes_on().is_ok() && !self.over()) {
            self.enter_game_line(&forced).expect("what is open is accepted");
        }
    }

    fn enter_game_line(&mut self, line: &str) -> Result<(), Refusal> {
        self.goes_on()?;
        let mut now = self.now.clone();
        let mut forced = Vec::new();
        let written = loop {
            // Logs are written in one way, however people type.
            match now.enter(line) {
                Ok(written) => break written,
                Err(refusal) => {
                    let only = now.forced().ok_or(refusal)?;
                    now.enter(&only).expect("what is open is accepted");
                    forced.push((only, now.clone()));
                }
            }
        };
        for (line, after) in forced.into_iter().chain([(written, now)]) {
            self.count(line, after);
        }
        Ok(())
    }

    /// The game has come here by this line.
    fn count(&mut self, line: String, now: Box<dyn AnyGame>) {
        let resigned = gone_from(&line).is_some();
        let luck = self.now.is_luck(&line);
        let seat = match self.now.next() {
            Next::Seat(seat) if !luck && !resigned => Some(seat),
            _ => None,
        };
        let chose = seat.is_some() && plainly_forced(&*self.now).is_none();
        self.outcomes += usize::from(luck);
        let hidden = self.now.about().hidden;
        let mut shown = false;
        for (seat, told) in Seats::first(self.told.len()).iter().zip(&mut self.told) {
            let read = if hidden && !resigned { self.now.told(&line, Viewer::Seat(seat)).len() } else { 1 };
            // A choice is one line for everybody; what comes with it was hidden until now.
            shown |= read > 1;
            *told += read;
        }
        self.counting.push(Counting { entry: self.log.len(), seat, chose, answers: luck || shown });
        self.log.push(line);
        if let (None, Some(tally)) = (self.now.tally(), now.tally()) {
            self.tallies.push((self.counting.len(), tally));
        }
        self.now = now;
        if self.counting.len().is_multiple_of(STRIDE) {
            self.passed.push(self.now.clone());
        }
    }

    fn enter_table_line(&mut self, line: &TableLine) -> Result<(), Refusal> {
        let seats = Seats::first(self.now.seats());
        match line {
            TableLine::Undo(count) => self.take_back(*count)?,
            TableLine::Name(seat, _)
            | TableLine::Sits(seat, _)
            | TableLine::Meanwhile(seat)
            | TableLine::First(First::Seat(seat))
            | TableLine::Lot(seat)
                if !seats.has(*seat) =>
            {
                return Err(Refusal::new("no-such-seat").with("seat", seat.to_string()));
            }
            TableLine::Meanwhile(_) if self.waiting => return Err(Refusal::new("not-begun")),
            TableLine::Resign(seat) => self.may_resign(*seat)?,
            // What everybody agrees on before the game holds to its end.
            TableLine::Friendly if self.waiting => {}
            TableLine::Room | TableLine::Friendly if self.outcomes > 0 || !self.counting.is_empty() => {
                return Err(Refusal::new("begun-already"));
            }
            TableLine::Room if self.log.iter().any(|line| line == "room") => {
                return Err(Refusal::new("begun-already"));
            }
            TableLine::Room => self.waiting = true,
            TableLine::Elsewhere => self.go_elsewhere()?,
            TableLine::Begin(_) | TableLine::First(_) if !self.waiting => return Err(Refusal::new("begun-already")),
            // Who begins has begun.
            TableLine::First(_) if self.elsewhere.is_some() => return Err(Refusal::new("begun-already")),
            TableLine::Begin(order) => self.begin(order)?,
            TableLine::Lot(_) if !self.awaits_lot() => return Err(Refusal::new("no-lot-here")),
            TableLine::Lot(_) => self.outcomes += 1,
            TableLine::Name(..)
            | TableLine::Sits(..)
            | TableLine::First(_)
            | TableLine::Friendly
            | TableLine::Patience(_)
            | TableLine::Pace(_)
            | TableLine::Meanwhile(_)
            | TableLine::Hints(_)
            | TableLine::Luck { .. } => {}
        }
        self.seating.note(self.log.len(), line);
        self.told.iter_mut().for_each(|told| *told += 1);
        self.log.push(line.to_string());
        Ok(())
    }

    /// The game goes on at another table, which is a room as long as nobody begins there.
    fn go_elsewhere(&mut self) -> Result<(), Refusal> {
        if self.waiting || self.awaits_lot() {
            return Err(Refusal::new("not-begun"));
        }
        if self.over() {
            return Err(Refusal::new("game-over"));
        }
        self.elsewhere = Some(Elsewhere { lines: self.counting.len(), outcomes: self.outcomes });
        self.waiting = true;
        Ok(())
    }

    /// The game begins with these seats, each of them once, if so many can play it. One that was begun elsewhere has its seats.
    fn begin(&mut self, order: &[Seat]) -> Result<(), Refusal> {
        if self.elsewhere.is_some() {
            if !order.iter().copied().eq(Seats::first(self.now.seats()).iter()) {
                return Err(Refusal::new("seats-stay"));
            }
            self.waiting = false;
            return Ok(());
        }
        let there = Seats::first(self.places);
        if let Some(seat) = order.iter().find(|seat| !there.has(**seat)) {
            return Err(Refusal::new("no-such-seat").with("seat", seat.to_string()));
        }
        if order.iter().copied().collect::<Seats>().len() < order.len() {
            return Err(Refusal::new("seat-twice"));
        }
        self.start = self.start.with_seats(order.len())?;
        self.now = self.start.clone();
        self.told = vec![self.log.len(); order.len()];
        self.waiting = false;
        Ok(())
    }

    /// Puts a line of the game into the log without asking the rules, which cannot read it any more. Nothing comes of it, and
    /// nothing is entered before it was taken back.
    pub fn leave_unread(&mut self, line: &str) {
        self.outcomes += usize::from(matches!(self.now.next(), Next::Chance { .. }));
        self.counting.push(Counting { entry: self.log.len(), seat: None, chose: false, answers: true });
        self.log.push(line.to_owned());
        if self.counting.len().is_multiple_of(STRIDE) {
            self.passed.push(self.now.clone());
        }
    }

    fn take_back(&mut self, count: usize) -> Result<(), Refusal> {
        let here = self.counting_here();
        if count == 0 || count > here {
            return Err(Refusal::new("nothing-to-undo").with("count", here));
        }
        let kept = self.counting.len() - count;
        self.late += usize::from(self.answered_since(count));
        self.seating.resigned = self.seating.resigned.minus(self.gone_since(count));
        self.counting.truncate(kept);
        self.passed.truncate(kept / STRIDE);
        self.tallies.retain(|(lines, _)| *lines <= kept);
        self.now = self.after(kept);
        Ok(())
    }

    /// The log as `viewer` reads it: a log of its own, which replays to what this viewer sees.
    pub fn log_for(&self, viewer: Viewer) -> Vec<String> {
        self.numbered_log_for(viewer).into_iter().map(|(_, line)| line).collect()
    }

    /// The same, each line with the number of the line of the log that it tells of.
    pub fn numbered_log_for(&self, viewer: Viewer) -> Vec<(usize, String)> {
        let over = self.over();
        let mut now = self.start.clone();
        let mut told = Vec::new();
        // How many lines of the viewer's log each counting line became, and the game before it.
        let mut counting: Vec<(usize, Box<dyn AnyGame>)> = Vec::new();
        for (number, line) in self.log.iter().enumerate() {
            match line.parse() {
                Ok(TableLine::Undo(count)) => {
                    let undone = counting.split_off(counting.len() - count);
                    now = undone[0].1.clone();
                    let lines: usize = undone.iter().map(|(lines, _)| lines).sum();
                    if lines > 0 {
                        told.push((number, TableLine::Undo(lines).to_string()));
                    }
                }
                Ok(TableLine::Luck { told: words, .. }) if !over => {
                    told.push((number, TableLine::Luck { told: words, secret: None }.to_string()));
                }
                Ok(_) => told.push((number, line.clone())),
                Err(Unreadable) => {
                    let lines = now.told(line, viewer);
                    counting.push((lines.len(), now.clone()));
                    enter_again(&mut *now, line);
                    told.extend(lines.into_iter().map(|line| (number, line)));
                }
            }
        }
        told
    }
}

/// The one action that is open, if everybody can see that it is. An action that only its own hand makes the only one is not
/// played by itself: that it came without a pause would tell what the hand is like.
fn plainly_forced(game: &dyn AnyGame) -> Option<String> {
    game.seen_by(Viewer::Spectator).forced()
}

/// Whether one of these lines makes a moment: for everybody, and so for whoever sees least.
fn make_moment(before: &dyn AnyGame, lines: &[String]) -> bool {
    steps(before.copy(), lines.iter().map(String::as_str)).any(|step| step.moment(Viewer::Spectator).is_some())
}
