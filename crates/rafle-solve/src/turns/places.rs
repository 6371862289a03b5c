//! Where in its turn a seat is, and what the seats before have made of theirs, told by the state alone.
//!
//! A state is the words that its gist writes when it is hashed. Those that differ among the states of a turn tell where in
//! the turn a state is, whatever the other seats have; those that differ among its ends tell what came of it. So a state of
//! any turn is found in the first turn of the game, which is solved, and need not be followed by itself.

use std::hash::{Hash, Hasher};

use rafle_engine::{Game, Seats};
use rustc_hash::FxHashMap;

use super::{Step, whose, with};

/// The turns of all seats.
pub(super) struct Places {
    turns: Vec<Digest>,
    made: Vec<Digest>,
}

/// Where a state is.
pub(super) struct Place {
    /// The number of this moment of the turn.
    pub(super) number: usize,
    /// What each of the seats before has made of its turn.
    pub(super) results: Vec<usize>,
}

impl Places {
    /// Walks through one turn of every seat, by these steps from state to state. The states that are told have numbers that
    /// are `known`; `ends` are the numbers of those at which the turn is over, with their results. Nothing if words do not
    /// tell them apart.
    pub(super) fn of<G: Game>(
        start: &G,
        seats: usize,
        steps: &[Step<G>],
        ends: &[(usize, usize)],
        known: impl Fn(usize) -> bool,
    ) -> Option<Places> {
        let best = ends.iter().max_by_key(|(_, result)| *result)?.0;
        let (mut turns, mut over, mut begin) = (Vec::new(), Vec::new(), start.clone());
        for seat in Seats::first(seats).iter() {
            let mut states = vec![begin];
            for &(before, line) in steps {
                states.push(with(&states[before], &[line]));
            }
            let inside = (0..states.len()).filter(|&number| known(number) && whose(&states[number]) == Some(seat));
            turns.push(Digest::of(inside.map(|number| (words(&states[number]), number)).collect(), &[])?);
            over.push(ends.iter().map(|&(number, result)| (words(&states[number]), result)).collect());
            begin = states.swap_remove(best);
        }
        // What changes in the turn after it, such as dice that lie there until they are thrown again, tells nothing.
        let made = over.into_iter().zip(&turns[1..]).map(|(ends, next)| Digest::of(ends, &next.at));
        Some(Places { made: made.collect::<Option<_>>()?, turns })
    }

    /// Where a state of the turn of this seat is, if that can be told.
    pub(super) fn find<G: Game>(&self, state: &G, seat: usize) -> Option<Place> {
        let words = words(state);
        let results = self.made[..seat].iter().map(|made| made.number(&words)).collect::<Option<_>>()?;
        Some(Place { number: self.turns[seat].number(&words)?, results })
    }
}

/// Numbers of states, told by the words in which the states differ.
struct Digest {
    length: usize,
    at: Vec<usize>,
    numbers: FxHashMap<Vec<u64>, usize>,
}

impl Digest {
    /// Of these states, but not by the words at some places. Nothing if those that differ in number do not in words.
    fn of(states: Vec<(Vec<u64>, usize)>, but: &[usize]) -> Option<Digest> {
        let length = states.first()?.0.len();
        if states.iter().any(|(words, _)| words.len() != length) {
            return None;
        }
        let differ = |at: &usize| states.iter().any(|(words, _)| words[*at] != states[0].0[*at]);
        let at = (0..length).filter(|at| !but.contains(at)).filter(differ).collect();
        let mut digest = Digest { length, at, numbers: FxHashMap::default() };
        for (words, number) in &states {
            let known = *digest.numbers.entry(digest.key(words)).or_insert(*number);
            if known != *number {
                return None;
            }
        }
        Some(digest)
    }

    fn key(&self, words: &[u64]) -> Vec<u64> {
        self.at.iter().map(|&at| words[at]).collect()
    }

    fn number(&self, words: &[u64]) -> Option<usize> {
        (words.len() == self.length).then(|| self.numbers.get(&self.key(words)).copied())?
    }
}

/// The words of a state.
fn words<G: Game>(state: &G) -> Vec<u64> {
    let mut words = Words(Vec::with_capacity(64));
    state.gist().hash(&mut words);
    words.0
}

/// Keeps what is hashed.
struct Words(Vec<u64>);

impl Hasher for Words {
    fn write(&mut self, bytes: &[u8]) {
        for eight in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..eight.len()].copy_from_slice(eight);
            self.0.push(u64::from_le_bytes(word));
        }
    }

    fn finish(&self) -> u64 {
        unreachable!("words are kept, not made into a number")
    }
}
