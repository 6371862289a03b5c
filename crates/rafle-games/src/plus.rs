//! # Plus (`plus`)
//!
//! 1. Every seat throws both dice once.
//! 2. The dice are added.
//! 3. The highest sum wins; seats tied for highest share the win.
//!
//! Options: those of a match ([`RoundOptions`]). Notation: `throw 3 4`.
//! Where sources differ, the rules page `plus.md` says what we play and why.

use rafle_engine::{About, Dice, Game, LineOf, Message, Next, Refusal, Seen, Standings, Throw, View};

use crate::family::luck::{LUCK_ALONE, luck_alone, thrown};
use crate::family::one_turn::{OneTurnEach, scored, worth};
use crate::family::rounds::RoundOptions;

/// Dice in a throw.
const DICE: u8 = 2;

/// A game of Plus at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Plus {
    turns: OneTurnEach<Dice>,
}

impl Game for Plus {
    const ABOUT: About = About { slug: "plus", minutes: 1, ..LUCK_ALONE };

    type Options = RoundOptions;
    luck_alone!();

    fn new(options: RoundOptions, seats: usize) -> Result<Plus, Refusal> {
        Ok(Plus { turns: OneTurnEach::new(options.among(seats)) })
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

    fn view(seen: &Seen<Plus>) -> View {
        let view = seen.turns.view(seen, seen.in_the_cup());
        seen.turns.lay_out(view, |dice| Some(worth(points(dice))))
    }

    fn happened(before: &Seen<Plus>, line: LineOf<Plus>, after: &Seen<Plus>) -> Vec<Message> {
        let throw = thrown(line);
        let worth = scored(before.turns.seat(), points(throw.0));
        after.turns.told(&before.turns, throw, Some((throw.0, worth)), round)
    }
}

impl Plus {
    fn in_the_cup(&self) -> u8 {
        if self.turns.over() { 0 } else { DICE }
    }
}

fn round(turns: &OneTurnEach<Dice>) -> Standings {
    turns.most(points)
}

fn points(dice: Dice) -> i32 {
    dice.sum()
}

#[cfg(test)]
mod tests {
    use rafle_engine::throws;

    use super::*;

    #[test]
    fn rule_2_how_often_each_sum_comes() {
        let ways = |sum| throws(DICE).filter(|&(dice, _)| points(dice) == sum).map(|(_, ways)| ways).sum::<u64>();
        let table = [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 5), (9, 4), (10, 3), (11, 2), (12, 1)];
        for (sum, expected) in table {
            assert_eq!(ways(sum), expected, "{sum}");
        }
    }
}
