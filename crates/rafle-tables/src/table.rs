//! One live table: the game being played, who sits there, and what each viewer sees of it.

use std::collections::{HashMap, VecDeque};
use std::sync::Mutex as QuickMutex;
use std::time::Instant;

use rafle_engine::{AnyGame, Message, Next, Play, Record, Seat, Seats, Source, Standings, TableLine, View, Viewer};
use tokio::sync::{Mutex, watch};

use crate::{Person, Refused, Sitter};

/// How many of the last lines are kept at hand, to tell what just happened.
const RECENT: usize = 12;

/// A table in memory: a cache of its log, which can be dropped at any time.
pub struct Table {
    id: String,
    pub(crate) state: Mutex<State>,
    /// Says how long the log is, whenever it has grown.
    news: watch::Sender<usize>,
    /// How many streams each person has open here.
    present: QuickMutex<HashMap<String, usize>>,
}

/// What changes when somebody does something.
pub(crate) struct State {
    play: Play,
    sitters: Vec<Sitter>,
    names: Vec<Option<String>>,
    /// Every person who ever sat in a seat may come back to it.
    owners: Vec<Option<String>>,
    recent: VecDeque<(Box<dyn AnyGame>, String)>,
    pub(crate) asked: Option<Asked>,
    pub(crate) touched: Instant,
    /// Whether somebody already moves the bots of this table.
    pub(crate) driven: bool,
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
    /// Who has resigned.
    pub resigned: Seats,
    /// What just happened, the oldest first.
    pub happened: Vec<Message>,
    /// A take-back that waits for an answer.
    pub asked: Option<Asked>,
    /// Whether one step back needs nobody's leave.
    pub may_step_back: bool,
}

impl Table {
    pub(crate) fn new(id: String, play: Play) -> Table {
        let mut state = State {
            sitters: vec![Sitter::Open; play.now().seats()],
            names: vec![None; play.now().seats()],
            owners: vec![None; play.now().seats()],
            recent: VecDeque::new(),
            asked: None,
            touched: Instant::now(),
            driven: false,
            play,
        };
        for line in state.play.log().to_vec() {
            state.note(&line);
        }
        let news = watch::Sender::new(state.play.log().len());
        Table { id, state: Mutex::new(state), news, present: QuickMutex::default() }
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
    pub async fn slug(&self) -> &'static str {
        self.state.lock().await.play.now().about().slug
    }

    /// The table as this person finds it, looking with these eyes; a person may use the eyes of the own seats, or a
    /// spectator's.
    pub async fn look(&self, person: &Person, viewer: Viewer) -> Result<Snapshot, Refused> {
        let state = self.state.lock().await;
        let mine = state.seats_of(&person.token(&self.id));
        match viewer {
            Viewer::Spectator => {}
            Viewer::Seat(seat) if mine.has(seat) => {}
            Viewer::Seat(_) | Viewer::Referee => return Err(Refused::NotYours),
        }
        Ok(state.snapshot(mine, viewer))
    }

    /// Which seats this person plays.
    pub async fn seats_of(&self, person: &Person) -> Seats {
        self.state.lock().await.seats_of(&person.token(&self.id))
    }

    /// The record: whole when the game is over, else as this person may read it.
    pub async fn record(&self, viewer: Viewer) -> Record {
        let state = self.state.lock().await;
        if state.play.next() == Next::Nobody { Record::of(&state.play) } else { state.record_for(viewer) }
    }

    /// Notes that this person has the table open, until the guard is dropped.
    pub fn arrive(&self, person: &Person) -> Present<'_> {
        let token = person.token(&self.id);
        *self.present.lock().expect("counting does not panic").entry(token.clone()).or_default() += 1;
        Present { table: self, token }
    }

    /// Who has the table open.
    pub(crate) fn is_present(&self, token: &str) -> bool {
        self.present.lock().expect("counting does not panic").contains_key(token)
    }

    /// Whether nobody looks at the table.
    pub(crate) fn unwatched(&self) -> bool {
        self.news.receiver_count() == 0
    }

    /// Tells everybody how long the log is now.
    pub(crate) fn publish(&self, number: usize) {
        self.news.send_replace(number);
    }
}

/// Somebody has the table open.
pub struct Present<'a> {
    table: &'a Table,
    token: String,
}

impl Drop for Present<'_> {
    fn drop(&mut self) {
        let mut present = self.table.present.lock().expect("counting does not panic");
        if let Some(streams) = present.get_mut(&self.token) {
            *streams -= 1;
            if *streams == 0 {
                present.remove(&self.token);
            }
        }
    }
}

impl State {
    pub(crate) fn play(&self) -> &Play {
        &self.play
    }

    pub(crate) fn sitter(&self, seat: Seat) -> &Sitter {
        &self.sitters[seat.index()]
    }

    /// Whether the person of this token once sat in the seat.
    pub(crate) fn owned(&self, seat: Seat, token: &str) -> bool {
        self.owners[seat.index()].as_deref() == Some(token)
    }

    pub(crate) fn seats_of(&self, token: &str) -> Seats {
        let sits = |seat: &Seat| matches!(self.sitter(*seat), Sitter::Person(other) if other == token);
        Seats::first(self.sitters.len()).iter().filter(sits).collect()
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
        for line in lines {
            let before = self.play.now().copy();
            self.play.enter(line).expect("a line that was accepted once is accepted again");
            self.note(line);
            if line.parse::<TableLine>().is_err() {
                if self.recent.len() == RECENT {
                    self.recent.pop_front();
                }
                self.recent.push_back((before, line.clone()));
            }
        }
        self.asked = None;
        self.touched = Instant::now();
    }

    /// Notes what a table line says about the seats.
    fn note(&mut self, line: &str) {
        match line.parse() {
            Ok(TableLine::Sits(seat, words)) => {
                let sitter = words.parse().unwrap_or(Sitter::Open);
                if let Sitter::Person(token) = &sitter {
                    self.owners[seat.index()] = Some(token.clone());
                }
                self.sitters[seat.index()] = sitter;
            }
            Ok(TableLine::Name(seat, name)) => self.names[seat.index()] = Some(name),
            Ok(TableLine::Undo(_)) => self.recent.clear(),
            Ok(TableLine::Resign(_)) | Err(_) => {}
        }
    }

    pub(crate) fn snapshot(&self, mine: Seats, viewer: Viewer) -> Snapshot {
        Snapshot {
            number: self.play.log().len(),
            view: self.play.now().view(viewer),
            next: self.play.next(),
            standings: self.play.standings(),
            sitters: self.sitters.clone(),
            names: self.names.clone(),
            mine,
            resigned: self.play.resigned(),
            happened: self.recent.iter().flat_map(|(before, line)| before.happened(line, viewer)).collect(),
            asked: self.asked.clone(),
            may_step_back: self.may_step_back(mine),
        }
    }

    /// Whether the last line is a choice of one of these seats after which nothing was thrown, drawn or chosen by others.
    pub(crate) fn may_step_back(&self, mine: Seats) -> bool {
        let last = self.recent.back().map(|(before, _)| before.next());
        matches!((last, self.play.next()), (Some(Next::Seat(did)), Next::Seat(next)) if did == next && mine.has(did))
    }

    /// How many lines must go so that the last choice of this seat is undone; none if it has made none lately.
    pub(crate) fn lines_since_choice_of(&self, seat: Seat) -> Option<usize> {
        let back = self.recent.iter().rev().position(|(before, _)| before.next() == Next::Seat(seat))?;
        Some(back + 1)
    }

    /// The lines that follow from a game line: the line itself, every luck that nobody has to tap for, every action that is
    /// the only one open, and the throw that the same seat's choice was about.
    pub(crate) fn lines_after(&self, line: &str, luck: &mut dyn Source) -> Result<Vec<String>, Message> {
        let mut game = self.play.now().copy();
        let chooser = if let Next::Seat(seat) = game.next() { Some(seat) } else { None };
        let written = game.written(line).and_then(|written| game.enter(&written).map(|()| written));
        let mut lines = vec![written.map_err(|refusal| self.play.why_not(line, &refusal))?];
        let mut thrown = false;
        loop {
            let line = match game.next() {
                Next::Chance { hand: None } => game.draw(luck),
                // "Keep these and throw the others" is one tap.
                Next::Chance { hand } if hand == chooser && !thrown => {
                    thrown = true;
                    game.draw(luck)
                }
                Next::Chance { .. } | Next::Nobody => break,
                Next::Seat(_) => match game.forced() {
                    Some(forced) => forced,
                    None => break,
                },
            };
            game.enter(&line).expect("what is drawn or open is accepted");
            lines.push(line);
        }
        Ok(lines)
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

/// Who acts or throws next, if anybody does.
pub(crate) fn seat_of(next: Next) -> Option<Seat> {
    match next {
        Next::Seat(seat) => Some(seat),
        Next::Chance { hand } => hand,
        Next::Nobody => None,
    }
}
