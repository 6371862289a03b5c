//! How weaker levels choose: they slip from the best action to the next best, as long as that does not cost too much.

use rafle_engine::{Objective, Seeded, Source};

use crate::{Level, Weighed, Worth};

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
    if !weighed.mix.is_empty() {
        return weighed.worths[drawn(&blurred(level, weighed), source)].action;
    }
    let slips = slips(level, weighed.objective);
    let ranked = weighed.ranked();
    let mut chosen = 0;
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
    if !weighed.mix.is_empty() {
        return blurred(level, weighed);
    }
    let slips = slips(level, weighed.objective);
    let (order, worths) = (weighed.order(), &weighed.worths);
    let (mut likely, mut here) = (vec![0.0; worths.len()], 1.0);
    for (rank, &index) in order.iter().enumerate() {
        let loss = |&next: &usize| worths[order[0]].value - worths[next].value;
        let overlooked = order.get(rank + 1).map_or(0, |next| slips.overlooked(loss(next)));
        let passed_on = here * f64::from(overlooked) / 100.0;
        likely[index] = here - passed_on;
        here = passed_on;
    }
    likely
}

/// The mix of a master as a level knows it: when it slips, anything is chosen but the worst, the likelier the better it is. Where
/// much is worth nearly the same it has to slip more often to be weaker.
fn blurred<A: Copy>(level: Level, weighed: &Weighed<A>) -> Vec<f64> {
    const MORE_OFTEN: f64 = 2.0;
    let slips = MORE_OFTEN * f64::from(slips(level, weighed.objective).percent) / 100.0;
    let worst = weighed.worths.iter().map(|worth| worth.value).fold(f64::INFINITY, f64::min);
    let all: f64 = weighed.worths.iter().map(|worth| worth.value - worst).sum();
    let even = 1.0 / weighed.worths.len() as f64;
    let anything = |value: f64| if all > 0.0 { (value - worst) / all } else { even };
    let blur = |(share, worth): (&f64, &Worth<A>)| (1.0 - slips) * share + slips * anything(worth.value);
    weighed.mix.iter().zip(&weighed.worths).map(blur).collect()
}

/// The index of one of these, drawn by how likely they are.
fn drawn(likely: &[f64], source: &mut Seeded) -> usize {
    const FINE: u32 = 1 << 24;
    let mut left = f64::from(source.below(FINE)) / f64::from(FINE) * likely.iter().sum::<f64>();
    let found = likely.iter().position(|likely| {
        left -= likely;
        left < 0.0
    });
    found.unwrap_or(0)
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
    fn actions_are_chosen_as_often_as_they_are_likely() {
        let pure = Weighed::exactly(Objective::Share, [(0, 0.5), (1, 0.52), (2, 0.1)]);
        let weighed = pure.clone().mixed(vec![0.7, 0.3, 0.0]);
        for level in [Level::Easy, Level::Club, Level::Master] {
            for weighed in [&pure, &weighed] {
                let (mut source, mut counts) = (Seeded::new(1), [0.0; 3]);
                (0..100_000).for_each(|_| counts[slip::<usize>(level, weighed, &mut source)] += 1e-5);
                for (count, likely) in counts.iter().zip(likely(level, weighed)) {
                    assert!((count - likely).abs() < 0.01, "{level}: {counts:?}, not {likely}");
                }
            }
        }
        assert_eq!(likely(Level::Master, &weighed), weighed.mix);
    }
}
