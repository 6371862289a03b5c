//! Any game in which nothing is hidden, solved exactly through the trait alone.
//!
//! Every state that can be reached is numbered, and those of equal gist are visited once. Then values are found
//! backwards, one strongly connected
//! part after the other: a part without a cycle in one look, a part with one by going round until nothing moves any more
//! and, in between, by solving what the choices of that round come to.

use std::marker::PhantomData;
use std::time::{Duration, Instant};

pub use rafle_engine::Objective;
use rafle_engine::{Game, Next, Seat};
use rustc_hash::FxHashMap;

use crate::figures::{AgainstRandom, Figures, OfSeat, Spread};
use crate::mark::Mark;
use crate::progress::{self, Doing};
use crate::shape::{End, Kind, Shape};
use crate::unsolved::Unsolved;

/// How far a game is explored.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct Limits {
    /// With more states than this the game is not solved.
    pub states: usize,
    /// States so many steps away are taken as they stand, so that games without end in theory can be solved in practice;
    /// [`Solved::unsettled`] tells how likely that is to matter.
    pub steps: u32,
    /// So are states that come up with less than this chance, whatever is chosen.
    pub chance: f64,
    /// If exploring takes longer than this the game is not solved. What was explored is then valued however long that takes;
    /// the number of states bounds it.
    pub time: Option<Duration>,
}

impl Limits {
    /// So many states, and as many steps as there are.
    pub fn states(states: usize) -> Limits {
        Limits { states, steps: u32::MAX, chance: 0.0, time: None }
    }

    /// The same, but no longer than this.
    pub fn within(self, time: Duration) -> Limits {
        Limits { time: Some(time), ..self }
    }
}

/// The states that can be reached from a first one, numbered, and how they lead to each other. States of equal gist have one
/// number: the first that is met stands for all of them.
pub(crate) struct Graph<G> {
    numbers: FxHashMap<Mark, u32>,
    /// The greatest chance with which each state comes up, whatever is chosen; a little less if ways to it differ in length.
    pub(crate) chances: Vec<f64>,
    pub(crate) shape: Shape,
    of: PhantomData<fn(&G)>,
}

/// The clock is read once in so many states.
const STATES_PER_LOOK: u32 = 256;

/// States that were met and wait to be explored.
struct Waiting<G> {
    /// Chances below this are not worth following.
    chance: f64,
    likely: Vec<(u32, G)>,
    unlikely: FxHashMap<u32, G>,
}

impl<G: Game> Graph<G> {
    /// Explores the states after `start`, but none after those that are `far` enough. Shows the state of each number, and
    /// whether it is explored no further; ends are counted in that order.
    pub(crate) fn explored(
        start: &G,
        limits: Limits,
        far: impl Fn(&G) -> bool,
        mut show: impl FnMut(u32, &G, bool),
    ) -> Result<Graph<G>, Unsolved> {
        let (numbers, shape) = (FxHashMap::default(), Shape::default());
        let mut graph = Graph { numbers, chances: Vec::new(), shape, of: PhantomData };
        let clock = limits.time.map(|most| (Instant::now(), most));
        let mut waiting = Waiting { chance: limits.chance, likely: Vec::new(), unlikely: FxHashMap::default() };
        graph.numbered(start.clone(), 1.0, &mut waiting);
        let (mut steps, mut edges) = (0, Vec::new());
        while !waiting.likely.is_empty() {
            for (number, state) in std::mem::take(&mut waiting.likely) {
                let go_on = steps < limits.steps && state.next() != Next::Nobody && !far(&state);
                progress::tell(number as usize, || Doing::Exploring(number as usize));
                show(number, &state, !go_on);
                graph.add(number, &state, go_on, &mut edges, &mut waiting);
                if graph.numbers.len() > limits.states {
                    return Err(Unsolved::TooManyStates(limits.states));
                }
                if let Some((begun, most)) = clock
                    && number.is_multiple_of(STATES_PER_LOOK)
                    && begun.elapsed() > most
                {
                    return Err(Unsolved::TooLong(most));
                }
            }
            steps += 1;
        }
        for (number, state) in std::mem::take(&mut waiting.unlikely) {
            show(number, &state, true);
            graph.add(number, &state, false, &mut edges, &mut waiting);
        }
        graph.shape.complete();
        Ok(graph)
    }

    pub(crate) fn number(&self, state: &G) -> Option<usize> {
        self.numbers.get(&Mark::of(state)).map(|&number| number as usize)
    }

    /// The marks of all states, each with its number.
    pub(crate) fn marks(&self) -> impl Iterator<Item = (Mark, usize)> {
        self.numbers.iter().map(|(mark, number)| (*mark, *number as usize))
    }

    /// Adds a state that has a number; `edges` is room to write in.
    fn add(&mut self, number: u32, state: &G, go_on: bool, edges: &mut Vec<(u32, f64)>, waiting: &mut Waiting<G>) {
        let chance = self.chances[number as usize];
        match state.next() {
            Next::Seat(seat) if go_on => {
                for action in state.actions() {
                    let mut after = state.clone();
                    after.act(action).expect("what is open is accepted");
                    edges.push((self.numbered(after, chance, waiting), 1.0));
                }
                self.shape.add(number, Kind::Choice(seat), edges);
            }
            Next::Chance { .. } if go_on => {
                let all: u64 = state.outcomes().map(|(_, weight)| weight).sum();
                for (luck, weight) in state.outcomes() {
                    let mut after = state.clone();
                    after.befall(luck).expect("what chance can bring can befall");
                    let part = weight as f64 / all as f64;
                    edges.push((self.numbered(after, chance * part, waiting), part));
                }
                self.shape.add(number, Kind::Chance, edges);
            }
            next => self.shape.add_end(number, End { standings: state.standings(), over: next == Next::Nobody }),
        }
    }

    /// The number of a state that is met, with this chance.
    fn numbered(&mut self, state: G, chance: f64, waiting: &mut Waiting<G>) -> u32 {
        let next = self.numbers.len() as u32;
        let number = *self.numbers.entry(Mark::of(&state)).or_insert(next);
        if number == next {
            self.chances.push(chance);
            waiting.add(number, state, chance);
        } else {
            let before = self.chances[number as usize];
            self.chances[number as usize] += chance;
            if before < waiting.chance && before + chance >= waiting.chance {
                waiting.grown(number);
            }
        }
        number
    }
}

impl<G> Waiting<G> {
    fn add(&mut self, number: u32, state: G, chance: f64) {
        if chance < self.chance {
            self.unlikely.insert(number, state);
        } else {
            self.likely.push((number, state));
        }
    }

    /// An unlikely state has become likely enough.
    fn grown(&mut self, number: u32) {
        let state = self.unlikely.remove(&number);
        self.likely.extend(state.map(|state| (number, state)));
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
pub(crate) enum Plays {
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
        let mut graph = Graph::explored(start, limits, |_| false, |_, _, _| ())?;
        graph.chances = Vec::new();
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
        state.actions().nth(
            shape.best_edge(&self.values, self.seats, number, seat, |seat, values| values[seat.index()])
                - shape.edges(number).start,
        )
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
