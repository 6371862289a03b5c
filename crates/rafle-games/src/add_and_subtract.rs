//! # Add and Subtract (`add-and-subtract`)
//!
//! 1. Every seat has one turn of seven throws of one die.
//! 2. The dice are added and subtracted as they come: plus, plus, minus, plus, minus, plus, minus. A score may be
//!    negative.
//! 3. The highest score wins; seats tied for highest share the win.
//!
//! Options: those of a match ([`RoundOptions`](crate::family::rounds::RoundOptions)). Notation: `throw 4`.
//! Where sources differ, the rules page `add-and-subtract.md` says what we play and why.

use rafle_engine::Thing;

use crate::family::on_paper::{OnPaper, Rule};
use crate::family::sums::Step::{self, Add, Subtract};

/// A game of Add and Subtract at one moment.
pub type AddAndSubtract = OnPaper<SevenDice>;

/// Rule 2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SevenDice {}

impl Rule for SevenDice {
    const SLUG: &'static str = "add-and-subtract";
    #[rustfmt::skip]
    const PICTURE: &'static [Thing] = &[Thing::Die(5, 18, 34, 40, -7), Thing::Line("M76 32v24M64 44h24M64 76h24"), Thing::Die(3, 102, 40, 40, 8)];
    const MINUTES: u8 = 5;
    const STEPS: &'static [Step] = &[Add, Add, Subtract, Add, Subtract, Add, Subtract];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::family::sums::Row;

    #[test]
    fn rule_2_what_seven_dice_come_to() {
        for (dice, points) in [
            ([3, 2, 4, 6, 1, 5, 3], 8), // the example of the source
            ([6, 6, 1, 6, 1, 6, 1], 21),
            ([1, 1, 6, 1, 6, 1, 6], -14),
            ([1, 1, 1, 1, 1, 1, 1], 1),
            ([6, 6, 6, 6, 6, 6, 6], 6),
            ([2, 1, 5, 3, 6, 4, 2], -3),
        ] {
            assert_eq!(dice.into_iter().collect::<Row>().work_out(SevenDice::STEPS), points, "{dice:?}");
        }
    }
}
