//! How each game is solved: a row for every one, found by its type.

use std::any::{Any, TypeId};
use std::sync::Arc;

use rafle_engine::Game;
use rafle_games::add_and_subtract::AddAndSubtract;
use rafle_games::all_occupied::AllOccupied;
use rafle_games::big_and_small::BigAndSmall;
use rafle_games::bluff::Bluff;
use rafle_games::buck_dice::BuckDice;
use rafle_games::court::Court;
use rafle_games::crowns::Crowns;
use rafle_games::dice_poker::DicePoker;
use rafle_games::division::Division;
use rafle_games::dnup::{Dnup, OwnCards};
use rafle_games::dozen::Dozen;
use rafle_games::endless_road::EndlessRoad;
use rafle_games::even_and_odd::EvenAndOdd;
use rafle_games::first_to_eighty::FirstToEighty;
use rafle_games::five_crowns::FiveCrowns;
use rafle_games::five_crowns_solitaire::Solitaire;
use rafle_games::flag::Flag;
use rafle_games::good_man::GoodMan;
use rafle_games::greedy::Greedy;
use rafle_games::guess_and_throw::GuessAndThrow;
use rafle_games::hadsund::Hadsund;
use rafle_games::help_your_neighbour::HelpYourNeighbour;
use rafle_games::higher_or_lower::HigherOrLower;
use rafle_games::house_and_home::HouseAndHome;
use rafle_games::house_home_summer_guest::HouseHomeSummerGuest;
use rafle_games::morris::Morris;
use rafle_games::multiply::Multiply;
use rafle_games::not_fifty::NotFifty;
use rafle_games::one_two_three::OneTwoThree;
use rafle_games::plus::Plus;
use rafle_games::plus_minus::PlusMinus;
use rafle_games::sequence::Sequence;
use rafle_games::sevens::Sevens;
use rafle_games::sevens_four_dice::SevensFourDice;
use rafle_games::sevens_three_dice::SevensThreeDice;
use rafle_games::sevens_two_dice::SevensTwoDice;
use rafle_games::ship_captain_officer_crew::ShipCaptainOfficerCrew;
use rafle_games::soren::Soren;
use rafle_games::the_one::TheOne;
use rafle_games::the_seven::TheSeven;
use rafle_games::too_bad::TooBad;
use rafle_games::tree_felling::TreeFelling;
use rafle_games::trump::Trump;
use rafle_games::twenty_five::TwentyFive;
use rafle_games::yatzy::{American, Maxi, Yatzy};
use rafle_games::zanzibar::Zanzibar;

use crate::court;
use crate::exact::{Answer, Solve};
use crate::figures::Figures;
use crate::graph::{Limits, Objective, Solved};
use crate::greedy::Pair;
use crate::race;
use crate::turns::OneTurn;
use crate::unsolved::Unsolved;
use crate::yatzy::Solo;

/// How the games of one type are solved.
pub(crate) struct Method {
    game: TypeId,
    /// The way to all values.
    pub(crate) way: Way,
    /// The way to the figures of any number of seats, if this is a race of luck alone.
    pub(crate) race: Option<Race>,
    /// What the first turn of a game that is too large can be played for.
    pub(crate) first_turn: Option<FirstTurn>,
}

/// The way to the values of a game.
#[derive(Clone, Copy)]
pub(crate) enum Way {
    /// In seconds at most.
    Soon(Solve),
    /// In about ten seconds, and hundreds of megabytes.
    Patiently(Solve),
    /// There is none, for this reason.
    Not(Unsolved),
}

/// The figures of the race that begins so; nothing with options that are not solved.
pub(crate) type Race = fn(start: &dyn Any) -> Option<Figures>;

/// What can be had in the first turn of the game that begins so, as it is written, and how likely that is.
pub(crate) type FirstTurn = fn(start: &dyn Any) -> Vec<(String, f64)>;

impl Method {
    /// The row of this type.
    pub(crate) fn of<G: Game>() -> Result<&'static Method, Unsolved> {
        METHODS.iter().find(|method| method.game == TypeId::of::<G>()).ok_or(Unsolved::NoMethod)
    }

    const fn by<G: Game>(way: Way) -> Method {
        Method { game: TypeId::of::<G>(), way, race: None, first_turn: None }
    }

    const fn race(self, race: Race) -> Method {
        Method { race: Some(race), ..self }
    }

    const fn first_turn(self, first_turn: FirstTurn) -> Method {
        Method { first_turn: Some(first_turn), ..self }
    }
}

/// With more states than this a game is left unsolved.
const MOST_STATES: usize = 5_000_000;

/// Why games of many pieces are not even tried.
const TOO_LARGE: Unsolved = Unsolved::TooManyStates(MOST_STATES);

/// In the order of the list; by the general method as many seats as it solves in seconds. Static, for what is only constant
/// would be compiled again wherever it is asked for.
static METHODS: &[Method] = &[
    soon::<Yatzy>(|start| solved_by(start, |game: &Yatzy| Ok(Arc::new(Solo::of_game(game))))),
    soon::<American>(|start| solved_by(start, |game: &American| Ok(Arc::new(Solo::of_game(game))))),
    not::<Maxi>(TOO_LARGE),
    not::<Bluff>(Unsolved::Hidden),
    soon::<DicePoker>(by_turns::<DicePoker>),
    soon::<TooBad>(by_turns::<TooBad>),
    soon::<EndlessRoad>(by_graph::<EndlessRoad, 3>).race(race::of::<EndlessRoad, 0>),
    soon::<Sequence>(by_turns::<Sequence>),
    soon::<Zanzibar>(by_turns::<Zanzibar>),
    soon::<AddAndSubtract>(by_turns::<AddAndSubtract>),
    soon::<PlusMinus>(by_turns::<PlusMinus>),
    soon::<Multiply>(by_turns::<Multiply>),
    soon::<Plus>(by_turns::<Plus>),
    soon::<Division>(by_graph::<Division, 3>).race(race::of::<Division, 0>),
    soon::<TheOne>(by_turns::<TheOne>),
    soon::<TreeFelling>(by_graph::<TreeFelling, 2>).race(race::of::<TreeFelling, 0>),
    soon::<HigherOrLower>(by_turns::<HigherOrLower>),
    soon::<BigAndSmall>(by_graph::<BigAndSmall, 2>),
    soon::<EvenAndOdd>(by_graph::<EvenAndOdd, 2>),
    soon::<Dozen>(by_turns::<Dozen>),
    soon::<Trump>(by_turns::<Trump>),
    soon::<Soren>(by_turns::<Soren>),
    soon::<GoodMan>(by_turns::<GoodMan>),
    soon::<FirstToEighty>(by_graph::<FirstToEighty, 2>).race(race::of::<FirstToEighty, 0>),
    soon::<Flag>(by_graph::<Flag, 2>).race(race::of::<Flag, 0>),
    soon::<NotFifty>(by_graph::<NotFifty, 8>),
    soon::<GuessAndThrow>(by_graph::<GuessAndThrow, 6>),
    soon::<AllOccupied>(by_graph::<AllOccupied, 2>),
    soon::<BuckDice>(by_graph::<BuckDice, 3>).race(race::of::<BuckDice, 1>),
    patiently::<Morris>(by_graph::<Morris, 2>),
    patiently::<Hadsund>(by_graph::<Hadsund, 2>),
    soon::<HelpYourNeighbour>(by_graph::<HelpYourNeighbour, 6>),
    soon::<Greedy>(|start| solved_by(start, |game| Ok(Pair::of_game(game)?))),
    soon::<TwentyFive>(by_graph::<TwentyFive, 6>),
    soon::<HouseHomeSummerGuest>(by_turns::<HouseHomeSummerGuest>),
    soon::<HouseAndHome>(by_turns::<HouseAndHome>),
    soon::<ShipCaptainOfficerCrew>(by_turns::<ShipCaptainOfficerCrew>),
    soon::<OneTwoThree>(by_graph::<OneTwoThree, 4>),
    soon::<TheSeven>(by_graph::<TheSeven, 2>),
    patiently::<Sevens>(by_graph::<Sevens, 2>),
    soon::<SevensThreeDice>(by_graph::<SevensThreeDice, 2>),
    soon::<SevensFourDice>(by_graph::<SevensFourDice, 2>),
    soon::<SevensTwoDice>(by_graph::<SevensTwoDice, 2>),
    not::<Court>(TOO_LARGE).first_turn(first_turn),
    not::<Dnup>(Unsolved::Hidden),
    not::<OwnCards>(Unsolved::Hidden),
    not::<Crowns>(TOO_LARGE),
    not::<FiveCrowns>(Unsolved::Hidden),
    not::<Solitaire>(TOO_LARGE),
];

const fn soon<G: Game>(solve: Solve) -> Method {
    Method::by::<G>(Way::Soon(solve))
}

const fn patiently<G: Game>(solve: Solve) -> Method {
    Method::by::<G>(Way::Patiently(solve))
}

const fn not<G: Game>(why: Unsolved) -> Method {
    Method::by::<G>(Way::Not(why))
}

fn by_turns<G: Game>(start: &dyn Any) -> Box<dyn Any> {
    solved_by(start, |start: &G| Ok(Arc::new(OneTurn::new(start).ok_or(Unsolved::OtherRules)?)))
}

fn by_graph<G: Game, const MOST_SEATS: usize>(start: &dyn Any) -> Box<dyn Any> {
    solved_by(start, |start: &G| {
        if start.standings().seats.len() > MOST_SEATS {
            return Err(Unsolved::TooManySeats(MOST_SEATS));
        }
        Ok(Arc::new(Solved::new(start, Objective::Share, Limits::states(MOST_STATES))?))
    })
}

fn solved_by<G: Game>(start: &dyn Any, method: impl Fn(&G) -> Answer<G>) -> Box<dyn Any> {
    Box::new(method(its_own(start)))
}

/// The start in the type of its row.
pub(crate) fn its_own<G: Game>(start: &dyn Any) -> &G {
    start.downcast_ref().expect("a row is given games of its own type")
}

fn first_turn(start: &dyn Any) -> Vec<(String, f64)> {
    court::first_turn(its_own(start)).iter().map(|(card, chance)| (card.to_string(), *chance)).collect()
}

#[cfg(test)]
mod tests {
    use rafle_games::{GAMES, Visit};

    use super::*;

    #[derive(Clone, Copy)]
    struct Rows;

    impl Visit for Rows {
        type Out = usize;

        fn visit<G: Game>(self) -> usize {
            METHODS.iter().filter(|method| method.game == TypeId::of::<G>()).count()
        }
    }

    #[test]
    fn every_game_is_solved_by_one_method_or_said_to_be_unsolved() {
        let mut types = 0;
        for about in GAMES {
            let rows = rafle_games::visit_each(about.slug, Rows);
            let one = rows.iter().all(|rows| *rows == 1);
            assert!(one, "{} wants one row in METHODS for each type: a method, or `not` and the reason", about.slug);
            types += rows.len();
        }
        assert_eq!(METHODS.len(), types, "every row is of a game on the list");
    }

    #[derive(Clone, Copy)]
    struct Hides;

    impl Visit for Hides {
        type Out = bool;

        fn visit<G: Game>(self) -> bool {
            matches!(Method::of::<G>(), Ok(Method { way: Way::Not(Unsolved::Hidden), .. })) == G::ABOUT.hidden
        }
    }

    #[test]
    fn what_hides_something_is_unsolved_for_that_reason_and_no_other_is() {
        for about in GAMES {
            assert!(rafle_games::visit_each(about.slug, Hides).into_iter().all(|fits| fits), "{}", about.slug);
        }
    }

    #[test]
    fn whoever_has_no_patience_is_told_so() {
        let start: Morris = rafle_engine::start(<Morris as Game>::Options::default(), 2).unwrap();
        assert_eq!(crate::exact(&start).err(), Some(Unsolved::TakesLong));
        let greedy: Greedy = rafle_engine::start(<Greedy as Game>::Options::default(), 3).unwrap();
        assert_eq!(crate::exact_with_patience(&greedy).err(), Some(Unsolved::TooManySeats(2)));
    }
}
