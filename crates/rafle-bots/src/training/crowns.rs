//! Crowns: in each generation some who differ in every number play hurried games against their mean, with the same luck. The best
//! of them say what the next ones are like, and how much they differ (the cross-entropy method).

use rafle_engine::{Seeded, Source};

use super::Mean;
use crate::minds::crowns::{LEARNT, Outlooks, ahead};
use crate::values::Weights;

/// How many seats the games have, in turn: two is what is played most.
const SEATS: [usize; 4] = [2, 4, 2, 2];

/// So many are in a generation, and the best of them are followed.
const ALL: usize = 48;
const BEST: usize = 12;

/// So many games tell who is better, each with both sides in either place.
const GAMES: u64 = 1500;

/// How much numbers differ at first.
const APART: f64 = 0.3;

/// The last part of the generations is averaged.
const LATE: u64 = 4;

pub(super) fn learn(seed: u64, games: u64) -> Weights {
    let mut source = Seeded::new(seed);
    let mut weights: Vec<_> = LEARNT.iter().map(|(_, guess)| *guess).collect();
    let mut apart = vec![APART; weights.len()];
    let mut mean = Mean::of(weights.len());
    let each = GAMES.min(games.div_ceil(ALL as u64));
    let generations = games.div_ceil(each * ALL as u64);
    for generation in 1..=generations {
        let best = best_of_all(&weights, &apart, each, &mut source);
        for (number, (weight, apart)) in weights.iter_mut().zip(&mut apart).enumerate() {
            *weight = best.iter().map(|best| best[number]).sum::<f64>() / BEST as f64;
            let squares: f64 = best.iter().map(|best| (best[number] - *weight).powi(2)).sum();
            // Half of what they differed before, so that a few lucky ones do not end the search.
            *apart = f64::midpoint(*apart, (squares / (BEST - 1) as f64).sqrt());
        }
        if generation + generations.div_ceil(LATE) > generations {
            mean.count(&weights);
        }
    }
    mean.weights()
}

/// Who wins most against the mean among those who differ so much from it.
fn best_of_all(mean: &[f64], apart: &[f64], games: u64, source: &mut Seeded) -> Vec<Vec<f64>> {
    let luck = u64::from(source.below(1 << 31)) << 20;
    let now = Outlooks::new(&Weights(mean.to_vec()));
    let mut tried = || {
        let differ = |(mean, apart): (&f64, &f64)| mean + apart * any_normal(source);
        let weights = Weights(mean.iter().zip(apart).map(differ).collect());
        let other = Outlooks::new(&weights);
        let won = |game| ahead(&other, &now, SEATS[game as usize % SEATS.len()], luck + game);
        ((0..games).map(won).sum::<f64>(), weights.0)
    };
    let mut all: Vec<_> = (0..ALL).map(|_| tried()).collect();
    all.sort_by(|one, other| other.0.total_cmp(&one.0));
    all.into_iter().take(BEST).map(|(_, weights)| weights).collect()
}

/// A number with mean 0 and deviation 1, near enough to a normal one.
fn any_normal(source: &mut Seeded) -> f64 {
    const FINE: u32 = 1 << 16;
    (0..12).map(|_| f64::from(source.below(FINE)) / f64::from(FINE)).sum::<f64>() - 6.0
}
