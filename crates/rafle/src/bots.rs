//! The bots of `rafle-bots` at a table.

use std::time::Duration;

use rafle_bots::{Advised, Decision, Level, Limit, Objective, Thought, advise, analyse, choose_told};
use rafle_engine::{Record, Seat};
use rafle_tables::{Account, Bots, Coach, Decided, Hints, LookBack, Luck, Parts, Weighed};

/// A look back weighs every decision of a game: so many playouts for each are worth waiting for.
const PLAYOUTS_PER_LESSON: u32 = 200;

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

    fn longest(&self, level: &str) -> Duration {
        // A search looks at the clock now and then, so it ends a little late.
        let late = |limit: Duration| limit + limit / 10;
        match level.parse().map(|level: Level| level.effort(Limit::default())) {
            Ok(Limit::Time(limit)) => late(limit),
            Ok(Limit::Playouts(_)) | Err(_) => Duration::ZERO,
        }
    }

    fn choose(&self, level: &str, told: &Record, seat: Seat) -> Option<String> {
        let seed = self.0.with(|luck| luck.below(u32::MAX));
        let thought = Thought { seed: seed.into(), ..Thought::default() };
        choose_told(level.parse().ok()?, told, seat, thought)
    }

    fn coach(&self) -> Option<&dyn Coach> {
        Some(self)
    }
}

impl Coach for Thinking {
    fn hints(&self, told: &Record) -> Option<Hints> {
        let advice = advise(told, Thought::default()).ok()?;
        let weighed = |it: Advised| Weighed { action: it.action, loss: it.loss, error: it.error };
        let actions = advice.actions.into_iter().map(weighed).collect();
        Some(Hints { points: advice.objective == Objective::Score, exact: advice.exact, actions })
    }

    fn look_back(&self, record: &Record) -> Option<LookBack> {
        let thought = Thought { seed: 0, limit: Limit::Playouts(PLAYOUTS_PER_LESSON), patient: false };
        let analysis = analyse(record, thought).ok()?;
        let decided = |Decision { number, seat, best, loss, error, .. }| {
            let best = Weighed { action: best, loss, error };
            Decided { number, seat, best }
        };
        let parts = |it: rafle_bots::Parts| Parts { expected: it.expected, luck: it.luck, skill: it.skill };
        let account =
            |it: rafle_bots::Account| Account { result: it.result, lost: it.lost, parts: it.parts.map(parts) };
        Some(LookBack {
            points: analysis.objective == Objective::Score,
            exact: analysis.exact,
            decisions: analysis.decisions.into_iter().map(decided).collect(),
            accounts: analysis.accounts.into_iter().map(account).collect(),
        })
    }
}
