//! One live table: the game being played, who sits there, and what each viewer sees of it.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex as QuickMutex, OnceLock};
use std::time::{Duration, Instant};

use rafle_engine::{
    About, AnyGame, Message, Next, Play, Record, Seat, Seats, Source, Standings, TableLine, View, Viewer,
};
use tokio::sync::{Mutex, watch};

use crate::coach::Coaching;
use crate::door::Wish;
use crate::{Person, Refused, Sitter};

/// How many of the last lines are kept at hand, to tell what just happened.
const RECENT: usize = 12;

/// A table in memory: a cache of its log, which can be dropped at any time.
pub struct Table {
    id: String,
    about: &'static About,
    /// Whether the players choose anything that matters.
    decides: bool,
    pub(crate) state: Mutex<State>,
    /// Says how long the log is, whenever it has grown or something is asked.
    news: watch::Sender<usize>,
    /// Who has the table open, with how many streams, and when each was last here.
    present: QuickMutex<Vec<Seen>>,
    /// Whoever was here so lately is not away, even if no stream is open: a page may work without one.
    lately: Duration,
    /// The table at which the same people play again.
    next: OnceLock<String>,
    pub(crate) coaching: Coaching,
}

struct Seen {
    person: Person,
    streams: usize,
    last: Instant,
}

/// What changes when somebody does something.
pub(crate) struct State {
    play: Play,
    sitters: Vec<Sitter>,
    names: Vec<Option<String>>,
    /// Whoever sat last in a seat may come back to it.
    owners: Vec<Option<String>>,
    /// Everybody who has ever sat there, and so has seen what lies before that seat.
    sat: Vec<Vec<String>>,
    /// Whether the coach may be asked, if that was said.
    hints: Option<bool>,
    recent: Recent,
    pub(crate) asked: Option<Asked>,
    pub(crate) touched: Instant,
    /// Whether somebody already moves the bots of this table.
    pub(crate) driven: bool,
    /// The last wish of each person that was granted, and the number it answered: the same one again is no other.
    pub(crate) granted: HashMap<String, (usize, Wish)>,
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
    pub fn beside(&self) -> String {
        beside(self.asked.as_ref(), self.followed.is_some())
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
    pub(crate) fn new(id: String, play: Play, next: Option<String>, lately: Duration) -> Table {
        let (about, decides) = (play.start().about(), play.start().decides());
        let news = watch::Sender::new(play.log().len());
        let next = next.map_or_else(OnceLock::new, OnceLock::from);
        let (state, coaching) = (Mutex::new(State::new(play)), Coaching::default());
        Table { id, about, decides, state, news, present: QuickMutex::default(), lately, next, coaching }
    }

    /// The word by which people find it.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Says how long the log is, now and whenever it has grown.
    pub fn news(&self) -> watch::Receiver<usize> {
        self.news.subscribe()
    }

    /// Which game is played.
    pub fn about(&self) -> &'static About {
        self.about
    }

    /// Whether the players choose anything that matters: whether there is something for a coach to say.
    pub fn decides(&self) -> bool {
        self.decides
    }

    /// The table as this person finds it, looking with these eyes; a person may use the eyes of the own seats, or a
    /// spectator's. What happened is told from the line with the number `since` on.
    pub async fn look(&self, person: &Person, viewer: Viewer, since: usize) -> Result<Snapshot, Refused> {
        self.look_with(person, |_, _| viewer, since).await
    }

    /// The same, with eyes that are chosen when it is known which seats this person plays and who is next.
    pub async fn look_with(
        &self,
        person: &Person,
        eyes: impl FnOnce(Seats, Next) -> Viewer,
        since: usize,
    ) -> Result<Snapshot, Refused> {
        let token = person.token(&self.id);
        let state = self.state.lock().await;
        let mine = state.seats_of(person, &token);
        let viewer = eyes(mine, state.play.next());
        match viewer {
            Viewer::Spectator => {}
            Viewer::Seat(seat) if mine.has(seat) => {}
            Viewer::Seat(_) | Viewer::Referee => return Err(Refused::NotYours),
        }
        let (owned, may_sit) = (state.owned_by(person, &token), state.may_sit(person, &token));
        Ok(Snapshot { followed: self.next.get().cloned(), owned, may_sit, ..state.snapshot(mine, viewer, since) })
    }

    /// What the table shows that is not in the log, see [`Snapshot::beside`].
    pub async fn beside(&self) -> String {
        beside(self.state.lock().await.asked.as_ref(), self.next.get().is_some())
    }

    /// Which seats this person plays.
    pub async fn seats_of(&self, person: &Person) -> Seats {
        let token = person.token(&self.id);
        self.state.lock().await.seats_of(person, &token)
    }

    /// The record: whole when the game is over, else as this person may read it.
    pub async fn record(&self, person: &Person, viewer: Viewer) -> Result<Record, Refused> {
        let token = person.token(&self.id);
        let state = self.state.lock().await;
        match viewer {
            _ if state.play.next() == Next::Nobody => Ok(Record::of(&state.play)),
            Viewer::Seat(seat) if !state.seats_of(person, &token).has(seat) => Err(Refused::NotYours),
            Viewer::Referee => Err(Refused::NotYours),
            Viewer::Seat(_) | Viewer::Spectator => Ok(state.record_for(viewer)),
        }
    }

    /// The whole game, to look back at it; nothing as long as it is not over.
    pub async fn finished(&self) -> Option<Play> {
        let state = self.state.lock().await;
        (state.play.next() == Next::Nobody).then(|| state.play.clone())
    }

    /// Notes that this person has the table open, until the guard is dropped.
    pub fn arrive(&self, person: &Person) -> Present<'_> {
        self.seen(person, |seen| seen.streams += 1);
        Present { table: self, person: person.clone() }
    }

    /// Notes that this person is here just now.
    pub fn greet(&self, person: &Person) {
        self.seen(person, |_| {});
    }

    fn seen(&self, person: &Person, note: impl FnOnce(&mut Seen)) {
        let mut present = self.present.lock().expect("counting does not panic");
        present.retain(|seen| seen.streams > 0 || seen.last.elapsed() < self.lately || seen.person == *person);
        let known = present.iter().position(|seen| seen.person == *person).unwrap_or_else(|| {
            present.push(Seen { person: person.clone(), streams: 0, last: Instant::now() });
            present.len() - 1
        });
        let seen = &mut present[known];
        seen.last = Instant::now();
        note(seen);
    }

    /// Whether the person of this token is here.
    pub(crate) fn is_present(&self, token: &str) -> bool {
        let present = self.present.lock().expect("counting does not panic");
        let here = |seen: &&Seen| seen.streams > 0 || seen.last.elapsed() < self.lately;
        present.iter().filter(here).any(|seen| seen.person.holds(token, &seen.person.token(&self.id)))
    }

    /// The seats of people who are not here.
    pub async fn away(&self) -> Seats {
        let state = self.state.lock().await;
        let away = |seat: &Seat| matches!(state.sitter(*seat), Sitter::Person(token) if !self.is_present(token));
        Seats::first(state.sitters.len()).iter().filter(away).collect()
    }

    /// Whether nobody looks at the table.
    pub(crate) fn unwatched(&self) -> bool {
        self.news.receiver_count() == 0
    }

    /// Tells everybody how long the log is now.
    pub(crate) fn publish(&self, number: usize) {
        self.news.send_replace(number);
    }

    /// The table at which the same people play again, if they do.
    pub(crate) fn followed(&self) -> Option<&str> {
        self.next.get().map(String::as_str)
    }

    /// Tells everybody where the same people play again.
    pub(crate) fn followed_by(&self, next: String) {
        if self.next.set(next).is_ok() {
            self.news.send_modify(|_| {});
        }
    }
}

/// Somebody has the table open.
pub struct Present<'a> {
    table: &'a Table,
    person: Person,
}

impl Drop for Present<'_> {
    fn drop(&mut self) {
        self.table.seen(&self.person, |seen| seen.streams = seen.streams.saturating_sub(1));
    }
}

impl State {
    fn new(play: Play) -> State {
        let seats = play.start().seats();
        let last = (play.log().len(), play.now().copy());
        let recent = Recent { base: play.start().copy(), entries: VecDeque::new(), last };
        let mut state = State {
            sitters: vec![Sitter::Open; seats],
            names: vec![None; seats],
            owners: vec![None; seats],
            sat: vec![Vec::new(); seats],
            hints: None,
            recent,
            asked: None,
            touched: Instant::now(),
            driven: false,
            granted: HashMap::new(),
            play,
        };
        for number in 0..state.play.log().len() {
            if let Ok(line) = state.play.log()[number].parse() {
                state.note(&line);
            }
        }
        state.recall();
        state
    }

    /// Takes another log for the same table. Whoever moves the bots goes on doing so.
    pub(crate) fn begin_anew(&mut self, play: Play) {
        *self = State { driven: self.driven, ..State::new(play) };
    }

    pub(crate) fn play(&self) -> &Play {
        &self.play
    }

    pub(crate) fn names(&self) -> &[Option<String>] {
        &self.names
    }

    pub(crate) fn sitter(&self, seat: Seat) -> &Sitter {
        &self.sitters[seat.index()]
    }

    /// Who last sat in this seat, by their token.
    pub(crate) fn owner(&self, seat: Seat) -> Option<&str> {
        self.owners[seat.index()].as_deref()
    }

    pub(crate) fn seats_of(&self, person: &Person, own: &str) -> Seats {
        let sits = |seat: &Seat| matches!(self.sitter(*seat), Sitter::Person(token) if person.holds(token, own));
        Seats::first(self.sitters.len()).iter().filter(sits).collect()
    }

    /// Whether this token, as it stands in the log, has this seat.
    pub(crate) fn sits(&self, token: &str, seat: Seat) -> bool {
        matches!(self.sitters.get(seat.index()), Some(Sitter::Person(other)) if other == token)
    }

    /// The seats in which this person was the last to sit, and that a bot plays now.
    pub(crate) fn owned_by(&self, person: &Person, own: &str) -> Seats {
        let bots = Seats::first(self.sitters.len()).iter().filter(|seat| matches!(self.sitter(*seat), Sitter::Bot(_)));
        bots.filter(|seat| self.owner(*seat).is_some_and(|token| person.holds(token, own))).collect()
    }

    /// The open seats that this person may take. Where something is hidden, whoever has seen what lies before one seat takes
    /// no other.
    pub(crate) fn may_sit(&self, person: &Person, own: &str) -> Seats {
        let all = Seats::first(self.sitters.len());
        let open: Seats = all.iter().filter(|seat| *self.sitter(*seat) == Sitter::Open).collect();
        if open.is_empty() || !self.play.start().about().hidden {
            return open;
        }
        let knows = |seat: &Seat| self.sat[seat.index()].iter().any(|token| person.holds(token, own));
        let known: Seats = all.iter().filter(knows).collect();
        open.iter().filter(|seat| known.without(*seat).is_empty()).collect()
    }

    /// Whether the coach may be asked, if that was said when the table was set up.
    pub(crate) fn hints_said(&self) -> Option<bool> {
        self.hints
    }

    /// Whether the coach may be asked. Where nothing was said, one who plays against bots alone may: a bot minds nothing,
    /// but people would have to agree. Seats that somebody left to a bot, or that wait for somebody, are people's.
    pub(crate) fn hints_allowed(&self) -> bool {
        let persons = |seat: &Seat| !matches!(self.sitter(*seat), Sitter::Bot(_)) || self.owner(*seat).is_some();
        self.hints.unwrap_or_else(|| Seats::first(self.sitters.len()).iter().filter(persons).count() == 1)
    }

    /// Seats that people play.
    pub(crate) fn people(&self) -> Seats {
        let person = |seat: &Seat| matches!(self.sitter(*seat), Sitter::Person(_));
        Seats::first(self.sitters.len()).iter().filter(person).collect()
    }

    /// The bot that acts or throws next, if one does.
    pub(crate) fn bot_to_move(&self) -> Option<(Seat, String)> {
        let seat = seat_of(self.play.next())?;
        match self.sitter(seat) {
            Sitter::Bot(level) => Some((seat, level.clone())),
            Sitter::Open | Sitter::Person(_) => None,
        }
    }

    /// What a viewer may read of the log, as a record.
    pub(crate) fn record_for(&self, viewer: Viewer) -> Record {
        Record::with_log(self.play.start(), self.play.log_for(viewer))
    }

    /// Adds lines that are safely stored.
    pub(crate) fn add(&mut self, lines: &[String]) {
        self.recent.last = (self.play.log().len(), self.play.now().copy());
        for line in lines {
            let (number, before) = (self.play.log().len(), self.play.now().next());
            self.play.enter(line).expect("a line that was accepted once is accepted again");
            match line.parse::<TableLine>() {
                Ok(line) => {
                    let said = self.note(&line);
                    if matches!(line, TableLine::Undo(_)) {
                        self.recall();
                    }
                    if let Some(said) = said {
                        self.remember(number, What::Table(said));
                    }
                }
                Err(_) => self.remember(number, What::Game(before)),
            }
        }
        self.asked = None;
        self.touched = Instant::now();
    }

    /// Notes what a table line says about the seats, and what is told of it.
    fn note(&mut self, line: &TableLine) -> Option<Message> {
        match line {
            TableLine::Sits(seat, words) => {
                let sitter = words.parse().unwrap_or(Sitter::Open);
                let key = match &sitter {
                    Sitter::Open => "got-up",
                    Sitter::Bot(_) => "bot-plays",
                    Sitter::Person(_) => "sat-down",
                };
                match &sitter {
                    // Who gets up for good does not come back as somebody who has only let a bot play.
                    Sitter::Open => self.owners[seat.index()] = None,
                    Sitter::Bot(_) => {}
                    Sitter::Person(token) => {
                        self.owners[seat.index()] = Some(token.clone());
                        let sat = &mut self.sat[seat.index()];
                        if !sat.contains(token) {
                            sat.push(token.clone());
                        }
                    }
                }
                self.sitters[seat.index()] = sitter;
                Some(Message::new(key).with("seat", *seat))
            }
            TableLine::Name(seat, name) => {
                self.names[seat.index()] = Some(name.clone());
                None
            }
            TableLine::Undo(count) => Some(Message::new("took-back").with("count", *count)),
            TableLine::Resign(seat) => Some(Message::new("resigned").with("seat", *seat)),
            TableLine::Hints(on) => {
                self.hints = Some(*on);
                None
            }
        }
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

    pub(crate) fn snapshot(&self, mine: Seats, viewer: Viewer, since: usize) -> Snapshot {
        let mut choices = self.recent.entries.iter().rev().filter_map(|entry| match entry.what {
            What::Game(Next::Seat(seat)) if mine.has(seat) => Some(seat),
            _ => None,
        });
        Snapshot {
            number: self.play.log().len(),
            view: self.play.now().view(viewer),
            next: self.play.next(),
            standings: self.play.standings(),
            sitters: self.sitters.clone(),
            names: self.names.clone(),
            mine,
            owned: Seats::NONE,
            may_sit: Seats::NONE,
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
    pub(crate) fn lines_after(&self, line: &str, luck: &mut dyn Source) -> Result<Vec<String>, Message> {
        self.play.lines_after(line, luck).map_err(|refusal| self.play.why_not(line, &refusal))
    }

    /// The lines that a throw by the hand that is next brings.
    pub(crate) fn lines_of_luck(&self, luck: &mut dyn Source) -> Result<Vec<String>, Message> {
        match self.play.next() {
            Next::Chance { .. } => {
                let drawn = self.play.now().draw(luck);
                self.lines_after(&drawn, luck)
            }
            Next::Seat(_) | Next::Nobody => Err(Message::new("nothing-to-throw")),
        }
    }
}

fn beside(asked: Option<&Asked>, followed: bool) -> String {
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
pub(crate) fn seat_of(next: Next) -> Option<Seat> {
    match next {
        Next::Seat(seat) => Some(seat),
        Next::Chance { hand } => hand,
        Next::Nobody => None,
    }
}
