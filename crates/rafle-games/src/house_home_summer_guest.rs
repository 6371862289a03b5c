//! # House, Home and Summer Guest (`house-home-summer-guest`)
//!
//! 1. Every seat has one turn of up to three throws: first three dice, then those not aside.
//! 2. House (a 6), home (a 5) and summer guest (a 4) are laid aside in this order, several in one throw if they are there.
//!    Nobody would leave one lying, so nobody is asked.
//! 3. The turn is over after the third throw, or when all three are aside.
//! 4. More items win; between equally many the earlier throw of the last one. Who is level in both shares the win.
//! 5. A round in which nobody has an item is played again.
//!
//! Options: `winner`, `tie_break`, and those of a match ([`Rounds`]). Notation: `throw 6 4 1`.
//! Where sources differ, the rules page `house-home-summer-guest.md` says what we play and why.

use std::cmp::Reverse;

use rafle_engine::{
    About, At, Cell, Game, LineOf, Message, Next, PerSeat, Refusal, Seat, Seen, Sheet, Standings, Thing, Throw, View,
    choice, options,
};

use crate::family::collect::{Collected, Collecting, Wanted};
use crate::family::luck::{LUCK_ALONE, luck_alone, thrown};
use crate::family::one_turn::OneTurnEach;
use crate::family::rounds::{Rounds, Ties};

const WANTED: Wanted = Wanted { items: &[("house", 6), ("home", 5), ("guest", 4)], dice: 3 };

choice! {
    /// Who can win.
    pub enum Winner {
        /// Who has got furthest, with at least one item.
        Progress = "progress",
        /// Only who has all three.
        CompleteOnly = "complete-only",
    }
}

choice! {
    /// What decides between equally many items.
    pub enum TieBreak {
        /// The throw that brought the last of them.
        FewestThrows = "fewest-throws",
        /// Nothing.
        None = "none",
    }
}

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// How many rounds make a match.
        pub rounds: u8 [1..=20] = 1,
        /// Who can win.
        pub winner: Winner = Winner::Progress,
        /// What decides between equally many items.
        pub tie_break: TieBreak = TieBreak::FewestThrows,
        /// What a tie at the very end means.
        pub ties: Ties = Ties::Share,
    }
}

/// A game of House, Home and Summer Guest at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HouseHomeSummerGuest {
    options: Options,
    collecting: Collecting,
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Line("M14 50 44 22l30 28M20 46v38h48V46M36 84V62h16v22"), Thing::Line("M110 32a9 9 0 1 0 .1 0M110 12v5M110 65v-5M90 41h5M130 41h-5"), Thing::Die(6, 84, 66, 24, -7), Thing::Die(5, 110, 70, 24, 6), Thing::Die(4, 134, 64, 22, -5)];

impl Game for HouseHomeSummerGuest {
    const ABOUT: About = About { slug: "house-home-summer-guest", picture: PICTURE, minutes: 3, ..LUCK_ALONE };

    type Options = Options;
    luck_alone!();

    fn new(options: Options, seats: usize) -> Result<HouseHomeSummerGuest, Refusal> {
        let rounds = Rounds::new(seats, options.rounds).tied(options.ties);
        Ok(HouseHomeSummerGuest { options, collecting: Collecting::new(&WANTED, rounds) })
    }

    fn next(&self) -> Next {
        self.collecting.next()
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let options = self.options;
        self.collecting.befall(throw, |turns| round(turns, options))
    }

    fn standings(&self) -> Standings {
        self.collecting.standings(|turns| round(turns, self.options))
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        let options = self.options;
        self.collecting.pass_over(seat, |turns| round(turns, options))
    }

    fn most_steps(&self) -> u32 {
        self.collecting.most_steps()
    }

    fn at(&self) -> Option<At> {
        self.collecting.round_at()
    }

    fn view(seen: &Seen<HouseHomeSummerGuest>) -> View {
        seen.collecting.view(seen, |sheet: Sheet, turns| {
            let last = |turn: Collected| Cell::written((turn.last > 0).then_some(turn.last));
            sheet.row(Message::new("last-throw"), turns.cells(last))
        })
    }

    fn happened(
        before: &Seen<HouseHomeSummerGuest>,
        line: LineOf<HouseHomeSummerGuest>,
        after: &Seen<HouseHomeSummerGuest>,
    ) -> Vec<Message> {
        let Next::Chance { hand: Some(seat) } = before.next() else { return Vec::new() };
        let worth = |turn: Collected| {
            Message::new("collected").with("seat", seat).with("items", turn.items).with("last", turn.last)
        };
        after.collecting.told(&before.collecting, thrown(line), worth, |turns| round(turns, before.options))
    }
}

impl HouseHomeSummerGuest {
    fn in_the_cup(&self) -> u8 {
        self.collecting.in_the_cup()
    }
}

/// How a round stands.
fn round(turns: &OneTurnEach<Collected>, options: Options) -> Standings<8> {
    let key = |seat| {
        let turn = turns.made(seat);
        let last = if options.tie_break == TieBreak::FewestThrows { turn.last } else { 0 };
        (turn.items, Reverse(last))
    };
    let least = match options.winner {
        Winner::Progress => 1,
        Winner::CompleteOnly => WANTED.items.len() as u8,
    };
    let scores = PerSeat::from_fn(|seat| turns.made(seat).items.into());
    let standings = Standings::by(turns.playing(), scores, key);
    standings.won_by(standings.winners.iter().filter(|&seat| turns.made(seat).items >= least).collect())
}
