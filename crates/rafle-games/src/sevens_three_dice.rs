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
//! Options: `pile`, `end`, `pas_exit`, `empty_at_half_time`, `lead`, `throw_limit`, `rounds`.
//! Notation: `throw 1 2 4`, `again`, `stop`.
//! Where sources differ, the rules page `sevens-three-dice.md` says what we play and why.

use rafle_engine::{About, Game, Line, LineOf, Message, Next, Refusal, Seen, Source, Standings, Throw, View, options};

use crate::family::cups::{EmptyAtHalfTime, End, Lead};
use crate::family::leaving::{Action, Agreed, Extras, Leaving, Made, PasExit};
use crate::family::turns::ThrowLimit;

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// How many sticks there are.
        pub pile: u8 [1..=20] = 4,
        /// When the game ends.
        pub end: End = End::LastOneLeft,
        /// When three of a kind let a seat leave.
        pub pas_exit: PasExit = PasExit::BothPhases,
        /// What becomes of seats without a stick when the pile runs out.
        pub empty_at_half_time: EmptyAtHalfTime = EmptyAtHalfTime::PlayOn,
        /// Who leads the next round.
        pub lead: Lead = Lead::Rotate,
        /// How many throws a turn may have.
        pub throw_limit: ThrowLimit = ThrowLimit::Three,
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of Sevens with Three Dice at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SevensThreeDice(Leaving);

impl Game for SevensThreeDice {
    const ABOUT: About = About {
        slug: "sevens-three-dice",
        least_seats: 2,
        most_seats: 8,
        usual_seats: 4,
        minutes: 10,
        skill: 1,
        decisions: true,
        hidden: false,
    };

    type Options = Options;
    type Action = Action;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<SevensThreeDice, Refusal> {
        let Options { pile, end, pas_exit, empty_at_half_time, lead, throw_limit, rounds } = options;
        let made = Made::Thrown;
        let agreed =
            Agreed { made, extras: Extras::Off, pile, end, pas_exit, empty_at_half_time, lead, throw_limit, rounds };
        Ok(SevensThreeDice(Leaving::new(agreed, seats)))
    }

    fn next(&self) -> Next {
        self.0.next()
    }

    fn actions(&self) -> impl Iterator<Item = Action> + Clone + '_ {
        self.0.actions()
    }

    fn act(&mut self, action: Action) -> Result<(), Refusal> {
        self.0.add(Line::Action(action)).map(drop)
    }

    fn outcomes(&self) -> impl Iterator<Item = (Throw, u64)> + '_ {
        self.0.outcomes()
    }

    fn draw<S: Source + ?Sized>(&self, source: &mut S) -> Throw {
        self.0.draw(source)
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        self.0.add(Line::Luck(throw)).map(drop)
    }

    fn standings(&self) -> Standings {
        self.0.standings()
    }

    fn most_steps(&self) -> u32 {
        self.0.most_steps()
    }

    fn view(seen: &Seen<SevensThreeDice>) -> View {
        seen.0.view(seen)
    }

    fn happened(
        before: &Seen<SevensThreeDice>,
        line: LineOf<SevensThreeDice>,
        _: &Seen<SevensThreeDice>,
    ) -> Vec<Message> {
        before.0.happened(line)
    }
}
