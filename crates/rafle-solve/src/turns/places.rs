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
    /// Of each seat, by the number of words.
    turns: Vec<FxHashMap<usize, Digest>>,
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
    /// Walks through one turn of every seat, by these steps from state to state. States are told whose numbers are `known`;
    /// `ends` are the numbers of those at which the turn is over, with their results. Nothing if words do not
    /// tell them apart.
    pub(super) fn of<G: Game>(
        start: &G,
        seats: usize,
        steps: &[Step<G>],
        ends: &[(usize, usize)],
        known: impl Fn(usize) -> bool,
    ) -> Option<Places> {
        let best = ends.iter().max_by_key(|(_, result)| *result)?;
        let mut places = Places { turns: Vec::new(), made: Vec::new() };
        let (mut begin, mut over) = (start.clone(), None);
        for seat in Seats::first(seats).iter() {
            let mut states = vec![begin];
            for &(before, line) in steps {
                states.push(with(&states[before], &[line]));
            }
            let inside = (0..states.len()).filter(|&number| whose(&states[number]) == Some(seat));
            let inside: Vec<(Vec<u64>, usize)> = inside.map(|number| (words(&states[number]), number)).collect();
            let turn = by_length(&inside, &known)?;
            if let Some(ends) = over {
                // What changes in the turn after it, such as dice that lie there until they are thrown again, tells nothing.
                let changes: Vec<usize> = turn.values().flat_map(|digest| &digest.at).copied().collect();
                places.made.push(Digest::of(ends, &changes, |_| true)?);
            }
            // Through the whole turn the seats before have what they had.
            let kept = |words: &[u64]| places.made.iter().all(|made| made.number(words) == Some(best.1));
            if !inside.iter().all(|(words, _)| kept(words)) {
                return None;
            }
            places.turns.push(turn);
            over = Some(ends.iter().map(|&(number, result)| (words(&states[number]), result)).collect());
            begin = states.swap_remove(best.0);
        }
        Some(places)
    }

    /// Where a state of the turn of this seat is, if that can be told.
    pub(super) fn find<G: Game>(&self, state: &G, seat: usize) -> Option<Place> {
        let words = words(state);
        let results = self.made[..seat].iter().map(|made| made.number(&words)).collect::<Option<_>>()?;
        Some(Place { number: self.turns[seat].get(&words.len())?.number(&words)?, results })
    }
}

/// The states of a turn, each number of words by itself.
fn by_length(states: &[(Vec<u64>, usize)], known: &impl Fn(usize) -> bool) -> Option<FxHashMap<usize, Digest>> {
    let mut groups: FxHashMap<usize, Vec<(Vec<u64>, usize)>> = FxHashMap::default();
    for state in states {
        groups.entry(state.0.len()).or_default().push(state.clone());
    }
    groups.into_iter().map(|(length, group)| Some((length, Digest::of(group, &[], known)?))).collect()
}

/// Numbers of states, told by the words in which the states differ.
struct Digest {
    at: Vec<usize>,
    numbers: FxHashMap<Vec<u64>, usize>,
}

impl Digest {
    /// Of these states, but not by the words at some places, and only of numbers that are `known`. Nothing if the states do
    /// not have equally many words, or if some that differ in number do not in words.
    fn of(states: Vec<(Vec<u64>, usize)>, but: &[usize], known: impl Fn(usize) -> bool) -> Option<Digest> {
        let first = states.first()?.0.clone();
        if states.iter().any(|(words, _)| words.len() != first.len()) {
            return None;
        }
        let differ = |at: &usize| states.iter().any(|(words, _)| words[*at] != first[*at]);
        let at = (0..first.len()).filter(|at| !but.contains(at)).filter(differ).collect();
        let mut digest = Digest { at, numbers: FxHashMap::default() };
        for (words, number) in states.into_iter().filter(|(_, number)| known(*number)) {
            if *digest.numbers.entry(digest.key(&words)?).or_insert(number) != number {
                return None;
            }
        }
        Some(digest)
    }

    fn key(&self, words: &[u64]) -> Option<Vec<u64>> {
        self.at.iter().map(|&at| words.get(at).copied()).collect()
    }

    fn number(&self, words: &[u64]) -> Option<usize> {
        self.numbers.get(&self.key(words)?).copied()
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
