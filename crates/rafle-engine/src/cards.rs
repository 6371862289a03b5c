//! Suits of the five-suit deck.

use serde::Serialize;

/// One of five suits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Suit {
    /// Written `S`.
    Spades,
    /// Written `H`.
    Hearts,
    /// Written `D`.
    Diamonds,
    /// Written `C`.
    Clubs,
    /// Written `*`; `T` is read too.
    Stars,
}
