//! How much better exact play is than sensible play: measured in games, but with their luck taken out.
//!
//! Chance moves what a seat can expect up and down, and by nothing on average. So what seats come to is, on average, what the
//! best play of all would come to, and what their decisions change of that; only those are counted. Thus a few hundred games
//! tell more than a hundred thousand results would.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use rafle_engine::{Game, Next, Seat, Seeded};
use rafle_solve::{Exact, Numbers, asked_of};

use crate::{Level, PlayersOf, Weighed, slip};

/// Whoever weighs every action exactly, but slips as often as this bot does, is sensible.
const SENSIBLE: Level = Level::Club;

/// After so many decisions no further game is begun.
const DECISIONS: u32 = 20_000;

/// What the first seat comes to against others who are sensible, in what the game is solved for.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct AgainstSensible {
    /// When it plays by the exact policy.
    pub best: Measured,
    /// When it is sensible as well.
    pub sensible: Measured,
}

impl AgainstSensible {
    /// What playing exactly gains.
    pub fn gain(self) -> Measured {
        let (best, sensible) = (self.best, self.sensible);
        Measured { mean: best.mean - sensible.mean, error: best.error.hypot(sensible.error) }
    }
}

/// A mean over games, and its standard error.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct Measured {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

/// With more seats there are too many different positions to ask about.
const MOST_SEATS: usize = 2;

/// Measures it, see [`Players::against_sensible`](crate::Players::against_sensible). Each time the games are the same.
pub(crate) fn against<G: Game>(players: &PlayersOf<G>, start: &G, keep: bool) -> Option<AgainstSensible> {
    let seats = start.standings().seats.len();
    // Known when this is compiled: where no choice ever matters nothing is built.
    if const { !G::DECIDES } || !start.decides() || seats > MOST_SEATS {
        return None;
    }
    let measure = || {
        let exact = players.solution(start, true)?;
        let mut known = Known { exact: &*exact, positions: HashMap::new() };
        Some(AgainstSensible {
            best: known.measured(start, |seat| seat != Seat::A)?,
            sensible: known.measured(start, |_| true)?,
        })
    };
    if !keep {
        return measure();
    }
    let name = format!("sensible-{}-{seats}", G::ABOUT.slug);
    let numbers = Numbers { name: &name, asked: asked_of(start), count: 4 };
    let found = numbers.find().and_then(|found| AgainstSensible::of(&found));
    found.or_else(|| measure().inspect(|measured| numbers.keep(&measured.numbers())))
}

impl AgainstSensible {
    fn of(numbers: &[f64]) -> Option<AgainstSensible> {
        let &[best, best_error, sensible, sensible_error] = numbers else { return None };
        let measured = |mean, error| Measured { mean, error };
        Some(AgainstSensible { best: measured(best, best_error), sensible: measured(sensible, sensible_error) })
    }

    fn numbers(&self) -> [f64; 4] {
        [self.best.mean, self.best.error, self.sensible.mean, self.sensible.error]
    }
}

/// What was asked about positions: most come up many times, and some take long.
struct Known<'a, G: Game> {
    exact: &'a dyn Exact<G>,
    positions: HashMap<G, Position<G>>,
}

/// A position in which a seat is next.
struct Position<G: Game> {
    best: G::Action,
    weighed: Weighed<G::Action>,
    /// By how much each action changes what the first seat can expect.
    changes: Vec<Option<f64>>,
}

impl<G: Game> Known<'_, G> {
    /// What the first seat comes to when some are only sensible.
    fn measured(&mut self, start: &G, sensible: impl Fn(Seat) -> bool) -> Option<Measured> {
        let expected = self.exact.values(start)?[Seat::A];
        let (mut games, mut decisions) = (Games::default(), 0);
        for seed in 0.. {
            if decisions >= DECISIONS {
                break;
            }
            let (mut game, mut source, mut result) = (start.clone(), Seeded::new(seed), expected);
            loop {
                match game.next() {
                    Next::Nobody => break,
                    Next::Chance { .. } => game.befall(game.draw(&mut source)).expect("what was drawn can befall"),
                    Next::Seat(seat) => {
                        let slipping = sensible(seat).then_some(&mut source);
                        result += self.decide(&mut game, slipping)?;
                        decisions += 1;
                    }
                }
            }
            games.add(result);
        }
        Some(games.measured())
    }

    /// Lets the seat that is next choose, slipping with this luck if it is only sensible. Says by how much that changes what
    /// the first seat can expect.
    fn decide(&mut self, game: &mut G, slipping: Option<&mut Seeded>) -> Option<f64> {
        let position = match self.positions.entry(game.clone()) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(Position::of(game, self.exact)?),
        };
        let Some(source) = slipping else {
            // The best action changes nothing.
            game.act(position.best).expect("what is open is accepted");
            return Some(0.0);
        };
        let chosen = slip::slip(SENSIBLE, &position.weighed, source);
        let index = position.weighed.worths.iter().position(|worth| worth.action == chosen)?;
        let before = game.clone();
        game.act(chosen).expect("what is open is accepted");
        if position.changes[index].is_none() {
            let [before, after] = [&before, &*game].map(|state| self.exact.values(state).map(|values| values[Seat::A]));
            position.changes[index] = Some(after? - before?);
        }
        position.changes[index]
    }
}

impl<G: Game> Position<G> {
    fn of(game: &G, exact: &dyn Exact<G>) -> Option<Position<G>> {
        let weighed = Weighed::exactly(exact.objective(), exact.actions(game)?);
        let changes = vec![None; weighed.worths.len()];
        Some(Position { best: exact.best(game)?, weighed, changes })
    }
}

/// The results of games, added up.
#[derive(Default)]
struct Games {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Games {
    fn add(&mut self, result: f64) {
        self.count += 1.0;
        self.sum += result;
        self.squares += result * result;
    }

    fn measured(&self) -> Measured {
        let mean = self.sum / self.count;
        let variance = (self.squares / self.count - mean * mean).max(0.0);
        Measured { mean, error: (variance / self.count).sqrt() }
    }
}

#[cfg(test)]
mod tests {
    use rafle_engine::start;
    use rafle_games::dozen::Dozen;
    use rafle_solve::exact;

    use super::*;

    fn against() -> AgainstSensible {
        let start: Dozen = start(<Dozen as Game>::Options::default(), 2).unwrap();
        super::against(&PlayersOf::new(), &start, false).unwrap()
    }

    #[test]
    fn what_is_kept_is_found() {
        let measured = against();
        assert_eq!(AgainstSensible::of(&measured.numbers()), Some(measured));
    }

    #[test]
    fn whoever_slips_loses_something() {
        let against = against();
        assert!(against.gain().mean > 5.0 * against.gain().error, "{against:?}");
        assert!(against.gain().error < 0.005, "{against:?}");
    }

    /// With the luck of the games left in, the same comes out, but less surely.
    #[test]
    fn results_agree() {
        let start: Dozen = start(<Dozen as Game>::Options::default(), 2).unwrap();
        let exact = exact(&start).unwrap();
        let mut games = Games::default();
        for seed in 0..20_000 {
            let (mut game, mut source) = (start, Seeded::new(1_000_000 + seed));
            loop {
                match game.next() {
                    Next::Nobody => break,
                    Next::Chance { .. } => game.befall(game.draw(&mut source)).unwrap(),
                    Next::Seat(Seat::A) => game.act(exact.best(&game).unwrap()).unwrap(),
                    Next::Seat(_) => {
                        let weighed = Weighed::exactly(exact.objective(), exact.actions(&game).unwrap());
                        game.act(slip::slip(SENSIBLE, &weighed, &mut source)).unwrap();
                    }
                }
            }
            games.add(game.standings().share(Seat::A));
        }
        let (played, told) = (games.measured(), against().best);
        let error = played.error.hypot(told.error);
        assert!((played.mean - told.mean).abs() < 4.0 * error, "{played:?} is not {told:?}");
        assert!(played.error > told.error, "{played:?} is no less sure than {told:?}");
    }

    #[test]
    fn among_many_nothing_is_measured() {
        let start: Dozen = start(<Dozen as Game>::Options::default(), MOST_SEATS + 1).unwrap();
        assert_eq!(super::against(&PlayersOf::new(), &start, false), None);
    }
}
