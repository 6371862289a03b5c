//! Parts that games hold. A part knows its own business and no game's scores.

pub mod bout;
pub mod cups;
pub mod halves;
pub mod heap;
pub mod leaving;
pub mod ranking;
pub mod roll_off;
pub mod rounds;
pub mod turns;
