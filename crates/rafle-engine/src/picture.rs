//! The small picture by which a shelf shows a game: what lies on it, and where.

use crate::Suit;

/// Something in a picture of 160 × 104. Where it lies is told by its left and upper edge, if nothing else is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A die: face, left, top, size, turned by so many degrees.
    Die(u8, i16, i16, i16, i16),
    /// A cup: left, top, width.
    Cup(i16, i16, i16),
    /// A large numeral or word: where its middle stands.
    Text(&'static str, i16, i16),
    /// A small one.
    Small(&'static str, i16, i16),
    /// A line drawing.
    Line(&'static str),
    /// The same, dotted.
    Dots(&'static str),
    /// A shape in the colour of the accent.
    Accent(&'static str),
    /// A shape in the colour of the suit of hearts.
    Red(&'static str),
    /// A shape as white as a card.
    White(&'static str),
    /// Sticks: left, top, how many. The fifth lies across.
    Sticks(i16, i16, i16),
    /// A card of five suits: rank, suit, left, top, turned.
    Card(u8, Suit, i16, i16, i16),
    /// The back of a card: left, top, turned.
    Back(i16, i16, i16),
    /// A card with two ends: up, down, left, top, turned.
    Ends(u8, u8, i16, i16, i16),
    /// A crown: left, top, width.
    Crown(i16, i16, i16),
    /// A board of six by six fields with chips on these: column, row.
    Board(&'static [(i16, i16)]),
}
