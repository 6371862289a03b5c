//! A table's log: lines of the game and lines of the table in one list, of which nothing is ever erased.

use std::fmt;
use std::str::FromStr;

use crate::{AnyGame, Arg, Message, Next, Refusal, Seat, Seats, Seeded, Source, Standings, Unreadable, Viewer};

/// What happens to a table rather than in the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableLine {
    /// `undo 2`: the last two lines of the game that still count do not count any more. `undo` alone means one.
    Undo(usize),
    /// `name A Anna`: the player in this seat is called so.
    Name(Seat, String),
    /// `sits A bot club`: who plays this seat from now on, in the words of whoever runs the table.
    Sits(Seat, String),
    /// `resign A`: this seat comes last. Somebody may play on for it; when only one is left who has not resigned, the
    /// game is over.
    Resign(Seat),
    /// `hints on`: whoever is next may ask for advice; `hints off`: nobody may. Whoever runs the table decides what holds
    /// as long as neither was said.
    Hints(bool),
}

/// So many open actions are named to somebody who tried another one.
const OPEN_NAMED: usize = 12;

/// The first words of table lines, which no game may use for its own.
pub const TABLE_VERBS: [&str; 5] = ["undo", "name", "sits", "resign", "hints"];

impl fmt::Display for TableLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableLine::Undo(count) => write!(f, "undo {count}"),
            TableLine::Name(seat, name) => write!(f, "name {seat} {name}"),
            TableLine::Sits(seat, player) => write!(f, "sits {seat} {player}"),
            TableLine::Resign(seat) => write!(f, "resign {seat}"),
            TableLine::Hints(on) => write!(f, "hints {}", if *on { "on" } else { "off" }),
        }
    }
}

impl FromStr for TableLine {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<TableLine, Unreadable> {
        let (verb, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
        let seat_and_words = || {
            let (seat, words) = rest.trim().split_once(' ').ok_or(Unreadable)?;
            // A semicolon would end the line in a record.
            let plain = !words.chars().any(|letter| letter == ';' || letter.is_control());
            if plain { Ok((seat.parse()?, words.trim().to_owned())) } else { Err(Unreadable) }
        };
        match verb {
            "undo" if rest.is_empty() => Ok(TableLine::Undo(1)),
            "undo" => rest.trim().parse().map(TableLine::Undo).map_err(|_| Unreadable),
            "name" => seat_and_words().map(|(seat, name)| TableLine::Name(seat, name)),
            "sits" => seat_and_words().map(|(seat, player)| TableLine::Sits(seat, player)),
            "resign" => rest.trim().parse().map(TableLine::Resign),
            "hints" => match rest.trim() {
                "on" => Ok(TableLine::Hints(true)),
                "off" => Ok(TableLine::Hints(false)),
                _ => Err(Unreadable),
            },
            _ => Err(Unreadable),
        }
    }
}

/// A game being played: where it began, its log, and where it stands.
#[derive(Clone)]
pub struct Play {
    start: Box<dyn AnyGame>,
    now: Box<dyn AnyGame>,
    log: Vec<String>,
    /// Which entries of the log are lines of the game that still count.
    counting: Vec<usize>,
    /// The game after every [`STRIDE`] lines that count, so that taking back does not begin at the beginning.
    passed: Vec<Box<dyn AnyGame>>,
    resigned: Seats,
}

/// A game that was passed is kept after so many lines.
const STRIDE: usize = 64;

impl Play {
    /// A game whose log is still empty.
    pub fn new(start: Box<dyn AnyGame>) -> Play {
        Play {
            now: start.clone(),
            start,
            log: Vec::new(),
            counting: Vec::new(),
            passed: Vec::new(),
            resigned: Seats::NONE,
        }
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
        self.counting.iter().map(|&entry| self.log[entry].as_str())
    }

    /// Who is next; nobody when all but one have resigned.
    pub fn next(&self) -> Next {
        if self.given_up() { Next::Nobody } else { self.now.next() }
    }

    /// Who stands where; those who have resigned come last.
    pub fn standings(&self) -> Standings {
        let game = self.now.standings();
        if self.resigned.is_empty() {
            return game;
        }
        let key = |seat| (!self.resigned.has(seat), std::cmp::Reverse(game.places[seat]));
        let standings = Standings::by(game.seats, game.scores, key);
        let left = game.winners.minus(self.resigned);
        if game.winners.is_empty() && !self.given_up() {
            standings.won_by(Seats::NONE)
        } else if left.is_empty() {
            standings
        } else {
            standings.won_by(left)
        }
    }

    /// Who has resigned.
    pub fn resigned(&self) -> Seats {
        self.resigned
    }

    fn given_up(&self) -> bool {
        self.resigned.len() + 1 >= self.now.seats() && !self.resigned.is_empty()
    }

    /// Adds a line of the game or of the table, as typed, piped or recorded. A refusal changes nothing.
    /// Where dice are thrown, `6 4 1` will do for `throw 6 4 1`.
    ///
    /// An action that is the only one open need not be entered: a line that answers the question after it will do.
    pub fn enter(&mut self, line: &str) -> Result<(), Refusal> {
        let line = line.trim();
        match line.parse() {
            Ok(table) => self.enter_table_line(&table),
            Err(Unreadable) => self.enter_game_line(line),
        }
    }

    /// A line that could come next, each open action or outcome as likely as it is; nothing when the game is over.
    pub fn any_line(&self, source: &mut dyn Source) -> Option<String> {
        match self.next() {
            Next::Nobody => None,
            Next::Chance { .. } => Some(self.now.draw(source)),
            Next::Seat(_) => {
                let mut open = self.now.open();
                let chosen = source.below(open.len() as u32) as usize;
                Some(open.swap_remove(chosen))
            }
        }
    }

    /// The lines that follow from a line of the game: the line itself, every luck that nobody has to tap for, every action
    /// of which all can see that it is the only one open, and the throw that the same seat's choice was about. Nothing is
    /// entered yet: whoever keeps the log writes these down first.
    pub fn lines_after(&self, line: &str, luck: &mut dyn Source) -> Result<Vec<String>, Refusal> {
        if self.given_up() {
            return Err(Refusal::new("game-over"));
        }
        let mut game = self.now.clone();
        let chooser = if let Next::Seat(seat) = game.next() { Some(seat) } else { None };
        let mut lines = vec![game.written(line).and_then(|written| game.enter(&written).map(|()| written))?];
        let mut thrown = false;
        loop {
            let line = match game.next() {
                Next::Chance { hand: None } => game.draw(luck),
                // "Keep these and throw the others" is one tap.
                Next::Chance { hand } if hand == chooser && !thrown => {
                    thrown = true;
                    game.draw(luck)
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
        if !self.start.may_take_back() {
            return None;
        }
        let mut game = self.start.clone();
        let mut last = None;
        let lines = self.counting();
        let count = lines.len();
        for (index, line) in lines.enumerate() {
            if matches!(game.next(), Next::Seat(seat) if of(seat)) && plainly_forced(&*game).is_none() {
                last = Some(count - index);
            }
            game.enter(line).expect("a line that was accepted once is accepted again");
        }
        last
    }

    /// What was tried, why it is not allowed, and what is.
    pub fn why_not(&self, line: &str, refusal: &Refusal) -> Message {
        let message = |key| Message::new(key).with("line", line).with("why", refusal.message().clone());
        let mut open = if self.given_up() { Vec::new() } else { self.now.open() };
        let more = open.len().saturating_sub(OPEN_NAMED);
        open.truncate(OPEN_NAMED);
        let open: Arg = open.iter().map(|action| format!("`{action}`")).collect();
        match self.next() {
            Next::Chance { .. } if refusal.key() == "unreadable" => {
                // Any outcome shows how luck is written.
                message("refused-expected").with("like", self.now.draw(&mut Seeded::new(1)))
            }
            Next::Seat(_) if more > 0 => message("refused-open-many").with("open", open).with("more", more),
            Next::Seat(_) => message("refused-open-are").with("open", open),
            Next::Chance { .. } | Next::Nobody => message("refused"),
        }
    }

    /// Plays every action that is the only one open: nobody is asked.
    pub fn settle(&mut self) {
        while let Some(forced) = self.now.forced() {
            self.enter_game_line(&forced).expect("what is open is accepted");
        }
    }

    fn enter_game_line(&mut self, line: &str) -> Result<(), Refusal> {
        if self.given_up() {
            return Err(Refusal::new("game-over"));
        }
        let mut now = self.now.clone();
        let mut forced = Vec::new();
        let written = loop {
            // Logs are written in one way, however people type.
            match now.written(line).and_then(|written| now.enter(&written).map(|()| written)) {
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
        self.counting.push(self.log.len());
        self.log.push(line);
        self.now = now;
        if self.counting.len().is_multiple_of(STRIDE) {
            self.passed.push(self.now.clone());
        }
    }

    fn enter_table_line(&mut self, line: &TableLine) -> Result<(), Refusal> {
        let seats = Seats::first(self.now.seats());
        match *line {
            TableLine::Undo(count) => self.take_back(count)?,
            TableLine::Name(seat, _) | TableLine::Sits(seat, _) | TableLine::Resign(seat) if !seats.has(seat) => {
                return Err(Refusal::new("no-such-seat").with("seat", seat.to_string()));
            }
            TableLine::Resign(seat) if self.resigned.has(seat) => {
                return Err(Refusal::new("resigned-already").with("seat", seat));
            }
            TableLine::Resign(seat) => self.resigned = self.resigned.with(seat),
            TableLine::Name(..) | TableLine::Sits(..) | TableLine::Hints(_) => {}
        }
        self.log.push(line.to_string());
        Ok(())
    }

    fn take_back(&mut self, count: usize) -> Result<(), Refusal> {
        let Some(kept) = self.counting.len().checked_sub(count).filter(|_| count > 0) else {
            return Err(Refusal::new("nothing-to-undo").with("count", self.counting.len()));
        };
        self.counting.truncate(kept);
        self.passed.truncate(kept / STRIDE);
        let mut now = self.passed.last().unwrap_or(&self.start).clone();
        for &entry in &self.counting[self.passed.len() * STRIDE..] {
            now.enter(&self.log[entry]).expect("a line that was accepted once is accepted again");
        }
        self.now = now;
        Ok(())
    }

    /// What the players are called, as far as the log says.
    pub fn names(&self) -> Vec<Option<String>> {
        let mut names = vec![None; self.now.seats()];
        for line in &self.log {
            if let Ok(TableLine::Name(seat, name)) = line.parse() {
                names[seat.index()] = Some(name);
            }
        }
        names
    }

    /// The log as `viewer` reads it: a log of its own, which replays to what this viewer sees.
    pub fn log_for(&self, viewer: Viewer) -> Vec<String> {
        let mut now = self.start.clone();
        let mut told = Vec::new();
        // How many lines of the viewer's log each counting line became, and the game before it.
        let mut counting: Vec<(usize, Box<dyn AnyGame>)> = Vec::new();
        for line in &self.log {
            match line.parse() {
                Ok(TableLine::Undo(count)) => {
                    let undone = counting.split_off(counting.len() - count);
                    now = undone[0].1.clone();
                    let lines: usize = undone.iter().map(|(lines, _)| lines).sum();
                    if lines > 0 {
                        told.push(TableLine::Undo(lines).to_string());
                    }
                }
                Ok(_) => told.push(line.clone()),
                Err(Unreadable) => {
                    let lines = now.told(line, viewer);
                    counting.push((lines.len(), now.clone()));
                    now.enter(line).expect("a line that was accepted once is accepted again");
                    told.extend(lines);
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
