//! # Help Your Neighbour (`help-your-neighbour`)
//!
//! 1. Every seat has five sticks and owns some of the numbers from 1 to 6; with four or five seats, some have no owner.
//! 2. Seats take turns; a turn is one throw of three dice.
//! 3. For every die the owner of its number puts a stick on the common pile, as long as there are any. All dice of a throw
//!    are settled at the same time.
//! 4. The first without sticks wins, whoever threw; several who run out in the same throw share the win.
//!
//! Options: `matches`, `doubles`, `same_throw_tie`, `rounds`. Notation: `throw 1 3 4`.
//! Where sources differ, the rules page `help-your-neighbour.md` says what we play and why.

use std::cmp::Reverse;
use std::hash::Hash;

use rafle_engine::{
    About, Arg, At, Dice, FACES, Game, Lies, LineOf, Message, Next, PerSeat, Pieces, Refusal, Seat, Seats, Seen,
    Standings, Sticks, Thing, Throw, View, choice, options,
};

use crate::family::luck::{LUCK_ALONE, luck_alone, thrown};
use crate::family::race::Race;

/// Rule 1: whose numbers 1 to 6 are, with two to six seats.
const OWNERS: [&[u8; 6]; 5] = [b"ABABAB", b"ABCABC", b"ABCD--", b"ABCDE-", b"ABCDEF"];

/// Dice in a throw.
const DICE: u8 = 3;

choice! {
    /// What a number costs its owner when several dice show it.
    pub enum Doubles {
        /// A stick for each die.
        PerDie = "per-die",
        /// One stick.
        Once = "once",
    }
}

choice! {
    /// Who wins when several run out in the same throw.
    pub enum SameThrowTie {
        /// They share the win.
        Share = "share",
        /// The thrower or, failing that, the next of them to the left.
        ThrowerFirst = "thrower-first",
    }
}

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// How many sticks everybody has at the start.
        pub matches: u8 [1..=50] = 5,
        /// What a number costs that several dice show.
        pub doubles: Doubles = Doubles::PerDie,
        /// Who wins when several run out in the same throw.
        pub same_throw_tie: SameThrowTie = SameThrowTie::Share,
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of Help Your Neighbour at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HelpYourNeighbour {
    options: Options,
    race: Race,
    /// The last throw of this game.
    thrown: Dice,
    sticks: PerSeat<u8>,
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Sticks(12, 26, 3), Thing::Dots("M44 56C60 24 94 24 112 50"), Thing::Line("M100 46l13 6 4-14"), Thing::Sticks(122, 40, 3), Thing::Die(4, 64, 56, 34, -8)];

impl Game for HelpYourNeighbour {
    const ABOUT: About = About {
        slug: "help-your-neighbour",
        picture: PICTURE,
        most_seats: 6,
        usual_seats: 6,
        minutes: 5,
        ..LUCK_ALONE
    };

    type Options = Options;

    luck_alone!();

    fn new(options: Options, seats: usize) -> Result<HelpYourNeighbour, Refusal> {
        let sticks = PerSeat::all(options.matches);
        Ok(HelpYourNeighbour { options, race: Race::new(seats, options.rounds), thrown: Dice::NONE, sticks })
    }

    fn next(&self) -> Next {
        self.race.next()
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let dice = throw.of(self.in_the_cup())?;
        self.sticks = self.left_after(dice);
        self.thrown = dice;
        let winners = self.winners(self.sticks);
        if self.race.pass_on(!winners.is_empty()) && self.race.finish(self.game(winners)) {
            self.thrown = Dice::NONE;
            self.sticks = PerSeat::all(self.options.matches);
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.race.standings(|| self.game(Seats::NONE))
    }

    fn most_steps(&self) -> u32 {
        // Most throws cost somebody a stick; with four seats one of 27 costs nobody any.
        u32::from(self.options.rounds) * (u32::from(self.options.matches) * 6 * 2 + 60)
    }

    fn gist(&self) -> impl Hash + Eq + use<> {
        (self.race, self.sticks)
    }

    fn at(&self) -> Option<At> {
        self.race.game_at()
    }

    fn view(seen: &Seen<HelpYourNeighbour>) -> View {
        let seats = seen.race.seats();
        let pile = seats.iter().map(|seat| u32::from(seen.options.matches - seen.sticks[seat])).sum();
        let mut view = seen
            .race
            .view(seen, seen.race.say(DICE), DICE, &seen.game(Seats::NONE))
            .part(Pieces::tray(&[(seen.thrown, Lies::Loose)]))
            .part(Sticks { title: Message::new("common-pile"), owner: None, count: pile })
            .holds("sticks", |seat| seen.sticks[seat]);
        for row in &mut view.seats {
            let owned = FACES.into_iter().filter(|&face| owner(face, seats.len()) == Some(row.seat));
            row.holds.push(Message::new("owns").with("numbers", owned.collect::<Arg>()));
        }
        view
    }

    fn happened(
        before: &Seen<HelpYourNeighbour>,
        line: LineOf<HelpYourNeighbour>,
        after: &Seen<HelpYourNeighbour>,
    ) -> Vec<Message> {
        let throw = thrown(line);
        let left = before.left_after(throw.0);
        let payment = |seat| Message::new("payment").with("seat", seat).with("count", before.sticks[seat] - left[seat]);
        let payers = before.race.seats().iter().filter(|&seat| left[seat] < before.sticks[seat]);
        let payments: Vec<_> = payers.map(payment).collect();
        let paid = if payments.is_empty() {
            Message::new("nobody-pays")
        } else {
            Message::new("paid").with("payments", payments.into_iter().collect::<Arg>())
        };
        let won = after.race.told(&before.race);
        [throw.told(before.race.seat()), paid].into_iter().chain(won).collect()
    }
}

impl HelpYourNeighbour {
    /// How many dice are thrown next.
    fn in_the_cup(&self) -> u8 {
        self.race.dice(DICE)
    }

    /// Rule 3: the sticks that everybody has left after this throw.
    fn left_after(&self, dice: Dice) -> PerSeat<u8> {
        let mut left = self.sticks;
        for face in dice.faces() {
            if let Some(owner) = owner(face, self.race.seats().len()) {
                let asked = if self.options.doubles == Doubles::Once { 1 } else { dice.showing(face) };
                left[owner] = left[owner].saturating_sub(asked);
            }
        }
        left
    }

    /// Rule 4: who has won with these sticks left after a throw of the seat that is next.
    fn winners(&self, left: PerSeat<u8>) -> Seats {
        let out: Seats = self.race.seats().iter().filter(|&seat| left[seat] == 0).collect();
        match self.options.same_throw_tie {
            SameThrowTie::Share => out,
            SameThrowTie::ThrowerFirst => out.from(self.race.seat()).take(1).collect(),
        }
    }

    /// How this game stands: fewest sticks are best, but nobody is better than the winners.
    fn game(&self, winners: Seats) -> Standings<8> {
        let sticks = PerSeat::from_fn(|seat| i32::from(self.sticks[seat]));
        Standings::by(self.race.seats(), sticks, |seat| (winners.has(seat), Reverse(sticks[seat])))
    }
}

/// Whose number this is among so many seats.
fn owner(number: u8, seats: usize) -> Option<Seat> {
    match OWNERS[seats - 2][number as usize - 1] {
        b'-' => None,
        letter => Some(Seat::new((letter - b'A').into())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_1_everybody_owns_equally_many_numbers() {
        for (seats, each) in [(2, 3), (3, 2), (4, 1), (5, 1), (6, 1)] {
            for seat in Seats::first(seats).iter() {
                let owned = FACES.into_iter().filter(|&number| owner(number, seats) == Some(seat)).count();
                assert_eq!(owned, each, "{seat} of {seats}");
            }
            let free = FACES.into_iter().filter(|&number| owner(number, seats).is_none()).count();
            assert_eq!(free, 6 - seats * each);
        }
    }
}
