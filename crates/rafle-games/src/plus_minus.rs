//! # Plus and Minus (`plus-minus`)
//!
//! 1. Every seat has one turn of four throws of one die.
//! 2. The second die is added to the first, the third is subtracted, and the fourth multiplies all of it. A score may be
//!    nothing or negative.
//! 3. The highest score wins; seats tied for highest share the win.
//!
//! Options: those of a match ([`RoundOptions`]). Notation: `throw 4`.
//! Where sources differ, the rules page `plus-minus.md` says what we play and why.

use std::hash::Hash;

use rafle_engine::{About, Game, LineOf, Message, Next, Refusal, Seen, Standings, Throw, View};

use crate::family::luck::{LUCK_ALONE, luck_alone, thrown};
use crate::family::one_turn::OneTurnEach;
use crate::family::rounds::RoundOptions;
use crate::family::sums::Step::{Add, Subtract, Times};
use crate::family::sums::{Row, Step};

/// What each die of a turn does.
const STEPS: [Step; 4] = [Add, Add, Subtract, Times];

/// A game of Plus and Minus at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PlusMinus {
    turns: OneTurnEach<Row>,
}

impl Game for PlusMinus {
    const ABOUT: About = About { slug: "plus-minus", minutes: 3, ..LUCK_ALONE };

    type Options = RoundOptions;
    luck_alone!();

    fn new(options: RoundOptions, seats: usize) -> Result<PlusMinus, Refusal> {
        Ok(PlusMinus { turns: OneTurnEach::new(options.among(seats)) })
    }

    fn next(&self) -> Next {
        self.turns.next()
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let die = throw.of(self.in_the_cup())?;
        self.turns.make_step(die.sum() as u8, &STEPS);
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.turns.standings(|turns| turns.worked_out(&STEPS))
    }

    fn most_steps(&self) -> u32 {
        self.turns.most_steps(STEPS.len() as u32)
    }

    fn gist(&self) -> impl Hash + Eq + use<> {
        self.turns.gist_of_sums(&STEPS)
    }

    fn view(seen: &Seen<PlusMinus>) -> View {
        seen.turns.paper(seen, &STEPS)
    }

    fn happened(before: &Seen<PlusMinus>, line: LineOf<PlusMinus>, after: &Seen<PlusMinus>) -> Vec<Message> {
        let throw = thrown(line);
        after.turns.told_step(&before.turns, throw, throw.0.sum() as u8, &STEPS)
    }
}

impl PlusMinus {
    fn in_the_cup(&self) -> u8 {
        (!self.turns.over()).into()
    }
}

#[cfg(test)]
mod tests {
    use rafle_engine::FACES;

    use super::*;

    fn points(dice: [u8; 4]) -> i32 {
        dice.into_iter().collect::<Row>().work_out(&STEPS)
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
