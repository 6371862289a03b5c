//! How weaker levels choose: they slip from the best action to the next best, as long as that does not cost too much.

use rafle_engine::{Seeded, Source};

use crate::{Level, Objective, Weighed};

/// How a level slips.
struct Slips {
    /// Of a hundred times that an action is seen to be best, so often it is overlooked.
    percent: u32,
    /// What costs more than this is never chosen: nobody overlooks what stands out so much.
    most: f64,
}

fn slips(level: Level, objective: Objective) -> Slips {
    // A game of points has a few hundred of them; a hundredth of that weighs like a hundredth of the win.
    let scale = match objective {
        Objective::Share => 1.0,
        Objective::Score => 100.0,
    };
    match level {
        Level::Random | Level::Easy => Slips { percent: 45, most: 0.4 * scale },
        Level::Club => Slips { percent: 12, most: 0.15 * scale },
        Level::Master => Slips { percent: 0, most: 0.0 },
    }
}

/// The action that a level chooses when it weighs them so.
pub(crate) fn pick<A: Copy>(level: Level, weighed: &Weighed<A>, source: &mut Seeded) -> A {
    let Slips { percent, most } = slips(level, weighed.objective);
    let ranked = weighed.ranked();
    let best = ranked[0];
    let near = ranked.iter().take_while(|worth| best.value - worth.value <= most || percent == 0);
    let mut chosen = best;
    for worth in near {
        chosen = *worth;
        if source.below(100) >= percent {
            break;
        }
    }
    chosen.action
}
