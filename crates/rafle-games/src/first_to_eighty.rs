//! # First to Eighty (`first-to-eighty`)
//!
//! 1. A turn is one throw of two dice.
//! 2. Two different dice score their sum.
//! 3. A double scores the larger of sum and product; with `doubles=product` always the product.
//! 4. Who reaches the target has won at once.
//! 5. With `equal_turns` the round in which somebody reaches the target is finished, and the highest score wins; ties share.
//!
//! Options: `target`, `doubles`, `equal_turns`, `rounds`. Notation: `throw 4 3`.
//! Where sources differ, the rules page `first-to-eighty.md` says what we play and why.

use rafle_engine::{
    About, At, Dice, Game, LineOf, Message, Next, PerSeat, Refusal, Seat, Seen, Standings, Thing, Throw, View, choice,
    options,
};

use crate::family::luck::{LUCK_ALONE, luck_alone, thrown};
use crate::family::race::Race;

choice! {
    /// What a double scores.
    pub enum Doubles {
        /// Sum or product, whichever is larger.
        Best = "best",
        /// Always the product.
        Product = "product",
    }
}

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// The points to reach.
        pub target: u16 [20..=200] = 80,
        /// What a double scores.
        pub doubles: Doubles = Doubles::Best,
        /// Whether the last round is finished.
        pub equal_turns: bool = false,
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of First to Eighty at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FirstToEighty {
    options: Options,
    race: Race,
    points: PerSeat<u16>,
}

const PICTURE: &[Thing] = &[Thing::Die(5, 14, 44, 36, -7), Thing::Die(5, 48, 26, 36, 8), Thing::Text("80", 122, 70)];

impl Game for FirstToEighty {
    const ABOUT: About = About { slug: "first-to-eighty", picture: PICTURE, minutes: 5, ..LUCK_ALONE };

    type Options = Options;
    luck_alone!();

    fn new(options: Options, seats: usize) -> Result<FirstToEighty, Refusal> {
        let race = Race::new(seats, options.rounds).with_equal_turns(options.equal_turns);
        Ok(FirstToEighty { options, race, points: PerSeat::all(0) })
    }

    fn next(&self) -> Next {
        self.race.next()
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let thrown = throw.of(self.in_the_cup())?;
        let points = &mut self.points[self.race.seat()];
        *points += score(thrown, self.options.doubles);
        let there = *points >= self.options.target;
        if self.race.pass_on(there) {
            self.end_game();
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.race.standings(|| self.game())
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        if self.race.pass_over(seat) {
            self.end_game();
        }
        true
    }

    fn most_steps(&self) -> u32 {
        // Every throw scores at least one point.
        u32::from(self.options.rounds) * self.race.seats().len() as u32 * u32::from(self.options.target)
    }

    fn at(&self) -> Option<At> {
        self.race.game_at().or(Some(At::Goal(self.options.target)))
    }

    fn view(seen: &Seen<FirstToEighty>) -> View {
        seen.race.view(seen, seen.race.say(2), 2, &seen.game())
    }

    fn happened(
        before: &Seen<FirstToEighty>,
        line: LineOf<FirstToEighty>,
        after: &Seen<FirstToEighty>,
    ) -> Vec<Message> {
        let throw = thrown(line);
        let seat = before.race.seat();
        let points = score(throw.0, before.options.doubles);
        let mut told = vec![throw.told(seat), Message::new("turn-scored").with("seat", seat).with("points", points)];
        told.extend(after.race.told(&before.race));
        told
    }
}

impl FirstToEighty {
    fn in_the_cup(&self) -> u8 {
        self.race.dice(2)
    }

    fn end_game(&mut self) {
        if self.race.finish(self.game()) {
            self.points = PerSeat::all(0);
        }
    }

    fn game(&self) -> Standings<8> {
        Standings::most(self.race.seats(), PerSeat::from_fn(|seat| self.points[seat].into()))
    }
}

fn score(thrown: Dice, doubles: Doubles) -> u16 {
    let sum = thrown.sum() as u16;
    match thrown.highest_alike(2).map(|face| u16::from(face) * u16::from(face)) {
        None => sum,
        Some(product) if doubles == Doubles::Product => product,
        // Rule 3: nothing is gained by choosing the smaller figure, so nobody is asked.
        Some(product) => sum.max(product),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What one die by the other scores, row by row.
    const TABLE: [[u16; 6]; 6] = [
        [2, 3, 4, 5, 6, 7],
        [3, 4, 5, 6, 7, 8],
        [4, 5, 9, 7, 8, 9],
        [5, 6, 7, 16, 9, 10],
        [6, 7, 8, 9, 25, 11],
        [7, 8, 9, 10, 11, 36],
    ];

    #[test]
    fn rules_2_and_3_what_every_throw_scores() {
        for one in 1..=6 {
            for other in 1..=6 {
                let thrown = Dice::of(&[one, other]);
                let points = TABLE[one as usize - 1][other as usize - 1];
                assert_eq!(score(thrown, Doubles::Best), points, "{thrown}");
                let product = if thrown == Dice::of(&[1, 1]) { 1 } else { points };
                assert_eq!(score(thrown, Doubles::Product), product, "{thrown}");
            }
        }
    }
}
