//! Parts that games hold. A part knows its own business and no game's scores.

pub mod collect;
pub mod luck;
pub mod one_turn;
pub mod rounds;
pub mod sums;
