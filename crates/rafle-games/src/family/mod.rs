//! Parts that games hold. A part knows its own business and no game's scores.

pub mod again;
pub mod aside;
pub mod bout;
pub mod collect;
pub mod cups;
pub mod deck;
pub mod halves;
pub mod hands;
pub mod heap;
pub mod leaving;
pub mod luck;
pub mod melds;
pub mod on_paper;
pub mod one_throw;
pub mod one_turn;
pub mod race;
pub mod ranking;
pub mod roll_off;
pub mod rounds;
pub mod sums;
pub mod turns;
pub mod two_halves;

use rafle_engine::{Dice, Message, Seat};

/// What it means to keep these dice and throw the others: none has words of its own, since languages negate the verb.
pub fn kept(seat: Seat, dice: Dice) -> Message {
    if dice.is_empty() {
        Message::new("kept-nothing").with("seat", seat)
    } else {
        Message::new("kept").with("seat", seat).with("dice", dice)
    }
}
