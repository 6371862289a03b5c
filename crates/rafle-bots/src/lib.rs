//! Players for every game, from one that any child can beat to one that is exact wherever a game is solved.
//!
//! A bot gets a state with the holes of its seat, a [`Seen`](rafle_engine::Seen), and nothing else. It weighs the open actions
//! ([`PlayersOf::weigh`]): exactly if the game is solved, else by searching worlds that could lie behind the holes. The
//! [levels](Level) weigh with more or less effort, and the weaker ones slip. What is known about single games stands in
//! `minds`; everything else asks the rules alone.
//!
//! [`choose_for`], [`advise`] and [`analyse`] are for the games on our list; [`PlayersOf`] makes the players of any other.
//!
//! ```
//! use rafle_bots::{Level, players};
//!
//! let start = rafle_games::open("dozen", 2, &[]).expect("it is on the list").expect("two can play");
//! let players = players(&*start).expect("it is on the list");
//! // The same seed gives the same game: a master against somebody who takes any open action.
//! let (standings, _) = players.thinking(&*start, &[Level::Master, Level::Random], 7, 100)?;
//! assert!(standings.places[rafle_engine::Seat::A] > 0);
//! # Ok::<(), rafle_bots::Endless>(())
//! ```

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use rafle_engine::{AnySeen, Unreadable};

mod ahead;
mod coach;
mod contest;
mod mind;
mod minds;
mod pace;
mod player;
mod players;
mod race;
mod sensible;
mod slip;
#[doc(hidden)]
pub mod training;
mod tree;
mod trials;
mod values;
mod weigh;

pub use coach::{advise, advise_record, analyse, analyse_record};
pub use contest::{Contest, Outcome, Unplayable, Within};
pub use mind::{Mind, Shares};
pub use player::Player;
pub use players::{Endless, Players, PlayersOf, players};
pub use sensible::{AgainstSensible, Measured};
pub use weigh::{Weighed, Worth};

/// How strong a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any open action.
    Random,
    /// Plausible, and beatable by a child.
    Easy,
    /// A good player who slips now and then.
    Club,
    /// As good as we can: exact where the game is solved.
    Master,
}

impl Level {
    /// The weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Club, Level::Master];

    /// The written name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Club => "club",
            Level::Master => "master",
        }
    }

    /// How much of the limit a level uses: strength comes from looking, weakness from looking less.
    pub fn effort(self, limit: Limit) -> Limit {
        match self {
            Level::Random | Level::Easy => limit.part(40),
            Level::Club => limit.part(4),
            Level::Master => limit,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Level, Unreadable> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or(Unreadable)
    }
}

/// When a search has to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// After this time.
    Time(Duration),
    /// After so many playouts: the same seed then gives the same moves on any machine.
    Playouts(u32),
}

impl Default for Limit {
    fn default() -> Limit {
        Limit::Time(Duration::from_millis(300))
    }
}

/// Fewer playouts than this say nothing.
const A_GLANCE: u32 = 32;

impl Limit {
    /// So many times as much.
    fn times(self, more: u32) -> Limit {
        match self {
            Limit::Time(time) => Limit::Time(time * more),
            Limit::Playouts(count) => Limit::Playouts(count.saturating_mul(more)),
        }
    }

    /// The same for playouts that are so many times as quick.
    fn of_quicker(self, times: f64) -> Limit {
        match self {
            Limit::Time(time) => Limit::Time(time),
            Limit::Playouts(count) => Limit::Playouts((f64::from(count) * times).ceil() as u32),
        }
    }

    /// A part of it, but enough for a glance at a few actions.
    fn part(self, of: u32) -> Limit {
        match self {
            Limit::Time(time) => Limit::Time(time / of),
            Limit::Playouts(count) => Limit::Playouts((count / of).max(A_GLANCE.min(count))),
        }
    }
}

/// What a bot thinks with: its own luck, and how long it may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Thought {
    /// The luck of its searches and slips.
    pub seed: u64,
    /// When a search has to stop.
    pub limit: Limit,
    /// Whether there is patience for solutions that take many seconds and much memory; else such games are searched.
    pub patient: bool,
}

/// The action, as it is written, that a bot of this level chooses in a seat of a game on our list. Nothing if this seat is not
/// next, or the game not on the list.
pub fn choose_for(level: Level, seen: &AnySeen, thought: Thought) -> Option<String> {
    players(seen.start())?.choose(level, seen, thought)
}

/// The examples of the README are tested with those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
