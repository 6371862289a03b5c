//! The one door to exact values: what any state of a solved game is worth, whichever method solved it.

use std::any::{Any, TypeId};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use rafle_engine::{Game, Next, PerSeat, Seat};
use rafle_games::add_and_subtract::AddAndSubtract;
use rafle_games::all_occupied::AllOccupied;
use rafle_games::big_and_small::BigAndSmall;
use rafle_games::buck_dice::BuckDice;
use rafle_games::dice_poker::DicePoker;
use rafle_games::division::Division;
use rafle_games::dozen::Dozen;
use rafle_games::endless_road::EndlessRoad;
use rafle_games::even_and_odd::EvenAndOdd;
use rafle_games::first_to_eighty::FirstToEighty;
use rafle_games::flag::Flag;
use rafle_games::good_man::GoodMan;
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
use rafle_games::zanzibar::Zanzibar;
use rustc_hash::FxHashMap;

use crate::figures::Figures;
use crate::graph::{Limits, Objective, Solved};
use crate::greedy::Pair;
use crate::shape::TIE;
use crate::turns::OneTurn;
use crate::yatzy::Solo;

/// A solved game.
pub trait Exact<G: Game>: Send + Sync {
    /// What the seats want most of; values are counted in it.
    fn objective(&self) -> Objective;

    /// What people ask about the game.
    fn figures(&self) -> Figures;

    /// What a state is worth to each seat when all play on as well as they can; nothing for a state of another game.
    fn values(&self, state: &G) -> Option<PerSeat<f64>>;

    /// The open actions of the seat that is next, each with what it is worth to that seat; nothing if no seat is next.
    fn actions(&self, state: &G) -> Option<Vec<(G::Action, f64)>> {
        let Next::Seat(seat) = state.next() else { return None };
        let worth = |action: G::Action| {
            let mut after = state.clone();
            after.act(action).expect("what is open is accepted");
            Some((action, self.values(&after)?[seat]))
        };
        state.actions().map(worth).collect()
    }

    /// The best action of the seat that is next, the first of them if several are.
    fn best(&self, state: &G) -> Option<G::Action> {
        let better =
            |best: (G::Action, f64), other: (G::Action, f64)| if other.1 > best.1 + TIE { other } else { best };
        self.actions(state)?.into_iter().reduce(better).map(|(action, _)| action)
    }
}

/// A solved game that several may look at.
pub type Shared<G> = Arc<dyn Exact<G>>;

/// A way to solve games of one type: nothing if `start` is of another, else the [`Shared`] solution if there is one.
///
/// Types are named here and not left to whoever asks, so that all this is compiled once.
type Method = fn(start: &dyn Any) -> Option<Box<dyn Any>>;

/// The methods; by the general one as many seats as it solves in seconds. Static, for what is only constant would be compiled
/// again wherever it is asked for.
static METHODS: [Method; 37] = [
    |start| solved_by(start, |game| Some(Arc::new(Solo::of_game(game)))),
    |start| solved_by(start, |game| Some(Pair::of_game(game)?)),
    by_turns::<AddAndSubtract>,
    by_turns::<DicePoker>,
    by_turns::<Dozen>,
    by_turns::<GoodMan>,
    by_turns::<HigherOrLower>,
    by_turns::<HouseAndHome>,
    by_turns::<HouseHomeSummerGuest>,
    by_turns::<Multiply>,
    by_turns::<Plus>,
    by_turns::<PlusMinus>,
    by_turns::<Sequence>,
    by_turns::<ShipCaptainOfficerCrew>,
    by_turns::<Soren>,
    by_turns::<TheOne>,
    by_turns::<TooBad>,
    by_turns::<Trump>,
    by_turns::<Zanzibar>,
    by_graph::<AllOccupied, 2>,
    by_graph::<BigAndSmall, 2>,
    by_graph::<BuckDice, 3>,
    by_graph::<Division, 3>,
    by_graph::<EndlessRoad, 3>,
    by_graph::<EvenAndOdd, 2>,
    by_graph::<FirstToEighty, 2>,
    by_graph::<Flag, 2>,
    by_graph::<GuessAndThrow, 6>,
    by_graph::<HelpYourNeighbour, 6>,
    by_graph::<NotFifty, 8>,
    by_graph::<OneTwoThree, 4>,
    by_graph::<SevensFourDice, 2>,
    by_graph::<SevensThreeDice, 2>,
    by_graph::<SevensTwoDice, 2>,
    by_graph::<TheSeven, 2>,
    by_graph::<TreeFelling, 2>,
    by_graph::<TwentyFive, 6>,
];

/// The methods that take about ten seconds, and hundreds of megabytes: for whoever asks for nothing else.
static PATIENT: [Method; 3] = [by_graph::<Hadsund, 2>, by_graph::<Morris, 2>, by_graph::<Sevens, 2>];

/// With more states than this a game is left unsolved.
const MOST_STATES: usize = 5_000_000;

/// The exact values of the game that begins with `start`, if it can be solved. The first to ask waits for seconds at most;
/// whoever asks for the same game later waits for nothing.
pub fn exact<G: Game>(start: &G) -> Option<Shared<G>> {
    static SOLVED: Memory = OnceLock::new();
    remembered(start, &SOLVED, &METHODS)
}

/// The same for whoever has the patience for games that take longer.
pub fn exact_with_patience<G: Game>(start: &G) -> Option<Shared<G>> {
    static SOLVED: Memory = OnceLock::new();
    exact(start).or_else(|| remembered(start, &SOLVED, &PATIENT))
}

/// Answers by the type of the game.
type Memory = OnceLock<Mutex<FxHashMap<TypeId, Box<dyn Any + Send>>>>;

fn remembered<G: Game>(start: &G, memory: &Memory, methods: &[Method]) -> Option<Shared<G>> {
    type Answers<G> = FxHashMap<G, Arc<OnceLock<Option<Shared<G>>>>>;

    let answer = {
        let mut games = memory.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
        let answers = games.entry(TypeId::of::<G>()).or_insert_with(|| Box::new(Answers::<G>::default()));
        let answers: &mut Answers<G> = answers.downcast_mut().expect("each type has its own answers");
        answers.entry(start.clone()).or_default().clone()
    };
    answer.get_or_init(|| solved(start, methods)).clone()
}

fn solved<G: Game>(start: &G, methods: &[Method]) -> Option<Shared<G>> {
    let found = methods.iter().find_map(|method| method(start))?;
    *found.downcast::<Option<Shared<G>>>().expect("a method answers for the type that it was given")
}

fn solved_by<G: Game>(start: &dyn Any, method: impl Fn(&G) -> Option<Shared<G>>) -> Option<Box<dyn Any>> {
    start.downcast_ref().map(|start| Box::new(method(start)) as Box<dyn Any>)
}

fn by_turns<G: Game>(start: &dyn Any) -> Option<Box<dyn Any>> {
    solved_by(start, |start: &G| Some(Arc::new(OneTurn::new(start)?)))
}

fn by_graph<G: Game, const MOST_SEATS: usize>(start: &dyn Any) -> Option<Box<dyn Any>> {
    solved_by(start, |start: &G| {
        let few = start.standings().seats.len() <= MOST_SEATS;
        let solved = few.then(|| Solved::new(start, Objective::Share, Limits::states(MOST_STATES)))?;
        Some(Arc::new(solved.ok()?))
    })
}

impl<G: Game> Exact<G> for Solved<G> {
    fn objective(&self) -> Objective {
        self.objective
    }

    fn figures(&self) -> Figures {
        Solved::figures(self)
    }

    fn values(&self, state: &G) -> Option<PerSeat<f64>> {
        let values = Solved::values(self, state)?;
        Some(PerSeat::from_fn(|seat: Seat| values.get(seat.index()).copied().unwrap_or(0.0)))
    }

    fn actions(&self, state: &G) -> Option<Vec<(G::Action, f64)>> {
        Solved::actions(self, state)
    }
}
