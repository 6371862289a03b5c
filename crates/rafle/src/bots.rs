//! The bots of `rafle-bots` at a table.

use rafle_bots::{Level, Limit, Thought, choose_told};
use rafle_engine::{Record, Seat};
use rafle_tables::{Bots, Luck};

/// Bots that think, each move with luck of its own.
#[derive(Default)]
pub(crate) struct Thinking(Luck);

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

    fn choose(&self, level: &str, told: &Record, seat: Seat) -> Option<String> {
        let seed = self.0.with(|luck| luck.below(u32::MAX));
        let thought = Thought { seed: seed.into(), limit: Limit::default() };
        choose_told(level.parse().ok()?, told, seat, thought)
    }
}
