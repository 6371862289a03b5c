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

impl Slips {
    /// Of a hundred times, so often an action is overlooked for the next, which is so much worse than the best.
    fn overlooked(&self, loss: f64) -> u32 {
        if loss > self.stands_out { self.percent / SELDOM } else { self.percent }
    }
}

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
    let slips = slips(level, weighed.objective);
    let ranked = weighed.ranked();
    let mut chosen = meant(weighed, source);
    while let Some(next) = ranked.get(chosen + 1) {
        if source.below(100) >= slips.overlooked(ranked[0].value - next.value) {
            break;
        }
        chosen += 1;
    }
    ranked[chosen].action
}

/// How likely a level chooses each action, in the order in which they were weighed.
pub(crate) fn likely<A: Copy>(level: Level, weighed: &Weighed<A>) -> Vec<f64> {
    let slips = slips(level, weighed.objective);
    let (order, worths) = (weighed.order(), &weighed.worths);
    let (mut likely, mut passed_on) = (vec![0.0; worths.len()], 0.0);
    for (rank, &index) in order.iter().enumerate() {
        let meant = match weighed.mix.get(index) {
            Some(&share) => share,
            None => f64::from(u8::from(rank == 0)),
        };
        let loss = |&next: &usize| worths[order[0]].value - worths[next].value;
        let overlooked = order.get(rank + 1).map_or(0, |next| slips.overlooked(loss(next)));
        let here = passed_on + meant;
        passed_on = here * f64::from(overlooked) / 100.0;
        likely[index] = here - passed_on;
    }
    likely
}

/// The rank of the action that is meant: the best, or one that is drawn from the mix.
fn meant<A: Copy>(weighed: &Weighed<A>, source: &mut Seeded) -> usize {
    const FINE: u32 = 1 << 24;
    if weighed.mix.is_empty() {
        return 0;
    }
    let mut drawn = f64::from(source.below(FINE)) / f64::from(FINE) * weighed.mix.iter().sum::<f64>();
    let below = |&index: &usize| {
        drawn -= weighed.mix[index];
        drawn < 0.0
    };
    weighed.order().iter().position(below).unwrap_or(0)
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

    #[test]
    fn a_mix_is_drawn_as_it_is_likely() {
        let weighed = Weighed::exactly(Objective::Share, [(0, 0.5), (1, 0.52), (2, 0.1)]).mixed(vec![0.7, 0.3, 0.0]);
        for level in [Level::Easy, Level::Club, Level::Master] {
            let (mut source, mut counts) = (Seeded::new(1), [0.0; 3]);
            (0..100_000).for_each(|_| counts[slip::<usize>(level, &weighed, &mut source)] += 1e-5);
            for (count, likely) in counts.iter().zip(likely(level, &weighed)) {
                assert!((count - likely).abs() < 0.01, "{level}: {counts:?}, not {likely}");
            }
        }
        assert_eq!(likely(Level::Master, &weighed), weighed.mix);
        let pure = Weighed::exactly(Objective::Share, [(0, 0.5), (1, 0.6)]);
        assert_eq!(likely(Level::Master, &pure), [0.0, 1.0]);
    }
}
