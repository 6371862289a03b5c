//! A table in memory, and everybody who has it open.

use std::any::Any;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex as QuickMutex, OnceLock};
use std::time::Duration;

use rafle_engine::{About, Aid, Next, Paper, Play, Record, Seat, Seats, Stage, Viewer};
use rafle_store::mark;
use rafle_table::{Guest, Person, Refused, Room, Sitter, Snapshot, Standing, Table, Wish, pause_of, unlogged};
use tokio::sync::{Mutex, watch};
use tokio::time::Instant;

use crate::Pacing;
use crate::broken::{Found, held};
use crate::coach::Coaching;
use crate::past::Finished;

/// The host of a room who gives no sign of life for so many minutes leaves it to another to begin.
const HOST_PATIENCE: u8 = 2;

/// While a stream draws an event nobody waits for the next one: whoever was here so recently still is.
const BETWEEN_EVENTS: Duration = Duration::from_millis(500);

/// How often it is asked whether somebody still looks.
pub(crate) const BETWEEN_LOOKS: Duration = Duration::from_millis(100);

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
    /// Who of those who sit here has the table open, with how many streams, and when each was last here. Locked to count,
    /// never while waiting.
    present: QuickMutex<Vec<Presence>>,
    /// When those who sit here were last seen by any process that shares the store, by their tokens.
    elsewhere: QuickMutex<Vec<(String, Instant)>>,
    /// Until when this process moves its bots, and no other does.
    bots_ours_until: QuickMutex<Option<Instant>>,
    pacing: Pacing,
    /// Since when the table is in memory: who has been here before that is not known.
    loaded: Instant,
    /// The tokens of those who sit here, or have only let a bot play: the presence of others is nobody's business.
    sitting: QuickMutex<Vec<String>>,
    /// The table at which the same people play again.
    next: OnceLock<String>,
    /// The word by which it is called as long as it waits.
    word: OnceLock<String>,
    pub(crate) coaching: Coaching,
    pub(crate) finished: Finished,
    /// For whom its bots think: whoever has opened it, or came first since it was read and sits here. By the key of the store.
    account: OnceLock<String>,
    /// From which house they have come, as far as that is known.
    house: OnceLock<String>,
    /// When somebody last asked for it.
    asked_for: QuickMutex<Instant>,
    /// Whether its bots wait until somebody looks.
    stands_still: AtomicBool,
    /// Whether its rules have panicked: then it is read again by whoever asks for it.
    failed: AtomicBool,
    /// See [`Live::beside`].
    beside: OnceLock<Box<dyn Any + Send + Sync>>,
}

/// What somebody finds who may know already what there is to be seen.
pub enum Look<T> {
    /// This is known.
    Known(T),
    /// The table, as they find it.
    Found(Box<Snapshot>),
}

struct Presence {
    person: Person,
    streams: usize,
    last: Instant,
    /// The number of the log up to which their pages have shown everything.
    seen: usize,
}

/// What changes when somebody does something.
pub(crate) struct State {
    pub(crate) table: Table,
    pub(crate) touched: Instant,
    /// Whether somebody already moves the bots of this table.
    pub(crate) driven: bool,
    /// The last wish of each person that was granted, and the number it answered: the same one again is no other.
    pub(crate) granted: HashMap<String, (usize, Wish)>,
    /// Who has asked to sit down where the others have to agree, by the key of the store.
    pub(crate) newcomer: Option<String>,
    /// The last line of this log, if it is not stored yet: the rules panic at the table as it is stored, and it takes back what
    /// is in the way. Nothing else goes on before somebody has agreed to it.
    pub(crate) mending: Option<String>,
}

impl State {
    fn new(found: Found) -> State {
        let Found { table, mending } = found;
        State { table, touched: Instant::now(), driven: false, granted: HashMap::new(), newcomer: None, mending }
    }

    /// Takes another log for the same table. Whoever moves the bots goes on doing so.
    pub(crate) fn begin_anew(&mut self, found: Found) {
        *self = State { driven: self.driven, ..State::new(found) };
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
    pub(crate) fn new(id: String, found: Found, next: Option<String>, pacing: Pacing) -> Live {
        let table = &found.table;
        let (about, decides) = (table.about(), table.play().start().decides());
        let news = watch::Sender::new(table.play().log().len());
        let next = next.map_or_else(OnceLock::new, OnceLock::from);
        let sitting = QuickMutex::new(tokens(table));
        Live {
            id,
            about,
            decides,
            state: Mutex::new(State::new(found)),
            news,
            present: QuickMutex::default(),
            elsewhere: QuickMutex::default(),
            bots_ours_until: QuickMutex::default(),
            pacing,
            loaded: Instant::now(),
            sitting,
            next,
            word: OnceLock::new(),
            coaching: Coaching::default(),
            finished: Finished::default(),
            account: OnceLock::new(),
            house: OnceLock::new(),
            asked_for: QuickMutex::new(Instant::now()),
            stands_still: AtomicBool::new(false),
            failed: AtomicBool::new(false),
            beside: OnceLock::new(),
        }
    }

    /// The same, whose bots think for this person.
    pub(crate) fn on_account_of(self, person: &str) -> Live {
        Live { account: OnceLock::from(person.to_owned()), ..self }
    }

    /// For whom its bots think; as long as nobody has come, for nobody else's account.
    pub(crate) fn account(&self) -> &str {
        self.account.get().unwrap_or(&self.id)
    }

    /// From which house those come for whom its bots think.
    pub(crate) fn house(&self) -> &str {
        self.house.get().map_or("", String::as_str)
    }

    /// Notes from which house somebody comes, if they sit here and are the first.
    pub fn comes_from(&self, person: &Person, house: impl FnOnce() -> String) {
        if self.house.get().is_none() && self.knows(&person.at(&self.id)) {
            self.house.get_or_init(house);
        }
    }

    /// How long the log is.
    pub(crate) fn number(&self) -> usize {
        *self.news.borrow()
    }

    /// What somebody makes of the table. Where the rules panic, that is the answer, and the table is not used any more.
    pub(crate) async fn with_rules<T>(&self, work: impl FnOnce(&State) -> Result<T, Refused>) -> Result<T, Refused> {
        let state = self.state.lock().await;
        if self.has_failed() || state.mending.is_some() {
            return Err(Refused::Broken);
        }
        held(|| work(&state)).unwrap_or_else(|| {
            self.fail();
            Err(Refused::Broken)
        })
    }

    /// Notes that the rules have panicked here. Whoever listens is told, finds nothing, and comes again.
    pub(crate) fn fail(&self) {
        if !self.failed.swap(true, Ordering::SeqCst) {
            tracing::error!(table = mark(&self.id), game = self.about.slug, "the rules panic at a table");
            self.news.send_modify(|_| {});
        }
    }

    /// Whether the rules have panicked here.
    pub(crate) fn has_failed(&self) -> bool {
        self.failed.load(Ordering::SeqCst)
    }

    /// Notes a panic of whoever holds this.
    pub(crate) fn fails_with_us(&self) -> FailsWithUs<'_> {
        FailsWithUs(self)
    }

    /// Notes that somebody asks for the table. True if its bots have waited for that.
    pub(crate) fn is_asked_for(&self) -> bool {
        *self.asked_for.lock().expect("a clock does not panic") = Instant::now();
        self.stands_still.swap(false, Ordering::SeqCst)
    }

    /// Whether bots are to move here: somebody looks, or has just done so, or plays and waits for them. If not they stand still
    /// until somebody asks for the table.
    pub(crate) fn goes_on(&self, table: &Table) -> bool {
        let goes_on = || !table.people().is_empty() || self.is_watched();
        // Asked twice: somebody may come between the answer and the note.
        let stands_still = !goes_on() && {
            self.stands_still.store(true, Ordering::SeqCst);
            !goes_on()
        };
        self.stands_still.store(stands_still, Ordering::SeqCst);
        !stands_still
    }

    fn is_watched(&self) -> bool {
        !self.unwatched() || self.asked_for.lock().expect("a clock does not panic").elapsed() < self.pacing.minute
    }

    /// The word by which people find it.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The word by which it is called as long as it waits, if it has one.
    pub fn word(&self) -> Option<&str> {
        self.word.get().map(String::as_str)
    }

    /// Notes that it is called so.
    pub(crate) fn is_called(&self, word: String) {
        self.word.get_or_init(|| word);
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
        self.look_with(&person.at(&self.id), |_, _| viewer, since).await
    }

    /// The same, with eyes that are chosen when it is known which seats this guest plays and who is next.
    pub async fn look_with(
        &self,
        guest: &Guest,
        eyes: impl FnOnce(Seats, Next) -> Viewer,
        since: usize,
    ) -> Result<Snapshot, Refused> {
        self.with_rules(|state| self.snapshot(state, guest, eyes, since)).await
    }

    /// The same for whoever may know already what a guest sees who watches, by how they stand here.
    pub async fn look_unless<T>(
        &self,
        guest: &Guest,
        known: impl FnOnce(Standing) -> Option<T>,
        eyes: impl FnOnce(Seats, Next) -> Viewer,
        since: usize,
    ) -> Result<Look<T>, Refused> {
        let standing = |state: &State| {
            let standing = state.table.standing(guest, self.next.get().is_some())?;
            Some(Standing { looked_at: self.least_seen(), ..standing })
        };
        let look = |state: &State| match standing(state).and_then(known) {
            Some(known) => Ok(Look::Known(known)),
            None => self.snapshot(state, guest, eyes, since).map(|shot| Look::Found(Box::new(shot))),
        };
        self.with_rules(look).await
    }

    fn snapshot(
        &self,
        state: &State,
        guest: &Guest,
        eyes: impl FnOnce(Seats, Next) -> Viewer,
        since: usize,
    ) -> Result<Snapshot, Refused> {
        let seen = state.table.look(guest, eyes, since)?;
        let room = seen.room.map(|room| Room { host: state.table.host(self.silent(&state.table)), ..room });
        let last = seen.moments.iter().rfind(|shown| shown.waits());
        let looked_at = last.map(|shown| shown.number).filter(|number| self.is_looked_at(*number));
        let pause = self.pause(&state.table);
        Ok(Snapshot { followed: self.next.get().cloned(), room, looked_at, pause, ..seen })
    }

    /// What whoever serves this table keeps beside it, for as long as it is in memory.
    pub fn beside<T: Default + Send + Sync + 'static>(&self) -> &T {
        let kept = self.beside.get_or_init(|| Box::<T>::default());
        kept.downcast_ref().expect("things of one kind are kept here")
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
        self.with_rules(|state| state.table.record(&person.at(&self.id), viewer)).await
    }

    /// The same for whoever makes it elsewhere: as long as a game goes on, all of it is gone through for what one viewer may read.
    pub async fn to_record(
        &self,
        person: &Person,
        viewer: Viewer,
    ) -> Result<impl FnOnce() -> Result<Record, Refused> + Send + 'static, Refused> {
        let guest = person.at(&self.id);
        let play = self.with_rules(|state| Ok(state.table.play().clone())).await?;
        Ok(move || Table::new(play).record(&guest, viewer))
    }

    /// What players of this table would print: the page of the game and its card, by its house rules.
    pub async fn printed(&self) -> Result<(usize, Option<Paper>, Option<Aid>), Refused> {
        self.with_rules(|state| {
            let start = state.table.play().start();
            Ok((state.table.taken().len(), start.paper(), start.aid()))
        })
        .await
    }

    /// The whole game, to look back at it; nothing as long as it is not over.
    pub async fn finished(&self) -> Option<Arc<Play>> {
        let finished = self.with_rules(|state| {
            let play = state.table.play();
            Ok((play.over()).then(|| self.finished.copy_of(play)))
        });
        finished.await.ok()?
    }

    /// Notes that this guest has the table open, until the guard is dropped; nothing of somebody who does not sit here.
    pub fn arrive(&self, guest: &Guest) -> Present<'_> {
        let noted = self.knows(guest);
        if noted {
            self.seen(guest.person(), |seen| seen.streams += 1);
        }
        Present { table: self, noted: noted.then(|| guest.person().clone()) }
    }

    /// Notes that this guest is here just now, if they sit here.
    pub fn greet(&self, guest: &Guest) {
        if self.knows(guest) {
            self.seen(guest.person(), |_| {});
        }
    }

    /// Notes that the page of somebody who sits here has shown everything up to this number of the log.
    pub fn goes_on_for(&self, person: &Person, number: usize) {
        let number = number.min(self.number());
        if number == 0 || !self.knows(&person.at(&self.id)) {
            return;
        }
        let mut went_on = false;
        self.seen(person, |presence| {
            went_on = presence.seen < number;
            presence.seen = number.max(presence.seen);
        });
        // The big screen shows what has ended for as long as somebody looks at it, and is told when nobody does any more.
        if went_on && !self.is_looked_at(number - 1) {
            self.news.send_modify(|_| {});
        }
    }

    /// Notes what other processes were told that pages have shown, by the tokens of those who have them open.
    pub(crate) fn note_shown(&self, shown: &[(String, usize)]) {
        let mut present = self.present.lock().expect("counting does not panic");
        for seen in present.iter_mut() {
            let guest = seen.person.at(&self.id);
            let numbers = shown.iter().filter(|(token, _)| guest.holds(token)).map(|(_, number)| *number);
            seen.seen = numbers.max().unwrap_or_default().min(self.number()).max(seen.seen);
        }
    }

    /// Whether somebody who sits here and has the table open still looks at what this line has ended.
    pub(crate) fn is_looked_at(&self, number: usize) -> bool {
        self.least_seen().is_some_and(|seen| seen <= number)
    }

    /// How much those have seen who sit here, have the table open, and have seen least.
    fn least_seen(&self) -> Option<usize> {
        let present = self.present.lock().expect("counting does not panic");
        let here = present.iter().filter(|seen| seen.streams > 0 || seen.last.elapsed() < BETWEEN_EVENTS);
        here.map(|seen| seen.seen).min()
    }

    /// How long a bot waits here before it moves.
    pub(crate) fn pause(&self, table: &Table) -> Duration {
        table.pace().map_or(self.pacing.pause, pause_of)
    }

    /// Whether this guest sits here. Who of them comes first since the table was read is whom its bots think for.
    fn knows(&self, guest: &Guest) -> bool {
        let sits = self.sitting.lock().expect("reading does not panic").iter().any(|token| guest.holds(token));
        if sits {
            self.account.get_or_init(|| guest.person().key());
        }
        sits
    }

    /// Notes who sits here, when that may have changed.
    pub(crate) fn note_sitting(&self, table: &Table) {
        *self.sitting.lock().expect("reading does not panic") = tokens(table);
    }

    fn seen(&self, person: &Person, note: impl FnOnce(&mut Presence)) {
        let mut present = self.present.lock().expect("counting does not panic");
        let forgotten = u32::from(u8::MAX) * self.pacing.minute;
        present.retain(|seen| seen.streams > 0 || seen.last.elapsed() < forgotten || seen.person == *person);
        let known = present.iter().position(|seen| seen.person == *person).unwrap_or_else(|| {
            present.push(Presence { person: person.clone(), streams: 0, last: Instant::now(), seen: 0 });
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
        let long = u32::from(minutes) * self.pacing.minute;
        if self.loaded.elapsed() < long {
            return Seats::NONE;
        }
        let present = self.present.lock().expect("counting does not panic");
        let here = |seen: &&Presence| seen.streams > 0 || seen.last.elapsed() < long;
        let seats = present.iter().filter(here).map(|seen| table.seats_of(&seen.person.at(&self.id)));
        let absent = seats.fold(table.people(), Seats::minus);
        let elsewhere = self.elsewhere.lock().expect("counting does not panic");
        let met = |seat: &Seat| elsewhere.iter().any(|(token, at)| at.elapsed() < long && table.sits(token, *seat));
        absent.iter().filter(|seat| !met(seat)).collect()
    }

    /// The tokens of those who sit here and were seen by this process within this time.
    pub(crate) fn here(&self, within: Duration) -> Vec<String> {
        let present = self.present.lock().expect("counting does not panic");
        let here = present.iter().filter(|seen| seen.streams > 0 || seen.last.elapsed() < within);
        let sitting = self.sitting.lock().expect("reading does not panic");
        let tokens = here.flat_map(|seen| {
            let guest = seen.person.at(&self.id);
            sitting.iter().filter(move |token| guest.holds(token)).cloned()
        });
        tokens.collect()
    }

    /// Whether this person sits here, or has only let a bot play.
    pub fn is_played_by(&self, person: &Person) -> bool {
        !self.tokens_of(person).is_empty()
    }

    /// The tokens by which this person sits here.
    pub(crate) fn tokens_of(&self, person: &Person) -> Vec<String> {
        let guest = person.at(&self.id);
        let sitting = self.sitting.lock().expect("reading does not panic");
        sitting.iter().filter(|token| guest.holds(token)).cloned().collect()
    }

    /// Notes whom any process has seen here, and when.
    pub(crate) fn note_elsewhere(&self, seen: Vec<(String, Instant)>) {
        *self.elsewhere.lock().expect("counting does not panic") = seen;
    }

    /// Whether this process moves its bots for now.
    pub(crate) fn has_its_bots(&self) -> bool {
        self.bots_ours_until.lock().expect("a clock does not panic").is_some_and(|until| Instant::now() < until)
    }

    /// Notes that this process moves its bots, and for how long; or another one does.
    pub(crate) fn note_bots(&self, until: Option<Instant>) {
        *self.bots_ours_until.lock().expect("a clock does not panic") = until;
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

/// The tokens of those who were the last person in some seat.
fn tokens(table: &Table) -> Vec<String> {
    let person = |words: &String| match words.parse() {
        Ok(Sitter::Person(token)) => Some(token),
        _ => None,
    };
    table.play().seating().sits.iter().filter_map(|sits| sits.iter().rev().find_map(person)).collect()
}

/// Notes at a table that its rules have panicked, if it is dropped for that.
pub(crate) struct FailsWithUs<'a>(&'a Live);

impl Drop for FailsWithUs<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.fail();
        }
    }
}

/// Somebody has the table open.
pub struct Present<'a> {
    table: &'a Live,
    noted: Option<Person>,
}

impl Drop for Present<'_> {
    fn drop(&mut self) {
        if let Some(person) = &self.noted {
            self.table.seen(person, |seen| seen.streams = seen.streams.saturating_sub(1));
        }
    }
}
