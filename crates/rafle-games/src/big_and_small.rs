//! # Big and Small (`big-and-small`)
//!
//! 1. A turn: throw six dice, lay at least one of the dice just thrown aside and throw the others, until none is left.
//!    A die laid aside is never thrown again. The turn is worth the sum of the six dice.
//! 2. In the first half every seat has one turn, and the highest sum wins the half; in the second the lowest.
//! 3. Seats tied for a half throw six dice once each for the highest sum, or the lowest; who is still tied throws again.
//! 4. Who wins both halves has won. Otherwise the two winners throw six dice once each, the higher sum wins, and equal sums
//!    are thrown again.
//!
//! Options: `rounds`. Notation: `throw 1 2 2 3 5 6`, `keep 5 6`.
//! Where sources differ, the rules page `big-and-small.md` says what we play and why.

use std::hash::Hash;

use rafle_engine::{
    About, At, Begins, Chance, Dice, Ends, Game, InTheCup, LineOf, Message, Next, Occasion, Refusal, Seat, Seen,
    Standings, Thing, Throw, View, ended, just_now, options,
};

use crate::family::aside::Keep;
use crate::family::two_halves::{Stage, TwoHalves};

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of Big and Small at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BigAndSmall {
    options: Options,
    halves: TwoHalves,
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Die(6, 14, 18, 66, -6), Thing::Die(1, 104, 58, 28, 9), Thing::Die(2, 126, 30, 22, -8)];

impl Game for BigAndSmall {
    const ABOUT: About = About {
        slug: "big-and-small",
        picture: PICTURE,
        least_seats: 2,
        most_seats: 8,
        usual_seats: 4,
        minutes: 12,
        skill: 1,
        decisions: true,
        hidden: false,
        cards: false,
        occasions: &[Occasion::Longer],
        begins: Begins::FirstSeat,
    };

    type Options = Options;
    type Action = Keep;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<BigAndSmall, Refusal> {
        Ok(BigAndSmall { options, halves: TwoHalves::new(seats, options.rounds) })
    }

    fn next(&self) -> Next {
        self.halves.next()
    }

    fn actions(&self) -> impl Iterator<Item = Keep> + Clone + '_ {
        Keep::some(self.halves.turn().thrown())
    }

    fn act(&mut self, keep: Keep) -> Result<(), Refusal> {
        self.halves.lay(keep, pips)
    }

    fn chance(&self) -> impl Chance<Luck = Throw> {
        InTheCup(self.halves.turn().in_the_cup())
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        self.halves.land(throw, pips)
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
        self.halves.gist(self.halves.turn().thrown())
    }

    fn at(&self) -> Option<At> {
        self.halves.game_at()
    }

    fn view(seen: &Seen<BigAndSmall>) -> View {
        seen.halves.view(seen, seen.halves.turn().thrown())
    }

    fn happened(before: &Seen<BigAndSmall>, line: LineOf<BigAndSmall>, _: &Seen<BigAndSmall>) -> Vec<Message> {
        before.halves.told(line, false, pips)
    }

    fn moment(before: &Seen<BigAndSmall>, line: LineOf<BigAndSmall>, after: &Seen<BigAndSmall>) -> Option<View> {
        let ends_half = after.halves.has_left(&before.halves);
        let half = || just_now(before, line, after).ending(Ends::Round);
        if ends_half { Some(half()) } else { ended(before, line, after) }
    }
}

/// Everywhere the sum of all dice counts.
fn pips(_: Stage, dice: Dice) -> u8 {
    dice.sum() as u8
}
