//! Parts that games hold. A part knows its own business and no game's scores.

pub mod melds;
pub mod rounds;
