//! The bots of `rafle-bots` at a table.

use rafle_bots::{Account, Advised, Decision, Level, Limit, Thought, advise, analyse, choose_told};
use rafle_engine::{Record, Seat};
use rafle_tables::{Bots, Coach, Hint, Lesson, LookBack, Luck, Luckiness};

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

    fn choose(&self, level: &str, told: &Record, seat: Seat) -> Option<String> {
        let seed = self.0.with(|luck| luck.below(u32::MAX));
        let thought = Thought { seed: seed.into(), limit: Limit::default() };
        choose_told(level.parse().ok()?, told, seat, thought)
    }
}

impl Coach for Thinking {
    fn hints(&self, told: &Record) -> Option<Vec<Hint>> {
        let hint = |it: Advised| Hint { action: it.action, loss: it.loss, error: it.error };
        let advice = advise(told, Thought::default()).ok()?;
        Some(advice.actions.into_iter().map(hint).collect())
    }

    fn look_back(&self, record: &Record) -> Option<LookBack> {
        let thought = Thought { seed: 0, limit: Limit::Playouts(PLAYOUTS_PER_LESSON) };
        let analysis = analyse(record, thought).ok()?;
        let lesson = |Decision { number, seat, best, loss, error, .. }| Lesson { number, seat, best, loss, error };
        let luck = |account: &Account| account.parts.map(|it| Luckiness { luck: it.luck, skill: it.skill });
        let luck = analysis.accounts.iter().map(luck).collect();
        Some(LookBack { lessons: analysis.decisions.into_iter().map(lesson).collect(), luck })
    }
}
