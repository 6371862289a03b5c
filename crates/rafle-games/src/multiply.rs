//! # Multiply (`multiply`)
//!
//! 1. Every seat throws both dice once.
//! 2. The two dice are multiplied.
//! 3. The highest product wins; seats tied for highest share the win.
//!
//! Options: those of a match ([`RoundOptions`]). Notation: `throw 3 5`.
//! Where sources differ, the rules page `multiply.md` says what we play and why.

use rafle_engine::{Dice, Thing};

use crate::family::one_throw::{OneThrow, Rule};
use crate::family::rounds::RoundOptions;

/// A game of Multiply at one moment.
pub type Multiply = OneThrow<Product>;

/// Rule 2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Product {}

impl Rule for Product {
    const SLUG: &'static str = "multiply";
    #[rustfmt::skip]
    const PICTURE: &'static [Thing] = &[Thing::Die(5, 16, 34, 44, -7), Thing::Line("M72 46l16 16M88 46 72 62"), Thing::Die(6, 100, 36, 44, 6)];
    const DICE: u8 = 2;

    type Options = RoundOptions;

    fn points(dice: Dice) -> i32 {
        let [low, high] = [dice.lowest(), dice.highest()].map(|face| face.map_or(0, i32::from));
        low * high
    }
}

#[cfg(test)]
mod tests {
    use rafle_engine::throws;

    use super::*;

    #[test]
    fn rule_2_how_often_each_product_comes() {
        let ways = |product| {
            throws(Product::DICE)
                .filter(|&(dice, _)| Product::points(dice) == product)
                .map(|(_, ways)| ways)
                .sum::<u64>()
        };
        for (products, expected) in
            [(&[1, 9, 16, 25, 36][..], 1), (&[2, 3, 5, 8, 10, 15, 18, 20, 24, 30], 2), (&[4], 3), (&[6, 12], 4)]
        {
            for &product in products {
                assert_eq!(ways(product), expected, "{product}");
            }
        }
    }
}
