//! # Ship, Captain, Officer and Crew (`ship-captain-officer-crew`)
//!
//! 1. Every seat has one turn of up to three throws: first five dice, then those not aside.
//! 2. Ship (a 6), captain (a 5) and officer (a 4) are laid aside in this order, several in one throw if they are there.
//!    Nobody would leave one lying, so nobody is asked. Before all three are aside all other dice are thrown again.
//! 3. When all three are aside and throws are left, any of the two crew dice may be kept for good and the others thrown
//!    again; to keep both is to stop. After the third throw they count as they lie.
//! 4. With ship, captain and officer the crew dice are added; without there is no result.
//! 5. The largest crew wins; seats tied for it share the win. A round without a result is played again, unless scores are
//!    added over several rounds.
//!
//! Options: `crew_dice`, and those of a match ([`RoundOptions`]). Notation: `throw 6 5 4 6 5`, `keep 6`, `keep none`.
//! Where sources differ, the rules page `ship-captain-officer-crew.md` says what we play and why.

use rafle_engine::{About, At, Game, Occasion, Refusal, Seen, Thing, View, options};

use crate::family::collect::{Beyond, Collecting, Wanted, collecting_points};
use crate::family::luck::LUCK_ALONE;
use crate::family::rounds::{MatchBy, RoundOptions, Ties};

const WANTED: Wanted = Wanted { items: &[("ship", 6), ("captain", 5), ("officer", 4)], dice: 5 };

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// How many rounds make a match.
        pub rounds: u8 [1..=20] = 1,
        /// How crew dice are kept.
        pub crew_dice: Beyond = Beyond::Any,
        /// How rounds count.
        pub match_by: MatchBy = MatchBy::Wins,
        /// What a tie at the very end means.
        pub ties: Ties = Ties::Share,
    }
}

/// A game of Ship, Captain, Officer and Crew at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ShipCaptainOfficerCrew {
    collecting: Collecting,
}

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Line("M14 84q12-8 24 0t24 0 24 0 24 0 24 0"), Thing::Line("M52 22v44M52 26l34 32H52M30 68h70l-10 12H40Z"), Thing::Die(6, 104, 10, 26, 8), Thing::Die(5, 122, 34, 26, -8), Thing::Die(4, 104, 56, 22, 5)];

impl Game for ShipCaptainOfficerCrew {
    const ABOUT: About = About {
        slug: "ship-captain-officer-crew",
        picture: PICTURE,
        minutes: 5,
        skill: 1,
        decisions: true,
        occasions: &[Occasion::Quick],
        ..LUCK_ALONE
    };

    type Options = Options;
    collecting_points!();

    fn new(
        Options { rounds, crew_dice, match_by, ties }: Options,
        seats: usize,
    ) -> Result<ShipCaptainOfficerCrew, Refusal> {
        let rounds = RoundOptions { rounds, match_by, ties };
        Ok(ShipCaptainOfficerCrew { collecting: Collecting::points(&WANTED, crew_dice, rounds, seats) })
    }

    fn at(&self) -> Option<At> {
        self.collecting.round_at()
    }

    fn view(seen: &Seen<ShipCaptainOfficerCrew>) -> View {
        seen.collecting.view_with_points(seen, "crew")
    }
}
