//! The rules of every game, one module each, and the list of them.

use rafle_engine::{About, AnyGame, Game, Refusal};

pub mod family;

pub mod bluff;
pub mod five_crowns;
pub mod five_crowns_solitaire;
pub mod good_man;
pub mod greedy;
pub mod twenty_five;
pub mod yatzy;

/// Something to be done with a game whose type only the list knows.
pub trait Visit {
    /// What comes of it.
    type Out;

    /// Does it with a game of type `G`.
    fn visit<G: Game>(self) -> Self::Out;
}

/// The list of games: the one place that knows them all.
macro_rules! list {
    ($($game:ty),* $(,)?) => {
        /// What the shelf says of every game, in the order of the list.
        pub const GAMES: &[About] = &[$( <$game as Game>::ABOUT ),*];

        /// Brings `visit` to the game of this slug; nothing if there is none.
        pub fn visit<V: Visit>(slug: &str, visit: V) -> Option<V::Out> {
            $( if slug == <$game as Game>::ABOUT.slug {
                return Some(visit.visit::<$game>());
            } )*
            None
        }
    };
}

// In the order of the rules pages.
list! {
    yatzy::Yatzy,
    bluff::Bluff,
    good_man::GoodMan,
    greedy::Greedy,
    twenty_five::TwentyFive,
    five_crowns::FiveCrowns,
    five_crowns_solitaire::Solitaire,
}

/// Opens a game by its slug with written options; nothing if there is no such game.
pub fn open<'a>(
    slug: &str,
    seats: usize,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Option<Result<Box<dyn AnyGame>, Refusal>> {
    struct Open<I>(usize, I);

    impl<'a, I: IntoIterator<Item = (&'a str, &'a str)>> Visit for Open<I> {
        type Out = Result<Box<dyn AnyGame>, Refusal>;

        fn visit<G: Game>(self) -> Self::Out {
            rafle_engine::open::<G>(self.0, self.1)
        }
    }

    visit(slug, Open(seats, options))
}
