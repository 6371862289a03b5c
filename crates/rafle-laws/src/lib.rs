//! What must hold for every game, written once: run over every game, number of seats and mix of options.
//!
//! A game's tests call [`check`] with its type. No law is a statistic: where luck is drawn, [`distribution`] walks every path
//! that it could have taken.
//!
//! ```
//! use rafle_engine::Source;
//! use rafle_laws::{Chance, distribution};
//!
//! // The higher of two dice is a six in 11 of 36 cases.
//! let higher = distribution(|luck| luck.dice(2).highest());
//! assert_eq!(higher[&Some(6)], Chance::new(11, 36));
//! ```
//!
//! Laws cannot know what ought to be secret: a game that shows a hidden card to everybody, and says so in everybody's log,
//! breaks none of them. For each secret a record says what each viewer reads.

mod alike;
mod every;
mod mixes;
mod passed;
mod walk;
mod worlds;

use std::fmt;

use rafle_engine::{Game, Message, Options};

pub use every::{Chance, Every, distribution, every};
pub use mixes::mixes;
pub use worlds::{After, Worlds, another_world, by_the_rules, go_on_alike, taps, worlds};

/// A law that a game breaks, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Broken {
    /// The law.
    pub law: &'static str,
    /// What was found instead.
    pub found: String,
    /// The game, its options and its log so far.
    pub at: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "broken law: {}\n  found: {}\n  at: {}", self.law, self.found, self.at)
    }
}

impl std::error::Error for Broken {}

/// How much of a game's options and seats is walked through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Extent {
    /// Each option value alone with every number of seats; pairs and mixes with one number of seats each, taken in turn.
    Sampled,
    /// Everything with every number of seats.
    Whole,
}

/// In so many games states of equal gist meet in every game that has a gist of its own.
const GAMES_ALIKE: u64 = 20;

/// In so many games somebody resigns, with each mix of options.
const GAMES_LEFT: u64 = 4;

/// Plays `G` at random with all its options and numbers of seats, and checks every law at every turn. `hear` gets every
/// message that came up: views, what happened, refusals.
pub fn check<G: Game>(extent: Extent, hear: &mut dyn FnMut(&Message)) -> Result<(), Broken> {
    let mixes: Vec<_> = mixes::<G::Options>().into_iter().filter(|mix| G::suits(&mix.options)).collect();
    let seat_counts = G::ABOUT.least_seats..=G::ABOUT.most_seats;
    for (number, mix) in mixes.iter().enumerate() {
        let all_seats = extent == Extent::Whole || mix.alone;
        let taken_in_turn = number % seat_counts.clone().count();
        for (index, seats) in seat_counts.clone().enumerate() {
            if all_seats || index == taken_in_turn {
                walk::walk::<G>(mix.options, seats, number as u64, hear)?;
                for game in 0..GAMES_LEFT {
                    passed::passed::<G>(mix.options, seats, number as u64 * GAMES_LEFT + game, hear)?;
                }
            }
        }
        if mix.alone {
            alike::alike::<G>(mix.options, G::ABOUT.least_seats, GAMES_ALIKE)?;
        }
    }
    Ok(())
}

/// Plays one game of `G` at random and checks every law.
pub fn check_one<G: Game>(options: G::Options, seats: usize, seed: u64) -> Result<(), Broken> {
    walk::walk::<G>(options, seats, seed, &mut |_| {})
}

/// How the options of a game are written, for messages.
fn written(options: &impl Options) -> String {
    let pairs: Vec<_> = options.written().iter().map(|(key, word)| format!("{key}={word}")).collect();
    pairs.join(" ")
}

/// The examples of the README are tested with those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
