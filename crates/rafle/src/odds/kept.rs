//! Figures that took long, kept as numbers for the next time.

use rafle_engine::Game;
use rafle_solve::cache::{Numbers, asked_of};
use rafle_solve::{AgainstRandom, Figures, Objective, OfSeat, Spread};

use super::{AgainstSensible, Measured, Solved, beginnings};

/// Whatever was solved in less time, in seconds, is solved again when it is asked for again.
const LONG: f64 = 1.0;

/// Where the figures of the game that begins with `start` are kept.
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

    /// Completes what is known with what was kept; false if nothing was.
    pub(super) fn find(&self, solved: &mut Solved) -> bool {
        let found = self.numbers().find();
        found.inspect(|numbers| self.read(numbers, solved)).is_some()
    }

    fn read(&self, numbers: &[f64], solved: &mut Solved) {
        let mut numbers = numbers.iter().copied();
        let mut next = || numbers.next().expect("there are as many as were asked for");
        solved.seconds = next();
        solved.objective = if next() > 0.0 { Objective::Score } else { Objective::Share };
        solved.figures = Figures {
            nobody: next(),
            shared: some(next()),
            steps: some(next()),
            bonus: some(next()),
            against_random: both(next(), next()).map(|(best, random)| AgainstRandom { best, random }),
            seats: Vec::new(),
        };
        let mut measured = || both(next(), next()).map(|(mean, error)| Measured { mean, error });
        let against = measured().zip(measured());
        solved.against_sensible = against.map(|(best, sensible)| AgainstSensible { best, sensible });
        for _ in self.start.standings().seats.iter() {
            let (share, score) = (next(), both(next(), next()));
            solved.figures.seats.push(OfSeat { share, score: score.map(|(mean, sd)| Spread { mean, sd }) });
        }
        solved.beginnings = beginnings(self.start, |_, _| Some((next() as usize, next())));
    }

    /// Keeps what took long.
    pub(super) fn keep(&self, solved: &Solved) {
        if solved.seconds > LONG {
            self.numbers().keep(&numbers(solved));
        }
    }

    fn numbers(&self) -> Numbers<'_> {
        let blank = OfSeat { share: 0.0, score: None };
        let seats = vec![blank; self.start.standings().seats.len()];
        let figures = Figures { seats, ..Figures::default() };
        let beginnings = beginnings(self.start, |_, _| Some((0, 0.0)));
        let count = numbers(&Solved { figures, beginnings, ..Solved::default() }).len();
        Numbers { name: &self.name, asked: self.asked, count }
    }
}

/// In the order in which they are read.
fn numbers(solved: &Solved) -> Vec<f64> {
    let Figures { nobody, shared, steps, bonus, against_random, seats } = &solved.figures;
    let score = f64::from(u8::from(solved.objective == Objective::Score));
    let mut numbers = vec![solved.seconds, score, *nobody, or_none(*shared), or_none(*steps), or_none(*bonus)];
    numbers.extend(pair(against_random.map(|of| (of.best, of.random))));
    for measured in [solved.against_sensible.map(|of| of.best), solved.against_sensible.map(|of| of.sensible)] {
        numbers.extend(pair(measured.map(|of| (of.mean, of.error))));
    }
    for of in seats {
        numbers.push(of.share);
        numbers.extend(pair(of.score.map(|score| (score.mean, score.sd))));
    }
    numbers.extend(solved.beginnings.iter().flat_map(|of| [of.choice as f64, of.worth]));
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
    use rafle_engine::Seats;
    use rafle_games::{Visit, greedy, guess_and_throw};

    use super::super::Solving;
    use super::*;

    fn what_is_kept_is_found<G: Game>(seats: usize) {
        let solved = Solving { options: Vec::new(), seats }.visit::<G>().ok().flatten().unwrap();
        let start: G = rafle_engine::start(G::Options::default(), seats).unwrap();
        let (kept, numbers) = (Kept::of(&start), numbers(&solved));
        assert_eq!(numbers.len(), kept.numbers().count);
        let mut found = Solved { options: solved.options.clone(), choices: solved.choices, ..Solved::default() };
        kept.read(&numbers, &mut found);
        assert_eq!(found.as_data(&G::ABOUT, seats), solved.as_data(&G::ABOUT, seats));
        assert_eq!(found.figures.seats.len(), Seats::first(seats).len());
        assert!(!found.beginnings.is_empty());
    }

    #[test]
    fn nothing_is_lost() {
        what_is_kept_is_found::<greedy::Greedy>(2);
        what_is_kept_is_found::<guess_and_throw::GuessAndThrow>(3);
    }
}
