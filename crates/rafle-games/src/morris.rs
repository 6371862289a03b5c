//! # Morris (`morris`)
//!
//! 1. The pile has 21 sticks. Three dice make a throw; the table ranks all 56 and says what each is worth.
//! 2. First half, while there is a pile: every seat in turn throws once. The lowest throw takes as many sticks from the pile
//!    as the highest throw is worth, or what is left.
//! 3. Second half: every seat in turn throws once to three times. After the first and the second throw the seat stops, or
//!    sets dice aside and throws the others. What is set aside stays.
//! 4. The third throw is made under the cup. Nobody sees it, not even the thrower, so it is decided when all have finished
//!    and the cups are lifted.
//! 5. The highest throw gives as many of its own sticks as it is worth, or all it has, to the lowest.
//! 6. Who ties for lowest or for highest throws it off, once each, until one is left. If all throws are equal, the round is
//!    thrown again with the same leader.
//! 7. The first giver without a stick after a round of the second half has won, also one who held none before.
//! 8. The lead moves one seat on after every round that counts, past those who have left.
//!
//! Options: `pile`, `end`, `empty_at_half_time`, `keep`, `lead`, `morris_2_value`, `rounds`.
//! Notation: `throw 1 4 5`, `keep 1 4`, `keep none`, `stop`.
//! Where sources differ, the rules page `morris.md` says what we play and why.

use rafle_engine::{About, Game, Refusal, Thing, options};

use crate::family::cups::{EmptyAtHalfTime, End, Lead};
use crate::family::halves::{Agreed, Halves, IN_HALVES, Value, in_halves};
use crate::family::ranking::{Others, Ranking, Row};
use crate::family::turns::Keep;

/// The throws that have a row of their own, the highest first. All others are worth one stick.
const fn rows(morris_2_value: u8) -> [Row<Value>; 17] {
    [
        Row::sticks(&[421], "throw-big-julle", 0, 10),
        Row::sticks(&[221], "throw-little-julle", 0, 8),
        Row::sticks(&[111], "throw-morris", 7, 7),
        Row::sticks(&[611], "throw-morris", 6, 6),
        Row::sticks(&[511], "throw-morris", 5, 5),
        Row::sticks(&[411], "throw-morris", 4, 4),
        Row::sticks(&[311], "throw-morris", 3, 3),
        Row::sticks(&[211], "throw-morris", 2, morris_2_value),
        Row::sticks(&[666], "throw-pas", 6, 3),
        Row::sticks(&[555], "throw-pas", 5, 3),
        Row::sticks(&[444], "throw-pas", 4, 3),
        Row::sticks(&[333], "throw-pas", 3, 3),
        Row::sticks(&[222], "throw-pas", 2, 3),
        Row::sticks(&[654], "throw-sequence", 1, 2),
        Row::sticks(&[543], "throw-sequence", 2, 2),
        Row::sticks(&[432], "throw-sequence", 3, 2),
        Row::sticks(&[321], "throw-sequence", 4, 2),
    ]
}

/// The order of all throws.
static TABLE: Ranking<Value> = Ranking::new(&rows(3), Others::ByNumber);
/// The same order: only the value of 2 1 1 is another.
static TABLE_WITH_TWO: Ranking<Value> = Ranking::new(&rows(2), Others::ByNumber);

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// How many sticks there are.
        pub pile: u8 [5..=60] = 21,
        /// When the game ends.
        pub end: End = End::FirstOut,
        /// What becomes of seats without a stick when the pile runs out.
        pub empty_at_half_time: EmptyAtHalfTime = EmptyAtHalfTime::PlayOn,
        /// What becomes of dice set aside.
        pub keep: Keep = Keep::Locked,
        /// Who leads the next round.
        pub lead: Lead = Lead::Rotate,
        /// What 2 1 1 is worth.
        pub morris_2_value: u8 [2..=3] = 3,
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of Morris at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Morris {
    morris_2_value: u8,
    halves: Halves,
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Die(4, 12, 14, 36, -8), Thing::Die(2, 54, 26, 36, 7), Thing::Die(1, 26, 56, 36, -5), Thing::Sticks(104, 28, 5)];

impl Game for Morris {
    const ABOUT: About = About { slug: "morris", picture: PICTURE, minutes: 15, ..IN_HALVES };

    type Options = Options;
    in_halves!();

    fn new(options: Options, seats: usize) -> Result<Morris, Refusal> {
        let Options { pile, end, empty_at_half_time, keep, lead, morris_2_value, rounds } = options;
        let halves = Halves::new(Agreed { pile, end, empty_at_half_time, keep, lead, rounds }, seats);
        Ok(Morris { morris_2_value, halves })
    }
}

impl Morris {
    fn table(&self) -> &'static Ranking<Value> {
        if self.morris_2_value == 2 { &TABLE_WITH_TWO } else { &TABLE }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::family::halves::tests::written;
    use crate::family::ranking::tests::{dice, in_order};

    /// The complete order of the rules page.
    const ORDER: &str = "421=10 221=8 111=7 611=6 511=5 411=4 311=3 211=3 \
        666=3 555=3 444=3 333=3 222=3 654=2 543=2 432=2 \
        321=2 665=1 664=1 663=1 662=1 661=1 655=1 653=1 \
        652=1 651=1 644=1 643=1 642=1 641=1 633=1 632=1 \
        631=1 622=1 621=1 554=1 553=1 552=1 551=1 544=1 \
        542=1 541=1 533=1 532=1 531=1 522=1 521=1 443=1 \
        442=1 441=1 433=1 431=1 422=1 332=1 331=1 322=1";

    #[test]
    fn the_card_has_the_ways_of_all_216_throws() {
        let card = crate::open("morris", 2, &[]).unwrap().unwrap().aid().unwrap();
        let rafle_engine::AidRows::Ranking { dice: 3, rows } = card.rows else { panic!("a ranking of three dice") };
        let ways: Vec<_> = rows.iter().map(|row| row.ways).collect();
        assert_eq!(ways, [6, 3, 1, 3, 3, 3, 3, 3, 5, 24, 162]);
        assert_eq!(rows[8].throws_written().0, ["666", "555", "444", "333", "222"]);
        assert_eq!(rows[10].throws_written(), (vec!["665".to_owned()], Some("322".to_owned())));
    }

    #[test]
    fn rule_1_every_throw_has_its_place_and_its_value() {
        assert_eq!(written(&TABLE), ORDER);
        assert_eq!(written(&TABLE_WITH_TWO), ORDER.replace("211=3", "211=2"));
        assert!(in_order(&TABLE).iter().zip(1..).all(|(&(place, _), number)| place == number), "no two are equal");
    }

    #[test]
    fn rule_1_which_throw_beats_which() {
        for (higher, lower) in [(211, 666), (222, 654), (321, 665), (665, 655), (652, 552), (331, 322)] {
            assert!(TABLE.place(dice(higher)) < TABLE.place(dice(lower)), "{higher} beats {lower}");
        }
    }
}
