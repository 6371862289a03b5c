//! Bots at a table: they see what their seat sees, and nothing else.

use std::num::NonZero;
use std::time::Duration;

use rafle_engine::{AnySeen, Seeded, Source};

use crate::Coach;

/// How much of its usual time whoever thinks may take: all of it, or less where others wait for theirs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort(NonZero<u32>);

impl Effort {
    /// All the time it usually takes.
    pub const WHOLE: Effort = Effort(NonZero::<u32>::MIN);

    /// One of so many parts of it.
    pub fn one_of(parts: NonZero<u32>) -> Effort {
        Effort(parts)
    }

    /// Into how many parts the usual time is cut, of which this is one.
    pub fn parts(self) -> u32 {
        self.0.get()
    }

    /// This much of a time.
    pub fn of(self, time: Duration) -> Duration {
        time / self.parts()
    }
}

/// Bots to move: given what a seat sees, and nothing else, they choose.
pub trait Bots: Send + Sync + 'static {
    /// The strengths there are, the weakest first.
    fn levels(&self) -> &[&'static str];

    /// The strength of a bot when nobody says which.
    fn usual(&self) -> &'static str {
        self.levels()[0]
    }

    /// How long a bot of this strength thinks at most, with all the effort it takes usually.
    fn longest(&self, level: &str) -> Duration {
        let _ = level;
        Duration::ZERO
    }

    /// The action a bot of this strength chooses by what its seat sees, with this effort.
    fn choose(&self, level: &str, seen: &AnySeen, effort: Effort) -> Option<String>;

    /// Who of them says what actions are worth, if somebody does.
    fn coach(&self) -> Option<&dyn Coach> {
        None
    }
}

/// Bots that choose any open action: after the same moves the same one, so that tests can be repeated.
pub struct RandomBots;

impl Bots for RandomBots {
    fn levels(&self) -> &[&'static str] {
        &["random"]
    }

    fn choose(&self, _: &str, seen: &AnySeen, _: Effort) -> Option<String> {
        let open = seen.now().open();
        let pick = Seeded::new(seen.told() as u64).below(open.len().max(1) as u32);
        open.into_iter().nth(pick as usize)
    }
}
