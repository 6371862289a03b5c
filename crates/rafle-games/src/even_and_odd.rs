//! # Even and Odd (`even-and-odd`)
//!
//! 1. A turn: throw six dice. In the first half only even dice may be laid aside, in the second only odd ones. Lay at least
//!    one of the permitted dice just thrown aside and throw the others, until none is left.
//! 2. A throw without a permitted die ends the turn at once. Nobody may stop before that.
//! 3. The turn is worth the pips aside, perhaps 0. The highest sum wins the first half, the lowest the second.
//! 4. Seats tied for a half throw six dice once each: the highest sum of even dice wins the first, the lowest sum of odd
//!    dice the second; who is still tied throws again.
//! 5. Who wins both halves has won. Otherwise the two winners throw six dice once each, the higher sum of even dice wins, and
//!    equal sums are thrown again.
//!
//! Options: `final_count`, `rounds`. Notation: `throw 1 3 3 4 5 6`, `keep 4 6`.
//! Where sources differ, the rules page `even-and-odd.md` says what we play and why.

use std::hash::Hash;

use rafle_engine::{
    About, At, Begins, Chance, Dice, Ends, Game, InTheCup, Line, LineOf, Message, Next, Occasion, Refusal, Seat, Seen,
    Standings, Thing, Throw, View, choice, ended, just_now, options,
};

use crate::family::aside::Keep;
use crate::family::two_halves::{Stage, TwoHalves};

choice! {
    /// What is counted of the even dice in the final.
    pub enum FinalCount {
        /// Their pips.
        Pips = "pips",
        /// How many there are.
        Dice = "dice",
    }
}

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// What is counted in the final.
        pub final_count: FinalCount = FinalCount::Pips,
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of Even and Odd at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EvenAndOdd {
    options: Options,
    halves: TwoHalves,
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Die(2, 14, 20, 34, -7), Thing::Die(4, 32, 56, 34, 6), Thing::Line("M80 16v72"), Thing::Die(3, 96, 22, 34, 8), Thing::Die(5, 112, 58, 34, -5)];

impl Game for EvenAndOdd {
    const ABOUT: About = About {
        slug: "even-and-odd",
        picture: PICTURE,
        least_seats: 2,
        most_seats: 8,
        usual_seats: 4,
        minutes: 10,
        skill: 1,
        decisions: true,
        hidden: false,
        cards: false,
        occasions: &[Occasion::Quick],
        begins: Begins::FirstSeat,
    };

    type Options = Options;
    type Action = Keep;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<EvenAndOdd, Refusal> {
        Ok(EvenAndOdd { options, halves: TwoHalves::new(seats, options.rounds) })
    }

    fn next(&self) -> Next {
        self.halves.next()
    }

    fn actions(&self) -> impl Iterator<Item = Keep> + Clone + '_ {
        Keep::some(self.permitted(self.halves.turn().thrown()))
    }

    fn act(&mut self, keep: Keep) -> Result<(), Refusal> {
        if self.permitted(keep.0) != keep.0 {
            let key = if self.halves.stage() == Stage::First { "only-even-dice" } else { "only-odd-dice" };
            return Err(Refusal::new(key));
        }
        self.halves.lay(keep, self.count())
    }

    fn chance(&self) -> impl Chance<Luck = Throw> {
        InTheCup(self.halves.turn().in_the_cup())
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let ends = self.ends(throw);
        let count = self.count();
        self.halves.land(throw, count)?;
        if ends {
            self.halves.end_turn(count);
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        self.halves.standings()
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        self.halves.pass_over(seat);
        true
    }

    fn most_steps(&self) -> u32 {
        // Two halves of eight turns of at most six throws, and a hundred throws for ties.
        u32::from(self.options.rounds) * (2 * 8 * 12 + 100)
    }

    fn gist(&self) -> impl Hash + Eq + use<> {
        self.halves.gist(self.permitted(self.halves.turn().thrown()))
    }

    fn at(&self) -> Option<At> {
        self.halves.game_at()
    }

    fn view(seen: &Seen<EvenAndOdd>) -> View {
        seen.halves.view(seen, seen.permitted(seen.halves.turn().thrown()))
    }

    fn happened(before: &Seen<EvenAndOdd>, line: LineOf<EvenAndOdd>, _: &Seen<EvenAndOdd>) -> Vec<Message> {
        let ends = matches!(line, Line::Luck(throw) if before.ends(throw));
        before.halves.told(line, ends, before.count())
    }

    fn moment(before: &Seen<EvenAndOdd>, line: LineOf<EvenAndOdd>, after: &Seen<EvenAndOdd>) -> Option<View> {
        let ends_half = after.halves.has_left(&before.halves);
        let half = || just_now(before, line, after).ending(Ends::Round);
        if ends_half { Some(half()) } else { ended(before, line, after) }
    }
}

impl EvenAndOdd {
    /// Rule 1: those of these dice that may be laid aside.
    fn permitted(&self, dice: Dice) -> Dice {
        if self.halves.stage() == Stage::First { dice.even() } else { dice.odd() }
    }

    /// Rule 2: whether this throw ends the turn of the seat that is next.
    fn ends(&self, throw: Throw) -> bool {
        !self.halves.throwing_off() && self.permitted(throw.0).is_empty()
    }

    /// What dice count for.
    fn count(&self) -> impl Fn(Stage, Dice) -> u8 + Copy + use<> {
        let final_count = self.options.final_count;
        move |stage, dice: Dice| match (stage, final_count) {
            (Stage::Second, _) => dice.odd().sum() as u8,
            (Stage::Final, FinalCount::Dice) => dice.even().count(),
            (Stage::First | Stage::Final, _) => dice.even().sum() as u8,
        }
    }
}
