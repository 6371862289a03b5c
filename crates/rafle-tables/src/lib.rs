//! Live tables. A table is a game, its options, its seats and its log; the log is the truth, and what is here in memory is a
//! cache of it. Whatever changes a table goes through one door, [`Tables::wish`]: first into the log, then to everybody.

mod bots;
mod door;
mod luck;
mod shelf;
mod table;
mod who;

use std::collections::HashMap;
use std::sync::{Arc, Mutex as QuickMutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rafle_engine::{Message, Next, Play, Record, Seat, Seats, TableLine};

pub use bots::{Bots, RandomBots};
pub use door::{Refused, Wish};
pub use luck::{Luck, secret};
pub use rafle_store::{Sqlite, Store, StoreError};
pub use shelf::{about, fields, replay, shelf};
pub use table::{Asked, Present, Snapshot, Table};
use table::{State, seat_of};
pub use who::{Person, Sitter};

/// Letters in the word of a table: 50 bits, not guessable.
const LETTERS: usize = 10;

/// How tables are run.
#[derive(Clone, Copy, Debug)]
pub struct Manners {
    /// How long a bot waits before it moves, so that people can follow.
    pub pause: Duration,
    /// After how long without a viewer or a move a table is dropped from memory.
    pub idle: Duration,
}

impl Default for Manners {
    fn default() -> Manners {
        Manners { pause: Duration::from_millis(700), idle: Duration::from_mins(5) }
    }
}

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Which game.
    pub slug: String,
    /// Its options, as written.
    pub options: Vec<(String, String)>,
    /// Who plays each seat.
    pub seats: Vec<SetupSeat>,
}

/// Who shall play a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupSeat {
    /// Whoever opens the table, under this name: the own seat, or somebody else's on the same device.
    Mine(String),
    /// Whoever comes with the link.
    Open,
    /// A bot of this strength.
    Bot(String),
}

/// All tables of this process.
pub struct Tables<S> {
    store: S,
    luck: Luck,
    bots: Arc<dyn Bots>,
    manners: Manners,
    live: QuickMutex<HashMap<String, Arc<Table>>>,
}

impl<S: Store> Tables<S> {
    /// Tables that live in this store.
    pub fn new(store: S, bots: Arc<dyn Bots>, manners: Manners) -> Arc<Tables<S>> {
        Arc::new(Tables { store, luck: Luck::new(), bots, manners, live: QuickMutex::default() })
    }

    /// Where the logs are kept.
    pub fn store(&self) -> &S {
        &self.store
    }

    /// The bots that can be given a seat.
    pub fn bots(&self) -> &dyn Bots {
        &*self.bots
    }

    /// How many tables are in memory.
    pub fn live(&self) -> usize {
        self.live.lock().expect("the map is never left half-done").len()
    }

    /// Opens a table, and has its bots begin.
    pub async fn open(self: &Arc<Self>, person: &Person, setup: &Setup) -> Result<Arc<Table>, Refused> {
        let pairs = setup.options.iter().map(|(key, word)| (key.as_str(), word.as_str()));
        let unknown = || Refused::Why(Message::new("no-such-game").with("slug", setup.slug.as_str()));
        let start = rafle_games::open(&setup.slug, setup.seats.len(), pairs).ok_or_else(unknown)??;
        loop {
            let id = who::name(LETTERS);
            let mut play = Play::new(start.copy());
            for line in self.first_lines(person, &id, setup)? {
                play.enter(&line)?;
            }
            let table = Arc::new(Table::new(id.clone(), play));
            {
                let mut state = table.state.lock().await;
                let dealt = self.dealt(&state)?;
                state.add(&dealt);
                let (header, lines) = header_and_lines(&state);
                if !self.store.create(&id, &header, &lines, now()).await? {
                    continue;
                }
            }
            self.store.sit(person.id(), &id, now()).await?;
            self.keep(&table);
            self.drive(&table);
            return Ok(table);
        }
    }

    /// Who sits where at the start, as lines.
    fn first_lines(&self, person: &Person, id: &str, setup: &Setup) -> Result<Vec<String>, Refused> {
        let mut lines = Vec::new();
        for (index, seat) in setup.seats.iter().enumerate() {
            let place = Seat::new(index);
            match seat {
                SetupSeat::Mine(name) => lines.extend(door::sitting(place, person, id, name)?),
                SetupSeat::Open => lines.push(TableLine::Sits(place, Sitter::Open.to_string()).to_string()),
                SetupSeat::Bot(level) => lines.push(self.bot_line(place, level)?),
            }
        }
        Ok(lines)
    }

    /// Luck that comes before anybody has to tap, such as a deal.
    fn dealt(&self, state: &State) -> Result<Vec<String>, Refused> {
        match state.play().next() {
            Next::Chance { hand: None } => self.luck.with(|luck| state.lines_of_luck(luck)).map_err(Refused::Why),
            _ => Ok(Vec::new()),
        }
    }

    /// The table of this word, from memory or from the store.
    pub async fn table(self: &Arc<Self>, id: &str) -> Result<Arc<Table>, Refused> {
        if let Some(table) = self.in_memory(id) {
            return Ok(table);
        }
        let play = self.load(id).await?;
        let table = {
            let mut live = self.live.lock().expect("the map is never left half-done");
            // Somebody may have loaded it in the meantime: there is one table in memory, or both would publish.
            live.entry(id.to_owned()).or_insert_with(|| Arc::new(Table::new(id.to_owned(), play))).clone()
        };
        self.drive(&table);
        Ok(table)
    }

    fn in_memory(&self, id: &str) -> Option<Arc<Table>> {
        self.live.lock().expect("the map is never left half-done").get(id).cloned()
    }

    fn keep(&self, table: &Arc<Table>) {
        let mut live = self.live.lock().expect("the map is never left half-done");
        live.insert(table.id().to_owned(), table.clone());
    }

    async fn load(&self, id: &str) -> Result<Play, Refused> {
        let stored = self.store.load(id).await?.ok_or(Refused::NoTable)?;
        let unreadable = |why: String| Refused::Store(StoreError::Failed(format!("table {id}: {why}")));
        let record = Record::read(&format!("{}\n", stored.header)).map_err(|error| unreadable(format!("{error:?}")))?;
        let start = rafle_games::open(&record.slug, record.seats, record.option_pairs());
        let start = start.ok_or_else(|| unreadable(format!("no game is called {}", record.slug)))??;
        let mut play = Play::new(start);
        for (entry, line) in stored.log.iter().enumerate() {
            play.enter(line).map_err(|refusal| unreadable(format!("entry {entry}: {}", refusal.key())))?;
        }
        Ok(play)
    }

    /// Drops tables from memory that nobody looks at and nobody has touched for a while.
    pub fn sweep(&self) {
        let mut live = self.live.lock().expect("the map is never left half-done");
        live.retain(|_, table| {
            let idle =
                table.state.try_lock().is_ok_and(|state| state.touched.elapsed() > self.manners.idle && !state.driven);
            !(idle && table.unwatched() && Arc::strong_count(table) == 1)
        });
    }

    /// The tables of a person, those that wait for them first.
    pub async fn tables_of(self: &Arc<Self>, person: &Person, most: usize) -> Result<Vec<Summary>, Refused> {
        let mut summaries = Vec::new();
        for id in self.store.tables_of(person.id(), most).await? {
            // A table that cannot be read is left out here; whoever opens it is told why.
            if let Ok(table) = self.table(&id).await {
                let state = table.state.lock().await;
                summaries.push(Summary::of(&table, &state, state.seats_of(&person.token(&id))));
            }
        }
        summaries.sort_by_key(|summary| !summary.your_turn);
        Ok(summaries)
    }
}

/// A line about a table, for a list of them.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The word by which people find it.
    pub id: String,
    /// Which game.
    pub slug: &'static str,
    /// What the players are called.
    pub names: Vec<Option<String>>,
    /// Whether the person who asks is next.
    pub your_turn: bool,
    /// Whether the game is over.
    pub over: bool,
}

impl Summary {
    fn of(table: &Table, state: &State, mine: Seats) -> Summary {
        let next = state.play().next();
        Summary {
            id: table.id().to_owned(),
            slug: state.play().now().about().slug,
            names: state.play().names(),
            your_turn: seat_of(next).is_some_and(|seat| mine.has(seat)),
            over: next == Next::Nobody,
        }
    }
}

fn header_and_lines(state: &State) -> (String, Vec<String>) {
    let record = Record::of(state.play()).to_string();
    let mut lines = record.lines().map(ToOwned::to_owned);
    let header = lines.next().expect("a record has a header");
    (header, lines.collect())
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}
