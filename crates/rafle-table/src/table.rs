//! One table: the game being played, who sits there, and what each viewer sees of it.

use std::collections::VecDeque;

use rafle_engine::{
    About, AnyGame, AnySeen, Luck, Message, Next, Play, Record, Seat, Seats, Standings, TableLine, View, Viewer,
};

use crate::luck::Sealing;
use crate::{FairLuck, Guest, Person, Refused, Sitter};

/// How many of the last lines are kept at hand, to tell what just happened.
const RECENT: usize = 12;

/// A table: its log, and what follows from it. Beside the log stands only a question that somebody has asked.
pub struct Table {
    play: Play,
    recent: Recent,
    asked: Option<Asked>,
    sealing: Sealing,
}

/// The last lines, told again to whoever comes.
struct Recent {
    /// The game before the first of them.
    base: Box<dyn AnyGame>,
    entries: VecDeque<Entry>,
    /// Where the last addition begins and the game before it: most viewers know everything up to there, and are told the
    /// rest without going through all of the above.
    last: (usize, Box<dyn AnyGame>),
}

/// A line that is still told.
struct Entry {
    /// Its number in the log.
    number: usize,
    /// Who was next before a line of the game; what happened to the table else.
    what: What,
}

enum What {
    Game(Next),
    Table(Message),
}

/// A take-back that somebody has asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Who asks.
    pub by: Seat,
    /// How many lines of the game would be taken back.
    pub lines: usize,
    /// Who still has to agree.
    pub waiting: Seats,
}

/// Something that just happened, in the game or to the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// In the words of the game.
    Game(Message),
    /// In the words of the table: `sat-down`, `bot-plays`, `got-up`, `resigned`, `took-back`.
    Table(Message),
}

/// A table as one viewer finds it.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// How long the log is: what an action has to name.
    pub number: usize,
    /// What this viewer sees.
    pub view: View,
    /// Who is next.
    pub next: Next,
    /// Who stands where.
    pub standings: Standings,
    /// Who plays each seat.
    pub sitters: Vec<Sitter>,
    /// What the players are called, as far as anybody has said.
    pub names: Vec<Option<String>>,
    /// Which seats this person plays.
    pub mine: Seats,
    /// Which seats this person may come back to.
    pub owned: Seats,
    /// Which open seats this person may take.
    pub may_sit: Seats,
    /// Who has resigned.
    pub resigned: Seats,
    /// What just happened, the oldest first.
    pub happened: Vec<Told>,
    /// Whether something was thrown or drawn among that.
    pub thrown: bool,
    /// A take-back that waits for an answer.
    pub asked: Option<Asked>,
    /// Whether one step back needs nobody's leave.
    pub may_step_back: bool,
    /// The own seat that could ask for its last choice back.
    pub may_ask_back: Option<Seat>,
    /// Whether people may ask the coach while they play.
    pub hints: bool,
    /// The table at which the same people play again.
    pub followed: Option<String>,
}

impl Snapshot {
    /// What the table shows that is not in the log, as a word: a page that knows the log and this word has missed nothing.
    pub fn unlogged(&self) -> String {
        unlogged(self.asked.as_ref(), self.followed.is_some())
    }

    /// Who acts or throws next, if anybody does.
    pub fn to_move(&self) -> Option<Seat> {
        seat_of(self.next)
    }

    /// Whether the game is over.
    pub fn over(&self) -> bool {
        self.next == Next::Nobody
    }
}

impl Table {
    /// The table of this log.
    pub fn new(play: Play) -> Table {
        let last = (play.log().len(), play.now().copy());
        let recent = Recent { base: play.start().copy(), entries: VecDeque::new(), last };
        let sealing = Sealing::of(&play);
        let mut table = Table { play, recent, asked: None, sealing };
        table.recall();
        table
    }

    /// The game and its log.
    pub fn play(&self) -> &Play {
        &self.play
    }

    /// Which game is played.
    pub fn about(&self) -> &'static About {
        self.play.start().about()
    }

    /// What the players are called, as far as anybody has said.
    pub fn names(&self) -> &[Option<String>] {
        self.play.names()
    }

    /// The luck that follows from what was sealed here; none at a table of an older version.
    pub fn luck(&self) -> Option<FairLuck> {
        self.sealing.luck()
    }

    /// A take-back that waits for an answer.
    pub fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }

    /// Somebody asks, or nobody does any more: nothing of it is in the log.
    pub fn ask(&mut self, asked: Option<Asked>) {
        self.asked = asked;
    }

    pub(crate) fn seats(&self) -> Seats {
        Seats::first(self.play.start().seats())
    }

    /// Everybody who has had this seat, who has it now last.
    fn sitters_of(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Sitter> {
        self.play.seating().sits[seat.index()].iter().map(|words| words.parse().unwrap_or(Sitter::Open))
    }

    /// Who plays this seat.
    pub fn sitter(&self, seat: Seat) -> Sitter {
        self.sitters_of(seat).next_back().unwrap_or(Sitter::Open)
    }

    /// Who last sat in this seat, by their token. Who gets up for good does not come back as somebody who has only let a bot
    /// play.
    pub(crate) fn owner(&self, seat: Seat) -> Option<String> {
        let last = self.sitters_of(seat).rev().find(|sitter| !matches!(sitter, Sitter::Bot(_)))?;
        if let Sitter::Person(token) = last { Some(token) } else { None }
    }

    /// Which seats somebody plays.
    pub fn seats_of(&self, guest: &Guest) -> Seats {
        self.seats_where(|sitter| matches!(sitter, Sitter::Person(token) if guest.holds(token)))
    }

    fn seats_where(&self, is: impl Fn(&Sitter) -> bool) -> Seats {
        self.seats().iter().filter(|&seat| is(&self.sitter(seat))).collect()
    }

    /// Whether this token, as it stands in the log, has this seat.
    pub fn sits(&self, token: &str, seat: Seat) -> bool {
        self.seats().has(seat) && self.sitter(seat) == Sitter::Person(token.to_owned())
    }

    /// The seats in which somebody was the last to sit, and that a bot plays now.
    pub fn owned_by(&self, guest: &Guest) -> Seats {
        let owned = |seat: &Seat| self.owner(*seat).is_some_and(|token| guest.holds(&token));
        self.seats_where(|sitter| matches!(sitter, Sitter::Bot(_))).iter().filter(owned).collect()
    }

    /// The open seats that somebody may take. Where something is hidden, whoever has seen what lies before one seat takes no
    /// other.
    pub fn may_sit(&self, guest: &Guest) -> Seats {
        let open = self.seats_where(|sitter| *sitter == Sitter::Open);
        if open.is_empty() || !self.about().hidden {
            return open;
        }
        let knows = |seat: &Seat| {
            self.sitters_of(*seat).any(|sitter| matches!(sitter, Sitter::Person(token) if guest.holds(&token)))
        };
        let known: Seats = self.seats().iter().filter(knows).collect();
        open.iter().filter(|seat| known.without(*seat).is_empty()).collect()
    }

    /// Whether the coach may be asked. Where nothing was said, one who plays against bots alone may: a bot minds nothing,
    /// but people would have to agree. Seats that somebody left to a bot, or that wait for somebody, are people's.
    pub fn hints_allowed(&self) -> bool {
        let persons = |seat: &Seat| !matches!(self.sitter(*seat), Sitter::Bot(_)) || self.owner(*seat).is_some();
        self.play.seating().hints.unwrap_or_else(|| self.seats().iter().filter(persons).count() == 1)
    }

    /// Seats that people play.
    pub fn people(&self) -> Seats {
        self.seats_where(|sitter| matches!(sitter, Sitter::Person(_)))
    }

    /// Seats that nobody has taken.
    pub fn open_seats(&self) -> Seats {
        self.seats_where(|sitter| *sitter == Sitter::Open)
    }

    /// The bot that acts or throws next, if one does.
    pub fn bot_to_move(&self) -> Option<(Seat, String)> {
        let seat = seat_of(self.play.next())?;
        match self.sitter(seat) {
            Sitter::Bot(level) => Some((seat, level)),
            Sitter::Open | Sitter::Person(_) => None,
        }
    }

    /// What the seat that is next sees, if it has to choose: all that a bot or a coach is given.
    pub fn seen_by_next(&self) -> Option<AnySeen> {
        if let Next::Seat(seat) = self.play.next() { Some(self.play.seen_by(seat)) } else { None }
    }

    /// The table as somebody finds it, with eyes that are chosen when it is known which seats they play and who is next:
    /// those of an own seat, or a spectator's. What happened is told from the line with the number `since` on.
    pub fn look(
        &self,
        guest: &Guest,
        eyes: impl FnOnce(Seats, Next) -> Viewer,
        since: usize,
    ) -> Result<Snapshot, Refused> {
        let mine = self.seats_of(guest);
        let viewer = eyes(mine, self.play.next());
        match viewer {
            Viewer::Spectator => {}
            Viewer::Seat(seat) if mine.has(seat) => {}
            Viewer::Seat(_) | Viewer::Referee => return Err(Refused::NotYours),
        }
        Ok(self.snapshot(guest, mine, viewer, since))
    }

    /// Looks at the table with everybody's eyes. Whoever fears that the rules panic finds out here, and nobody is told.
    pub fn show_everybody(&self) {
        let nobody = Person::made_of([0; 32]).at("");
        for viewer in self.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
            let _ = self.snapshot(&nobody, Seats::NONE, viewer, 0);
        }
        let _ = self.seen_by_next();
    }

    /// The record: whole when the game is over, else as somebody may read it.
    pub fn record(&self, guest: &Guest, viewer: Viewer) -> Result<Record, Refused> {
        match viewer {
            _ if self.play.next() == Next::Nobody => Ok(Record::of(&self.play)),
            Viewer::Seat(seat) if !self.seats_of(guest).has(seat) => Err(Refused::NotYours),
            Viewer::Referee => Err(Refused::NotYours),
            Viewer::Seat(_) | Viewer::Spectator => Ok(self.record_for(viewer)),
        }
    }

    /// The first line of the record, and the log.
    pub fn header_and_lines(&self) -> (String, Vec<String>) {
        let record = Record::of(&self.play).to_string();
        let mut lines = record.lines().map(ToOwned::to_owned);
        let header = lines.next().expect("a record has a header");
        (header, lines.collect())
    }

    /// What a viewer may read of the log, as a record.
    fn record_for(&self, viewer: Viewer) -> Record {
        Record::with_log(self.play.start(), self.play.log_for(viewer))
    }

    /// Adds lines that are safely stored. Whatever was asked before is settled with that.
    pub fn add(&mut self, lines: &[String]) {
        self.recent.last = (self.play.log().len(), self.play.now().copy());
        for line in lines {
            let (number, before) = (self.play.log().len(), self.play.now().next());
            self.play.enter(line).expect("a line that was accepted once is accepted again");
            match line.parse::<TableLine>() {
                Ok(line) => {
                    self.sealing.note(&line);
                    if matches!(line, TableLine::Undo(_)) {
                        self.recall();
                    }
                    if let Some(said) = told(&line) {
                        self.remember(number, What::Table(said));
                    }
                }
                Err(_) => self.remember(number, What::Game(before)),
            }
        }
        self.asked = None;
    }

    fn remember(&mut self, number: usize, what: What) {
        if self.recent.entries.len() == RECENT {
            let first = self.recent.entries.pop_front().expect("it is full");
            if matches!(first.what, What::Game(_)) {
                let line = &self.play.log()[first.number];
                self.recent.base.enter(line).expect("a line that was accepted once is accepted again");
            }
        }
        self.recent.entries.push_back(Entry { number, what });
    }

    /// Goes through the whole log for the last lines that count.
    fn recall(&mut self) {
        let counting = counting(self.play.log());
        let (told, recent) = counting.split_at(counting.len().saturating_sub(RECENT));
        let mut game = self.play.start().copy();
        let enter = |game: &mut Box<dyn AnyGame>, number: usize| {
            let before = game.next();
            game.enter(&self.play.log()[number]).expect("a line that was accepted once is accepted again");
            Entry { number, what: What::Game(before) }
        };
        for &number in told {
            enter(&mut game, number);
        }
        let base = game.copy();
        let entries = recent.iter().map(|&number| enter(&mut game, number)).collect();
        self.recent = Recent { base, entries, last: (self.play.log().len(), game) };
    }

    fn snapshot(&self, guest: &Guest, mine: Seats, viewer: Viewer, since: usize) -> Snapshot {
        let mut choices = self.recent.entries.iter().rev().filter_map(|entry| match entry.what {
            What::Game(Next::Seat(seat)) if mine.has(seat) => Some(seat),
            _ => None,
        });
        Snapshot {
            number: self.play.log().len(),
            view: self.play.now().view(viewer),
            next: self.play.next(),
            standings: self.play.standings(),
            sitters: self.seats().iter().map(|seat| self.sitter(seat)).collect(),
            names: self.names().to_vec(),
            mine,
            owned: self.owned_by(guest),
            may_sit: self.may_sit(guest),
            resigned: self.play.resigned(),
            happened: self.happened(viewer, since),
            thrown: self
                .recent
                .entries
                .iter()
                .any(|entry| entry.number >= since && matches!(entry.what, What::Game(Next::Chance { .. }))),
            asked: self.asked.clone(),
            may_step_back: self.step_back(mine).is_some(),
            may_ask_back: choices.next().filter(|_| self.may_ask_back()),
            hints: self.hints_allowed(),
            followed: None,
        }
    }

    /// What the lines from this number on mean, as far as they are still at hand.
    fn happened(&self, viewer: Viewer, since: usize) -> Vec<Told> {
        let mut told = Vec::new();
        let (last, before) = &self.recent.last;
        // A deal may be longer than all that is still at hand; then its first lines are in the base already.
        let whole = self.recent.entries.front().is_none_or(|first| first.number <= *last);
        let (from, mut game) =
            if whole && since >= *last { (*last, before.copy()) } else { (0, self.recent.base.copy()) };
        for entry in self.recent.entries.iter().filter(|entry| entry.number >= from) {
            match &entry.what {
                What::Table(said) if entry.number >= since => told.push(Told::Table(said.clone())),
                What::Table(_) => {}
                What::Game(_) => {
                    let line = &self.play.log()[entry.number];
                    if entry.number >= since {
                        told.extend(game.happened(line, viewer).into_iter().map(Told::Game));
                    }
                    game.enter(line).expect("a line that was accepted once is accepted again");
                }
            }
        }
        told
    }

    /// Whether a question to take something back would make sense now.
    fn may_ask_back(&self) -> bool {
        self.asked.is_none() && self.play.next() != Next::Nobody && self.play.start().may_take_back()
    }

    /// How many lines one step back takes that needs nobody's leave: one of these seats has chosen and is to choose again,
    /// nothing was thrown or drawn since, and in this game nothing is hidden that the choice could have shown.
    pub(crate) fn step_back(&self, mine: Seats) -> Option<usize> {
        let Next::Seat(next) = self.play.next() else { return None };
        let last = self.recent.entries.iter().rev().find_map(|entry| match entry.what {
            What::Game(before) => Some(before),
            What::Table(_) => None,
        });
        if !mine.has(next) || self.play.start().about().hidden || last != Some(Next::Seat(next)) {
            return None;
        }
        let mut game = self.recent.base.copy();
        let mut back = None;
        for entry in &self.recent.entries {
            let What::Game(before) = entry.what else { continue };
            back = match (before, back) {
                // What was the only thing to do was no choice: it goes with the choice before it.
                (Next::Seat(seat), _) if seat == next && game.forced().is_none() => Some(1),
                (Next::Seat(seat), Some(lines)) if seat == next => Some(lines + 1),
                _ => None,
            };
            game.enter(&self.play.log()[entry.number]).expect("a line that was accepted once is accepted again");
        }
        back
    }

    /// The lines that follow from a game line, or why it is refused and what is open.
    pub(crate) fn lines_after(&self, line: &str, luck: &mut (impl Luck + ?Sized)) -> Result<Vec<String>, Refused> {
        self.play.lines_after(line, luck).map_err(|refusal| Refused::Why(self.play.why_not(line, &refusal)))
    }

    /// The lines that a throw by the hand that is next brings.
    pub(crate) fn lines_of_luck(&self, luck: &mut (impl Luck + ?Sized)) -> Result<Vec<String>, Refused> {
        Ok(self.play.lines_of_luck(luck)?)
    }

    /// The lines by which a bot moves. One that has no answer, or a wrong one, plays the first open action rather than
    /// stopping the table.
    pub fn lines_of_bot(&self, chosen: Option<&str>, luck: &mut (impl Luck + ?Sized)) -> Result<Vec<String>, Refused> {
        if matches!(self.play.next(), Next::Chance { .. }) {
            return self.lines_of_luck(luck);
        }
        if let Some(lines) = chosen.and_then(|line| self.lines_after(line, luck).ok()) {
            return Ok(lines);
        }
        let first = self.play.now().open().into_iter().next().ok_or_else(Refused::over)?;
        self.lines_after(&first, luck)
    }

    /// Luck that comes before anybody has to tap, such as a deal.
    pub(crate) fn dealt(&self, luck: &mut (impl Luck + ?Sized)) -> Result<Vec<String>, Refused> {
        match self.play.next() {
            Next::Chance { hand: None } => self.lines_of_luck(luck),
            _ => Ok(Vec::new()),
        }
    }
}

/// What is told of a line of the table.
fn told(line: &TableLine) -> Option<Message> {
    match line {
        TableLine::Sits(seat, words) => {
            let key = match words.parse().unwrap_or(Sitter::Open) {
                Sitter::Open => "got-up",
                Sitter::Bot(_) => "bot-plays",
                Sitter::Person(_) => "sat-down",
            };
            Some(Message::new(key).with("seat", *seat))
        }
        TableLine::Undo(count) => Some(Message::new("took-back").with("count", *count)),
        TableLine::Resign(seat) => Some(Message::new("resigned").with("seat", *seat)),
        TableLine::Name(..) | TableLine::Hints(_) | TableLine::Luck { .. } => None,
    }
}

/// See [`Snapshot::unlogged`].
pub fn unlogged(asked: Option<&Asked>, followed: bool) -> String {
    let asked = asked.map(|asked| {
        let waiting: String = asked.waiting.iter().map(|seat| seat.to_string()).collect();
        format!("{}-{waiting}", asked.by)
    });
    format!("{}{}", asked.unwrap_or_default(), if followed { "on" } else { "" })
}

/// The numbers of the lines of the game that still count.
fn counting(log: &[String]) -> Vec<usize> {
    let mut counting = Vec::new();
    for (number, line) in log.iter().enumerate() {
        match line.parse() {
            Ok(TableLine::Undo(count)) => counting.truncate(counting.len().saturating_sub(count)),
            Ok(_) => {}
            Err(_) => counting.push(number),
        }
    }
    counting
}

/// Who acts or throws next, if anybody does.
pub fn seat_of(next: Next) -> Option<Seat> {
    match next {
        Next::Seat(seat) => Some(seat),
        Next::Chance { hand } => hand,
        Next::Nobody => None,
    }
}
