//! The one door to exact values: what any state of a solved game is worth, whichever method solved it.

use std::any::{Any, TypeId};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use rafle_engine::{Game, Next, PerSeat, Seat};
use rustc_hash::FxHashMap;

use crate::graph::{Limits, Objective, Solved, TIE};
use crate::greedy::Pair;
use crate::yatzy::Solo;

/// A solved game.
pub trait Exact<G: Game>: Send + Sync {
    /// What the seats want most of; values are counted in it.
    fn objective(&self) -> Objective;

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

/// Games that the general method solves in seconds, each with the most seats. Others are too large, or have a method of
/// their own.
const BY_GRAPH: [(&str, usize); 16] = [
    ("all-occupied", 2),
    ("buck-dice", 3),
    ("division", 3),
    ("endless-road", 3),
    ("first-to-eighty", 2),
    ("flag", 2),
    ("guess-and-throw", 6),
    ("help-your-neighbour", 3),
    ("not-fifty", 7),
    ("one-two-three", 2),
    ("ship-captain-officer-crew", 2),
    ("dozen", 2),
    ("sevens-three-dice", 2),
    ("sevens-two-dice", 2),
    ("tree-felling", 2),
    ("twenty-five", 6),
];

/// With more states than this a game is left unsolved.
const MOST_STATES: usize = 1_000_000;

/// The exact values of the game that begins with `start`, if it can be solved. The first to ask waits for seconds at most;
/// whoever asks for the same game later waits for nothing.
pub fn exact<G: Game>(start: &G) -> Option<Shared<G>> {
    static SOLVED: OnceLock<Mutex<FxHashMap<TypeId, Box<dyn Any + Send>>>> = OnceLock::new();
    type Answers<G> = FxHashMap<G, Arc<OnceLock<Option<Shared<G>>>>>;

    let answer = {
        let mut games = SOLVED.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
        let answers = games.entry(TypeId::of::<G>()).or_insert_with(|| Box::new(Answers::<G>::default()));
        let answers: &mut Answers<G> = answers.downcast_mut().expect("each type has its own answers");
        answers.entry(start.clone()).or_default().clone()
    };
    answer.get_or_init(|| solved(start)).clone()
}

fn solved<G: Game>(start: &G) -> Option<Shared<G>> {
    by_own_method(start).or_else(|| {
        let seats = start.standings().seats.len();
        let (_, most) = *BY_GRAPH.iter().find(|(slug, _)| *slug == G::ABOUT.slug)?;
        let graph = (seats <= most).then(|| Solved::new(start, Objective::Share, Limits::states(MOST_STATES)))?;
        Some(Arc::new(graph.ok()?) as Shared<G>)
    })
}

/// Games whose structure pays.
fn by_own_method<G: Game>(start: &G) -> Option<Shared<G>> {
    let start: &dyn Any = start;
    let own: Box<dyn Any> = if let Some(start) = start.downcast_ref() {
        Box::new(Arc::new(Solo::of_game(start)) as Shared<rafle_games::yatzy::Yatzy>)
    } else if let Some(start) = start.downcast_ref() {
        Box::new(Pair::of_game(start)? as Shared<rafle_games::greedy::Greedy>)
    } else {
        return None;
    };
    own.downcast().ok().map(|own| *own)
}

impl<G: Game> Exact<G> for Solved<G> {
    fn objective(&self) -> Objective {
        self.objective
    }

    fn values(&self, state: &G) -> Option<PerSeat<f64>> {
        let values = Solved::values(self, state)?;
        Some(PerSeat::from_fn(|seat: Seat| values.get(seat.index()).copied().unwrap_or(0.0)))
    }

    fn actions(&self, state: &G) -> Option<Vec<(G::Action, f64)>> {
        Solved::actions(self, state)
    }
}
