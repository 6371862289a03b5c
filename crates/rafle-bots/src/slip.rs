//! How weaker levels choose: they slip from the best action to the next best, as long as that does not cost too much.

use rafle_engine::{Objective, Seeded, Source};

use crate::{Level, Weighed};

/// How a level slips.
struct Slips {
    /// Of a hundred times that an action is seen to be best, so often it is overlooked.
    percent: u32,
    /// What stands out by more than this is seldom overlooked.
    stands_out: f64,
}

/// How much more seldom.
const SELDOM: u32 = 4;

fn slips(level: Level, objective: Objective) -> Slips {
    // A game of points has a few hundred of them; a hundredth of that weighs like a hundredth of the win.
    let scale = match objective {
        Objective::Share => 1.0,
        Objective::Score => 100.0,
    };
    match level {
        Level::Random | Level::Easy => Slips { percent: 45, stands_out: 0.4 * scale },
        Level::Club => Slips { percent: 18, stands_out: 0.15 * scale },
        Level::Master => Slips { percent: 0, stands_out: 0.0 },
    }
}

/// The action that a level chooses when it weighs them so.
pub(crate) fn slip<A: Copy>(level: Level, weighed: &Weighed<A>, source: &mut Seeded) -> A {
    let Slips { percent, stands_out } = slips(level, weighed.objective);
    let ranked = weighed.ranked();
    let best = ranked[0].value;
    let mut chosen = 0;
    while let Some(next) = ranked.get(chosen + 1) {
        let overlooked = if best - next.value > stands_out { percent / SELDOM } else { percent };
        if source.below(100) >= overlooked {
            break;
        }
        chosen += 1;
    }
    ranked[chosen].action
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often each of three actions is chosen in a thousand times.
    fn chosen(level: Level, values: [f64; 3]) -> [u32; 3] {
        let weighed = Weighed::exactly(Objective::Share, (0..).zip(values));
        let mut source = Seeded::new(1);
        let mut counts = [0; 3];
        (0..1000).for_each(|_| counts[slip::<usize>(level, &weighed, &mut source)] += 1);
        counts
    }

    #[test]
    fn a_master_never_slips_and_others_seldom_far() {
        assert_eq!(chosen(Level::Master, [0.2, 0.6, 0.5]), [0, 1000, 0]);
        let [worst, best, next] = chosen(Level::Easy, [0.2, 0.6, 0.5]);
        assert!(best > next && next > worst && worst > 0);
        let [_, near, _] = chosen(Level::Club, [0.0, 0.49, 0.5]);
        let [_, far, _] = chosen(Level::Club, [0.0, 0.1, 0.9]);
        assert!(near > 2 * far && far > 0);
    }
}
