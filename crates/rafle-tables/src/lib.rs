//! Live tables. A table is a game, its options, its seats and its log; the log is the truth, and what is here in memory is a
//! cache of it. Whatever changes a table goes through one door, [`Tables::wish`]: first into the log, then to everybody.

mod bots;
mod broken;
mod called;
mod coach;
mod devices;
mod limits;
mod live;
mod luck;
pub mod meters;
mod numbers;
mod others;
mod pass;
mod past;
mod questions;
mod sweep;
mod thinkers;
mod vacancy;
mod wish;

use std::collections::HashMap;
use std::sync::{Arc, Mutex as QuickMutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

pub use called::is_word;
use rafle_engine::{AnyGame, Record, Refusal};
pub use rafle_store::{
    AnyStore, Board, Claim, Desk, Device, Logs, Note, Postgres, Sqlite, Store, StoreError, hashed, mark,
};
pub use rafle_table::{
    Adding, Agreed, Asked, Bots, Coach, Coached, Effort, Guest, Hash, Hint, Hints, Lesson, Onward, PATIENCES, Person,
    Preparation, Question, RandomBots, Refused, Review, Sealing, Setup, SetupSeat, Shown, Sitter, Snapshot, Standing,
    Step, Summary, Told, Verdict, Wish, about, course, decides, digits, fields, most_seats, pad, plain_name, read_hash,
    read_number, shelf, step, verify,
};
use rafle_table::{Table, spelt};

use broken::{Found, held};
use devices::Devices;
pub use devices::digits_of;
use limits::Left;
pub use limits::{Allowed, Buckets, Rate};
pub use live::{Live, Look, Present};
pub use luck::{SystemLuck, secret};
pub use pass::{Giver, Pass};
pub use past::{Past, replay};
pub use sweep::Keeping;
use thinkers::Thinkers;
use vacancy::Vacancy;
use wish::kept;

/// Letters in the word of a table: 50 bits, not guessable.
const LETTERS: usize = 10;

/// How tables are run.
#[derive(Clone, Copy, Debug)]
pub struct Pacing {
    /// How long a bot waits before it moves, so that people can follow.
    pub pause: Duration,
    /// After how long without a viewer or a move a table is dropped from memory.
    pub idle: Duration,
    /// How long a minute is for those who wait for somebody who is away; a test does not wait so long.
    pub minute: Duration,
}

impl Default for Pacing {
    fn default() -> Pacing {
        Pacing { pause: Duration::from_millis(700), idle: Duration::from_mins(5), minute: Duration::from_mins(1) }
    }
}

/// Opens a game by its slug, for so many seats and with these options; nothing if there is none of this name.
pub type Games = fn(&str, usize, &[(&str, &str)]) -> Option<Result<Box<dyn AnyGame>, Refusal>>;

/// What a house is like.
#[derive(Clone, Copy)]
pub struct Custom {
    /// How tables are run.
    pub pacing: Pacing,
    /// How much one person may do; as much as they like if nothing is said.
    pub allowed: Allowed,
    /// What is dropped from the store; nothing if nothing is said.
    pub keeping: Keeping,
    /// Where stored tables find their games: those of our list if nothing is said.
    pub games: Games,
}

impl Default for Custom {
    fn default() -> Custom {
        let (pacing, allowed, keeping) = (Pacing::default(), Allowed::default(), Keeping::default());
        Custom { pacing, allowed, keeping, games: rafle_games::open }
    }
}

/// All tables of this process.
pub struct Tables<S> {
    store: S,
    luck: SystemLuck,
    bots: Arc<dyn Bots>,
    pacing: Pacing,
    games: Games,
    keeping: Keeping,
    /// What people may still do.
    left: Left,
    /// Where bots and coaches think: people play on meanwhile.
    thinkers: Thinkers,
    /// Where games are gone through again: looking back waits for no bot.
    lookers: Thinkers,
    live: QuickMutex<HashMap<String, Arc<Live>>>,
    /// Who is about to open a table, once for each: counted under the lock of those that are in memory.
    opening: QuickMutex<Vec<String>>,
    devices: Devices,
}

impl<S: Store> Tables<S> {
    /// Tables that live in this store, and draw this luck.
    pub fn new(store: S, luck: SystemLuck, bots: Arc<dyn Bots>, pacing: Pacing) -> Arc<Tables<S>> {
        Tables::hosted(store, luck, bots, Custom { pacing, ..Custom::default() })
    }

    /// The same in a house like this.
    pub fn hosted(store: S, luck: SystemLuck, bots: Arc<dyn Bots>, custom: Custom) -> Arc<Tables<S>> {
        let Custom { pacing, allowed, keeping, games } = custom;
        Arc::new(Tables {
            store,
            luck,
            bots,
            pacing,
            games,
            keeping,
            left: Left::of(allowed),
            thinkers: Thinkers::new(),
            lookers: Thinkers::new(),
            live: QuickMutex::default(),
            opening: QuickMutex::default(),
            devices: Devices::default(),
        })
    }

    /// Where the logs are kept.
    pub fn store(&self) -> &S {
        &self.store
    }

    /// Whether what people do now would be stored, and why not.
    pub async fn ready(&self) -> Result<(), StoreError> {
        self.store.ready().await
    }

    /// The bots that can be given a seat.
    pub fn bots(&self) -> &dyn Bots {
        &*self.bots
    }

    /// How often somebody was told that the house allows no more, by what it was.
    pub fn refused(&self) -> impl Iterator<Item = (&'static str, u64)> {
        self.left.refused().into_iter()
    }

    /// How many tables are in memory.
    pub fn live(&self) -> usize {
        self.live.lock().expect("the map is never left half-done").len()
    }

    /// Opens a table, and has its bots begin.
    pub async fn open(self: &Arc<Self>, person: &Person, setup: &Setup) -> Result<Arc<Live>, Refused> {
        self.open_bringing(person, setup, None).await
    }

    /// The same for somebody whose device has sealed a number.
    pub async fn open_bringing(
        self: &Arc<Self>,
        person: &Person,
        setup: &Setup,
        brings: Option<Brought>,
    ) -> Result<Arc<Live>, Refused> {
        let (tables, person, setup) = (self.clone(), person.clone(), setup.clone());
        wish::to_the_end(async move {
            let guest = |id: &str| brought_to(id, person.at(id), brings.as_ref());
            let made = |id: &str| setup.open(&guest(id), &*tables.bots, &tables.luck.seal(id));
            let table = tables.begin(&person.key(), made).await?;
            tables.note_seat(&person.key(), table.id()).await;
            tables.drive(&table);
            Ok(table)
        })
        .await
    }

    /// Opens a table at which a game goes on that was played elsewhere so far, with who shall play each of its seats, for
    /// somebody whose device may have sealed a number.
    pub async fn play_on(
        self: &Arc<Self>,
        person: &Person,
        onward: Onward,
        (seats, agreed): (Vec<SetupSeat>, Agreed),
        brings: Option<Brought>,
    ) -> Result<Arc<Live>, Refused> {
        let (tables, person) = (self.clone(), person.clone());
        wish::to_the_end(async move {
            let mut vacancy = tables.vacancy_for(&person.key())?;
            let wanted = Arc::new((onward, seats));
            let table = loop {
                let id = name(LETTERS);
                let guest = brought_to(&id, person.at(&id), brings.as_ref());
                let (wanted, bots, seal) = (wanted.clone(), tables.bots.clone(), tables.luck.seal(&id));
                // Off the threads that serve people: the game so far may be long.
                let made = move || wanted.0.open(&wanted.1, agreed, &guest, &*bots, &seal);
                let made = tokio::task::spawn_blocking(made).await.unwrap_or(Err(Refused::Broken))?;
                if let Some(table) = tables.opened(&mut vacancy, id, made).await? {
                    break table;
                }
            };
            tables.note_seat(&person.key(), table.id()).await;
            tables.drive(&table);
            Ok(table)
        })
        .await
    }

    /// Opens a room in which the people of a finished table play again; the same for all of them, and whoever asks first is
    /// its host.
    pub async fn again(self: &Arc<Self>, person: &Person, id: &str) -> Result<String, Refused> {
        self.again_bringing(person, id, None).await
    }

    /// The same for somebody whose device has sealed a number.
    pub async fn again_bringing(
        self: &Arc<Self>,
        person: &Person,
        id: &str,
        brings: Option<Brought>,
    ) -> Result<String, Refused> {
        let (tables, old, person) = (self.clone(), self.table(id).await?, person.clone());
        wish::to_the_end(async move { tables.go_on_from(&old, &person, brings).await }).await
    }

    async fn go_on_from(
        self: &Arc<Self>,
        old: &Arc<Live>,
        person: &Person,
        brings: Option<Brought>,
    ) -> Result<String, Refused> {
        let guest = person.at(old.id());
        let _guard = old.fails_with_us();
        // Locked to the end: of several who ask at the same time, one opens a table and the others are told of it.
        let state = old.state.lock().await;
        let table = &state.table;
        if table.seats_of(&guest).is_empty() && table.owned_by(&guest).is_empty() {
            return Err(Refused::NotYours);
        }
        if let Some(next) = old.followed() {
            return Ok(next.to_owned());
        }
        let guest = |id: &str| brought_to(id, guest.clone(), brings.as_ref());
        let made = |id: &str| table.again(old.id(), &guest(id), &*self.bots, &self.luck.seal(id));
        let new = self.begin(&person.key(), made).await?;
        let next = self.store.follow(old.id(), new.id(), now()).await.map_err(kept)?;
        old.followed_by(next.clone());
        if next == new.id() {
            self.drive(&new);
        }
        Ok(next)
    }

    /// A new table under a word of its own, whose bots think for this person.
    async fn begin(
        self: &Arc<Self>,
        person: &str,
        made: impl Fn(&str) -> Result<Table, Refused>,
    ) -> Result<Arc<Live>, Refused> {
        let mut vacancy = self.vacancy_for(person)?;
        loop {
            let id = name(LETTERS);
            let table = made(&id)?;
            if let Some(table) = self.opened(&mut vacancy, id, table).await? {
                return Ok(table);
            }
        }
    }

    /// A new table under this word; none, if the word is another's.
    async fn opened(
        self: &Arc<Self>,
        vacancy: &mut Vacancy<'_, S>,
        id: String,
        table: Table,
    ) -> Result<Option<Arc<Live>>, Refused> {
        let (header, lines) = table.header_and_lines();
        let found = Found { table, mending: None };
        let table = Arc::new(Live::new(id, found, None, self.pacing).on_account_of(vacancy.person()));
        self.claim(&table).await?;
        match self.store.create(table.id(), &header, &lines, now()).await {
            Ok(true) => {}
            other => {
                self.claim_no_more(&table).await;
                return other.map(|_| None).map_err(kept);
            }
        }
        vacancy.fill(&table);
        self.name_room(&table).await;
        self.wait_for_numbers(&table, &*table.state.lock().await);
        Ok(Some(table))
    }

    /// The table of this word, from memory or from the store. Whoever asks for it looks at it: its bots go on.
    pub async fn table(self: &Arc<Self>, id: &str) -> Result<Arc<Live>, Refused> {
        let table = self.find(id).await?;
        if table.is_asked_for() {
            self.drive(&table);
        }
        Ok(table)
    }

    /// The same for somebody who may have been at another process just now, and must not find less than they have seen there.
    pub async fn newest(self: &Arc<Self>, id: &str) -> Result<Arc<Live>, Refused> {
        let table = self.table(id).await?;
        if self.store.process().is_some() {
            self.read_what_was_added(&table).await?;
        }
        Ok(table)
    }

    /// The same for whoever does not look at it.
    async fn find(self: &Arc<Self>, id: &str) -> Result<Arc<Live>, Refused> {
        let known = self.in_memory(id);
        let failed = match known {
            Some(table) if !table.has_failed() => return Ok(table),
            failed => failed.is_some(),
        };
        let (found, next) = self.load(id, failed).await?;
        let loaded = Arc::new(Live::new(id.to_owned(), found, next, self.pacing));
        let table = {
            let mut live = self.live.lock().expect("the map is never left half-done");
            // Somebody may have loaded it in the meantime: there is one table in memory, or both would publish.
            if live.get(id).is_some_and(|table| table.has_failed()) {
                live.remove(id);
            }
            live.entry(id.to_owned()).or_insert(loaded).clone()
        };
        self.name_room(&table).await;
        self.wait_for_numbers(&table, &*table.state.lock().await);
        self.drive(&table);
        Ok(table)
    }

    fn in_memory(&self, id: &str) -> Option<Arc<Live>> {
        self.live.lock().expect("the map is never left half-done").get(id).cloned()
    }

    /// Reads a table off the threads that serve people: its log may be long. `careful` where its rules have panicked before.
    async fn load(&self, id: &str, careful: bool) -> Result<(Found, Option<String>), Refused> {
        let stored = self.store.load(id).await.map_err(kept)?.ok_or(Refused::NoTable)?;
        let (games, mark) = (self.games, mark(id));
        let reading = tokio::task::spawn_blocking(move || {
            let unreadable = |why: String| kept(StoreError::Failed(format!("table {mark}: {why}")));
            let record =
                Record::read(&format!("{}\n", stored.header)).map_err(|error| unreadable(format!("{error:?}")))?;
            let start = games(&record.slug, record.seats, &record.option_pairs());
            let start = start.ok_or_else(|| unreadable(format!("no game is called {}", record.slug)))??;
            let Found { table, mending } = broken::read(&*start, &stored.log, careful).map_err(unreadable)?;
            Ok((Found { table: table.stored_with(record.options), mending }, stored.next))
        });
        reading.await.unwrap_or(Err(Refused::Broken))
    }

    /// The tables of a person, those that wait for them first.
    pub async fn tables_of(self: &Arc<Self>, person: &Person, most: usize) -> Result<Vec<Summary>, Refused> {
        let mut summaries = Vec::new();
        for id in self.store.tables_of(&person.key(), most).await.map_err(kept)? {
            // A table that cannot be read is left out here; whoever opens it is told why.
            if let Ok(table) = self.find(&id).await {
                let state = table.state.lock().await;
                let summary = || {
                    let (mine, owned) = (state.table.seats_of(&person.at(&id)), state.table.owned_by(&person.at(&id)));
                    // Whose place in a room was freed is no part of it any more.
                    (!mine.or(owned).is_empty()).then(|| Summary::of(&id, &state.table, mine))
                };
                summaries.extend(held(summary).flatten());
            }
        }
        summaries.sort_by_key(|summary| (!summary.your_turn, summary.over()));
        Ok(summaries)
    }
}

/// A number that a device has sealed before it asks for a table.
pub struct Brought {
    /// The device.
    pub device: Person,
    /// The hash of the number.
    pub seal: Hash,
}

/// The guest at the table of this word, with what their device brings along.
fn brought_to(id: &str, guest: Guest, brings: Option<&Brought>) -> Guest {
    match brings {
        Some(Brought { device, seal }) => {
            let digits = digits_of(device, guest.person(), id);
            guest.bringing(&digits, *seal)
        }
        None => guest,
    }
}

/// A name of so many letters that nobody can guess.
fn name(letters: usize) -> String {
    spelt(&secret()[..letters])
}

/// Somebody new.
pub fn newcomer() -> Person {
    Person::made_of(secret())
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_is_known_to_the_store_by_one_key() {
        let anna = newcomer();
        assert_eq!(anna.key(), hashed(anna.secret()), "as those whom an older version has kept");
    }
}
