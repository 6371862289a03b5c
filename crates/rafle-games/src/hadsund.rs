//! # Hadsund (`hadsund`)
//!
//! 1. A box of 50 sticks is the pile. Three dice make a throw; the table ranks all 56 and says what each is worth.
//! 2. Everything goes as in Morris ([`crate::morris`]): two halves, a third throw under the cup, roll-offs, the lead.
//! 3. 3 3 1 is worth all: the whole pile in the first half, everything the giver holds in the second.
//! 4. 4 4 4 is worth all but one, so one stick stays in the pile or with the giver. Of one stick that is none.
//! 5. Any other value is cut to what is there.
//! 6. The first giver without a stick after a round of the second half has won, also one who held none before.
//!
//! Options: `box`, `second_throw`, `end`, `empty_at_half_time`, `keep`, `lead`, `rounds`.
//! Notation: `throw 1 4 5`, `keep 1 4`, `keep none`, `stop`.
//! Where sources differ, the rules page `hadsund.md` says what we play and why.

use rafle_engine::{About, Game, Refusal, Thing, choice, options};

use crate::family::cups::{EmptyAtHalfTime, End, Lead};
use crate::family::halves::{Agreed, Halves, IN_HALVES, Value, in_halves};
use crate::family::ranking::{Others, Ranking, Row, joined};
use crate::family::turns::Keep;

/// The highest throw.
const ALL: Row<Value> = Row::new(&[331], "throw-plain", 0, Value::All);
/// The second throw as it is printed, and as it may have been meant.
const PRINTED: Row<Value> = Row::new(&[444], "throw-plain", 0, Value::AllButOne);
const MEANT: Row<Value> = Row::new(&[441], "throw-plain", 0, Value::AllButOne);
/// What follows, the highest first. All other throws are worth one stick.
const SPECIAL: [Row<Value>; 4] = [
    Row::sticks(&[221], "throw-plain", 0, 10),
    Row::sticks(&[111], "throw-plain", 0, 9),
    Row::sticks(&[431], "throw-plain", 0, 8),
    Row::sticks(&[421], "throw-plain", 0, 7),
];
const HIGH_PAS: [Row<Value>; 2] = [Row::sticks(&[666], "throw-pas", 6, 3), Row::sticks(&[555], "throw-pas", 5, 3)];
/// Only where 4 4 4 is not the second throw.
const PAS_4: Row<Value> = Row::sticks(&[444], "throw-pas", 4, 3);
const LOW_PAS: [Row<Value>; 2] = [Row::sticks(&[333], "throw-pas", 3, 3), Row::sticks(&[222], "throw-pas", 2, 3)];
const SEQUENCES: [Row<Value>; 4] = [
    Row::sticks(&[654], "throw-sequence", 1, 2),
    Row::sticks(&[543], "throw-sequence", 2, 2),
    Row::sticks(&[432], "throw-sequence", 3, 2),
    Row::sticks(&[321], "throw-sequence", 4, 2),
];

/// The order of all throws, with 4 4 4 as the second one.
static TABLE: Ranking<Value> =
    Ranking::new(&joined::<_, 14>(&[&[ALL, PRINTED], &SPECIAL, &HIGH_PAS, &LOW_PAS, &SEQUENCES]), Others::ByNumber);
/// The order with 4 4 1 as the second one.
static TABLE_WITH_441: Ranking<Value> = Ranking::new(
    &joined::<_, 15>(&[&[ALL, MEANT], &SPECIAL, &HIGH_PAS, &[PAS_4], &LOW_PAS, &SEQUENCES]),
    Others::ByNumber,
);

choice! {
    /// Which throw is worth all but one.
    pub enum SecondThrow {
        /// As it is printed.
        Printed = "4-4-4",
        /// As it may have been meant; 4 4 4 is a Pas like any other then.
        Meant = "4-4-1",
    }
}

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// How many sticks there are.
        pub r#box: u8 [20..=100] = 50,
        /// Which throw is worth all but one.
        pub second_throw: SecondThrow = SecondThrow::Printed,
        /// When the game ends.
        pub end: End = End::FirstOut,
        /// What becomes of seats without a stick when the pile runs out.
        pub empty_at_half_time: EmptyAtHalfTime = EmptyAtHalfTime::PlayOn,
        /// What becomes of dice set aside.
        pub keep: Keep = Keep::Locked,
        /// Who leads the next round.
        pub lead: Lead = Lead::Rotate,
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of Hadsund at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hadsund {
    second_throw: SecondThrow,
    halves: Halves,
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Red("M18 46h54v36H18Z"), Thing::White("M24 52h42v24H24Z"), Thing::Small("50", 45, 69), Thing::Sticks(28, 8, 3), Thing::Die(6, 84, 20, 32, -7), Thing::Die(6, 118, 36, 30, 8), Thing::Die(1, 96, 60, 30, -4)];

impl Game for Hadsund {
    const ABOUT: About = About { slug: "hadsund", picture: PICTURE, minutes: 20, ..IN_HALVES };

    type Options = Options;
    in_halves!();

    fn new(options: Options, seats: usize) -> Result<Hadsund, Refusal> {
        let Options { r#box: pile, second_throw, end, empty_at_half_time, keep, lead, rounds } = options;
        let halves = Halves::new(Agreed { pile, end, empty_at_half_time, keep, lead, rounds }, seats);
        Ok(Hadsund { second_throw, halves })
    }
}

impl Hadsund {
    fn table(&self) -> &'static Ranking<Value> {
        match self.second_throw {
            SecondThrow::Printed => &TABLE,
            SecondThrow::Meant => &TABLE_WITH_441,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::family::halves::tests::written;
    use crate::family::ranking::tests::{dice, in_order};

    /// The complete orders of the rules page.
    const ORDER: &str = "331=all 444=all-1 221=10 111=9 431=8 421=7 666=3 555=3 \
        333=3 222=3 654=2 543=2 432=2 321=2 665=1 664=1 \
        663=1 662=1 661=1 655=1 653=1 652=1 651=1 644=1 \
        643=1 642=1 641=1 633=1 632=1 631=1 622=1 621=1 \
        611=1 554=1 553=1 552=1 551=1 544=1 542=1 541=1 \
        533=1 532=1 531=1 522=1 521=1 511=1 443=1 442=1 \
        441=1 433=1 422=1 411=1 332=1 322=1 311=1 211=1";
    const ORDER_WITH_441: &str = "331=all 441=all-1 221=10 111=9 431=8 421=7 666=3 555=3 \
        444=3 333=3 222=3 654=2 543=2 432=2 321=2 665=1 \
        664=1 663=1 662=1 661=1 655=1 653=1 652=1 651=1 \
        644=1 643=1 642=1 641=1 633=1 632=1 631=1 622=1 \
        621=1 611=1 554=1 553=1 552=1 551=1 544=1 542=1 \
        541=1 533=1 532=1 531=1 522=1 521=1 511=1 443=1 \
        442=1 433=1 422=1 411=1 332=1 322=1 311=1 211=1";

    #[test]
    fn rule_1_every_throw_has_its_place_and_its_value() {
        for (table, order) in [(&TABLE, ORDER), (&TABLE_WITH_441, ORDER_WITH_441)] {
            assert_eq!(written(table), order);
            assert!(in_order(table).iter().zip(1..).all(|(&(place, _), number)| place == number), "no two are equal");
        }
    }

    #[test]
    fn rule_1_which_throw_beats_which() {
        for (higher, lower) in [(431, 421), (222, 654), (665, 611), (311, 211)] {
            assert!(TABLE.place(dice(higher)) < TABLE.place(dice(lower)), "{higher} beats {lower}");
        }
    }
}
