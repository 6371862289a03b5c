//! # Add and Subtract (`add-and-subtract`)
//!
//! 1. Every seat has one turn of seven throws of one die.
//! 2. The dice are added and subtracted as they come: plus, plus, minus, plus, minus, plus, minus. A score may be
//!    negative.
//! 3. The highest score wins; seats tied for highest share the win.
//!
//! Options: those of a match ([`RoundOptions`]). Notation: `throw 4`.
//! Where sources differ, the rules page `add-and-subtract.md` says what we play and why.

use std::hash::Hash;

use rafle_engine::{About, Game, LineOf, Message, Next, Refusal, Seen, Standings, Throw, View};

use crate::family::luck::{LUCK_ALONE, luck_alone, thrown};
use crate::family::one_turn::OneTurnEach;
use crate::family::rounds::RoundOptions;
use crate::family::sums::Step::{Add, Subtract};
use crate::family::sums::{Row, Step};

/// What each die of a turn does.
const STEPS: [Step; 7] = [Add, Add, Subtract, Add, Subtract, Add, Subtract];

/// A game of Add and Subtract at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AddAndSubtract {
    turns: OneTurnEach<Row>,
}

impl Game for AddAndSubtract {
    const ABOUT: About = About { slug: "add-and-subtract", minutes: 5, ..LUCK_ALONE };

    type Options = RoundOptions;
    luck_alone!();

    fn new(options: RoundOptions, seats: usize) -> Result<AddAndSubtract, Refusal> {
        Ok(AddAndSubtract { turns: OneTurnEach::new(options.among(seats)) })
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

    fn view(seen: &Seen<AddAndSubtract>) -> View {
        seen.turns.paper(seen, &STEPS)
    }

    fn happened(
        before: &Seen<AddAndSubtract>,
        line: LineOf<AddAndSubtract>,
        after: &Seen<AddAndSubtract>,
    ) -> Vec<Message> {
        let throw = thrown(line);
        after.turns.told_step(&before.turns, throw, throw.0.sum() as u8, &STEPS)
    }
}

impl AddAndSubtract {
    fn in_the_cup(&self) -> u8 {
        (!self.turns.over()).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
            assert_eq!(dice.into_iter().collect::<Row>().work_out(&STEPS), points, "{dice:?}");
        }
    }
}
