//! Figures that took long, kept as numbers for the next time.

use std::time::Duration;

use rafle_engine::Game;

use super::{Odds, beginnings};
use crate::cache::{Numbers, asked_of};
use crate::figures::{AgainstRandom, Figures, OfSeat, Spread};
use crate::graph::Objective;

/// Where the odds of the game that begins with `start` are kept.
pub(super) struct Kept<'a, G> {
    start: &'a G,
    name: String,
    asked: u64,
}

impl<G: Game> Kept<'_, G> {
    pub(super) fn of(start: &G) -> Kept<'_, G> {
        let seats = start.standings().seats.len();
        Kept { start, name: format!("odds-{}-{seats}", G::ABOUT.slug), asked: asked_of(start) }
    }

    /// What was kept, if anything was.
    pub(super) fn find(&self) -> Option<Odds> {
        self.numbers().find().map(|numbers| self.read(&numbers))
    }

    fn read(&self, numbers: &[f64]) -> Odds {
        let mut numbers = numbers.iter().copied();
        let mut next = || numbers.next().expect("there are as many as were asked for");
        let mut odds = Odds {
            took: Duration::from_secs_f64(next()),
            objective: if next() > 0.0 { Objective::Score } else { Objective::Share },
            ..Odds::default()
        };
        odds.figures = Figures {
            nobody: next(),
            shared: some(next()),
            steps: some(next()),
            bonus: some(next()),
            against_random: both(next(), next()).map(|(best, random)| AgainstRandom { best, random }),
            seats: Vec::new(),
        };
        for _ in self.start.standings().seats.iter() {
            let (share, score) = (next(), both(next(), next()));
            odds.figures.seats.push(OfSeat { share, score: score.map(|(mean, sd)| Spread { mean, sd }) });
        }
        odds.beginnings = beginnings(self.start, |_, _| Some((next() as usize, next())));
        odds
    }

    /// Keeps what took long.
    pub(super) fn keep(&self, odds: &Odds) {
        if odds.took_long() {
            self.numbers().keep(&numbers(odds));
        }
    }

    fn numbers(&self) -> Numbers<'_> {
        let blank = OfSeat { share: 0.0, score: None };
        let seats = vec![blank; self.start.standings().seats.len()];
        let figures = Figures { seats, ..Figures::default() };
        let beginnings = beginnings(self.start, |_, _| Some((0, 0.0)));
        let count = numbers(&Odds { figures, beginnings, ..Odds::default() }).len();
        Numbers { name: &self.name, asked: self.asked, count }
    }
}

/// In the order in which they are read.
fn numbers(odds: &Odds) -> Vec<f64> {
    let Figures { nobody, shared, steps, bonus, against_random, seats } = &odds.figures;
    let score = f64::from(u8::from(odds.objective == Objective::Score));
    let took = odds.took.as_secs_f64();
    let mut numbers = vec![took, score, *nobody, or_none(*shared), or_none(*steps), or_none(*bonus)];
    numbers.extend(pair(against_random.map(|of| (of.best, of.random))));
    for of in seats {
        numbers.push(of.share);
        numbers.extend(pair(of.score.map(|score| (score.mean, score.sd))));
    }
    numbers.extend(odds.beginnings.iter().flat_map(|of| [of.choice as f64, of.worth]));
    numbers
}

/// What is not there is kept as no number.
fn or_none(number: Option<f64>) -> f64 {
    number.unwrap_or(f64::NAN)
}

fn some(number: f64) -> Option<f64> {
    Some(number).filter(|number| !number.is_nan())
}

fn pair(numbers: Option<(f64, f64)>) -> [f64; 2] {
    numbers.map_or([f64::NAN; 2], |(one, other)| [one, other])
}

fn both(one: f64, other: f64) -> Option<(f64, f64)> {
    some(one).zip(some(other))
}

#[cfg(test)]
mod tests {
    use rafle_games::{greedy, guess_and_throw};

    use super::super::solved;
    use super::*;
    use crate::exact::exact;

    fn what_is_kept_is_found<G: Game>(seats: usize) {
        let start: G = rafle_engine::start(G::Options::default(), seats).unwrap();
        let odds = solved(&start, &*exact(&start).unwrap(), Duration::from_millis(1500));
        let (kept, numbers) = (Kept::of(&start), numbers(&odds));
        assert_eq!(numbers.len(), kept.numbers().count);
        let found = kept.read(&numbers);
        assert_eq!(found, odds);
        assert_eq!(found.figures.seats.len(), seats);
        assert!(!found.beginnings.is_empty());
    }

    #[test]
    fn nothing_is_lost() {
        what_is_kept_is_found::<greedy::Greedy>(2);
        what_is_kept_is_found::<guess_and_throw::GuessAndThrow>(3);
    }
}
