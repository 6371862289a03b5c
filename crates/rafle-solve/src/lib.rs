//! Exact values and odds. Everything is asked of the rules themselves: no rule is written here again.
//!
//! [`exact`] says what any position of a game on our list is worth, and every action that is open there; [`odds`] says what
//! people ask about it. A game that lives elsewhere is solved by a [`Solver`], if it is not too large for that. Modules that
//! are named like a game answer what only that game can be asked.
//!
//! ```
//! use rafle_engine::{Game, start};
//! use rafle_games::dozen::Dozen;
//!
//! let dozen: Dozen = start(<Dozen as Game>::Options::default(), 2).expect("two can play");
//! let solved = rafle_solve::exact(&dozen)?;
//! let share = solved.figures().seats[0].share;
//! assert_eq!(format!("{share:.6}"), "0.430391");
//! # Ok::<(), rafle_solve::Unsolved>(())
//! ```

pub mod bids;
pub mod bluff;
mod cache;
pub mod court;
pub mod crowns;
mod exact;
mod figures;
pub mod five_crowns;
mod graph;
pub mod greedy;
mod horizon;
mod mark;
mod methods;
pub mod normal;
mod odds;
mod progress;
mod race;
pub mod regret;
mod shape;
mod turns;
mod unsolved;
pub mod yatzy;

pub use cache::{Numbers, asked_of, keep_in};
pub use exact::{Answer, Exact, Shared, Solver, Values, exact, exact_with_patience};
pub use figures::{AgainstRandom, Figures, OfSeat, Spread};
pub use graph::{Limits, Objective, Solved};
pub use horizon::Horizon;
pub use odds::{Beginning, Odds, odds};
pub use progress::{Doing, watch};
pub use unsolved::Unsolved;

/// The examples of the README are tested with those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
