//! Exact odds, and bots that use them. Everything is asked of the rules themselves: no rule is written here again.

mod exact;
pub mod graph;
pub mod greedy;
pub mod yatzy;

pub use exact::{Exact, Shared, exact};
pub use graph::Objective;
