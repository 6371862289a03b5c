//! The rules of every game, one module each, and the list of them.
//!
//! A game is a type that implements [`Game`], and whoever knows it plays by that: simulations and solvers, where nothing is
//! allocated while a game goes on. Whoever knows only its name opens it in writing ([`open`]), or brings something of their
//! own to its type ([`visit`]).
//!
//! ```
//! use rafle_engine::{Game, Next, Play, Record, Seeded, play_out};
//! use rafle_games::greedy::Greedy;
//!
//! // By its type: a game of random players, from a seed.
//! let mut game = Greedy::new(rafle_games::greedy::Options::default(), 3)?;
//! play_out(&mut game, &mut Seeded::new(1));
//! assert_eq!(game.next(), Next::Nobody);
//!
//! // By its name: lines go in, with real dice if there are some; a record comes out, and replays to the same.
//! let mut play = Play::new(rafle_games::open("good-man", 2, &[("auto_pick", "off")]).ok_or("no such game")??);
//! play.enter("1 2 2 3 4 5")?;
//! assert!(play.enter("keep 6").is_err());
//! play.enter("keep 1")?;
//! let record = Record::of(&play).to_string();
//! assert_eq!(rafle_games::replay(&Record::read(&record)?)?.log(), ["throw 1 2 2 3 4 5", "keep 1"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use rafle_engine::{About, AnyGame, Field, Game, Message, Options, Play, Record, RecordError, Refusal, usual};

pub mod family;

pub mod add_and_subtract;
pub mod all_occupied;
pub mod big_and_small;
pub mod bluff;
pub mod buck_dice;
pub mod court;
pub mod crowns;
pub mod dice_poker;
pub mod division;
pub mod dnup;
pub mod dozen;
pub mod endless_road;
pub mod even_and_odd;
pub mod first_to_eighty;
pub mod five_crowns;
pub mod five_crowns_solitaire;
pub mod flag;
pub mod good_man;
pub mod greedy;
pub mod guess_and_throw;
pub mod hadsund;
pub mod help_your_neighbour;
pub mod higher_or_lower;
pub mod house_and_home;
pub mod house_home_summer_guest;
pub mod morris;
pub mod multiply;
pub mod not_fifty;
pub mod one_two_three;
pub mod plus;
pub mod plus_minus;
pub mod sequence;
pub mod sevens;
pub mod sevens_four_dice;
pub mod sevens_three_dice;
pub mod sevens_two_dice;
pub mod ship_captain_officer_crew;
pub mod soren;
pub mod the_one;
pub mod the_seven;
pub mod too_bad;
pub mod tree_felling;
pub mod trump;
pub mod twenty_five;
pub mod yatzy;
pub mod zanzibar;

/// Something to be done with a game whose type only the list knows.
pub trait Visit {
    /// What comes of it.
    type Out;

    /// Does it with a game of type `G`.
    fn visit<G: Game>(self) -> Self::Out;
}

/// The list of games: the one place that knows them all. A game whose options choose between types has them in one row, the
/// usual one first.
macro_rules! list {
    ($($game:ty $(| $other:ty)*),* $(,)?) => {
        /// What the shelf says of every game, in the order of the list.
        pub const GAMES: &[About] = &[$( <$game as Game>::ABOUT ),*];

        /// Brings `visit` to the game of this slug, in the type it usually has; nothing if there is none.
        pub fn visit<V: Visit>(slug: &str, visit: V) -> Option<V::Out> {
            $( if slug == <$game as Game>::ABOUT.slug {
                return Some(visit.visit::<$game>());
            } )*
            None
        }

        /// Brings `visit` to every type of the game of this slug, the usual one first; to none if there is no such game.
        pub fn visit_each<V: Visit + Copy>(slug: &str, visit: V) -> Vec<V::Out> {
            $( if slug == <$game as Game>::ABOUT.slug {
                return vec![visit.visit::<$game>() $(, visit.visit::<$other>())*];
            } )*
            Vec::new()
        }

        /// Brings `visit` to a game whose type was forgotten; nothing if it is not on the list.
        pub fn visit_game<V: Visit>(game: &dyn AnyGame, visit: V) -> Option<V::Out> {
            let slug = game.about().slug;
            $( if slug == <$game as Game>::ABOUT.slug {
                $( if game.as_game::<$other>().is_some() {
                    return Some(visit.visit::<$other>());
                } )*
                return Some(visit.visit::<$game>());
            } )*
            None
        }
    };
}

// In the order of the rules pages.
list! {
    yatzy::Yatzy | yatzy::American | yatzy::Maxi,
    bluff::Bluff,
    dice_poker::DicePoker,
    too_bad::TooBad,
    endless_road::EndlessRoad,
    sequence::Sequence,
    zanzibar::Zanzibar,
    add_and_subtract::AddAndSubtract,
    plus_minus::PlusMinus,
    multiply::Multiply,
    plus::Plus,
    division::Division,
    the_one::TheOne,
    tree_felling::TreeFelling,
    higher_or_lower::HigherOrLower,
    big_and_small::BigAndSmall,
    even_and_odd::EvenAndOdd,
    dozen::Dozen,
    trump::Trump,
    soren::Soren,
    good_man::GoodMan,
    first_to_eighty::FirstToEighty,
    flag::Flag,
    not_fifty::NotFifty,
    guess_and_throw::GuessAndThrow,
    all_occupied::AllOccupied,
    buck_dice::BuckDice,
    morris::Morris,
    hadsund::Hadsund,
    help_your_neighbour::HelpYourNeighbour,
    greedy::Greedy,
    twenty_five::TwentyFive,
    house_home_summer_guest::HouseHomeSummerGuest,
    house_and_home::HouseAndHome,
    ship_captain_officer_crew::ShipCaptainOfficerCrew,
    one_two_three::OneTwoThree,
    the_seven::TheSeven,
    sevens::Sevens,
    sevens_three_dice::SevensThreeDice,
    sevens_four_dice::SevensFourDice,
    sevens_two_dice::SevensTwoDice,
    court::Court,
    dnup::Dnup | dnup::OwnCards,
    crowns::Crowns,
    five_crowns::FiveCrowns,
    five_crowns_solitaire::Solitaire,
}

/// Opens a game by its slug with written options; nothing if there is no such game.
// Not generic: here and nowhere else is the erased twin of every game compiled.
pub fn open(slug: &str, seats: usize, options: &[(&str, &str)]) -> Option<Result<Box<dyn AnyGame>, Refusal>> {
    #[derive(Clone, Copy)]
    struct Open<'a>(usize, &'a [(&'a str, &'a str)]);

    impl Visit for Open<'_> {
        /// Nothing if a game by these options is of another type.
        type Out = Option<Result<Box<dyn AnyGame>, Refusal>>;

        fn visit<G: Game>(self) -> Self::Out {
            let pairs = || self.1.iter().copied();
            match G::Options::read(pairs()) {
                Ok(options) => G::suits(&options).then(|| rafle_engine::open::<G>(self.0, pairs())),
                Err(refusal) => Some(Err(refusal)),
            }
        }
    }

    visit_each(slug, Open(seats, options)).into_iter().flatten().next()
}

/// Opens the game of a record and plays it through, or says which line is wrong and why.
pub fn replay(record: &Record) -> Result<Play, RecordError> {
    let wrong = |why: Message| RecordError::new(record.number, why);
    let start = open(&record.slug, record.seats, &record.option_pairs());
    let start = start.ok_or_else(|| wrong(Message::new("no-such-game").with("slug", record.slug.as_str())))?;
    record.play(start.map_err(|refusal| wrong(refusal.message().clone()))?)
}

/// For each type of a game, the usual one first, the options that choose it, as written; none if there is no such game.
pub fn types(slug: &str) -> Vec<Vec<(&'static str, String)>> {
    #[derive(Clone, Copy)]
    struct Chosen;

    impl Visit for Chosen {
        type Out = Vec<(&'static str, String)>;

        fn visit<G: Game>(self) -> Self::Out {
            let unusual = |(key, word): &(&str, String)| G::Options::default().get(key).as_ref() != Some(word);
            usual::<G>().written().into_iter().filter(unusual).collect()
        }
    }

    visit_each(slug, Chosen)
}

/// The options of a game, described; nothing if there is no such game.
pub fn fields(slug: &str) -> Option<Vec<Field>> {
    struct Fields;

    impl Visit for Fields {
        type Out = Vec<Field>;

        fn visit<G: Game>(self) -> Self::Out {
            G::Options::fields()
        }
    }

    visit(slug, Fields)
}

/// The examples of the README are tested with those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
