//! # Sevens with Three Dice (`sevens-three-dice`)
//!
//! 1. The pile has four sticks, however many seats there are. Three of a kind are a Pas.
//! 2. In a round every seat in turn throws three dice once to three times, always all of them. The first two throws are
//!    open, and the seat may stop after each. The third is made under the cup, unseen by anybody: it is decided when all
//!    have finished and the cups are lifted.
//! 3. Throws are ranked by the table, in which many are equal. If all are equal, the round is thrown again with the same
//!    leader.
//! 4. Who has Pas 1 leaves the game, and so does who has another Pas if nobody has a higher throw.
//! 5. The loser is the lowest of those who do not leave. Ties are thrown off, once each, until one is left.
//! 6. Who leaves hands all sticks to the loser. While there is a pile the loser also takes one stick from it. After that the
//!    highest throw, if its seat does not leave anyway, hands one stick to the loser, and leaves if it has none then.
//! 7. The lead moves to the next seat that is still in. When one seat is left, it has lost; who left first has won, and
//!    those who leave together share a place.
//!
//! Options: `topped_pas`, `pile`, `end`, `pas_exit`, `empty_at_half_time`, `lead`, `throw_limit`, `rounds`.
//! Notation: `throw 1 2 4`, `again`, `stop`.
//! Where sources differ, the rules page `sevens-three-dice.md` says what we play and why.

use rafle_engine::{About, Game, Refusal, Thing};

use crate::family::leaving::{Agreed, BY_LEAVING, Extras, Leaving, Made, ToppedPas, by_leaving, leaving_options};

leaving_options! {
    /// What three of a kind do below higher ones.
    pub topped_pas: ToppedPas = ToppedPas::Nothing,
}

/// A game of Sevens with Three Dice at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SevensThreeDice(Leaving);

#[rustfmt::skip]
const PICTURE: &[Thing] = &[Thing::Die(2, 10, 22, 34, -7), Thing::Die(2, 46, 18, 34, 5), Thing::Die(2, 28, 58, 34, 8), Thing::Text("7", 112, 62), Thing::Small("×3", 136, 62)];

impl Game for SevensThreeDice {
    const ABOUT: About = About { slug: "sevens-three-dice", picture: PICTURE, ..BY_LEAVING };

    type Options = Options;
    by_leaving!();

    fn new(options: Options, seats: usize) -> Result<SevensThreeDice, Refusal> {
        let agreed = Agreed { topped_pas: options.topped_pas, ..options.agreed(Made::Thrown, Extras::Off) };
        Ok(SevensThreeDice(Leaving::new(agreed, seats)))
    }
}
