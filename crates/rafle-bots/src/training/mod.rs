//! How weights are learnt: by playing, and by being less wrong each time about what comes of it. Only `cargo xtask train` asks
//! for this; the program people use has the weights and nothing of it.

use rafle_engine::Game;
use rafle_games::court::Court;
use rafle_games::crowns::Crowns;

use crate::minds;
use crate::values::{Features, Weights};

mod court;
mod crowns;

/// How the weights of a game are learnt.
struct Training {
    slug: &'static str,
    /// So many games are enough.
    enough: u64,
    /// Who plays them.
    among: &'static str,
    learn: fn(seed: u64, games: u64) -> Weights,
    names: fn() -> Vec<String>,
}

const TRAININGS: [Training; 2] = [
    Training {
        slug: Court::ABOUT.slug,
        enough: 500,
        among: "Learnt in so many games of two to four seats among players who go by what they have learnt so far.",
        learn: court::learn,
        names: minds::court::names,
    },
    Training {
        slug: Crowns::ABOUT.slug,
        enough: 3_000_000,
        among: "Learnt in so many games of two and four seats between hurried players who differ a little in every number.",
        learn: crowns::learn,
        names: minds::crowns::names,
    },
];

/// The file of weights of a game, learnt from this seed in so many games, or in as many as are enough: the same
/// on every machine. Nothing if none are learnt for it.
pub fn learn(slug: &str, seed: u64, games: Option<u64>) -> Option<String> {
    let training = TRAININGS.iter().find(|training| training.slug == slug)?;
    let games = games.unwrap_or(training.enough);
    let head = [
        format!("Written by `cargo xtask train {slug} --seed {seed} --games {games}`; do not edit."),
        training.among.to_owned(),
    ];
    Some((training.learn)(seed, games).written(&head, &(training.names)()))
}

/// The mean of weights since half the time was over.
struct Mean {
    sums: Vec<f64>,
    counted: f64,
}

impl Mean {
    fn of(count: usize) -> Mean {
        Mean { sums: vec![0.0; count], counted: 0.0 }
    }

    /// The weights as they are now count.
    fn count(&mut self, weights: &[f64]) {
        self.sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight);
        self.counted += 1.0;
    }

    /// The mean of all that counted.
    fn weights(&self) -> Weights {
        Weights(self.sums.iter().map(|sum| sum / self.counted).collect())
    }
}

/// Somebody who learns: weights, and how far each has gone already.
struct Learner {
    weights: Weights,
    gone: Vec<f64>,
    rate: f64,
}

/// How much of what came later is believed, and not what was expected of it.
const FAITH: f64 = 0.8;

impl Learner {
    fn new(weights: Vec<f64>, rate: f64) -> Learner {
        Learner { gone: vec![0.0; weights.len()], weights: Weights(weights), rate }
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
}

/// The share of each seat, the greater the more its features weigh.
fn shares_of(features: &[Features], weights: &Weights) -> Vec<f64> {
    let shares: Vec<_> = features.iter().map(|features| features.times(weights).exp()).collect();
    let all: f64 = shares.iter().sum();
    shares.into_iter().map(|share| share / all).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_weights() {
        for Training { slug, .. } in TRAININGS {
            let learnt = |seed| learn(slug, seed, Some(2)).unwrap();
            assert_eq!(learnt(1), learnt(1));
            assert_ne!(learnt(1), learnt(2).replace("--seed 2", "--seed 1"), "other games teach something else");
        }
        assert!(learn("plus", 1, Some(1)).is_none());
    }

    #[test]
    fn what_is_learnt_has_a_file_that_says_how() {
        let values = concat!(env!("CARGO_MANIFEST_DIR"), "/values");
        let files = std::fs::read_dir(values).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
        let mut files: Vec<_> = files.collect();
        files.sort();
        assert_eq!(files, TRAININGS.map(|training| format!("{}.txt", training.slug)));
        for Training { slug, .. } in TRAININGS {
            let file = std::fs::read_to_string(format!("{values}/{slug}.txt")).unwrap();
            assert!(file.starts_with(&format!("# Written by `cargo xtask train {slug} --seed ")), "{slug}");
        }
    }

    #[test]
    fn whoever_wins_is_worth_more() {
        let mut learner = Learner::new(vec![0.0; 2], 0.1);
        let winner = vec![Features(vec![(0, 1.0)]), Features(vec![(1, 1.0)])];
        (0..200).for_each(|_| learner.shares(std::slice::from_ref(&winner), &[1.0, 0.0]));
        assert!(shares_of(&winner, &learner.weights)[0] > 0.9);
    }
}
