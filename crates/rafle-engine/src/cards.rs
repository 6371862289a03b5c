//! What is printed on cards of suits and ranks: what it is called, and how it is written.

use serde::Serialize;

use crate::{Arg, Message};

/// One of five suits, in the order in which people sort them.
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

impl Suit {
    /// All five.
    pub const ALL: [Suit; 5] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Stars];

    /// What it is called.
    pub const fn name(self) -> Message {
        Message::new(["spades", "hearts", "diamonds", "clubs", "stars"][self as usize])
    }

    /// What its card of this rank is called: "10 of clubs".
    pub fn card(self, rank: u8) -> Message {
        Message::new("card").with("rank", rank_name(rank)).with("suit", self.name())
    }

    /// Its letter in notation.
    pub const fn letter(self) -> char {
        ['S', 'H', 'D', 'C', '*'][self as usize]
    }
}

/// What a rank is called: a number, or jack, queen, king.
pub fn rank_name(rank: u8) -> Arg {
    match rank {
        11 => Message::new("jack").into(),
        12 => Message::new("queen").into(),
        13 => Message::new("king").into(),
        number => number.into(),
    }
}

/// How a rank is written: `J`, `Q`, `K`, or its number.
pub fn rank_letter(rank: u8) -> String {
    match rank {
        11 => "J".to_owned(),
        12 => "Q".to_owned(),
        13 => "K".to_owned(),
        number => number.to_string(),
    }
}
