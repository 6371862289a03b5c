//! Live tables. A table is a game, its options, its seats and its log; the log is the truth, and what is here in memory is a
//! cache of it. Whatever changes a table goes through one door, [`Tables::wish`]: first into the log, then to everybody.

mod bots;
mod coach;
mod devices;
mod door;
mod luck;
mod pass;
mod past;
mod shelf;
mod table;
mod who;

use std::collections::HashMap;
use std::num::NonZero;
use std::sync::{Arc, Mutex as QuickMutex};
use std::thread::available_parallelism;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rafle_engine::{AnyGame, Message, Next, Play, Record, Seat, Seats, TableLine};

pub use bots::{Bots, RandomBots};
pub use coach::{Coach, Coached, Hint, Hints, Lesson, Review};
use devices::Devices;
pub use door::{Refused, Wish, plain_name};
pub use luck::{Luck, secret};
pub use pass::{Giver, Pass};
pub use past::{Step, course, step};
pub use rafle_store::{Device, Sqlite, Store, StoreError};
pub use shelf::{about, decides, fields, replay, shelf};
pub use table::{Asked, Present, Snapshot, Table, Told};
use table::{State, seat_of};
use tokio::sync::Semaphore;
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
    /// How long after the last sign of life somebody counts as away.
    pub away: Duration,
}

impl Default for Manners {
    fn default() -> Manners {
        Manners { pause: Duration::from_millis(700), idle: Duration::from_mins(5), away: Duration::from_secs(45) }
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
    /// Whether people may ask the coach while they play; where nothing is said, whoever plays against bots alone may.
    pub hints: Option<bool>,
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
    /// So many look for advice at the same time, and no more: people play on meanwhile.
    coaches: Semaphore,
    live: QuickMutex<HashMap<String, Arc<Table>>>,
    devices: Devices,
}

impl<S: Store> Tables<S> {
    /// Tables that live in this store, and draw this luck.
    pub fn new(store: S, luck: Luck, bots: Arc<dyn Bots>, manners: Manners) -> Arc<Tables<S>> {
        let coaches = Semaphore::new(available_parallelism().map_or(1, NonZero::get));
        Arc::new(Tables { store, luck, bots, manners, coaches, live: QuickMutex::default(), devices: Devices::new() })
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

    /// How many tables are in memory.
    pub fn live(&self) -> usize {
        self.live.lock().expect("the map is never left half-done").len()
    }

    /// Opens a table, and has its bots begin.
    pub async fn open(self: &Arc<Self>, person: &Person, setup: &Setup) -> Result<Arc<Table>, Refused> {
        let pairs: Vec<_> = setup.options.iter().map(|(key, word)| (key.as_str(), word.as_str())).collect();
        let unknown = || Refused::Why(Message::new("no-such-game").with("slug", setup.slug.as_str()));
        let start = rafle_games::open(&setup.slug, setup.seats.len(), &pairs).ok_or_else(unknown)??;
        let (tables, person, setup) = (self.clone(), person.clone(), setup.clone());
        door::to_the_end(async move {
            let table = tables.begin(&*start, |id| tables.first_lines(&person, id, &setup)).await?;
            tables.store.sit(&person.key(), table.id(), now()).await?;
            tables.drive(&table);
            Ok(table)
        })
        .await
    }

    /// Opens a table at which the people of a finished one play again, in the same seats; the same for all of them,
    /// whoever asks first.
    pub async fn again(self: &Arc<Self>, person: &Person, id: &str) -> Result<String, Refused> {
        let (tables, old, person) = (self.clone(), self.table(id).await?, person.clone());
        door::to_the_end(async move { tables.go_on_from(&old, &person).await }).await
    }

    async fn go_on_from(self: &Arc<Self>, old: &Arc<Table>, person: &Person) -> Result<String, Refused> {
        let (id, token) = (old.id(), person.token(old.id()));
        // Locked to the end: of several who ask at the same time, one opens a table and the others are told of it.
        let state = old.state.lock().await;
        if state.seats_of(person, &token).is_empty() && state.owned_by(person, &token).is_empty() {
            return Err(Refused::NotYours);
        }
        if state.play().next() != Next::Nobody {
            return Err(Refused::NotOver);
        }
        if let Some(next) = old.followed() {
            return Ok(next.to_owned());
        }
        let lines = self.same_seats(&state, id)?;
        let new = self.begin(state.play().start(), |_| Ok(lines.clone())).await?;
        let next = self.store.follow(id, new.id(), now()).await?;
        old.followed_by(next.clone());
        if next == new.id() {
            self.drive(&new);
        }
        Ok(next)
    }

    /// A new table under a word of its own, at which these lines have been entered and what needs no tap is dealt.
    async fn begin(
        self: &Arc<Self>,
        start: &dyn AnyGame,
        lines: impl Fn(&str) -> Result<Vec<String>, Refused>,
    ) -> Result<Arc<Table>, Refused> {
        loop {
            let id = who::name(LETTERS);
            let mut play = Play::new(start.copy());
            for line in lines(&id)? {
                play.enter(&line)?;
            }
            let table = Arc::new(Table::new(id.clone(), play, None, self.manners.away));
            {
                let mut state = table.state.lock().await;
                let dealt = self.dealt(&state)?;
                state.add(&dealt);
                let (header, lines) = header_and_lines(&state);
                if !self.store.create(&id, &header, &lines, now()).await? {
                    continue;
                }
                table.publish(state.play().log().len());
            }
            self.keep(&table);
            return Ok(table);
        }
    }

    /// Who sits where at the start, as lines.
    fn first_lines(&self, person: &Person, id: &str, setup: &Setup) -> Result<Vec<String>, Refused> {
        let mut lines: Vec<_> = setup.hints.map(|on| TableLine::Hints(on).to_string()).into_iter().collect();
        let mut names = vec![None; setup.seats.len()];
        let people = setup.seats.iter().enumerate().filter_map(|(index, seat)| match seat {
            SetupSeat::Mine(name) => Some((index, plain_name(name))),
            SetupSeat::Open | SetupSeat::Bot(_) => None,
        });
        for (index, name) in people {
            names[index] = Some(name?);
        }
        for (index, seat) in setup.seats.iter().enumerate() {
            let place = Seat::new(index);
            let added = match seat {
                SetupSeat::Mine(name) => door::sitting(place, &person.token(id), name)?,
                SetupSeat::Open => vec![TableLine::Sits(place, Sitter::Open.to_string()).to_string()],
                SetupSeat::Bot(level) => self.bot_lines(place, level, &names)?,
            };
            if let Some(Ok(TableLine::Name(_, name))) = added.last().map(|line| line.parse()) {
                names[index] = Some(name);
            }
            lines.extend(added);
        }
        Ok(lines)
    }

    /// The lines by which everybody sits again as at a table that is over; whoever left a seat to a bot comes back.
    fn same_seats(&self, state: &State, id: &str) -> Result<Vec<String>, Refused> {
        let mut lines: Vec<_> = state.hints_said().map(|on| TableLine::Hints(on).to_string()).into_iter().collect();
        for seat in Seats::first(state.play().start().seats()).iter() {
            let name = state.names()[seat.index()].as_deref();
            match (state.sitter(seat), state.owner(seat), name) {
                (Sitter::Person(_) | Sitter::Bot(_), Some(token), Some(name)) => {
                    let token = if token.contains('@') { token.to_owned() } else { format!("{token}@{id}") };
                    lines.extend(door::sitting(seat, &token, name)?);
                }
                (Sitter::Bot(level), ..) => lines.extend(self.bot_lines(seat, level, state.names())?),
                _ => lines.push(TableLine::Sits(seat, Sitter::Open.to_string()).to_string()),
            }
            if let (Sitter::Bot(_), None, Some(name)) = (state.sitter(seat), state.owner(seat), name) {
                lines.push(TableLine::Name(seat, name.to_owned()).to_string());
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
        let (play, next) = self.load(id).await?;
        let table = {
            let mut live = self.live.lock().expect("the map is never left half-done");
            // Somebody may have loaded it in the meantime: there is one table in memory, or both would publish.
            live.entry(id.to_owned())
                .or_insert_with(|| Arc::new(Table::new(id.to_owned(), play, next, self.manners.away)))
                .clone()
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

    async fn load(&self, id: &str) -> Result<(Play, Option<String>), Refused> {
        let stored = self.store.load(id).await?.ok_or(Refused::NoTable)?;
        let unreadable = |why: String| Refused::Store(StoreError::Failed(format!("table {id}: {why}")));
        let record = Record::read(&format!("{}\n", stored.header)).map_err(|error| unreadable(format!("{error:?}")))?;
        let start = rafle_games::open(&record.slug, record.seats, &record.option_pairs());
        let start = start.ok_or_else(|| unreadable(format!("no game is called {}", record.slug)))??;
        let mut play = Play::new(start);
        for (entry, line) in stored.log.iter().enumerate() {
            play.enter(line).map_err(|refusal| unreadable(format!("entry {entry}: {}", refusal.key())))?;
        }
        Ok((play, stored.next))
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
        for id in self.store.tables_of(&person.key(), most).await? {
            // A table that cannot be read is left out here; whoever opens it is told why.
            if let Ok(table) = self.table(&id).await {
                let state = table.state.lock().await;
                summaries.push(Summary::of(&table, &state, state.seats_of(person, &person.token(&id))));
            }
        }
        summaries.sort_by_key(|summary| (!summary.your_turn, summary.over));
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
    /// Who acts or throws next, if anybody does.
    pub next: Option<Seat>,
    /// Which seats the person who asks plays.
    pub mine: Seats,
    /// Seats that nobody has taken yet.
    pub open: Seats,
    /// Whether the game is over.
    pub over: bool,
}

impl Summary {
    fn of(table: &Table, state: &State, mine: Seats) -> Summary {
        let next = state.play().next();
        Summary {
            id: table.id().to_owned(),
            slug: table.about().slug,
            names: state.names().to_vec(),
            your_turn: seat_of(next).is_some_and(|seat| mine.has(seat)),
            next: seat_of(next),
            mine,
            open: Seats::first(state.play().start().seats())
                .iter()
                .filter(|seat| *state.sitter(*seat) == Sitter::Open)
                .collect(),
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
