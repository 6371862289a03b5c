//! # The Endless Road (`endless-road`)
//!
//! 1. Every seat has a road of 24 numbers: 1 up to 12, then 12 down to 1.
//! 2. A turn is one throw of three dice.
//! 3. Each die alone, each pair added and all three added make seven numbers.
//! 4. The next number of the road is crossed off as long as one of the seven makes it. Each of the seven is used once; with
//!    `double_twelve=same` it may be used again.
//! 5. Who crosses off the last number has won at once.
//! 6. With `equal_turns` the round in which somebody gets there is finished, and all who get there share the win.
//!
//! Options: `double_twelve`, `equal_turns`, `rounds`. Notation: `throw 1 2 4`.
//! Where sources differ, the rules page `endless-road.md` says what we play and why.

use rafle_engine::{
    About, Arg, At, Dice, Game, LineOf, Message, Next, Paper, PaperSheet, PerSeat, Refusal, Seat, Seen, Standings,
    Thing, Throw, Track, View, choice, options,
};

use crate::family::luck::{LUCK_ALONE, luck_alone, thrown};
use crate::family::race::Race;

/// The numbers to cross off, in this order.
const ROAD: [u8; 24] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

/// Dice in a throw.
const DICE: u8 = 3;

choice! {
    /// Whether one combination may cross off a number twice.
    pub enum DoubleTwelve {
        /// Each combination crosses off one number.
        Separate = "separate",
        /// A combination crosses off its number as often as it comes up.
        Same = "same",
    }
}

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// Whether one 12 may cross off both.
        pub double_twelve: DoubleTwelve = DoubleTwelve::Separate,
        /// Whether the last round is finished.
        pub equal_turns: bool = false,
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of The Endless Road at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EndlessRoad {
    options: Options,
    race: Race,
    /// How many numbers each seat has crossed off.
    crossed: PerSeat<u8>,
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Dots("M10 84C40 84 30 52 62 54S92 78 112 60 120 26 150 24"), Thing::Small("1", 16, 74), Thing::Small("12", 146, 16), Thing::Die(1, 40, 18, 30, -9), Thing::Die(2, 76, 14, 30, 8), Thing::Die(4, 116, 62, 32, 12)];

impl Game for EndlessRoad {
    const ABOUT: About = About { slug: "endless-road", picture: PICTURE, minutes: 15, ..LUCK_ALONE };

    type Options = Options;
    luck_alone!();

    fn new(options: Options, seats: usize) -> Result<EndlessRoad, Refusal> {
        let race = Race::new(seats, options.rounds).with_equal_turns(options.equal_turns);
        Ok(EndlessRoad { options, race, crossed: PerSeat::all(0) })
    }

    fn next(&self) -> Next {
        self.race.next()
    }

    #[inline]
    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let thrown = throw.of(self.in_the_cup())?;
        let crossed = self.crossed_with(thrown);
        self.crossed[self.race.seat()] = crossed;
        if self.race.pass_on(usize::from(crossed) == ROAD.len()) {
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
        // A seat needs about 40 throws; the hardest number comes up in 41 of 216.
        u32::from(self.options.rounds) * self.race.seats().len() as u32 * 1000
    }

    fn at(&self) -> Option<At> {
        self.race.game_at()
    }

    fn view(seen: &Seen<EndlessRoad>) -> View {
        let pawns = seen.race.seats().iter().map(|seat| (seat, seen.crossed[seat].into())).collect();
        let fields = ROAD.into_iter().map(Message::number).collect();
        seen.race.view(seen, seen.say(), DICE, &seen.game()).part(Track { fields, pawns, figure: None })
    }

    fn paper(&self) -> Option<Paper> {
        Some(Paper { note: Message::new("paper-note"), sheet: PaperSheet::List(ROAD.into()) })
    }

    fn happened(before: &Seen<EndlessRoad>, line: LineOf<EndlessRoad>, after: &Seen<EndlessRoad>) -> Vec<Message> {
        let throw = thrown(line);
        let seat = before.race.seat();
        let mut told = vec![throw.told(seat)];
        told.push(match &before.ahead()[..usize::from(before.crossed_with(throw.0) - before.crossed[seat])] {
            [] => Message::new("crossed-nothing").with("seat", seat).with("number", before.ahead()[0]),
            numbers => {
                Message::new("crossed-off").with("seat", seat).with("numbers", numbers.iter().copied().collect::<Arg>())
            }
        });
        told.extend(after.race.told(&before.race));
        told
    }
}

impl EndlessRoad {
    fn in_the_cup(&self) -> u8 {
        self.race.dice(DICE)
    }

    /// The numbers that lie before the seat whose turn it is.
    fn ahead(&self) -> &'static [u8] {
        &ROAD[usize::from(self.crossed[self.race.seat()])..]
    }

    /// How many numbers the seat whose turn it is will have crossed off after this throw.
    fn crossed_with(&self, thrown: Dice) -> u8 {
        walk(self.crossed[self.race.seat()], thrown, self.options.double_twelve)
    }

    fn end_game(&mut self) {
        if self.race.finish(self.game()) {
            self.crossed = PerSeat::all(0);
        }
    }

    fn game(&self) -> Standings<8> {
        Standings::most(self.race.seats(), PerSeat::from_fn(|seat| self.crossed[seat].into()))
    }

    fn say(&self) -> Message {
        match self.ahead() {
            [needed, ..] if !self.race.over() => {
                Message::new("say-needs").with("seat", self.race.seat()).with("number", *needed)
            }
            _ => self.race.say(DICE),
        }
    }
}

/// How many numbers are crossed off after this throw, if `crossed` were before it.
fn walk(mut crossed: u8, thrown: Dice, twelve: DoubleTwelve) -> u8 {
    let mut left = combinations(thrown);
    while let Some(&needed) = ROAD.get(usize::from(crossed)) {
        let one = 1 << (BITS * needed);
        if left & (MASK * one) == 0 {
            break;
        }
        if twelve == DoubleTwelve::Separate {
            left -= one;
        }
        crossed += 1;
    }
    crossed
}

/// Bits in which [`combinations`] counts one number: none comes up more than three times.
const BITS: u8 = 2;
const MASK: u64 = (1 << BITS) - 1;

/// How many of the seven combinations of three dice make each number.
fn combinations(thrown: Dice) -> u64 {
    let (low, high) = (thrown.lowest().unwrap_or(0), thrown.highest().unwrap_or(0));
    let sum = thrown.sum() as u8;
    let middle = sum - low - high;
    let numbers = [low, middle, high, low + middle, low + high, middle + high, sum];
    numbers.into_iter().map(|number| 1 << (BITS * number)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rafle_engine::throws;

    #[test]
    fn rule_4_what_a_throw_crosses_off_from_the_start() {
        for (thrown, crossed) in [
            ("1 5 6", 1), // the examples of the source
            ("1 2 4", 7),
            ("1 2 3", 6),
            ("1 1 1", 3),
            ("1 1 2", 4),
            ("2 3 4", 0),
        ] {
            assert_eq!(walk(0, thrown.parse().unwrap(), DoubleTwelve::Separate), crossed, "{thrown}");
        }
        let best = throws(3).map(|(thrown, _)| walk(0, thrown, DoubleTwelve::Separate)).max();
        assert_eq!(best, Some(7), "1 2 4 is the best opening throw");
    }

    #[test]
    fn rule_4_at_the_two_twelves() {
        for (crossed, thrown, separate, same) in [
            (10, "1 5 6", 12, 14),
            (11, "6 6 3", 12, 13),
            (11, "6 6 6", 13, 13),
            (10, "5 6 6", 12, 14),
            (17, "1 2 4", 24, 24),
        ] {
            let walked = |twelve| walk(crossed, thrown.parse().unwrap(), twelve);
            assert_eq!(walked(DoubleTwelve::Separate), separate, "{thrown}");
            assert_eq!(walked(DoubleTwelve::Same), same, "{thrown}");
        }
    }

    #[test]
    fn how_many_throws_make_each_number() {
        let making = |crossed: u8| -> u64 {
            throws(3).filter(|&(dice, _)| walk(crossed, dice, DoubleTwelve::Separate) > crossed).map(|it| it.1).sum()
        };
        let up: Vec<_> = (0..12).map(making).collect();
        let down: Vec<_> = (12..24).rev().map(making).collect();
        assert_eq!(up, [91, 104, 116, 131, 145, 162, 105, 97, 85, 73, 57, 41]);
        assert_eq!(down, up);
    }

    #[test]
    fn being_further_on_is_never_worse() {
        for twelve in [DoubleTwelve::Separate, DoubleTwelve::Same] {
            for (thrown, _) in throws(3) {
                let walked: Vec<_> = (0..24).map(|crossed| walk(crossed, thrown, twelve)).collect();
                assert!(walked.is_sorted(), "{thrown}");
            }
        }
    }
}
