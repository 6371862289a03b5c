//! # Plus and Minus (`plus-minus`)
//!
//! 1. Every seat has one turn of four throws of one die.
//! 2. The second die is added to the first, the third is subtracted, and the fourth multiplies all of it. A score may be
//!    nothing or negative.
//! 3. The highest score wins; seats tied for highest share the win.
//!
//! Options: those of a match ([`RoundOptions`](crate::family::rounds::RoundOptions)). Notation: `throw 4`.
//! Where sources differ, the rules page `plus-minus.md` says what we play and why.

use rafle_engine::Thing;

use crate::family::on_paper::{OnPaper, Rule};
use crate::family::sums::Step::{self, Add, Subtract, Times};

/// A game of Plus and Minus at one moment.
pub type PlusMinus = OnPaper<FourDice>;

/// Rule 2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FourDice {}

impl Rule for FourDice {
    const SLUG: &'static str = "plus-minus";
    #[rustfmt::skip]
    const PICTURE: &'static [Thing] = &[Thing::Die(6, 8, 42, 32, -6), Thing::Line("M54 46v16M46 54h16"), Thing::Die(2, 68, 36, 32, 5), Thing::Line("M106 54h14"), Thing::Die(4, 122, 46, 30, -8)];
    const MINUTES: u8 = 3;
    const STEPS: &'static [Step] = &[Add, Add, Subtract, Times];
}

#[cfg(test)]
mod tests {
    use rafle_engine::FACES;

    use super::*;
    use crate::family::sums::Row;

    fn points(dice: [u8; 4]) -> i32 {
        dice.into_iter().collect::<Row>().work_out(FourDice::STEPS)
    }

    #[test]
    fn rule_2_what_four_dice_come_to() {
        for (dice, expected) in [
            ([6, 2, 3, 4], 20), // the example of the source
            ([6, 6, 1, 6], 66), // the most, says the source
            ([1, 1, 6, 6], -24),
            ([1, 1, 6, 1], -4),
            ([1, 2, 3, 6], 0),
            ([4, 5, 2, 1], 7),
            ([3, 3, 1, 6], 30),
        ] {
            assert_eq!(points(dice), expected, "{dice:?}");
        }
    }

    #[test]
    fn rule_2_over_all_turns() {
        let two = || FACES.into_iter().flat_map(|a| FACES.map(|b| (a, b)));
        let all: Vec<_> = two().flat_map(|(a, b)| two().map(move |(c, d)| points([a, b, c, d]))).collect();
        assert_eq!((all.iter().min(), all.iter().max()), (Some(&-24), Some(&66)));
        assert_eq!(all.iter().filter(|&&points| points < 0).count(), 120);
        assert_eq!(all.iter().filter(|&&points| points == 0).count(), 90);
    }
}
