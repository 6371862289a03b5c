//! # Sevens with Two Dice (`sevens-two-dice`)
//!
//! 1. Everything goes as in Sevens with Three Dice ([`crate::sevens_three_dice`]), but every throw has two dice.
//! 2. When the cups are lifted, every seat in turn says what a third, imagined die shows. The three together are its throw.
//! 3. 2 2 1, 5 5 1 and 4 4 1 are the highest throws, in this order, above Pas 1.
//! 4. So Pas 1 leaves whatever the others have, and another Pas only if nobody has a higher throw of any kind. In the second
//!    phase the highest throw gives a stick also when somebody leaves by a lower Pas 1.
//! 5. In a roll-off two dice are thrown, and the best third one is imagined by itself.
//!
//! Options: `extras`, `pile`, `end`, `pas_exit`, `empty_at_half_time`, `lead`, `throw_limit`, `rounds`.
//! Notation: `throw 5 5`, `again`, `stop`, `imagine 1`.
//! Where sources differ, the rules page `sevens-two-dice.md` says what we play and why.

use rafle_engine::{About, Game, Refusal, Thing};

use crate::family::leaving::{BY_LEAVING, Extras, Leaving, Made, by_leaving, leaving_options};

leaving_options! {
    /// Where 2 2 1, 5 5 1 and 4 4 1 rank.
    pub extras: Extras = Extras::Top,
}

/// A game of Sevens with Two Dice at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SevensTwoDice(Leaving);

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Die(5, 10, 40, 34, -7), Thing::Die(1, 50, 48, 34, 8), Thing::Dots("M96 44a20 18 0 1 1 28 26q-10 8-20 4-16-6-8-30M96 82a4 4 0 1 1 .1 0M86 92a2 2 0 1 1 .1 0"), Thing::Small("2", 110, 56), Thing::Text("7", 144, 74)];

impl Game for SevensTwoDice {
    const ABOUT: About = About { slug: "sevens-two-dice", picture: PICTURE, ..BY_LEAVING };

    type Options = Options;
    by_leaving!();

    fn new(options: Options, seats: usize) -> Result<SevensTwoDice, Refusal> {
        Ok(SevensTwoDice(Leaving::new(options.agreed(Made::Imagining, options.extras), seats)))
    }
}

#[cfg(test)]
mod tests {
    use rafle_engine::{Dice, FACES, throws};

    use super::*;

    /// What each pair becomes with an imagined 1 to 6, as the rules page writes it.
    const PAIRS: &str = "
        1-1 | P1 | – | – | – | B | 7+1
        1-2 | – | E221 | S | B | 7+1 | 7+2
        1-3 | – | S | B | 7+1 | – | 7+3
        1-4 | – | B | 7+1 | E441 | – | 7+4
        1-5 | B | 7+1 | – | – | E551 | 7+5
        1-6 | 7+1 | 7+2 | 7+3 | 7+4 | 7+5 | 7+6
        2-2 | E221 | P2 | B | – | 7+2 | –
        2-3 | S | B | – | 7+2 | 7+3 | –
        2-4 | B | – | 7+2 | – | 7+4 | –
        2-5 | 7+1 | 7+2 | 7+3 | 7+4 | 7+5 | 7+6
        2-6 | 7+2 | – | – | – | 7+6 | –
        3-3 | B | – | P3 | 7+3 | – | –
        3-4 | 7+1 | 7+2 | 7+3 | 7+4 | 7+5 | 7+6
        3-5 | – | 7+3 | – | 7+5 | – | –
        3-6 | 7+3 | – | – | 7+6 | – | –
        4-4 | E441 | – | 7+4 | P4 | – | –
        4-5 | – | 7+4 | 7+5 | – | – | –
        4-6 | 7+4 | – | 7+6 | – | – | –
        5-5 | E551 | 7+5 | – | – | P5 | –
        5-6 | 7+5 | 7+6 | – | – | – | –
        6-6 | 7+6 | – | – | – | – | P6";

    /// The throws from place 1 on, as the rules page writes them.
    const PLACES: [&str; 18] = [
        "E221", "E551", "E441", "P1", "P6", "P5", "P4", "P3", "P2", "S", "B", "7+1", "7+6", "7+5", "7+4", "7+3", "7+2",
        "–",
    ];

    #[test]
    fn rule_2_what_each_pair_can_become() {
        let table = Extras::Top.table();
        let mut pairs = 0;
        for row in PAIRS.trim().lines() {
            let (dice, made) = row.split_once('|').unwrap();
            let dice: Dice = dice.replace('-', " ").parse().unwrap();
            let made: Vec<_> = made.split('|').map(str::trim).collect();
            assert_eq!(made.len(), FACES.len());
            for (face, made) in FACES.into_iter().zip(&made) {
                let place = table.place(Made::Imagining.hand(dice, face));
                assert_eq!(PLACES[usize::from(place) - 1], *made, "{dice} and {face}");
            }
            let best = made.iter().map(|made| PLACES.iter().position(|place| place == made).unwrap() + 1).min();
            assert_eq!(Some(table.place(Made::Imagining.best(dice, table)).into()), best, "{dice}");
            assert_ne!(best, Some(18), "every pair can be made into something that counts");
            pairs += 1;
        }
        assert_eq!(pairs, throws(2).count());
    }
}
