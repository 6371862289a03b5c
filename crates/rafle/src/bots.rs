//! The bots of `rafle-bots` at a table.

use std::time::Duration;

use rafle_bots::{Level, Limit, Thought, advise, analyse, choose_for};
use rafle_engine::{Advice, Analysis, AnySeen, Play};
use rafle_tables::{Bots, Coach, Effort, secret};

/// A look back weighs every decision of a game: so many playouts for each are worth waiting for, and with fewer than so many it
/// would say nothing, however many wait.
const PLAYOUTS_PER_LESSON: u32 = 200;
const FEWEST_PLAYOUTS: u32 = 50;

/// How long somebody may think who thinks with this effort.
fn limit(effort: Effort) -> Limit {
    match Limit::default() {
        Limit::Time(time) => Limit::Time(effort.of(time)),
        Limit::Playouts(count) => Limit::Playouts((count / effort.parts()).max(1)),
    }
}

/// Bots that think, each move with luck of its own.
pub(crate) struct Thinking;

impl Bots for Thinking {
    fn levels(&self) -> &[&'static str] {
        const NAMES: [&str; Level::ALL.len()] = {
            let mut names = [""; Level::ALL.len()];
            let mut index = 0;
            while index < names.len() {
                names[index] = Level::ALL[index].name();
                index += 1;
            }
            names
        };
        &NAMES
    }

    fn usual(&self) -> &'static str {
        Level::Club.name()
    }

    fn longest(&self, level: &str) -> Duration {
        // A search looks at the clock now and then, so it ends a little late.
        let late = |limit: Duration| limit + limit / 10;
        match level.parse().map(|level: Level| level.effort(Limit::default())) {
            Ok(Limit::Time(limit)) => late(limit),
            Ok(Limit::Playouts(_)) | Err(_) => Duration::ZERO,
        }
    }

    fn choose(&self, level: &str, seen: &AnySeen, effort: Effort) -> Option<String> {
        let seed = u64::from_le_bytes(*secret().first_chunk().expect("32 bytes"));
        choose_for(level.parse().ok()?, seen, Thought { seed, limit: limit(effort), patient: false })
    }

    fn coach(&self) -> Option<&dyn Coach> {
        Some(self)
    }
}

impl Coach for Thinking {
    fn hints(&self, seen: &AnySeen, effort: Effort) -> Option<Advice> {
        advise(seen, Thought { limit: limit(effort), ..Thought::default() }).ok()
    }

    fn look_back(&self, play: &Play, effort: Effort) -> Option<Analysis> {
        let playouts = (PLAYOUTS_PER_LESSON / effort.parts()).max(FEWEST_PLAYOUTS);
        let thought = Thought { seed: 0, limit: Limit::Playouts(playouts), patient: false };
        analyse(play, thought).ok()
    }
}
