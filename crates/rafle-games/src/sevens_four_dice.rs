//! # Sevens with Four Dice (`sevens-four-dice`)
//!
//! 1. Everything goes as in Sevens with Three Dice ([`crate::sevens_three_dice`]), but every throw has four dice.
//! 2. When the cups are lifted, every seat in turn removes one of its dice, openly. The other three are its throw.
//! 3. 2 2 1, 5 5 1 and 4 4 1 count too, in this order, above throws that do not count and below all others.
//! 4. In a roll-off four dice are thrown, and the best three of them count by themselves.
//!
//! Options: `extras`, `pile`, `end`, `pas_exit`, `empty_at_half_time`, `lead`, `throw_limit`, `rounds`.
//! Notation: `throw 1 2 4 4`, `again`, `stop`, `remove 4`.
//! Where sources differ, the rules page `sevens-four-dice.md` says what we play and why.

use rafle_engine::{About, Game, Refusal, Thing};

use crate::family::leaving::{BY_LEAVING, Extras, Leaving, Made, by_leaving, leaving_options};

leaving_options! {
    /// Where 2 2 1, 5 5 1 and 4 4 1 rank.
    pub extras: Extras = Extras::Bottom,
}

/// A game of Sevens with Four Dice at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SevensFourDice(Leaving);

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Die(1, 10, 18, 32, -7), Thing::Die(6, 48, 14, 32, 5), Thing::Die(5, 14, 58, 32, 8), Thing::Die(2, 54, 60, 32, -6), Thing::Line("M52 58l36 36M88 58 52 94"), Thing::Text("7", 124, 66)];

impl Game for SevensFourDice {
    const ABOUT: About = About { slug: "sevens-four-dice", picture: PICTURE, ..BY_LEAVING };

    type Options = Options;
    by_leaving!();

    fn new(options: Options, seats: usize) -> Result<SevensFourDice, Refusal> {
        Ok(SevensFourDice(Leaving::new(options.agreed(Made::Removing, options.extras), seats)))
    }
}

#[cfg(test)]
mod tests {
    use rafle_engine::{Dice, throws};

    use super::*;

    /// The place of the best three of these four dice.
    fn best_place(dice: Dice, extras: Extras) -> u8 {
        extras.table().place(Made::Removing.best(dice, extras.table()))
    }

    #[test]
    fn rule_2_which_die_is_best_removed() {
        for (dice, best) in [
            ("5 5 5 2", "5 5 5"),
            ("1 2 3 6", "1 2 3"),
            ("5 5 1 3", "5 5 1"),
            ("5 5 1 6", "1 5 6"),
            ("4 4 1 3", "1 3 4"),
            ("2 2 1 2", "2 2 2"),
        ] {
            assert_eq!(Made::Removing.best(dice.parse().unwrap(), Extras::Bottom.table()), best.parse().unwrap());
        }
        assert_eq!(Made::Removing.best("2 2 1 2".parse().unwrap(), Extras::Top.table()), "2 2 1".parse().unwrap());
        assert_eq!(best_place("6 6 4 4".parse().unwrap(), Extras::Bottom), 18);
    }

    #[test]
    fn rule_2_how_often_each_place_can_be_kept() {
        let mut ways = [0; 18];
        for (dice, count) in throws(4) {
            ways[usize::from(best_place(dice, Extras::Bottom)) - 1] += count;
        }
        let expected = [21, 21, 21, 21, 21, 21, 108, 222, 162, 216, 150, 54, 24, 12, 6, 24, 18, 174];
        assert_eq!((ways, ways.iter().sum()), (expected, 1296));
    }
}
