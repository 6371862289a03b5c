//! Exact odds, and bots that use them. Everything is asked of the rules themselves: no rule is written here again.

pub mod chain;
mod exact;
mod figures;
pub mod graph;
pub mod greedy;
pub mod horizon;
pub mod normal;
mod race;
pub mod regret;
mod shape;
pub mod turns;
pub mod yatzy;

pub use exact::{Exact, Shared, exact};
pub use figures::{AgainstRandom, Figures, OfSeat, Spread};
pub use graph::Objective;
pub use race::race;
