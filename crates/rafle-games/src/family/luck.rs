//! Luck alone: nobody chooses anything.

use rafle_engine::{About, Begins, Line, NoAction, Occasion, Throw};

/// What the shelf says of such a game; its slug and its minutes are its own.
pub const LUCK_ALONE: About = About {
    slug: "",
    picture: &[],
    least_seats: 2,
    most_seats: 8,
    usual_seats: 4,
    minutes: 1,
    skill: 0,
    decisions: false,
    hidden: false,
    cards: false,
    occasions: &[Occasion::Luck],
    begins: Begins::FirstSeat,
};

/// What an `impl Game` says when nobody chooses anything and luck is a throw of all dice in the cup. The game tells by
/// its `in_the_cup` how many those are; none when it is over.
macro_rules! luck_alone {
    () => {
        type Action = rafle_engine::NoAction;
        type Luck = rafle_engine::Throw;

        fn actions(&self) -> impl Iterator<Item = rafle_engine::NoAction> + Clone + '_ {
            std::iter::empty()
        }

        fn act(&mut self, action: rafle_engine::NoAction) -> Result<(), rafle_engine::Refusal> {
            match action {}
        }

        #[inline]
        fn chance(&self) -> impl rafle_engine::Chance<Luck = rafle_engine::Throw> {
            rafle_engine::InTheCup(self.in_the_cup())
        }
    };
}

pub(crate) use luck_alone;

/// The throw, which is all that a line of such a game can be.
pub fn thrown(line: Line<NoAction, Throw>) -> Throw {
    match line {
        Line::Luck(throw) => throw,
        Line::Action(none) => match none {},
    }
}
