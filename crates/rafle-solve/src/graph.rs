//! Any game in which nothing is hidden, solved exactly through the trait alone.
//!
//! Every state that can be reached is visited once and numbered. Then values are found backwards, one strongly connected
//! part after the other: a part without a cycle in one look, a part with one by going round until nothing moves any more.

use std::fmt;

use rafle_engine::{Game, Next, Seat, Standings};
use rustc_hash::FxHashMap;

use crate::figures::{AgainstRandom, Figures, OfSeat, Spread};
use crate::shape::{End, Kind, Shape};

/// What the seat that chooses wants most of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objective {
    /// Every seat its own expected score.
    Score,
    /// Every seat its own share of the win.
    Share,
}

impl Objective {
    /// What these standings mean to a seat.
    pub fn of(self, standings: &Standings, seat: Seat) -> f64 {
        match self {
            Objective::Score => standings.scores[seat].into(),
            Objective::Share => standings.share(seat),
        }
    }
}

/// How far a game is explored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// With more states than this the game is not solved.
    pub states: usize,
    /// States so many steps away are taken as they stand, so that games without end in theory can be solved in practice;
    /// [`Solved::unsettled`] tells how likely that is to matter.
    pub steps: u32,
}

impl Limits {
    /// So many states, and as many steps as there are.
    pub fn states(states: usize) -> Limits {
        Limits { states, steps: u32::MAX }
    }
}

/// Why a game is not solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsolved {
    /// More states can be reached than were allowed.
    TooManyStates(usize),
    /// Something is hidden: states are not what players know.
    Hidden,
    /// Several seats whose choices answer each other in a cycle found no rest.
    NeverSettles,
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsolved::TooManyStates(limit) => write!(f, "more than {limit} states can be reached"),
            Unsolved::Hidden => f.write_str("something is hidden in this game"),
            Unsolved::NeverSettles => f.write_str("the choices of the seats answer each other without rest"),
        }
    }
}

impl std::error::Error for Unsolved {}

/// The states that can be reached from a first one, numbered, and how they lead to each other.
pub(crate) struct Graph<G> {
    numbers: FxHashMap<G, u32>,
    pub(crate) shape: Shape,
}

impl<G: Game> Graph<G> {
    /// Explores the states after `start`, but none after those that are `far` enough.
    pub(crate) fn explored(start: &G, limits: Limits, far: impl Fn(&G) -> bool) -> Result<Graph<G>, Unsolved> {
        let mut graph = Graph { numbers: FxHashMap::default(), shape: Shape::default() };
        graph.numbers.insert(start.clone(), 0);
        // States in the order of their numbers: those of this step, and those found for the next.
        let mut now = vec![start.clone()];
        let (mut steps, mut edges) = (0, Vec::new());
        while !now.is_empty() {
            let mut found = Vec::new();
            for state in &now {
                let go_on = steps < limits.steps && !far(state);
                graph.add(state, go_on, &mut edges, &mut found);
                if graph.numbers.len() > limits.states {
                    return Err(Unsolved::TooManyStates(limits.states));
                }
            }
            now = found;
            steps += 1;
        }
        graph.shape.complete();
        Ok(graph)
    }

    /// The states in the order of their numbers.
    pub(crate) fn states(&self) -> Vec<&G> {
        let mut states: Vec<_> = self.numbers.iter().collect();
        states.sort_unstable_by_key(|(_, number)| **number);
        states.into_iter().map(|(state, _)| state).collect()
    }

    pub(crate) fn number(&self, state: &G) -> Option<usize> {
        self.numbers.get(state).map(|&number| number as usize)
    }

    /// Adds a state whose number is the next; `edges` is room to write in.
    fn add(&mut self, state: &G, go_on: bool, edges: &mut Vec<(u32, f64)>, found: &mut Vec<G>) {
        match state.next() {
            Next::Seat(seat) if go_on => {
                for action in state.actions() {
                    let mut after = state.clone();
                    after.act(action).expect("what is open is accepted");
                    edges.push((self.numbered(after, found), 1.0));
                }
                self.shape.add_choice(seat, edges.drain(..).map(|(target, _)| target));
            }
            Next::Chance { .. } if go_on => {
                let all: u64 = state.outcomes().map(|(_, weight)| weight).sum();
                for (luck, weight) in state.outcomes() {
                    let mut after = state.clone();
                    after.befall(luck).expect("what chance can bring can befall");
                    edges.push((self.numbered(after, found), weight as f64 / all as f64));
                }
                self.shape.add_chance(edges);
            }
            next => self.shape.add_end(End { standings: state.standings(), over: next == Next::Nobody }),
        }
    }

    /// The number of a state, which is new if it was never `found` before.
    fn numbered(&mut self, state: G, found: &mut Vec<G>) -> u32 {
        let next = self.numbers.len() as u32;
        *self.numbers.entry(state).or_insert_with_key(|state| {
            found.push(state.clone());
            next
        })
    }
}

/// A solved game: what every state that can be reached is worth to every seat.
pub struct Solved<G> {
    pub(crate) objective: Objective,
    seats: usize,
    graph: Graph<G>,
    /// A value for each seat, state by state.
    values: Vec<f64>,
}

/// How a seat plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plays {
    /// For its objective, as well as it can.
    Best,
    /// Any open action, each as likely.
    AtRandom,
}

impl<G: Game> Solved<G> {
    /// Solves the game that begins with `start`.
    pub fn new(start: &G, objective: Objective, limits: Limits) -> Result<Solved<G>, Unsolved> {
        if G::ABOUT.hidden {
            return Err(Unsolved::Hidden);
        }
        let seats = start.standings().seats.len();
        let graph = Graph::explored(start, limits, |_| false)?;
        let values = graph.shape.values(objective, seats).ok_or(Unsolved::NeverSettles)?;
        Ok(Solved { objective, seats, graph, values })
    }

    /// How many states can be reached.
    pub fn states(&self) -> usize {
        self.graph.shape.len()
    }

    /// What a state is worth to each seat; nothing if it was not explored.
    pub fn values(&self, state: &G) -> Option<&[f64]> {
        self.graph.number(state).map(|number| &self.values[number * self.seats..][..self.seats])
    }

    /// The open actions of the seat that is next, each with what it is worth to that seat.
    pub fn actions(&self, state: &G) -> Option<Vec<(G::Action, f64)>> {
        let (number, shape) = (self.graph.number(state)?, &self.graph.shape);
        let Kind::Choice(seat) = shape.kind(number) else { return None };
        let worth = shape.edges(number).map(|edge| self.values[shape.edge(edge).0 * self.seats + seat.index()]);
        Some(state.actions().zip(worth).collect())
    }

    /// The best action of the seat that is next, the first of them if several are.
    pub fn best(&self, state: &G) -> Option<G::Action> {
        let (number, shape) = (self.graph.number(state)?, &self.graph.shape);
        let Kind::Choice(seat) = shape.kind(number) else { return None };
        state.actions().nth(shape.best_edge(&self.values, self.seats, number, seat) - shape.edges(number).start)
    }

    /// How likely it is that a game goes on beyond what was explored.
    pub fn unsettled(&self) -> f64 {
        let of = |end: &End, out: &mut [f64]| out[0] = if end.over { 0.0 } else { 1.0 };
        self.means(&of, &[0.0], &|_| Plays::Best)[0]
    }

    /// What people ask about the game.
    pub(crate) fn figures(&self) -> Figures {
        let of = |end: &End, out: &mut [f64]| {
            let (standings, winners) = (&end.standings, end.standings.winners.len());
            out[0] = if winners > 1 { 1.0 } else { 0.0 };
            out[1] = if winners == 0 { 1.0 } else { 0.0 };
            out[2] = 0.0;
            for (seat, out) in standings.seats.iter().zip(out[3..].chunks_exact_mut(3)) {
                let score = f64::from(standings.scores[seat]);
                out.copy_from_slice(&[standings.share(seat), score, score * score]);
            }
        };
        let mut each_step = vec![0.0; 3 + 3 * self.seats];
        each_step[2] = 1.0;
        let means = self.means(&of, &each_step, &|_| Plays::Best);
        let of_seat = |of: &[f64]| OfSeat { share: of[0], score: Some(Spread::of(of[1], of[2])) };
        Figures {
            seats: means[3..].chunks_exact(3).map(of_seat).collect(),
            shared: Some(means[0]),
            nobody: means[1],
            bonus: None,
            steps: Some(means[2]),
            against_random: self.graph.shape.has_choices().then(|| self.against_random()),
        }
    }

    fn against_random(&self) -> AgainstRandom {
        let share = |end: &End, out: &mut [f64]| out[0] = end.standings.share(Seat::A);
        let best = |seat| if seat == Seat::A { Plays::Best } else { Plays::AtRandom };
        AgainstRandom {
            best: self.means(&share, &[0.0], &best)[0],
            random: self.means(&share, &[0.0], &|_| Plays::AtRandom)[0],
        }
    }

    fn means(&self, of: &dyn Fn(&End, &mut [f64]), each_step: &[f64], plays: &dyn Fn(Seat) -> Plays) -> Vec<f64> {
        self.graph.shape.means((&self.values, self.seats), of, each_step, plays)
    }
}

#[cfg(test)]
mod tests;
