//! What people ask about a game whose type is forgotten, answered exactly: one question, whichever method answers it.

mod kept;

use std::time::Duration;

use rafle_engine::{AnyGame, Game, Next, Seat};
use rafle_games::Visit;

use crate::exact::{Exact, exact_with_patience};
use crate::figures::Figures;
use crate::graph::Objective;
use crate::methods::Method;
use crate::unsolved::Unsolved;
use kept::Kept;

/// Whatever was solved in less time is solved again when it is asked for again.
const LONG: Duration = Duration::from_secs(1);

/// What is known exactly of a game before its first throw or deal.
#[derive(Clone, PartialEq, Debug, Default)]
#[non_exhaustive]
pub struct Odds {
    /// What the seats want most of; values are counted in it.
    pub objective: Objective,
    /// What comes of the game. There is nothing in it if only the first turn is known.
    pub figures: Figures,
    /// The best beginnings, where a seat chooses before or right after the first throw.
    pub beginnings: Vec<Beginning>,
    /// What the first turn of a game that is too large can be played for, as it is written, and how likely it is to come to
    /// that.
    pub first_turn: Vec<(String, f64)>,
    /// How long it took until any position could be looked up, by the clock of whoever asked.
    pub took: Duration,
}

impl Odds {
    /// Whether this took so long that it is kept for the next time.
    pub fn took_long(&self) -> bool {
        self.took > LONG
    }
}

/// The best that can be done at the very beginning, or after the first throw.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Beginning {
    /// The throw, as it is written; nothing at the very beginning.
    pub after: Option<String>,
    /// Which of the open actions.
    pub choice: usize,
    /// How it is written.
    pub best: String,
    /// What it is worth to the seat that chooses.
    pub worth: f64,
}

/// The exact odds of a game on our list that begins so, or why there are none. What takes long is kept if
/// [`keep_in`](crate::keep_in) says where. The `clock` tells how long this program has worked.
pub fn odds(start: &dyn AnyGame, clock: &dyn Fn() -> Duration) -> Result<Odds, Unsolved> {
    rafle_games::visit_game(start, Asked { start, clock }).unwrap_or(Err(Unsolved::NoMethod))
}

struct Asked<'a> {
    start: &'a dyn AnyGame,
    clock: &'a dyn Fn() -> Duration,
}

impl Visit for Asked<'_> {
    type Out = Result<Odds, Unsolved>;

    fn visit<G: Game>(self) -> Self::Out {
        let start: &G = self.start.as_game::<G>().ok_or(Unsolved::NoMethod)?;
        let (method, before) = (Method::of::<G>()?, (self.clock)());
        let took = || (self.clock)().saturating_sub(before);
        if let Some(first_turn) = method.first_turn {
            let first_turn = first_turn(start);
            return Ok(Odds { first_turn, took: took(), ..Odds::default() });
        }
        if let Some(figures) = method.race.and_then(|race| race(start)) {
            return Ok(Odds { figures, took: took(), ..Odds::default() });
        }
        let kept = Kept::of(start);
        if let Some(odds) = kept.find() {
            return Ok(odds);
        }
        let exact = exact_with_patience(start)?;
        let odds = solved(start, &*exact, took());
        kept.keep(&odds);
        Ok(odds)
    }
}

fn solved<G: Game>(start: &G, exact: &dyn Exact<G>, took: Duration) -> Odds {
    let beginnings = beginnings(start, |state, seat| {
        let best = exact.best(state)?;
        Some((state.actions().position(|action| action == best)?, exact.values(state)?[seat]))
    });
    Odds { objective: exact.objective(), figures: exact.figures(), beginnings, first_turn: Vec::new(), took }
}

/// The beginnings, if `best` says which of the open actions is best for the seat that is next, and what it is worth.
fn beginnings<G: Game>(start: &G, mut best: impl FnMut(&G, Seat) -> Option<(usize, f64)>) -> Vec<Beginning> {
    let mut beginning = |state: &G, after: Option<String>| {
        let Next::Seat(seat) = state.next() else { return None };
        let (choice, worth) = best(state, seat)?;
        Some(Beginning { after, choice, best: state.actions().nth(choice)?.to_string(), worth })
    };
    match start.next() {
        Next::Seat(_) => beginning(start, None).into_iter().collect(),
        _ => start
            .outcomes()
            .filter_map(|(luck, _)| {
                let mut state = start.clone();
                state.befall(luck).expect("what chance can bring can befall");
                beginning(&state, Some(luck.to_string()))
            })
            .collect(),
    }
}
