//! A stretch of a game in which no state comes twice, such as one turn: every state, each after all that can follow it, so
//! that one pass finds what each is worth, for as many ends in view as are asked for.

use std::hash::Hash;

use rafle_engine::{Game, Next};
use rustc_hash::FxHashMap;

use crate::shape::TIE;

/// Every state of the stretch.
pub(crate) struct Unfolded<G, E> {
    numbers: FxHashMap<G, u32>,
    states: Vec<State>,
    /// Where each state leads, one state after the other; with the chance of it where luck decides.
    edges: Vec<u32>,
    chances: Vec<f64>,
    ends: Vec<E>,
}

enum State {
    /// The stretch is over, with the end of this number.
    End(usize),
    /// The seat chooses among this many edges, from this one on.
    Choice(usize, usize),
    /// Luck decides among this many edges, from this one on, whose chances begin here.
    Luck(usize, usize, usize),
}

/// What is explored.
pub(crate) struct Bounds<F, W> {
    /// With more states than this it is given up.
    pub(crate) most: usize,
    /// What the stretch has come to, if this action ends it.
    pub(crate) end: F,
    /// Whether an open action is looked into: those that others put together do not have to be.
    pub(crate) worth_trying: W,
}

impl<G: Game, E: Clone + Eq + Hash> Unfolded<G, E> {
    /// Explores everything that can follow `start`; nothing if that is too much.
    pub(crate) fn explored<F, W>(start: &G, bounds: &Bounds<F, W>) -> Option<Unfolded<G, E>>
    where
        F: Fn(&G, G::Action) -> Option<E>,
        W: Fn(G::Action) -> bool,
    {
        let mut unfolded = Unfolded {
            numbers: FxHashMap::default(),
            states: Vec::new(),
            edges: Vec::new(),
            chances: Vec::new(),
            ends: Vec::new(),
        };
        unfolded.explore(start, bounds, &mut FxHashMap::default())?;
        Some(unfolded)
    }

    /// How many states there are.
    pub(crate) fn len(&self) -> usize {
        self.states.len()
    }

    /// The number of a state that was explored.
    pub(crate) fn number(&self, state: &G) -> Option<usize> {
        self.numbers.get(state).map(|&number| number as usize)
    }

    /// A state gets its number when everything after it has one.
    fn explore<F, W>(&mut self, state: &G, bounds: &Bounds<F, W>, ends: &mut FxHashMap<E, u32>) -> Option<u32>
    where
        F: Fn(&G, G::Action) -> Option<E>,
        W: Fn(G::Action) -> bool,
    {
        if let Some(&number) = self.numbers.get(state) {
            return Some(number);
        }
        let (mut after, mut weights) = (Vec::new(), Vec::new());
        match state.next() {
            Next::Seat(_) => {
                for action in state.actions().filter(|&action| (bounds.worth_trying)(action)) {
                    if let Some(end) = (bounds.end)(state, action) {
                        after.push(self.ended(end, ends));
                        continue;
                    }
                    let mut next = state.clone();
                    next.act(action).expect("what is open is accepted");
                    after.push(self.explore(&next, bounds, ends)?);
                }
            }
            Next::Chance { .. } => {
                for (luck, weight) in state.outcomes() {
                    let mut next = state.clone();
                    next.befall(luck).expect("what chance can bring can befall");
                    after.push(self.explore(&next, bounds, ends)?);
                    weights.push(weight as f64);
                }
            }
            Next::Nobody => unreachable!("an action ends the stretch before the game is over"),
        }
        let (first, count) = (self.edges.len(), after.len());
        self.edges.append(&mut after);
        self.states.push(if weights.is_empty() {
            State::Choice(first, count)
        } else {
            let (from, all) = (self.chances.len(), weights.iter().sum::<f64>());
            self.chances.extend(weights.iter().map(|weight| weight / all));
            State::Luck(first, count, from)
        });
        let number = self.states.len() as u32 - 1;
        self.numbers.insert(state.clone(), number);
        (self.states.len() <= bounds.most).then_some(number)
    }

    fn ended(&mut self, end: E, ends: &mut FxHashMap<E, u32>) -> u32 {
        *ends.entry(end).or_insert_with_key(|end| {
            self.ends.push(end.clone());
            self.states.push(State::End(self.ends.len() - 1));
            self.states.len() as u32 - 1
        })
    }

    /// What every state is worth in so many lanes, if `worth` writes what each end is worth in them and whoever chooses
    /// wants most of the `wanted` one.
    pub(crate) fn values(&self, lanes: usize, wanted: usize, mut worth: impl FnMut(&E, &mut [f64])) -> Vec<f64> {
        let mut values = vec![0.0; lanes * self.states.len()];
        for (number, state) in self.states.iter().enumerate() {
            let (known, rest) = values.split_at_mut(lanes * number);
            let own = &mut rest[..lanes];
            let of = |edge: usize| &known[lanes * self.edges[edge] as usize..][..lanes];
            match *state {
                State::End(end) => worth(&self.ends[end], own),
                State::Choice(first, count) => {
                    let better = |best, edge| if of(edge)[wanted] > of(best)[wanted] + TIE { edge } else { best };
                    own.copy_from_slice(of((first..first + count).reduce(better).expect("something is open")));
                }
                State::Luck(first, count, from) => {
                    for (edge, chance) in (first..first + count).zip(&self.chances[from..]) {
                        own.iter_mut().zip(of(edge)).for_each(|(own, value)| *own += chance * value);
                    }
                }
            }
        }
        values
    }
}
