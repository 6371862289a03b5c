//! # Sequence (`sequence`)
//!
//! 1. Every seat throws all six dice once.
//! 2. What counts is the longest run: different faces that follow one another, wherever the dice lie. Of runs of the same
//!    length the highest counts. A single face is a run of one, and 1 does not follow 6.
//! 3. The longer run wins, and of equally long ones that with the higher top. Seats with the same run share the win.
//! 4. A run is written as two figures, its length and its top: 3 4 5 6 is 46.
//!
//! Options: those of a match without numbers to add ([`WinOptions`]). Notation: `throw 1 3 4 5 6 6`.
//! Where sources differ, the rules page `sequence.md` says what we play and why.

use rafle_engine::{Dice, Message, Seat, Thing};

use crate::family::one_throw::{OneThrow, Rule};
use crate::family::rounds::WinOptions;

/// A game of Sequence at one moment.
pub type Sequence = OneThrow<LongestRun>;

/// Rules 2 to 4.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LongestRun {}

impl Rule for LongestRun {
    const SLUG: &'static str = "sequence";
    #[rustfmt::skip]
    const PICTURE: &'static [Thing] = &[Thing::Die(1, 8, 64, 26, -4), Thing::Die(2, 32, 54, 26, 3), Thing::Die(3, 56, 44, 26, -3), Thing::Die(4, 80, 34, 26, 4), Thing::Die(5, 104, 24, 26, -4), Thing::Die(6, 128, 14, 26, 3)];
    const DICE: u8 = 6;

    type Options = WinOptions;

    fn points(dice: Dice) -> i32 {
        run_of(dice).written()
    }

    fn called(dice: Dice) -> Message {
        run_of(dice).named("run")
    }

    fn told(seat: Seat, dice: Dice) -> Message {
        run_of(dice).named("run-thrown").with("seat", seat)
    }
}

/// Faces that follow one another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Run {
    length: u8,
    top: u8,
}

impl Run {
    /// Rule 4.
    fn written(self) -> i32 {
        i32::from(10 * self.length + self.top)
    }

    fn named(self, key: &'static str) -> Message {
        Message::new(key).with("length", self.length).with("top", self.top)
    }
}

/// The run that counts; of no dice, none.
fn run_of(dice: Dice) -> Run {
    // A bit for each face that shows. Each turn of the loop leaves those that begin a run longer by one.
    let mut begin = dice.faces().fold(0_u8, |shown, face| shown | 1 << face);
    let mut run = Run { length: 0, top: 0 };
    while begin != 0 {
        run = Run { length: run.length + 1, top: begin.ilog2() as u8 + run.length };
        begin &= begin >> 1;
    }
    run
}

#[cfg(test)]
mod tests {
    use rafle_engine::throws;

    use super::*;

    fn run(dice: &str) -> (u8, u8) {
        let Run { length, top } = run_of(dice.parse().unwrap());
        (length, top)
    }

    #[test]
    fn rule_2_which_run_counts() {
        for (dice, expected) in [
            ("1 2 3 4 5 6", (6, 6)),
            ("1 2 3 5 6 6", (3, 3)),
            ("1 2 4 5 5 5", (2, 5)),
            ("3 4 5 6 6 1", (4, 6)),
            ("1 2 3 4 4 6", (4, 4)),
            ("2 2 4 4 6 6", (1, 6)),
            ("1 1 1 1 1 1", (1, 1)),
            ("1 1 3 3 5 6", (2, 6)),
        ] {
            assert_eq!(run(dice), expected, "{dice}");
        }
    }

    #[test]
    fn rule_2_how_often_each_run_comes() {
        let table = [
            (6, &[(6, 720)][..]),
            (5, &[(6, 1800), (5, 1800)]),
            (4, &[(6, 3360), (5, 1560), (4, 3360)]),
            (3, &[(6, 5460), (5, 2100), (4, 2100), (3, 5460)]),
            (2, &[(6, 6362), (5, 2702), (4, 2702), (3, 1142), (2, 3242)]),
            (1, &[(6, 1869), (5, 727), (4, 125), (3, 63), (2, 1), (1, 1)]),
        ];
        for (length, tops) in table {
            for &(top, expected) in tops {
                let counts = throws(LongestRun::DICE).filter(|&(dice, _)| run_of(dice) == Run { length, top });
                assert_eq!(counts.map(|(_, ways)| ways).sum::<u64>(), expected, "{length} up to {top}");
            }
        }
        assert_eq!(table.iter().flat_map(|(_, tops)| tops.iter()).map(|(_, ways)| ways).sum::<u64>(), 6_u64.pow(6));
    }
}
