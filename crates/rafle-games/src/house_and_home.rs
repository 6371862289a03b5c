//! # House and Home (`house-and-home`)
//!
//! 1. Every seat has one turn of up to three throws: first five dice, then those not aside.
//! 2. House (a 6) and home (a 1) are laid aside in this order, both in one throw if they are there. Nobody would leave one
//!    lying, so nobody is asked. Before both are aside all other dice are thrown again.
//! 3. When both are aside and throws are left, any of the three point dice may be kept for good and the others thrown
//!    again; to keep all is to stop. After the third throw they count as they lie.
//! 4. With house and home the point dice are added; without there is no result.
//! 5. Most points win; seats tied for most share the win. A round without a result is played again, unless scores are
//!    added over several rounds.
//!
//! Options: `point_dice`, and those of a match ([`RoundOptions`]). Notation: `throw 6 1 6 6 3`, `keep 6 6`, `keep none`.
//! Where sources differ, the rules page `house-and-home.md` says what we play and why.

use rafle_engine::{About, At, Game, Occasion, Refusal, Seen, Thing, View, options};

use crate::family::collect::{Beyond, Collecting, Wanted, collecting_points};
use crate::family::luck::LUCK_ALONE;
use crate::family::rounds::{MatchBy, RoundOptions, Ties};

const WANTED: Wanted = Wanted { items: &[("house", 6), ("home", 1)], dice: 5 };

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// How many rounds make a match.
        pub rounds: u8 [1..=20] = 1,
        /// How point dice are kept.
        pub point_dice: Beyond = Beyond::Any,
        /// How rounds count.
        pub match_by: MatchBy = MatchBy::Wins,
        /// What a tie at the very end means.
        pub ties: Ties = Ties::Share,
    }
}

/// A game of House and Home at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HouseAndHome {
    collecting: Collecting,
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Line("M24 50 58 20l34 30M32 44v44h52V44M50 88V64h16v24"), Thing::Die(6, 104, 20, 34, -7), Thing::Die(1, 112, 60, 30, 8)];

impl Game for HouseAndHome {
    const ABOUT: About = About {
        slug: "house-and-home",
        picture: PICTURE,
        minutes: 5,
        skill: 1,
        decisions: true,
        occasions: &[Occasion::Quick],
        ..LUCK_ALONE
    };

    type Options = Options;
    collecting_points!();

    fn new(Options { rounds, point_dice, match_by, ties }: Options, seats: usize) -> Result<HouseAndHome, Refusal> {
        let rounds = RoundOptions { rounds, match_by, ties };
        Ok(HouseAndHome { collecting: Collecting::points(&WANTED, point_dice, rounds, seats) })
    }

    fn at(&self) -> Option<At> {
        self.collecting.round_at()
    }

    fn view(seen: &Seen<HouseAndHome>) -> View {
        seen.collecting.view_with_points(seen, "point-dice")
    }
}
