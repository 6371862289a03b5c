//! The one door to exact values: what any state of a solved game is worth, whichever method solved it.

use std::any::{Any, TypeId};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use rafle_engine::{Game, MOST_SEATS, Next, PerSeat, Seat};
use rustc_hash::FxHashMap;

use crate::figures::Figures;
use crate::graph::{Limits, Objective, Solved};
use crate::methods::{Method, Way};
use crate::shape::TIE;
use crate::unsolved::Unsolved;

/// What a state is worth to each seat that a table may have.
pub type Values = PerSeat<f64, MOST_SEATS>;

/// A solved game.
pub trait Exact<G: Game>: Send + Sync {
    /// What the seats want most of; values are counted in it.
    fn objective(&self) -> Objective;

    /// What people ask about the game.
    fn figures(&self) -> Figures;

    /// What a state is worth to each seat when all play on as well as they can; nothing for a state of another game.
    fn values(&self, state: &G) -> Option<Values>;

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

/// A solution, or why there is none.
pub type Answer<G> = Result<Shared<G>, Unsolved>;

/// The exact values of the game that begins with `start`, if it is on our list and can be solved. The first to ask waits for
/// seconds at most; whoever asks for the same game later waits for nothing. Other games have a [`Solver`].
pub fn exact<G: Game>(start: &G) -> Answer<G> {
    match Method::of::<G>()?.way {
        Way::Soon(solve) => remembered(start, solve),
        Way::Patiently(_) => Err(Unsolved::TakesLong),
        Way::Not(why) => Err(why),
    }
}

/// The same for whoever has the patience for games that take about ten seconds, and hundreds of megabytes.
pub fn exact_with_patience<G: Game>(start: &G) -> Answer<G> {
    match Method::of::<G>()?.way {
        Way::Patiently(solve) => remembered(start, solve),
        _ => exact(start),
    }
}

/// Solves a game of a known type, and gives an [`Answer`] of that type.
///
/// Types are named by our table and not left to whoever asks, so that all this is compiled once.
pub(crate) type Solve = fn(start: &dyn Any) -> Box<dyn Any>;

fn remembered<G: Game>(start: &G, solve: Solve) -> Answer<G> {
    /// A memory for each type.
    static MEMORIES: OnceLock<Mutex<FxHashMap<TypeId, Box<dyn Any + Send>>>> = OnceLock::new();

    let memory = {
        let mut types = MEMORIES.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
        let memory = types.entry(TypeId::of::<G>()).or_insert_with(|| Box::new(Arc::new(Memory::<G>::default())));
        memory.downcast_ref::<Arc<Memory<G>>>().expect("each type has its own memory").clone()
    };
    memory.answer(start, || *solve(start).downcast().expect("a method answers for its own type"))
}

/// Answers for games of one type, each found once.
struct Memory<G: Game>(Mutex<FxHashMap<G, Arc<OnceLock<Answer<G>>>>>);

impl<G: Game> Memory<G> {
    fn answer(&self, start: &G, solve: impl FnOnce() -> Answer<G>) -> Answer<G> {
        // Whoever asks for another game meanwhile does not wait for this one.
        let answer = self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(start.clone()).or_default().clone();
        answer.get_or_init(solve).clone()
    }
}

impl<G: Game> Default for Memory<G> {
    fn default() -> Memory<G> {
        Memory(Mutex::default())
    }
}

/// Solves games of any type by the graph of their states, within limits, and each of them once: the door for games that are
/// not on our list. Several seats play for a share of the win, one alone for its score.
pub struct Solver<G: Game> {
    limits: Limits,
    memory: Memory<G>,
}

impl<G: Game> Solver<G> {
    /// A solver that goes no further than this.
    pub fn new(limits: Limits) -> Solver<G> {
        Solver { limits, memory: Memory::default() }
    }

    /// The exact values of the game that begins with `start`, or why there are none.
    pub fn exact(&self, start: &G) -> Answer<G> {
        let objective = if start.standings().seats.len() == 1 { Objective::Score } else { Objective::Share };
        self.memory.answer(start, || Ok(Arc::new(Solved::new(start, objective, self.limits)?)))
    }
}

impl<G: Game> Exact<G> for Solved<G> {
    fn objective(&self) -> Objective {
        self.objective
    }

    fn figures(&self) -> Figures {
        Solved::figures(self)
    }

    fn values(&self, state: &G) -> Option<Values> {
        let values = Solved::values(self, state)?;
        Some(PerSeat::from_fn(|seat: Seat| values.get(seat.index()).copied().unwrap_or(0.0)))
    }

    fn actions(&self, state: &G) -> Option<Vec<(G::Action, f64)>> {
        Solved::actions(self, state)
    }
}
