//! # Multiply (`multiply`)
//!
//! 1. Every seat throws both dice once.
//! 2. The two dice are multiplied.
//! 3. The highest product wins; seats tied for highest share the win.
//!
//! Options: those of a match ([`RoundOptions`]). Notation: `throw 3 5`.
//! Where sources differ, the rules page `multiply.md` says what we play and why.

use rafle_engine::{About, Dice, Game, LineOf, Message, Next, Refusal, Seen, Standings, Throw, View};

use crate::family::luck::{LUCK_ALONE, luck_alone, thrown};
use crate::family::one_turn::{OneTurnEach, scored, worth};
use crate::family::rounds::RoundOptions;

/// Dice in a throw.
const DICE: u8 = 2;

/// A game of Multiply at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Multiply {
    turns: OneTurnEach<Dice>,
}

impl Game for Multiply {
    const ABOUT: About = About { slug: "multiply", minutes: 1, ..LUCK_ALONE };

    type Options = RoundOptions;
    luck_alone!();

    fn new(options: RoundOptions, seats: usize) -> Result<Multiply, Refusal> {
        Ok(Multiply { turns: OneTurnEach::new(options.among(seats)) })
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

    fn view(seen: &Seen<Multiply>) -> View {
        let view = seen.turns.view(seen, seen.in_the_cup());
        seen.turns.lay_out(view, |dice| Some(worth(points(dice))))
    }

    fn happened(before: &Seen<Multiply>, line: LineOf<Multiply>, after: &Seen<Multiply>) -> Vec<Message> {
        let throw = thrown(line);
        let worth = scored(before.turns.seat(), points(throw.0));
        after.turns.told(&before.turns, throw, Some((throw.0, worth)), round)
    }
}

impl Multiply {
    fn in_the_cup(&self) -> u8 {
        if self.turns.over() { 0 } else { DICE }
    }
}

fn round(turns: &OneTurnEach<Dice>) -> Standings {
    turns.most(points)
}

fn points(dice: Dice) -> i32 {
    let [low, high] = [dice.lowest(), dice.highest()].map(|face| face.map_or(0, i32::from));
    low * high
}

#[cfg(test)]
mod tests {
    use rafle_engine::throws;

    use super::*;

    #[test]
    fn rule_2_how_often_each_product_comes() {
        let ways =
            |product| throws(DICE).filter(|&(dice, _)| points(dice) == product).map(|(_, ways)| ways).sum::<u64>();
        for (products, expected) in
            [(&[1, 9, 16, 25, 36][..], 1), (&[2, 3, 5, 8, 10, 15, 18, 20, 24, 30], 2), (&[4], 3), (&[6, 12], 4)]
        {
            for &product in products {
                assert_eq!(ways(product), expected, "{product}");
            }
        }
    }
}
