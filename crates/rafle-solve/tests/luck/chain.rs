//! Games of luck alone: the whole chain of chances, walked forward by the game's own weights.
//!
//! Chance flows from state to state. It waits in each until all that comes before has been handed on, so that most states
//! are visited once, by however many ways they can be reached.

use std::collections::VecDeque;
use std::hash::Hash;

use rafle_engine::{Game, Line, LineOf, MOST_SEATS, Next, Standings};
use rustc_hash::FxHashMap;

/// What becomes of a game, over everything that can happen.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Fate {
    /// How many steps there are on average.
    pub(crate) length: f64,
    /// Each seat's score at the end.
    pub(crate) scores: [Spread; MOST_SEATS],
    /// Each seat's share of the win.
    pub(crate) shares: [Spread; MOST_SEATS],
    /// How often several share the win.
    pub(crate) shared: f64,
    /// How often nobody wins.
    pub(crate) nobody: f64,
    /// How likely all that is that was too unlikely to follow: no chance is off by more.
    pub(crate) unfollowed: f64,
}

/// How a number is spread.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Spread {
    mean: f64,
    square: f64,
}

impl Spread {
    /// That of a thing that happens once, with this chance, or not.
    pub(crate) fn of_chance(chance: f64) -> Spread {
        Spread { mean: chance, square: chance }
    }

    /// The mean.
    pub(crate) fn mean(&self) -> f64 {
        self.mean
    }

    /// The standard deviation.
    pub(crate) fn deviation(&self) -> f64 {
        // Rounding may leave a number that never varies a hair below zero.
        (self.square - self.mean * self.mean).max(0.0).sqrt()
    }

    /// Adds a number that comes up with this chance.
    pub(crate) fn add(&mut self, number: f64, chance: f64) {
        self.mean += number * chance;
        self.square += number * number * chance;
    }
}

/// Walks the chain from `start` until all that is left is less likely than `rest`. Where a seat is asked, each open action
/// is as likely, which is what random players do and what does not matter in games of luck alone.
pub(crate) fn fate<G: Game>(start: &G, rest: f64) -> Fate {
    let mut chain = Chain { gist: G::gist, numbers: FxHashMap::default(), states: Vec::new(), fate: Fate::default() };
    chain.give(start, 1.0);
    let mut worth = rest;
    loop {
        chain.hand_on(worth);
        chain.fate.unfollowed = chain.states.iter().map(|state| state.waiting).sum();
        if chain.fate.unfollowed <= rest {
            return chain.fate;
        }
        worth /= FINER;
    }
}

/// By how much less a state is worth following each time all others have been followed.
const FINER: f64 = 64.0;

/// States, numbered as they are met: one number for each gist.
struct Chain<G, K> {
    gist: fn(&G) -> K,
    numbers: FxHashMap<K, usize>,
    states: Vec<State<G>>,
    fate: Fate,
}

struct State<G> {
    game: G,
    /// The chance that waits to be handed on.
    waiting: f64,
}

impl<G: Game, K: Hash + Eq> Chain<G, K> {
    /// Hands on the chance of every state in which as much waits as is worth it, until there is none. What was met early
    /// goes first: then the others hold all that can come to them, and are visited once.
    fn hand_on(&mut self, worth: f64) {
        let numbered = self.states.iter().enumerate().filter(|(_, state)| state.waiting >= worth);
        let mut queue: VecDeque<usize> = numbered.map(|(number, _)| number).collect();
        while let Some(number) = queue.pop_front() {
            let state = &mut self.states[number];
            let (game, chance) = (state.game.clone(), std::mem::take(&mut state.waiting));
            self.fate.length += chance;
            follow(&game, chance, |after, chance| {
                if let Some((number, waiting)) = self.give(after, chance)
                    && (waiting - chance..waiting).contains(&worth)
                {
                    queue.push_back(number);
                }
            });
        }
    }

    /// This state is reached, with this chance. Tells its number and how much waits there, unless the game is over.
    fn give(&mut self, game: &G, chance: f64) -> Option<(usize, f64)> {
        if game.next() == Next::Nobody {
            self.fate.end(&game.standings(), chance);
            return None;
        }
        let number = *self.numbers.entry((self.gist)(game)).or_insert(self.states.len());
        if number == self.states.len() {
            self.states.push(State { game: game.clone(), waiting: 0.0 });
        }
        let state = &mut self.states[number];
        state.waiting += chance;
        Some((number, state.waiting))
    }
}

/// All that can come next, each with its part of the chance.
fn follow<G: Game>(state: &G, chance: f64, mut give: impl FnMut(&G, f64)) {
    let mut add = |line: LineOf<G>, chance| {
        let mut after = state.clone();
        after.add(line).expect("what is open is accepted");
        give(&after, chance);
    };
    let open = state.actions().count();
    for action in state.actions() {
        add(Line::Action(action), chance / open as f64);
    }
    let total: u64 = state.outcomes().map(|(_, weight)| weight).sum();
    for (luck, weight) in state.outcomes() {
        add(Line::Luck(luck), chance * weight as f64 / total as f64);
    }
}

impl Fate {
    fn end(&mut self, standings: &Standings, chance: f64) {
        for row in standings.rows() {
            self.scores[row.seat.index()].add(row.score.into(), chance);
            self.shares[row.seat.index()].add(row.share, chance);
        }
        match standings.winners.len() {
            0 => self.nobody += chance,
            1 => {}
            _ => self.shared += chance,
        }
    }
}
