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

use rafle_engine::{About, Dice, Game, LineOf, Message, Next, Refusal, Seen, Standings, Throw, View};

use crate::family::luck::{LUCK_ALONE, luck_alone, thrown};
use crate::family::one_turn::OneTurnEach;
use crate::family::rounds::WinOptions;

/// Dice in a throw.
const DICE: u8 = 6;

/// A game of Sequence at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sequence {
    turns: OneTurnEach<Dice>,
}

impl Game for Sequence {
    const ABOUT: About = About { slug: "sequence", minutes: 1, ..LUCK_ALONE };

    type Options = WinOptions;
    luck_alone!();

    fn new(options: WinOptions, seats: usize) -> Result<Sequence, Refusal> {
        Ok(Sequence { turns: OneTurnEach::new(options.among(seats)) })
    }

    fn next(&self) -> Next {
        self.turns.next()
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        self.turns.throw_once(throw, self.in_the_cup(), round)
    }

    fn standings(&self) -> Standings {
        self.turns.standings(round)
    }

    fn most_steps(&self) -> u32 {
        self.turns.most_steps(1)
    }

    fn view(seen: &Seen<Sequence>) -> View {
        let view = seen.turns.view(seen, seen.in_the_cup());
        seen.turns.lay_out(view, |dice| Some(run_of(dice).named("run")))
    }

    fn happened(before: &Seen<Sequence>, line: LineOf<Sequence>, after: &Seen<Sequence>) -> Vec<Message> {
        let throw = thrown(line);
        let worth = run_of(throw.0).named("run-thrown").with("seat", before.turns.seat());
        after.turns.told(&before.turns, throw, Some((throw.0, worth)), round)
    }
}

impl Sequence {
    fn in_the_cup(&self) -> u8 {
        if self.turns.over() { 0 } else { DICE }
    }
}

fn round(turns: &OneTurnEach<Dice>) -> Standings {
    turns.most(|dice| run_of(dice).written())
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
                let counts = throws(DICE).filter(|&(dice, _)| run_of(dice) == Run { length, top });
                assert_eq!(counts.map(|(_, ways)| ways).sum::<u64>(), expected, "{length} up to {top}");
            }
        }
        assert_eq!(table.iter().flat_map(|(_, tops)| tops.iter()).map(|(_, ways)| ways).sum::<u64>(), 6_u64.pow(6));
    }
}
