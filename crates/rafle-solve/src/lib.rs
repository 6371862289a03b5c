//! Exact odds, and bots that use them. Everything is asked of the rules themselves: no rule is written here again.

pub mod chain;
pub mod graph;
pub mod greedy;
pub mod yatzy;
