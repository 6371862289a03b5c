//! Exact values and odds. Everything is asked of the rules themselves: no rule is written here again.

pub mod cache;
pub mod chain;
pub mod court;
pub mod crowns;
mod exact;
mod figures;
pub mod five_crowns;
pub mod graph;
pub mod greedy;
pub mod horizon;
mod mark;
pub mod normal;
pub mod progress;
mod race;
pub mod regret;
mod shape;
pub mod turns;
pub mod yatzy;

pub use exact::{Exact, Shared, exact, exact_with_patience};
pub use figures::{AgainstRandom, Figures, OfSeat, Spread};
pub use graph::Objective;
pub use race::race;
