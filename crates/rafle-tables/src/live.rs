//! A table in memory, and everybody who has it open.

use std::collections::HashMap;
use std::sync::{Mutex as QuickMutex, OnceLock};
use std::time::Duration;

use rafle_engine::{About, Next, Play, Record, Seats, Stage, Viewer};
use rafle_table::{Person, Refused, Room, Snapshot, Table, Wish, unlogged};
use tokio::sync::{Mutex, watch};
use tokio::time::Instant;

use crate::coach::Coaching;

/// The host of a room who gives no sign of life for so many minutes leaves it to another to begin.
const HOST_PATIENCE: u8 = 2;

/// A table in memory: a cache of its log, which can be dropped at any time.
pub struct Live {
    id: String,
    about: &'static About,
    /// Whether the players choose anything that matters.
    decides: bool,
    /// A lock that may be held while the store is asked: of two wishes at a table one waits for the other.
    pub(crate) state: Mutex<State>,
    /// Says how long the log is, whenever it has grown or something is asked.
    news: watch::Sender<usize>,
    /// Who has the table open, with how many streams, and when each was last here. Locked to count, never while waiting.
    present: QuickMutex<Vec<Presence>>,
    /// How long a minute is.
    minute: Duration,
    /// Since when the table is in memory: who has been here before that is not known.
    loaded: Instant,
    /// The table at which the same people play again.
    next: OnceLock<String>,
    pub(crate) coaching: Coaching,
}

struct Presence {
    person: Person,
    streams: usize,
    last: Instant,
}

/// What changes when somebody does something.
pub(crate) struct State {
    pub(crate) table: Table,
    pub(crate) touched: Instant,
    /// Whether somebody already moves the bots of this table.
    pub(crate) driven: bool,
    /// The last wish of each person that was granted, and the number it answered: the same one again is no other.
    pub(crate) granted: HashMap<String, (usize, Wish)>,
    /// Who has asked to sit down where the others have to agree.
    pub(crate) newcomer: Option<Person>,
}

impl State {
    fn new(table: Table) -> State {
        State { table, touched: Instant::now(), driven: false, granted: HashMap::new(), newcomer: None }
    }

    /// Takes another log for the same table. Whoever moves the bots goes on doing so.
    pub(crate) fn begin_anew(&mut self, table: Table) {
        *self = State { driven: self.driven, ..State::new(table) };
    }

    /// How long the log is.
    pub(crate) fn length(&self) -> usize {
        self.table.play().log().len()
    }

    /// Adds lines that are safely stored.
    pub(crate) fn add(&mut self, lines: &[String]) {
        self.table.add(lines);
        self.touched = Instant::now();
    }
}

impl Live {
    pub(crate) fn new(id: String, table: Table, next: Option<String>, minute: Duration) -> Live {
        let (about, decides) = (table.about(), table.play().start().decides());
        let news = watch::Sender::new(table.play().log().len());
        let next = next.map_or_else(OnceLock::new, OnceLock::from);
        let (state, coaching) = (Mutex::new(State::new(table)), Coaching::default());
        let (present, loaded) = (QuickMutex::default(), Instant::now());
        Live { id, about, decides, state, news, present, minute, loaded, next, coaching }
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
        let state = self.state.lock().await;
        let seen = state.table.look(&person.at(&self.id), eyes, since)?;
        let room = seen.room.map(|room| Room { host: state.table.host(self.silent(&state.table)), ..room });
        Ok(Snapshot { followed: self.next.get().cloned(), room, ..seen })
    }

    /// What the table shows that is not in the log, see [`Snapshot::unlogged`].
    pub async fn unlogged(&self) -> String {
        unlogged(self.state.lock().await.table.asked(), self.next.get().is_some())
    }

    /// Whether it is a room that has not begun.
    pub async fn waits(&self) -> bool {
        self.state.lock().await.table.stage() == Stage::Waiting
    }

    /// Which seats this person plays.
    pub async fn seats_of(&self, person: &Person) -> Seats {
        self.state.lock().await.table.seats_of(&person.at(&self.id))
    }

    /// The record: whole when the game is over, else as this person may read it.
    pub async fn record(&self, person: &Person, viewer: Viewer) -> Result<Record, Refused> {
        self.state.lock().await.table.record(&person.at(&self.id), viewer)
    }

    /// The whole game, to look back at it; nothing as long as it is not over.
    pub async fn finished(&self) -> Option<Play> {
        let state = self.state.lock().await;
        let play = state.table.play();
        play.over().then(|| play.clone())
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

    fn seen(&self, person: &Person, note: impl FnOnce(&mut Presence)) {
        let mut present = self.present.lock().expect("counting does not panic");
        let forgotten = u32::from(u8::MAX) * self.minute;
        present.retain(|seen| seen.streams > 0 || seen.last.elapsed() < forgotten || seen.person == *person);
        let known = present.iter().position(|seen| seen.person == *person).unwrap_or_else(|| {
            present.push(Presence { person: person.clone(), streams: 0, last: Instant::now() });
            present.len() - 1
        });
        let seen = &mut present[known];
        seen.last = Instant::now();
        note(seen);
    }

    /// The seats of people who have given no sign of life for as long as the table is patient.
    pub async fn away(&self) -> Seats {
        self.away_from(&self.state.lock().await.table)
    }

    /// The same for whoever has the lock already.
    pub(crate) fn away_from(&self, table: &Table) -> Seats {
        self.quiet(table, table.patience())
    }

    /// The seats of people who have given none for so long that somebody else may begin.
    pub(crate) fn silent(&self, table: &Table) -> Seats {
        self.quiet(table, HOST_PATIENCE)
    }

    fn quiet(&self, table: &Table, minutes: u8) -> Seats {
        let long = u32::from(minutes) * self.minute;
        if self.loaded.elapsed() < long {
            return Seats::NONE;
        }
        let present = self.present.lock().expect("counting does not panic");
        let here = |seen: &&Presence| seen.streams > 0 || seen.last.elapsed() < long;
        let seats = present.iter().filter(here).map(|seen| table.seats_of(&seen.person.at(&self.id)));
        seats.fold(table.people(), Seats::minus)
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
    table: &'a Live,
    person: Person,
}

impl Drop for Present<'_> {
    fn drop(&mut self) {
        self.table.seen(&self.person, |seen| seen.streams = seen.streams.saturating_sub(1));
    }
}
