//! How weights are learnt: by playing, and by being less wrong each time about what comes of it. Only `cargo xtask train` asks
//! for this; the program people use has the weights and nothing of it.

use rafle_engine::Game;
use rafle_games::court::Court;
use rafle_games::crowns::Crowns;
use rafle_games::dnup::Dnup;
use rafle_games::five_crowns::FiveCrowns;

use crate::values::{Features, Weights};

mod court;
mod crowns;
mod dnup;
mod five_crowns;

/// Who fits weights does so this often.
const FITS: u64 = 12;

/// A game whose weights can be learnt.
struct Course {
    slug: &'static str,
    names: fn() -> Vec<String>,
    /// How many games are enough.
    games: u64,
    learn: fn(seed: u64, games: u64) -> Weights,
}

/// How many seats the games have, in turn: two is what is played most, and each takes longer with more.
const SEATS: [usize; 4] = [2, 3, 2, 4];

const COURSES: [Course; 4] = [
    Course { slug: Court::ABOUT.slug, names: crate::minds::court::names, games: 500, learn: court::learn },
    Course { slug: Crowns::ABOUT.slug, names: crate::minds::crowns::names, games: 2_400, learn: crowns::learn },
    Course { slug: <Dnup>::ABOUT.slug, names: crate::minds::dnup::names, games: 20_000, learn: dnup::learn },
    Course {
        slug: FiveCrowns::ABOUT.slug,
        names: crate::minds::five_crowns::names,
        games: 3_000,
        learn: five_crowns::learn,
    },
];

/// The file of weights of a game, learnt from this seed in so many games, or in as many as are enough: the same
/// on every machine. Nothing if none are learnt for it.
pub fn learn(slug: &str, seed: u64, games: Option<u64>) -> Option<String> {
    let course = COURSES.iter().find(|course| course.slug == slug)?;
    let games = games.unwrap_or(course.games);
    let weights = (course.learn)(seed, games);
    let head = [
        format!("Written by `cargo xtask train {slug} --seed {seed} --games {games}`; do not edit."),
        "Learnt in so many games of two to four seats among players who go by what they have learnt so far.".to_owned(),
    ];
    Some(weights.written(&head, &(course.names)()))
}

/// Somebody who learns: weights, how far each has gone already, and their mean since half the time was over.
struct Learner {
    weights: Weights,
    gone: Vec<f64>,
    sums: Vec<f64>,
    counted: f64,
    rate: f64,
}

/// How much of what came later is believed, and not what was expected of it.
const FAITH: f64 = 0.8;

impl Learner {
    fn new(weights: Vec<f64>, rate: f64) -> Learner {
        let none = vec![0.0; weights.len()];
        Learner { weights: Weights(weights), gone: none.clone(), sums: none, counted: 0.0, rate }
    }

    /// A position was worth so much more than was expected: each feature goes a step, the smaller the further it has gone.
    fn correct(&mut self, features: &Features, error: f64) {
        for &(number, amount) in &features.0 {
            let slope = error * amount;
            self.gone[number] += slope * slope;
            self.weights.0[number] += self.rate * slope / (1e-6 + self.gone[number]).sqrt();
        }
    }

    /// Learns from a game: the features of every seat before each turn, and what each seat had in the end.
    fn shares(&mut self, positions: &[Vec<Features>], outcome: &[f64]) {
        let mut goal = outcome.to_vec();
        for features in positions.iter().rev() {
            let expected = shares_of(features, &self.weights);
            for (seat, features) in features.iter().enumerate() {
                self.correct(features, goal[seat] - expected[seat]);
            }
            for (goal, expected) in goal.iter_mut().zip(&expected) {
                *goal = FAITH * *goal + (1.0 - FAITH) * expected;
            }
        }
    }

    /// The weights as they are now count.
    fn count(&mut self) {
        self.sums.iter_mut().zip(&self.weights.0).for_each(|(sum, weight)| *sum += weight);
        self.counted += 1.0;
    }

    /// The mean of all that counted.
    fn mean(self) -> Weights {
        Weights(self.sums.iter().map(|sum| sum / self.counted).collect())
    }
}

/// The share of each seat, the greater the more its features weigh.
fn shares_of(features: &[Features], weights: &Weights) -> Vec<f64> {
    let shares: Vec<_> = features.iter().map(|features| features.times(weights).exp()).collect();
    let all: f64 = shares.iter().sum();
    shares.into_iter().map(|share| share / all).collect()
}

/// Somebody who learns what comes to a seat from positions on: weights that fit all that was seen so far best, the latest most.
struct Fit {
    weights: Weights,
    /// How often features came together, and how much came of each.
    together: Vec<Vec<f64>>,
    brought: Vec<f64>,
}

impl Fit {
    fn new(weights: Vec<f64>) -> Fit {
        let count = weights.len();
        Fit { weights: Weights(weights), together: vec![vec![0.0; count]; count], brought: vec![0.0; count] }
    }

    /// So much came of a position with these features.
    fn see(&mut self, features: &Features, brought: f64) {
        for &(one, amount) in &features.0 {
            for &(other, more) in &features.0 {
                self.together[one][other] += amount * more;
            }
            self.brought[one] += amount * brought;
        }
    }

    /// Fits the weights to what was seen, most of which is then forgotten: who plays otherwise sees other things.
    fn fit(&mut self) {
        const KEPT: f64 = 0.5;
        let count = self.brought.len();
        let mut rows = self.together.clone();
        let mut goals = self.brought.clone();
        for (number, row) in rows.iter_mut().enumerate() {
            // What was never seen stays as it is.
            row[number] += 1.0;
            goals[number] += self.weights.0[number];
        }
        for pivot in 0..count {
            let (above, below) = rows.split_at_mut(pivot + 1);
            let above = &above[pivot];
            for (number, row) in (pivot + 1..).zip(below) {
                let factor = row[pivot] / above[pivot];
                if factor != 0.0 {
                    row.iter_mut().zip(above).for_each(|(cell, above)| *cell -= factor * above);
                    goals[number] -= factor * goals[pivot];
                }
            }
        }
        for row in (0..count).rev() {
            let known: f64 = (row + 1..count).map(|column| rows[row][column] * self.weights.0[column]).sum();
            self.weights.0[row] = (goals[row] - known) / rows[row][row];
        }
        self.together.iter_mut().flatten().chain(&mut self.brought).for_each(|sum| *sum *= KEPT);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_weights() {
        for (slug, games) in [("crowns", 12), ("dnup", 4), ("five-crowns", 2)] {
            let learnt = |seed| learn(slug, seed, Some(games)).unwrap();
            assert_eq!(learnt(1), learnt(1), "{slug}");
            assert_ne!(
                learnt(1),
                learnt(2).replace("--seed 2", "--seed 1"),
                "{slug}: other games teach something else"
            );
        }
        assert!(learn("plus", 1, Some(1)).is_none());
    }

    #[test]
    fn what_came_of_positions_is_fitted() {
        let mut fit = Fit::new(vec![0.0; 3]);
        let position = |one: f64, other: f64| Features(vec![(0, one), (1, other)]);
        for number in 0..2000 {
            let (one, other) = (f64::from(number % 7), f64::from(number % 5));
            fit.see(&position(one, other), 3.0 * one - 2.0 * other);
        }
        fit.fit();
        assert!((fit.weights.0[0] - 3.0).abs() < 0.01 && (fit.weights.0[1] + 2.0).abs() < 0.01);
        assert!(fit.weights.0[2].abs() < 1e-9, "what was never seen stays as it was");
    }

    #[test]
    fn whoever_wins_is_worth_more() {
        let mut learner = Learner::new(vec![0.0; 2], 0.1);
        let winner = vec![Features(vec![(0, 1.0)]), Features(vec![(1, 1.0)])];
        (0..200).for_each(|_| learner.shares(std::slice::from_ref(&winner), &[1.0, 0.0]));
        assert!(shares_of(&winner, &learner.weights)[0] > 0.9);
    }
}
