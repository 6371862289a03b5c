//! # Plus (`plus`)
//!
//! 1. Every seat throws both dice once.
//! 2. The dice are added.
//! 3. The highest sum wins; seats tied for highest share the win.
//!
//! Options: those of a match ([`RoundOptions`]). Notation: `throw 3 4`.
//! Where sources differ, the rules page `plus.md` says what we play and why.

use rafle_engine::{Dice, Thing};

use crate::family::one_throw::{OneThrow, Rule};
use crate::family::rounds::RoundOptions;

/// A game of Plus at one moment.
pub type Plus = OneThrow<Sum>;

/// Rule 2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sum {}

impl Rule for Sum {
    const SLUG: &'static str = "plus";
    #[rustfmt::skip]
    const PICTURE: &'static [Thing] = &[Thing::Die(3, 16, 34, 44, 7), Thing::Line("M80 44v22M69 55h22"), Thing::Die(4, 100, 36, 44, -6)];
    const DICE: u8 = 2;

    type Options = RoundOptions;

    fn points(dice: Dice) -> i32 {
        dice.sum()
    }
}

#[cfg(test)]
mod tests {
    use rafle_engine::throws;

    use super::*;

    #[test]
    fn rule_2_how_often_each_sum_comes() {
        let ways =
            |sum| throws(Sum::DICE).filter(|&(dice, _)| Sum::points(dice) == sum).map(|(_, ways)| ways).sum::<u64>();
        let table = [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 5), (9, 4), (10, 3), (11, 2), (12, 1)];
        for (sum, expected) in table {
            assert_eq!(ways(sum), expected, "{sum}");
        }
    }
}
